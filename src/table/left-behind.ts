import { isOn, type BoardFact } from "../rules/board.js";
import { COUNTED, type CountedWord } from "../rules/deeds.js";
import type { Zone } from "../rules/formats.gen.js";
import { cardSays } from "./card-says.js";
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
  const lost = [...new Set([...lostBefore(object), ...lostBy(table, object)])];
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

/** What was lost already as it came to a zone from which it is not cast: what returns by way of it has it no more than that. */
function lostBefore({ zone, startFacts }: TableObject): NonNullable<BoardFact["lost"]> {
  if (zone === "battlefield" || zone === "stack") return [];
  return startFacts.flatMap(({ clause, lost = [] }) => (clause === "400.7" ? lost : []));
}

/** What its own abilities ask of how it was cast, which a new object was not (CR 400.7d). */
const OF_CASTING = ["wasCast", "castBy", "paid", "timesPaid", "castFrom"] as const;

function lostBy(
  table: Table,
  { place, card, zone, designations, choices, links, wasCastAs }: TableObject,
): NonNullable<BoardFact["lost"]> {
  const asksHow = OF_CASTING.some((asked) => cardSays(card, `"${asked}"`));
  const isCounted =
    zone === "battlefield" && table.history.some(({ what, object }) => object === place && asksFor(table, what));
  return [
    ...(wasCastAs !== undefined && asksHow ? ["casting" as const] : []),
    ...(isCounted ? ["history" as const] : []),
    ...([...designations.keys()].some((each) => !COMBAT_STATUS.has(each)) ? ["designations" as const] : []),
    ...(choices.size > 0 ? ["choices" as const] : []),
    ...(links.size > 0 ? ["links" as const] : []),
  ];
}

/** Whether something in the game counts such deeds, or asks an object for them. */
function asksFor(table: Table, what: CountedWord): boolean {
  const { object }: { readonly object?: string } = COUNTED[what];
  return table.says(`"${what}"`) || (object !== undefined && table.says(`"${object}"`));
}
