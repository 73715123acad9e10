import { flat } from "../events/together.js";
import type { RulesetId, ScenarioEvent } from "../rules/formats.gen.js";

/**
 * The number of the event with which a spell was cast or an ability activated, if something has happened since: what it costs
 * was locked in then (CR 601.2f). Checks have no number.
 */
export function paidBefore(events: readonly ScenarioEvent[], object: string, ability?: string): number | undefined {
  const happened = events.filter(({ kind }) => kind !== "check");
  const place = happened.findLastIndex((event) => flat(event).some((single) => isPaid(single, object, ability)));
  return place === -1 || place === happened.length - 1 ? undefined : place + 1;
}

/**
 * Whether a check after the payment, and before anything else has happened or later, has told under these rules how the cost
 * came about.
 */
export function isToldSince(
  events: readonly ScenarioEvent[],
  ruleset: RulesetId,
  object: string,
  ability?: string,
): boolean {
  const place = events.findLastIndex((event) => flat(event).some((single) => isPaid(single, object, ability)));
  const last = events.findLastIndex(({ kind }) => kind !== "check");
  return events
    .slice(place + 1, last)
    .some((event) => event.kind === "check" && event.rulesets?.includes(ruleset) !== false);
}

function isPaid(event: ScenarioEvent, object: string, ability: string | undefined): boolean {
  if (event.kind === "activates") return event.object === object && event.ability === ability;
  return event.kind === "casts" && ability === undefined && (event.id ?? event.object ?? event.card) === object;
}
