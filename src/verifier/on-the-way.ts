import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Card, CheckPoint, RulesetId, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { requestOf } from "./request.js";

/**
 * Which events look at what is true as they happen: whom an effect affects and its numbers (CR 611.2c-d), what a spell
 * costs (CR 601.2f), what state-based actions find (CR 704.5), what deals damage (CR 120.3), what is copied (CR 707.2).
 */
const LOOKS: Readonly<Record<ScenarioEvent["kind"], boolean>> = {
  enters: false,
  moves: false,
  casts: true,
  resolves: true,
  attach: false,
  unattach: false,
  counters: false,
  turnFaceUp: false,
  turnFaceDown: false,
  transform: false,
  merges: true,
  sticker: false,
  phaseOut: false,
  phaseIn: false,
  tap: false,
  untap: false,
  designate: false,
  choose: false,
  link: false,
  player: false,
  damage: true,
  turn: false,
  ends: false,
  stateBased: true,
  simultaneous: false,
  check: false,
};

function looks(event: ScenarioEvent): boolean {
  if (event.kind === "simultaneous") return event.events.some(looks);
  const isCopy = (event.kind === "enters" || event.kind === "moves") && event.copyOf !== undefined;
  return isCopy || LOOKS[event.kind];
}

/** What the reference finds just before each event of a timeline that looks at what is true, up to its last check. */
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
