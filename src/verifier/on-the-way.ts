import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Card, CheckPoint, RulesetId, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { declared } from "../events/declared.js";
import { flat } from "../events/together.js";
import { requestOf } from "./request.js";

function looks(event: ScenarioEvent): boolean {
  return flat(event).some((single) => declared(single).looks(single));
}

/** The reference's resolution just before each event that looks at the board, up to the last check of the timeline. */
export async function pointsOnTheWay(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[] = [],
): Promise<CheckPoint[]> {
  const request = requestOf(scenario, cards, ruleset, readings);
  const last = request.timeline.findLastIndex(({ kind }) => kind === "check");
  const before = request.timeline.slice(0, last).filter(({ kind }) => kind !== "check");
  if (!before.some(looks)) return [];
  const timeline = before.flatMap((event, i): ScenarioEvent[] =>
    looks(event) ? [{ kind: "check", id: `before-${i}` }, event] : [event],
  );
  const answer = await REFERENCE_ENGINE.run({ ...request, timeline });
  return answer.kind === "result" ? answer.checkPoints : [];
}
