import type { Narrator } from "../src/explain/narrator.js";
import type { Explanation } from "../src/explain/why/explanation.js";
import type { ObjectAspect, WhyQuestion } from "../src/explain/why/question.js";
import { type Reason, stepReason, type ToldReason, toldReason } from "../src/explain/why/reason.js";
import { Seen } from "../src/explain/why/seen.js";
import { whyOf } from "../src/explain/why/why.js";
import type { Change, CheckPoint, Resolution, Result, ScenarioSummary, TraceStep } from "../src/rules/formats.gen.js";
import { own } from "../src/rules/own.js";

/** Why the board at a check is what it is, in a sentence. */
export interface BoardReason {
  readonly text: string;
  /** By their newest numbers, and by those that the edition has. */
  readonly clauses: readonly string[];
  readonly numbers: readonly string[];
}

/**
 * The reason for the board at one check. What somebody wrote for a scenario begins with its first board; of any later one
 * the reason is made from its own steps, and of every board in other languages than English, in which it is written.
 */
export function boardReason(
  summary: ScenarioSummary,
  result: Result,
  point: CheckPoint,
  narrator: Narrator,
): BoardReason | undefined {
  const written = summary.why ?? [];
  const isEnglish = narrator.speaker.language === "en";
  // Where editions part, the first that is written may be about another one.
  const first = summary.timeline.find(({ kind }) => kind === "check");
  const isOfThis = first?.kind === "check" && first.id === result.checkPoints[0]?.check;
  const isFirst = isEnglish && isOfThis && isBoardOf(result.checkPoints[0], point);
  const isOfOneEdition = summary.timeline.every((event) => event.kind !== "check" || event.rulesets === undefined);
  const made = isFirst ? undefined : madeReason(result, point, narrator);
  if (made !== undefined) return made;
  // Where editions part, the last that is written may be about another one.
  const old = isFirst || isOfOneEdition ? undefined : oldReason(result, point, narrator);
  if (old !== undefined) return old;
  if (!isEnglish) return undefined;
  const reason = isFirst ? written[0] : written.at(-1);
  if (reason === undefined) return undefined;
  const clauses = summary.cites.filter(({ role }) => role === "decides").map(({ clause }) => clause);
  return { text: firstSentence(reason), clauses, numbers: clauses };
}

/** Whether the first check looks at the same objects and players: several may ask different things of one board. */
function isBoardOf(first: CheckPoint | undefined, { resolution }: CheckPoint): boolean {
  const textOf = ({ objects, players }: Resolution): string => JSON.stringify([objects, players]);
  return first !== undefined && textOf(first.resolution) === textOf(resolution);
}

/** The first sentence that says something: "Layer 4." is a heading. A sentence ends before a capital. */
function firstSentence(text: string): string {
  return /^(?:.{0,24}[.!?](?=\s))?.*?[.!?](?=\s+["“(]?\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}

/** What of an object a value of a check asks about. */
const ASPECTS: Readonly<Record<string, ObjectAspect>> = {
  power: "size",
  toughness: "size",
  basePower: "size",
  baseToughness: "size",
  types: "typeLine",
  subtypes: "typeLine",
  supertypes: "typeLine",
  colors: "colors",
  abilities: "abilities",
  controller: "controller",
  name: "name",
};

/** So many values are looked at: a board may have hundreds. */
const MOST = 24;

/**
 * The reason of the value for which most has to be said: one that something decides between effects, if there is one.
 * What could have been said of the board before as well is not why this one is another.
 */
function madeReason(result: Result, point: CheckPoint, narrator: Narrator): BoardReason | undefined {
  const { resolution } = point;
  const before = boardBefore(result, point);
  const textOf = ({ words }: Reason): string => narrator.speaker.sentence(words);
  const newsOf = (questions: readonly WhyQuestion[]) =>
    questions.map((question) => {
      const known = before === undefined ? [] : shortOf(question, before, narrator).map(textOf);
      const { short, steps } = explained(question, point, narrator);
      const news = short.filter((reason) => !known.includes(textOf(reason)));
      return { news, isDeciding: news.length > 1, steps };
    });
  const hasNews = ({ news }: { readonly news: readonly Reason[] }): boolean => news.length > 0;
  const ofValues = newsOf(questionsOf(result, point, before)).filter(hasNews);
  const told = ofValues.length > 0 ? ofValues : newsOf(ofTheGame(resolution)).filter(hasNews);
  const [best] = told.toSorted((a, b) => Number(b.isDeciding) - Number(a.isDeciding) || b.steps - a.steps);
  // The last sentence tells what happens to the value; those before it, what decides between effects.
  const reason =
    best?.isDeciding === true ? best.news[0] : (decidingStep(resolution, before, narrator) ?? best?.news[0]);
  if (reason === undefined) return undefined;
  const { text, clauses, numbers }: ToldReason = toldReason(reason, resolution.trace, resolution.ruleset, narrator);
  return { text, clauses, numbers };
}

/** What could have been said of the board before, too. */
function oldReason(result: Result, point: CheckPoint, narrator: Narrator): BoardReason | undefined {
  const { resolution } = point;
  const [question] = [...questionsOf(result, point, undefined), ...ofTheGame(resolution)];
  const reason = question === undefined ? undefined : shortOf(question, point, narrator).at(-1);
  if (reason === undefined) return undefined;
  const { text, clauses, numbers }: ToldReason = toldReason(reason, resolution.trace, resolution.ruleset, narrator);
  return { text, clauses, numbers };
}

/** The last board before that is another one. */
function boardBefore({ checkPoints }: Result, point: CheckPoint): CheckPoint | undefined {
  return checkPoints.slice(0, checkPoints.indexOf(point)).findLast((each) => !isBoardOf(each, point));
}

function shortOf(question: WhyQuestion, point: CheckPoint, narrator: Narrator): readonly Reason[] {
  if (question.kind === "object" && point.resolution.objects[question.object] === undefined) return [];
  return explained(question, point, narrator).short;
}

function explained(
  question: WhyQuestion,
  { resolution, afterStateBasedActions }: CheckPoint,
  { names }: Narrator,
): { readonly short: readonly Reason[]; readonly steps: number } {
  const { short, long }: Explanation = whyOf({
    question,
    resolution,
    causes: new Map(),
    ...(afterStateBasedActions === undefined ? {} : { after: afterStateBasedActions }),
    names,
    wrong: [],
  });
  return { short, steps: new Set(long.flatMap(({ reasons }) => reasons.flatMap(({ steps }) => steps))).size };
}

/** Steps that tell an order or a loss that no single value shows, the most telling kind first. */
const DECIDING = ["loop", "waits", "ceased"] as const;

function decidingStep(
  { trace }: Resolution,
  before: CheckPoint | undefined,
  { speaker, names }: Narrator,
): Reason | undefined {
  const textOf = ({ words }: Reason): string => speaker.sentence(words);
  const reasonsIn = (steps: readonly TraceStep[]): Reason[] => {
    const seen = Seen.all(steps);
    return DECIDING.flatMap((kind) =>
      seen.filter(({ step }) => step.kind === kind).map((each) => stepReason(each, names)),
    );
  };
  const known = before === undefined ? [] : reasonsIn(before.resolution.trace).map(textOf);
  return reasonsIn(trace).find((reason) => !known.includes(textOf(reason)));
}

/** What the check asks and a step has changed, and is not as it was; then whatever steps have changed; then rules and players. */
function questionsOf(
  { values }: Result,
  { check, resolution }: CheckPoint,
  before: CheckPoint | undefined,
): WhyQuestion[] {
  const changed = resolution.trace.flatMap((step) => (step.kind === "applied" ? step.changes : []));
  const keyOf = (object: string, aspect: ObjectAspect): string => JSON.stringify([object, aspect]);
  const touched = new Map(
    changed.flatMap(({ object, characteristic }): [string, Touched][] => {
      const aspect = own(ASPECTS, characteristic);
      return aspect === undefined
        ? []
        : [[keyOf(object, aspect), { question: { kind: "object", object, aspect }, object, characteristic }]];
    }),
  );
  const asked = values
    .filter((value) => value.check === check)
    .flatMap(({ subject, characteristic }) => {
      const aspect = own(ASPECTS, characteristic.replace(/^(?:has|lacks|keywords)\b.*/, "abilities"));
      return aspect === undefined ? [] : (touched.get(keyOf(subject, aspect)) ?? []);
    });
  const all = [...new Set(asked.length > 0 ? asked : touched.values())];
  const valueAt = ({ objects }: Resolution, { object, characteristic }: Touched): string =>
    JSON.stringify(characteristic === "cantHave" ? undefined : own(objects, object)?.[characteristic]);
  const news = all.filter(
    (each) => before === undefined || valueAt(before.resolution, each) !== valueAt(resolution, each),
  );
  const ofObjects = (news.length > 0 ? news : all).map(({ question }) => question);
  return ofObjects.slice(0, MOST);
}

/** What belongs to no object: where no value of one is another than before, it is what is new. */
function ofTheGame({ stateBased, gameRules }: Resolution): WhyQuestion[] {
  if (stateBased.length > 0) return [{ kind: "stateBased" }];
  return gameRules.length > 0 ? [{ kind: "gameRules" }] : [];
}

/** A value of an object that a step changed, as it is asked about. */
interface Touched {
  readonly question: WhyQuestion;
  readonly object: string;
  readonly characteristic: Change["characteristic"];
}
