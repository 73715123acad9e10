/** What the name of an effect in checks and traces says. */
export interface EffectParts {
  /** The object, or the id of what resolved. */
  readonly owner: string;
  readonly ability?: string;
  readonly counter?: string;
  /** The n-th effect of one resolution. */
  readonly place?: number;
  /** The n-th resolution of that name. */
  readonly time?: number;
}

const COUNTER = "/counter:";

/** An ability's id, a keyword or a mana ability after the last slash; names such as `2/2 Bear` or `A // B` have slashes of their own. */
const ABILITY = /^(.*[^\s/])\/([a-z{][^/]*)$/;
const PLACE = /^(.*(?:[^\d\s/+-]|#\d+))\/([2-9]|[1-9]\d+)$/;
const TIME = /^(.*\S)#([2-9]|[1-9]\d+)$/;

/** Takes the name of an effect apart. Whatever looks like no suffix belongs to the owner. */
export function effectParts(name: string): EffectParts {
  const counter = name.indexOf(COUNTER);
  if (counter > 0) return { owner: name.slice(0, counter), counter: name.slice(counter + COUNTER.length) };
  const [, beforePlace, place] = PLACE.exec(name) ?? [];
  const [, beforeTime, time] = TIME.exec(beforePlace ?? name) ?? [];
  const rest = beforeTime ?? beforePlace ?? name;
  const [, owner, ability] = ABILITY.exec(rest) ?? [];
  return {
    owner: owner ?? rest,
    ...(ability === undefined ? {} : { ability }),
    ...(place === undefined ? {} : { place: Number(place) }),
    ...(time === undefined ? {} : { time: Number(time) }),
  };
}
