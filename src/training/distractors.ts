import type { CheckPoint } from "../rules/formats.gen.js";
import type { Sort } from "../rules/layers.js";
import type { Ruleset } from "../rules/ruleset.js";
import { canonicalText } from "../verifier/canonical-text.js";
import { type Answer, answerKey, answerOf } from "./answer.js";
import { type Distractor, misconceptionsOf } from "./item.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";
import type { MisledRun } from "./scenario-runs.js";

/** The most wrong answers that are offered. */
export const MOST_DISTRACTORS = 4;

/** With as many wrong answers nobody finds the right one by chance; oversights are looked for up to here. */
const ENOUGH_DISTRACTORS = 3;

/** A wrong answer with the computation that leads to it. */
export interface WrongAnswer extends Distractor {
  /** Equal for equal answers. */
  readonly key: string;
  readonly point: CheckPoint;
}

/** What somebody answers who believes a misconception, the most instructive first. That the object does not exist is not offered. */
export function wrongBeliefs(
  question: WhyQuestion,
  check: string,
  right: Answer,
  rules: Ruleset,
  runs: readonly MisledRun[],
): WrongAnswer[] {
  const [rightKey, rightText] = [answerKey(right), JSON.stringify(right)];
  const found = new Map<string, WrongAnswer>();
  for (const { ruleset, points, misconception } of runs) {
    const point = points.get(check);
    if (point === undefined || !isAskedUnder(question, ruleset)) continue;
    const answer = answerOf(question, point);
    if (answer === undefined || (answer.kind === "absent" && right.kind !== "absent")) continue;
    if (JSON.stringify(answer) === rightText) continue; // most are; the key takes longer
    const key = answerKey(answer);
    if (key === rightKey || !isComparable(question, rules, ruleset)) continue;
    const known = found.get(key);
    const [first, ...others] = known === undefined ? [] : misconceptionsOf(known);
    found.set(key, {
      ...(known ?? { answer, key, point }),
      mistake: {
        kind: "believed",
        misconceptions: first === undefined ? [misconception] : [first, ...others, misconception],
      },
    });
  }
  return [...found.values()];
}

/**
 * The wrong answers that are offered: what people believe by mistake, then what slips lead to, in this order, and what only
 * a mistake explains that hardly anybody makes, if nothing better is left.
 */
export function offered(
  right: Answer,
  beliefs: readonly WrongAnswer[],
  slips: readonly Iterable<WrongAnswer>[],
  isWrong: (answer: WrongAnswer) => boolean,
): readonly WrongAnswer[] {
  const wrong = beliefs.filter(isWrong);
  const believed = wrong.filter((each) => !isFarFetched(each)).slice(0, MOST_DISTRACTORS);
  const taken = new Set([answerKey(right), ...believed.map(({ key }) => key)]);
  const chosen = [...believed];
  const add = (all: Iterable<WrongAnswer>): void => {
    for (const each of all) {
      if (chosen.length >= ENOUGH_DISTRACTORS) return;
      if (taken.has(each.key) || !isWrong(each)) continue;
      taken.add(each.key);
      chosen.push(each);
    }
  };
  for (const slip of slips) add(slip);
  add(wrong.filter(isFarFetched));
  return chosen;
}

/** What hardly anybody believes: that the older of two effects has the last word, or that a static ability looks only once. */
const FAR_FETCHED: ReadonlySet<string> = new Set(["newest-first", "newcomers-are-spared"]);

/** Whether who mixes up two timestamps answers so. */
export function isAboutOrder(wrong: WrongAnswer): boolean {
  return misconceptionsOf(wrong).some(({ id }) => id === "newest-first");
}

function isFarFetched(wrong: WrongAnswer): boolean {
  return FAR_FETCHED.has(misconceptionsOf(wrong)[0]?.id ?? "");
}

/** What nobody takes for base power and toughness, in whatever order layers are thought to be. */
const NO_BASE: readonly Sort[] = ["boost", "staticBoost", "switch"];

/**
 * Whether a question makes sense under a ruleset: the editions before July 2009 have no base power and toughness, and a
 * wrong order of the layers does not say what is base where bonuses come before it.
 */
export function isAskedUnder(question: WhyQuestion, { baseAfter, slots, misconception }: Ruleset): boolean {
  const asked = askedIn(question);
  if (asked.kind !== "object" || asked.aspect !== "baseSize") return true;
  if (baseAfter === undefined) return false;
  const isLast = slots.at(-1)?.layer === baseAfter;
  const upTo = slots.slice(0, slots.findLastIndex(({ layer }) => layer === baseAfter) + 1);
  const isMixed = upTo.some(({ sorts }) => sorts.some((sort) => NO_BASE.includes(sort)));
  return !isMixed || (isLast && misconception === BONUSES_ARE_BASE);
}

/** Who believes this takes all that is there in the end for base. */
const BONUSES_ARE_BASE = "bonuses-are-base";

/** Orders can be compared only between rulesets with the same layers. */
function isComparable(question: WhyQuestion, rules: Ruleset, wrong: Ruleset): boolean {
  return question.kind !== "order" || canonicalText(rules.slots) === canonicalText(wrong.slots);
}
