import type { CheckEvent, CheckPoint, Resolution } from "../rules/formats.gen.js";
import { KEYWORDS } from "../rules/keywords.js";
import type { Ruleset } from "../rules/ruleset.js";
import { compareCheck } from "../verifier/compare.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";
import { type Answer, answerOf } from "./answer.js";
import { isAskedUnder } from "./distractors.js";

/** The answer to a question at a check; undefined where it is nothing that one can ask. */
export function rightAnswer(question: WhyQuestion, point: CheckPoint, ruleset: Ruleset): Answer | undefined {
  const { resolution } = point;
  if (isGoneInPlay(question, resolution) || !isAskedUnder(question, ruleset)) return undefined;
  const answer = answerOf(question, point);
  return answer === undefined || isEdited(question, answer, resolution) ? undefined : answer;
}

/** The difference from what a check expects, in words; undefined if there is none. */
export function differenceAt(
  check: CheckEvent,
  { resolution, afterStateBasedActions }: CheckPoint,
): string | undefined {
  const wrong = compareCheck(check, resolution, afterStateBasedActions).find(({ ok }) => !ok);
  if (wrong === undefined) return undefined;
  const { subject, characteristic, expected, actual } = wrong;
  return `${subject}, ${characteristic}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`;
}

/** Whether state-based actions, which no player waits for, would have the last word on what is asked (CR 704.3). */
function isGoneInPlay(question: WhyQuestion, { stateBased }: Resolution): boolean {
  return (
    question.kind === "object" &&
    stateBased.some(({ object, among = [] }) => object === question.object || among.includes(question.object))
  );
}

/** Whether an effect has changed the text of an ability in the answer (CR 612.1): it keeps its id, and its new text has no words. */
function isEdited(question: WhyQuestion, answer: Answer, { trace }: Resolution): boolean {
  const asked = askedIn(question);
  if (asked.kind !== "object") return false;
  const abilities =
    answer.kind === "abilities" ? answer.abilities : answer.kind === "copiable" ? answer.values.abilities : [];
  return (
    !abilities.every(isItsText) &&
    trace.some(
      (step) => step.kind === "applied" && step.parts.includes("replaceWords") && step.objects.includes(asked.object),
    )
  );
}

/** Whether its name is its text: a mana ability, or a keyword. */
function isItsText(ability: string): boolean {
  return (
    ability.startsWith("{") ||
    /^[a-z]+walk$/.test(ability) ||
    KEYWORDS.some(({ name }) => ability === name || ability.startsWith(`${name} `))
  );
}

/** Questions that are asked less often and matter less than values: the order of a layer, and copiable values. */
export function isTechnical(question: WhyQuestion): boolean {
  const asked = askedIn(question);
  return asked.kind === "order" || (asked.kind === "object" && asked.aspect === "copiable");
}
