import { effectOfDesignation } from "../rules/designations.js";
import { EVENTS, type Apart, type EffectReference } from "../rules/effect-reference.js";

/** What bears a name, as far as whoever reads names of effects knows. */
export interface KnownNames {
  readonly isObject: (name: string) => boolean;
  /** Whether something resolves under this name of its own, and not as an ability of an object. */
  readonly isResolution: (name: string) => boolean;
}

/** A possible name, with what would distinguish its effect from others of that name. */
type TakenApart = readonly [plain: string, apart: Apart];

const COUNTER = "counter:";

/** How an ability is called: its id, a keyword, or a mana ability by its cost. */
const ABILITY = /^[a-z{][^/#(]*$/;

const COUNT = "([2-9]|[1-9]\\d+)";
const NUMBER = new RegExp(`^(.+)#${COUNT}$`, "s");
const PART = new RegExp(`^(.+)/${COUNT}$`, "s");

/**
 * The effect that a text names. Names are free texts and may end as if they were numbered ("A#2", "Fire/ice"). If
 * something on the board has the name, that is meant; where several names would fit, the longest. A name that nothing
 * has, as in an engine's answer or an old report, is read by its form: `<object>/<ability>`, else something that has
 * resolved.
 */
export function readEffect(text: string, known: KnownNames): EffectReference {
  for (const [plain, apart] of takenApart(text)) {
    const found = knownEffect(plain, apart, known);
    if (found !== undefined) return found;
  }
  return oddAbility([...takenApart(text)].at(-1) ?? [text, {}], known) ?? effectByForm(text);
}

/** What could be the name itself, with what follows it: nothing at first, more and more then. */
function* takenApart(text: string): Iterable<TakenApart> {
  yield* withNumber(text, {});
  const [, plain, part] = PART.exec(text) ?? [];
  if (plain !== undefined) yield* withNumber(plain, { part: Number(part) });
}

function* withNumber(text: string, apart: Apart): Iterable<TakenApart> {
  yield [text, apart];
  const [, plain, number] = NUMBER.exec(text) ?? [];
  if (plain !== undefined) yield [plain, { ...apart, number: Number(number) }];
}

function knownEffect(plain: string, apart: Apart, known: KnownNames): EffectReference | undefined {
  if (known.isResolution(plain)) return { kind: "resolution", name: plain, ...apart };
  for (const at of slashesOf(plain)) {
    const object = plain.slice(0, at);
    const effect = known.isObject(object) ? effectOf(object, plain.slice(at + 1), apart) : undefined;
    if (effect !== undefined) return effect;
  }
  return undefined;
}

/** What of an object makes an effect; undefined if nothing is so called. */
function effectOf(object: string, what: string, apart: Apart): EffectReference | undefined {
  const isAlone = Object.keys(apart).length === 0;
  if (isAlone && what.startsWith(COUNTER)) return { kind: "counters", object, counter: what.slice(COUNTER.length) };
  if (isAlone && effectOfDesignation(what) !== undefined) return { kind: "designation", object, designation: what };
  const event = EVENTS.find((one) => one === what);
  if (event !== undefined) return { kind: "event", object, event, ...apart };
  return ABILITY.test(what) ? { kind: "ability", object, ability: what, ...apart } : undefined;
}

/** What stands after an object that is there is meant to be an ability of it, whatever it looks like. */
function oddAbility([plain, apart]: TakenApart, { isObject }: KnownNames): EffectReference | undefined {
  const at = slashesOf(plain).find((slash) => isObject(plain.slice(0, slash)));
  return at === undefined
    ? undefined
    : { kind: "ability", object: plain.slice(0, at), ability: plain.slice(at + 1), ...apart };
}

/** From the last to the first. */
function slashesOf(text: string): number[] {
  const found: number[] = [];
  for (let at = text.lastIndexOf("/"); at >= 0; at = at === 0 ? -1 : text.lastIndexOf("/", at - 1)) found.push(at);
  return found;
}

/** Names such as `2/2 Bear` and `A // B` have slashes of their own. */
const PART_BY_FORM = new RegExp(`^(.*(?:[^\\d\\s/+-]|#\\d+))/${COUNT}$`);
const NUMBER_BY_FORM = new RegExp(`^(.*\\S)#${COUNT}$`);
const OF_OBJECT = /^(.*[^\s/])\/([a-z{][^/]*)$/;

/** Whatever looks like no ending belongs to what bears the effect. */
function effectByForm(text: string): EffectReference {
  const counter = text.indexOf(`/${COUNTER}`);
  if (counter > 0)
    return { kind: "counters", object: text.slice(0, counter), counter: text.slice(counter + 1 + COUNTER.length) };
  const [, beforePart, part] = PART_BY_FORM.exec(text) ?? [];
  const [, beforeNumber, number] = NUMBER_BY_FORM.exec(beforePart ?? text) ?? [];
  const plain = beforeNumber ?? beforePart ?? text;
  const apart = {
    ...(number === undefined ? {} : { number: Number(number) }),
    ...(part === undefined ? {} : { part: Number(part) }),
  };
  const [, object, what = ""] = OF_OBJECT.exec(plain) ?? [];
  if (object === undefined) return { kind: "resolution", name: plain, ...apart };
  return effectOf(object, what, apart) ?? { kind: "ability", object, ability: what, ...apart };
}
