import type { CheckEvent, Scenario } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { canonicalText } from "../verifier/canonical-text.js";
import { otherReadings, underReading } from "../verifier/expected.js";
import { narrowedTo } from "../explain/questions.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { type Answer, answerKey, answerOf } from "./answer.js";
import type { TraceDetail } from "../resolver/recording.js";
import { differenceAt } from "./asked.js";
import type { WrongAnswer } from "./distractors.js";
import { type RightRun, type Run, runsByReadings } from "./scenario-runs.js";

/** The readings of a scenario besides those that are followed: none of them is wrong. */
export interface OtherReadings {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** Runs by those that the resolver can follow, made when they are asked for. */
  readonly readings: () => readonly Run[];
  /** Those for which the scenario states expectations. */
  readonly stated: readonly string[];
}

export function otherReadingsOf(right: RightRun, trace?: TraceDetail): OtherReadings {
  const { scenario, rules: ruleset } = right;
  let runs: readonly Run[] | undefined;
  const followed = ruleset.readings ?? [];
  return {
    scenario,
    ruleset,
    readings: () => (runs ??= runsByReadings(right, trace)),
    stated: otherReadings(scenario, ruleset.id).filter((id) => !followed.includes(id)),
  };
}

/** What a check expects of a question under a reading, if that differs. */
function otherExpectation(check: CheckEvent, question: WhyQuestion, reading: string): CheckEvent | undefined {
  const other = narrowedTo(underReading(check, reading), question);
  return canonicalText(other) === canonicalText(narrowedTo(check, question)) ? undefined : other;
}

function answerAt(points: Run["points"], { id }: CheckEvent, question: WhyQuestion): Answer | undefined {
  const point = points.get(id);
  return point && answerOf(question, point);
}

/** The reading that an answer follows, if another documented one gives another answer; "unnamed" if it has no id. */
export function turningPoint(
  { scenario, ruleset, readings, stated }: OtherReadings,
  check: CheckEvent,
  question: WhyQuestion,
  answer: Answer,
): string | undefined {
  const { alternatives = [] } = scenario;
  const followed =
    alternatives.find(({ id }) => ruleset.readings?.includes(id)) ??
    alternatives.find(({ recommended }) => recommended);
  const isOther = ({ ruleset: other, points }: Run): boolean => {
    const found = answerAt(points, check, question);
    const isOfScenario = alternatives.some(({ id, recommended }) =>
      other.readings === undefined ? recommended === true : other.readings.includes(id),
    );
    return isOfScenario && found !== undefined && answerKey(found) !== answerKey(answer);
  };
  const turns =
    stated.some((reading) => otherExpectation(check, question, reading) !== undefined) || readings().some(isOther);
  return turns ? (followed?.id ?? "unnamed") : undefined;
}

/** Whether a mistake's answer equals that of another reading of the rules: then it is not wrong. */
export function isAnotherReading(
  { readings, stated }: OtherReadings,
  check: CheckEvent,
  question: WhyQuestion,
  { answer, point }: Pick<WrongAnswer, "answer" | "point">,
): boolean {
  const key = answerKey(answer);
  const isRead = readings().some(({ points }) => {
    const found = answerAt(points, check, question);
    return found !== undefined && answerKey(found) === key;
  });
  return (
    isRead ||
    stated.some((reading) => {
      const other = otherExpectation(check, question, reading);
      return other !== undefined && differenceAt(other, point) === undefined;
    })
  );
}
