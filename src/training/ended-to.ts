import type { CheckPoint, ScenarioEvent } from "../rules/formats.gen.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { answerKey, answerOf } from "./answer.js";

/** Events by which effects end (CR 611.2a-611.2b). */
const ENDING: ReadonlySet<ScenarioEvent["kind"]> = new Set([
  "turn",
  "ends",
  "endOfCombat",
  "moves",
  "phaseOut",
  "tap",
  "untap",
  "unattach",
  "stateBased",
  "turnFaceDown",
]);

/**
 * The steps of the trace by which effects on what is asked about have ended, where the answer became what it is with the
 * event by which they did: the last one before which there was another. `before` has what was so before each event, by its
 * place, the last first.
 */
export function endedTo(
  question: WhyQuestion,
  point: CheckPoint,
  events: readonly ScenarioEvent[],
  before: () => readonly (readonly [place: number, point: CheckPoint])[],
): readonly number[] {
  const right = question.kind === "object" ? answerOf(question, point) : undefined;
  if (question.kind !== "object" || right === undefined) return [];
  const places = point.resolution.trace.flatMap((step, place) =>
    step.kind === "ended" && step.neverBegan !== true && step.objects.includes(question.object) ? [place] : [],
  );
  if (places.length === 0) return [];
  const changing = before().find(([, earlier]) => {
    const was = answerOf(question, earlier);
    return was !== undefined && answerKey(was) !== answerKey(right);
  });
  const event = changing && events[changing[0]];
  return event !== undefined && ENDING.has(event.kind) ? places : [];
}
