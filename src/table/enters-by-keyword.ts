import { isKeyword } from "../rules/ability.js";
import type { EntersEvent } from "../rules/formats.gen.js";
import { ENTERING_KEYWORDS, entersWith, RIOT } from "../rules/keyword-entering.js";
import { conditionHolds, evaluateQuantity } from "../resolver/query/queries.js";
import { putCounters } from "./counters.js";
import { startsWith } from "./start-facts.js";
import type { Table } from "./table.js";
import { addEventEffect } from "./event-effect.js";
import { asItEnters } from "./look-ahead.js";

/**
 * Counters by keywords such as modular, as far as the permanent would have them (CR 614.12), unless the event says how
 * many of that kind it enters with. With riot it gains haste for each instance for which it gets no counter (CR 702.136a).
 */
export function enterByKeyword(table: Table, place: number, { counters = {} }: Pick<EntersEvent, "counters">): void {
  if (!ENTERING_KEYWORDS.some((keyword) => table.says(`"${keyword}"`))) return;
  const object = table.at(place);
  const abilities = asItEnters(table, place)?.abilities ?? [];
  const outcome = table.resolve();
  let isAsked = false;
  for (const { ability, key } of abilities) {
    const said = ability.kind === "keyword" ? entersWith(ability) : undefined;
    if (said === undefined || counters[said.counter] !== undefined) continue;
    const situation = table.seenFrom(place, outcome, key, object.castX);
    if (said.condition !== undefined && !conditionHolds(said.condition, situation)) continue;
    isAsked = true;
    putCounters(table, object, said.counter, evaluateQuantity(said.amount, situation));
  }
  const riots = abilities.filter(({ ability }) => isKeyword(ability, RIOT)).length;
  for (let other = counters["+1/+1"] ?? 0; other < riots; other++) gainHaste(table, place);
  if (isAsked) startsWith(object, { clause: "614.12", found: ["withCounters"] });
  if (riots > 0) startsWith(object, { clause: "614.12", found: ["withRiot"] });
}

function gainHaste(table: Table, place: number): void {
  const { id, timestamp } = table.at(place);
  addEventEffect(
    table,
    table.effectName({ kind: "ability", object: id, ability: RIOT }),
    [place],
    { parts: [{ kind: "gainAbilities", abilities: ["haste"] }] },
    timestamp,
    ["614.12"],
  );
}
