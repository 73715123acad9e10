import { decisiveIn } from "../explain/why/decisive.js";
import type { CheckPoint, Scenario } from "../rules/formats.gen.js";
import type { Sort } from "../rules/layers.js";
import type { Ruleset } from "../rules/ruleset.js";
import { type Misconception, MISCONCEPTIONS } from "../misconceptions/misconceptions.js";
import { canonicalText } from "../verifier/canonical-text.js";
import { type Answer, answerKey, answerOf } from "./answer.js";
import { type Distractor, type Item, type MistakeMade, misconceptionsOf } from "./item.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";
import type { MisledRun } from "./scenario-runs.js";

/** The most wrong answers that are offered. */
export const MOST_DISTRACTORS = 4;

/** With as many wrong answers nobody finds the right one by chance; mistakes that have names are looked for up to here. */
const ENOUGH_DISTRACTORS = 3;

/** What teaches nothing is offered only up to here: with fewer, half of those who guess are right. */
const AT_LEAST = 2;

/** A wrong answer with the computation that leads to it. */
export interface WrongAnswer extends Distractor {
  /** Equal for equal answers. */
  readonly key: string;
  readonly point: CheckPoint;
  /** The same with every application, for who believes a misconception. */
  readonly traced?: () => CheckPoint | undefined;
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
  for (const run of runs) {
    const { ruleset, points, misconception } = run;
    // Who is asked has the board before him that the right rules have led to; what comes after it he works out by his own.
    const isSeen = question.kind !== "after" && (question.kind !== "object" || !isOfPlaces(question));
    const point = (isSeen ? run.onRightBoards : undefined)?.get(check) ?? points.get(check);
    if (point === undefined || !isAskedUnder(question, ruleset)) continue;
    const answer = answerOf(question, point);
    if (answer === undefined || (answer.kind === "absent" && right.kind !== "absent")) continue;
    if (JSON.stringify(answer) === rightText) continue; // most are; the key takes longer
    const key = answerKey(answer);
    if (key === rightKey || !isComparable(question, rules, ruleset) || !acts(run, question, check, key)) continue;
    const known = found.get(key);
    const [first, ...others] = known === undefined ? [] : misconceptionsOf(known);
    found.set(key, {
      ...(known ?? { answer, key, point, traced: () => run.traced(check) }),
      mistake: {
        kind: "believed",
        misconceptions: first === undefined ? [misconception] : [first, ...others, misconception],
      },
    });
  }
  return [...found.values()];
}

/** What has died, or gone elsewhere, has done so at an earlier moment. */
function isOfPlaces({ aspect }: Extract<WhyQuestion, { readonly kind: "object" }>): boolean {
  return aspect === "exists" || aspect === "zone";
}

/** Whether a mistake acts at what is asked: nothing else alone leads there, and it does so whatever it leaves open. */
function acts({ unlike, alike }: MisledRun, question: WhyQuestion, check: string, wrongKey: string): boolean {
  const leadsThere = (points: Pick<ReadonlyMap<string, CheckPoint>, "get"> | undefined): boolean | undefined => {
    const point = points?.get(check);
    const answer = point && answerOf(question, point);
    return answer && answerKey(answer) === wrongKey;
  };
  return leadsThere(unlike) !== true && leadsThere(alike) !== false;
}

/**
 * The wrong answers that are offered: what people believe by mistake, then what else leads to one, in this order. Of that
 * only as much is worked out as is missing.
 */
export function offered(
  right: Answer,
  beliefs: readonly WrongAnswer[],
  others: Iterable<Iterable<WrongAnswer>>,
  isWrong: (answer: WrongAnswer) => boolean,
): readonly WrongAnswer[] {
  const believed = beliefs.filter(isWrong).slice(0, MOST_DISTRACTORS);
  const taken = new Set([answerKey(right), ...believed.map(({ key }) => key)]);
  const chosen = [...believed];
  if (chosen.length >= ENOUGH_DISTRACTORS) return chosen;
  const plain: WrongAnswer[] = [];
  for (const all of others)
    for (const each of all) {
      const isPlain = !isInstructive(each);
      if (isPlain && chosen.length + plain.length >= AT_LEAST) continue;
      if (taken.has(each.key) || !isWrong(each)) continue;
      taken.add(each.key);
      (isPlain ? plain : chosen).push(each);
      if (chosen.length >= ENOUGH_DISTRACTORS) return chosen;
    }
  return [...chosen, ...plain.slice(0, Math.max(0, AT_LEAST - chosen.length))];
}

/**
 * What hardly anybody believes: that the older of two effects has the last word, that what waits goes first, that a static
 * ability looks only once, that a Forest is green.
 */
export const FAR_FETCHED: ReadonlySet<string> = new Set([
  "newest-first",
  "dependents-go-first",
  "newcomers-are-spared",
  "lands-have-the-color-of-their-mana",
]);

/** Whether anybody would answer so: that there is an object of no card type at all, nobody does. */
export function isBelievable(answer: Answer, right: Answer): boolean {
  return (
    answer.kind !== "typeLine" || answer.types.length > 0 || (right.kind === "typeLine" && right.types.length === 0)
  );
}

/** Mistakes of who has not looked at the board, or has not heard what has happened. */
const NOT_LOOKED: ReadonlySet<MistakeMade["kind"]> = new Set(["overlooked", "unnoticed", "outdated"]);

/** Whether a wrong answer tests a rule, and not only whether somebody has looked. */
export function isInstructive(wrong: Distractor): boolean {
  if (NOT_LOOKED.has(wrong.mistake.kind)) return false;
  return wrong.mistake.kind !== "believed" || misconceptionsOf(wrong).some(({ id }) => !FAR_FETCHED.has(id));
}

/** The misconceptions in another order: those first that forget a clause which decides in a scenario. */
export function aboutFirst(
  among: readonly Misconception[],
  { cites }: Pick<Scenario, "cites">,
): readonly Misconception[] {
  const isAbout = ({ forgets }: Misconception): boolean => decides(forgets, cites);
  return [...among.filter(isAbout), ...among.filter((each) => !isAbout(each))];
}

/** What people believe; what those go by who learned an older text; and what names an answer that nothing else explains. */
export const BELIEVED = MISCONCEPTIONS.filter(({ id, edition }) => edition === undefined && !FAR_FETCHED.has(id));
export const LEARNED_LONG_AGO = MISCONCEPTIONS.filter(({ edition }) => edition !== undefined);
export const HARDLY_BELIEVED = MISCONCEPTIONS.filter(({ id }) => FAR_FETCHED.has(id));

/** Whether somebody answers wrongly who forgets a clause that decides in the scenario. */
export function isAboutItsClauses({ wrong, entry }: Pick<Item, "wrong" | "entry">): boolean {
  const { cites } = entry.scenario;
  return wrong.some((each) => misconceptionsOf(each).some(({ forgets }) => decides(forgets, cites)));
}

function decides(clause: string, cites: Scenario["cites"]): boolean {
  return [...decisiveIn(cites)].some((cited) => withItsPart(cited) === withItsPart(clause));
}

/** CR 613.8a says what depends on what, and CR 613.8b that it waits: one is nothing without the other. */
function withItsPart(clause: string): string {
  return clause === "613.8a" ? "613.8b" : clause;
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
