import { BATTLE, PLANESWALKER } from "../rules/card-types.js";
import type { EntersEvent } from "../rules/formats.gen.js";
import { cardSays } from "./card-says.js";
import { isCopy } from "./copied-values.js";
import { putCounters } from "./counters.js";
import type { Table } from "./table.js";

/** A planeswalker enters with its loyalty, a battle with its defense, in counters (CR 306.5b, 310.4b), unless the event says how many. */
export function intrinsicCounters(table: Table, place: number, { counters }: Pick<EntersEvent, "counters">): void {
  const object = table.objects[place];
  if (
    object === undefined ||
    !(isCopy(table, place) || cardSays(object.card, '"loyalty":') || cardSays(object.card, '"defense":'))
  )
    return;
  const view = table.resolve().final[place];
  if (view === undefined) return;
  for (const [kind, type] of [
    ["loyalty", PLANESWALKER],
    ["defense", BATTLE],
  ] as const) {
    const printed = view[kind];
    if ((view.types & type) !== 0 && printed !== null && counters?.[kind] === undefined) {
      object.startClauses.push(kind === "loyalty" ? "306.5b" : "310.4b");
      putCounters(table, object, kind, printed);
    }
  }
}
