import { isOn, type BoardFact } from "../rules/board.js";
import type { Zone } from "../rules/formats.gen.js";
import { COMBAT_STATUS } from "./combat.js";
import { printEffect } from "../names/effect.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

type LeftBehind = Pick<BoardFact, "effects" | "stops" | "lost">;

/** What an object has that the new object elsewhere will not have (CR 400.7), and what it does no longer (CR 611.3b). */
export function leftBehind(table: Table, place: number, to: Zone): LeftBehind {
  const object = table.at(place);
  const effects = table.effects.filter((effect) => isOn(effect, place)).map(({ name }) => name);
  const stops = object.zone === "battlefield" ? effectsFrom(table, place, to) : [];
  const lost = lostBy(object);
  return {
    ...(effects.length === 0 ? {} : { effects }),
    ...(stops.length === 0 ? {} : { stops }),
    ...(lost.length === 0 ? {} : { lost }),
  };
}

/** The effects of its static abilities that need it on the battlefield (CR 113.6). */
function effectsFrom(table: Table, place: number, to: Zone): NonNullable<BoardFact["stops"]> {
  const names = table
    .resolve()
    .state.all()
    .flatMap(({ name, source }) => {
      const ability = source?.object === place ? source.instance.ability : undefined;
      const ends = ability?.kind === "static" && ability.lingers === undefined && ability.zones?.includes(to) !== true;
      return ends ? [name] : [];
    });
  return [...new Map(names.map((name) => [printEffect(name), name])).values()];
}

function lostBy({ designations, choices, links }: TableObject): NonNullable<BoardFact["lost"]> {
  return [
    ...([...designations.keys()].some((each) => !COMBAT_STATUS.has(each)) ? ["designations" as const] : []),
    ...(choices.size > 0 ? ["choices" as const] : []),
    ...(links.size > 0 ? ["links" as const] : []),
  ];
}
