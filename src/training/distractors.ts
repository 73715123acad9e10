import type { CheckPoint } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { canonicalText } from "../verifier/canonical-text.js";
import { type Answer, answerKey, answerOf } from "./answer.js";
import type { Distractor } from "./item.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";
import type { MisledRun } from "./scenario-runs.js";

/** The most wrong answers that are offered. */
export const MOST_DISTRACTORS = 4;

/** A wrong answer with the computation of the first mistake that leads to it. */
export interface WrongAnswers extends Distractor {
  readonly point: CheckPoint;
}

/** The wrong answers, the most instructive first. That the object does not exist is not offered. */
export function wrongAnswers(
  question: WhyQuestion,
  check: string,
  right: Answer,
  rules: Ruleset,
  runs: readonly MisledRun[],
): WrongAnswers[] {
  const rightKey = answerKey(right);
  const found = new Map<string, WrongAnswers>();
  for (const { ruleset, points, misconception } of runs) {
    const point = points.get(check);
    if (point === undefined || !isAskedUnder(question, ruleset)) continue;
    const answer = answerOf(question, point);
    if (answer === undefined || (answer.kind === "absent" && right.kind !== "absent")) continue;
    const key = answerKey(answer);
    if (key === rightKey || !isComparable(question, rules, ruleset)) continue;
    const known = found.get(key);
    if (known === undefined)
      found.set(key, { answer, misconceptions: [misconception], resolution: point.resolution, point });
    else found.set(key, { ...known, misconceptions: [...known.misconceptions, misconception] });
  }
  return [...found.values()];
}

/** Whether a question makes sense under a ruleset: the editions before July 2009 have no base power and toughness. */
export function isAskedUnder(question: WhyQuestion, { baseAfter }: Ruleset): boolean {
  const asked = askedIn(question);
  return !(asked.kind === "object" && asked.aspect === "baseSize" && baseAfter === undefined);
}

/** Orders can be compared only between rulesets with the same layers. */
function isComparable(question: WhyQuestion, rules: Ruleset, wrong: Ruleset): boolean {
  return question.kind !== "order" || canonicalText(rules.slots) === canonicalText(wrong.slots);
}
