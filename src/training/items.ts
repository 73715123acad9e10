import type { Card, CheckEvent, CheckPoint, Resolution, RulesetId, Scenario } from "../rules/formats.gen.js";
import { KEYWORDS } from "../rules/keywords.js";
import { withReadings } from "../rules/readings.js";
import type { Board } from "../rules/board.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { type Causes, causesOf } from "../resolver/telling/causes.js";
import { toResolution } from "../resolver/telling/resolution.js";
import { type Outcome, resolve } from "../resolver/resolve.js";
import { type BoardPoint, boardsOf } from "../timeline/run.js";
import { canonicalText } from "../verifier/canonical-text.js";
import { compareCheck } from "../verifier/compare.js";
import { otherReadings, underReading } from "../verifier/expected.js";
import { faultText } from "../verifier/fault-text.js";
import { runQuestionOf } from "../verifier/judge.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { type Answer, answerKey, answerOf } from "./answer.js";
import { complexityOf, knowledgeOf } from "./difficulty.js";
import { isAskedUnder, offered, wrongBeliefs, type WrongAnswer } from "./distractors.js";
import { sliceFor } from "../explain/why/why.js";
import { type Item, misconceptionsOf } from "./item.js";
import { Oversights } from "./oversights.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";
import { narrowedTo, questionsOf } from "../explain/questions.js";
import { type MisledRun, type Run, runsByMistakes, runsByReadings } from "./scenario-runs.js";
import { watched } from "../verifier/watched.js";

/** The items of a scenario, the best one first; or what is wrong with the scenario or the resolver. */
export type Made =
  | { readonly ok: true; readonly items: readonly Item[] }
  | { readonly ok: false; readonly message: string };

/** A check with its expectations under the readings that are followed, and the results there. */
interface Asked {
  readonly check: CheckEvent;
  readonly board: Board;
  readonly point: CheckPoint;
  readonly causes: Causes;
  readonly oversights: Oversights;
}

/** A scenario run by the correct rules, by other readings of open questions, and by wrong rules. */
interface Runs {
  readonly entry: CorpusScenario;
  readonly ruleset: Ruleset;
  readonly readings: readonly Run[];
  readonly mistakes: readonly MisledRun[];
  /** The readings, besides the one followed, for which the scenario states expectations. */
  readonly stated: readonly string[];
}

/** All items of a scenario; none where the rules leave the answer open or a check is silent on the readings followed. */
export function itemsOf(
  entry: CorpusScenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[] = [],
): Made {
  const { scenario } = entry;
  const rules = withReadings(rulesetOf(ruleset), readings);
  if (rules === undefined) return { ok: false, message: `no such reading: ${readings.join(", ")}` };
  if (scenario.level === "undefined" || !scenario.rulesets.includes(ruleset)) return { ok: true, items: [] };
  const watch = watched(rules, scenario);
  const asked = askedOf(scenario, cards, watch.ruleset);
  if (!asked.ok) return { ok: false, message: `${scenario.id} (${ruleset}): ${asked.message}` };
  const followed = rules.readings ?? [];
  const runs: Runs = {
    entry,
    ruleset: rules,
    readings: runsByReadings(scenario, cards, rules, watch),
    mistakes: runsByMistakes(scenario, cards, rules, watch),
    stated: otherReadings(scenario, ruleset).filter((id) => !followed.includes(id)),
  };
  const items = asked.value.flatMap((each) =>
    questionsOf(each.check).flatMap((question) => itemOf(runs, each, question) ?? []),
  );
  const instructive = items.filter((item) => !isDull(item));
  return { ok: true, items: ranked(instructive.length > 0 ? instructive : items) };
}

/** No effect touches it and nobody gets it wrong: for example the unchanged name of a land. */
function isDull({ wrong, steps, reading }: Item): boolean {
  return wrong.length === 0 && steps.length === 0 && reading === undefined;
}

function askedOf(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  rules: Ruleset,
): { readonly ok: true; readonly value: Asked[] } | Extract<Made, { ok: false }> {
  const boards = boardsOf(scenario, cards, rules);
  if (!boards.ok) return { ok: false, message: boards.faults.map(faultText).join("; ") };
  const points = new Map(boards.value.map((point) => [point.check, point]));
  const { checks, followed } = runQuestionOf(scenario, rules.id, rules.readings ?? []);
  const asked: Asked[] = [];
  for (const plain of checks) {
    const check = followed.reduce(underReading, plain);
    const found = points.get(check.id);
    if (found === undefined) return { ok: false, message: `no resolution for check ${check.id}` };
    const { board } = found;
    const outcome = resolve(board, rules);
    const point = pointOf(found, outcome);
    const difference = differenceAt(check, point);
    if (difference === undefined)
      asked.push({
        check,
        board,
        point,
        causes: causesOf(outcome, point.resolution.trace),
        oversights: new Oversights(board, rules, point),
      });
    // A scenario need not state values for readings that it does not mention.
    else if (rules.readings === undefined || followed.length > 0)
      return { ok: false, message: `check ${check.id}: ${difference}` };
  }
  return { ok: true, value: asked };
}

function pointOf({ check, after, settled }: BoardPoint, outcome: Outcome): CheckPoint {
  const resolution = toResolution(outcome);
  if (settled === undefined) return { check, after, resolution };
  const { rounds, open, board } = settled;
  const then = toResolution(resolve(board, outcome.ruleset));
  return { check, after, resolution, afterStateBasedActions: { rounds, open, resolution: then } };
}

/** The difference from what a check expects, in words; undefined if there is none. */
function differenceAt(check: CheckEvent, { resolution, afterStateBasedActions }: CheckPoint): string | undefined {
  const wrong = compareCheck(check, resolution, afterStateBasedActions).find(({ ok }) => !ok);
  if (wrong === undefined) return undefined;
  const { subject, characteristic, expected, actual } = wrong;
  return `${subject}, ${characteristic}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`;
}

function itemOf(runs: Runs, asked: Asked, question: WhyQuestion): Item | undefined {
  const { entry, ruleset, mistakes } = runs;
  const { check, board, point, causes, oversights } = asked;
  const { resolution, afterStateBasedActions: after } = point;
  if (isGoneInPlay(question, resolution)) return undefined;
  const answer = isAskedUnder(question, ruleset) ? answerOf(question, point) : undefined;
  if (answer === undefined || isEdited(question, answer, resolution)) return undefined;
  const turning = turningPoint(runs, asked, question, answer);
  if (turning === "unnamed") return undefined;
  const beliefs = wrongBeliefs(question, check.id, answer, ruleset, mistakes);
  const isWrong = (each: WrongAnswer): boolean => !isAnotherReading(runs, check, question, each);
  const steps = sliceFor(question, resolution, causes).relevant.map(({ seen }) => seen.place);
  const wrong = offered(answer, beliefs, oversights.of(question, steps), isWrong);
  return {
    entry,
    ruleset,
    check,
    board,
    resolution,
    causes,
    ...(after === undefined ? {} : { after }),
    question,
    answer,
    wrong: wrong.map(({ answer: other, mistake, resolution: found }) => ({
      answer: other,
      mistake,
      resolution: found,
    })),
    steps,
    ...(turning === undefined ? {} : { reading: turning }),
    ...difficultyOf(entry.scenario, asked, steps, beliefs),
  };
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

function difficultyOf(
  { cites }: Scenario,
  { point: { resolution } }: Asked,
  steps: readonly number[],
  wrong: readonly WrongAnswer[],
): Pick<Item, "knowledge" | "complexity"> {
  const decides = cites.flatMap(({ clause, role }) => (role === "decides" ? [clause] : []));
  // An older edition as a whole does not forget a single clause.
  const forgotten = wrong.flatMap((each) =>
    misconceptionsOf(each).flatMap(({ forgets, edition }) => (edition === undefined ? [forgets] : [])),
  );
  return {
    knowledge: knowledgeOf(resolution, steps, new Set([...decides, ...forgotten])),
    complexity: complexityOf(resolution, steps),
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
function turningPoint(
  { entry, ruleset, readings, stated }: Runs,
  { check }: Asked,
  question: WhyQuestion,
  answer: Answer,
): string | undefined {
  const { alternatives = [] } = entry.scenario;
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
    stated.some((reading) => otherExpectation(check, question, reading) !== undefined) || readings.some(isOther);
  return turns ? (followed?.id ?? "unnamed") : undefined;
}

/** Whether a mistake's answer equals that of another reading of the rules: then it is not wrong. */
function isAnotherReading(
  { readings, stated }: Runs,
  check: CheckEvent,
  question: WhyQuestion,
  { answer, point }: WrongAnswer,
): boolean {
  const key = answerKey(answer);
  const isRead = readings.some(({ points }) => {
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

/** Questions that are asked less often and matter less than values: the order of a layer, and copiable values. */
function isTechnical(question: WhyQuestion): boolean {
  const asked = askedIn(question);
  return asked.kind === "order" || (asked.kind === "object" && asked.aspect === "copiable");
}

/** More wrong answers than these make an item no better. */
const ENOUGH = 3;

/** First what can be answered wrongly, then what the scenario is for, then what many mistakes miss, then the order of asking. */
function ranked(items: readonly Item[]): Item[] {
  const weight = ({ entry, question, wrong, knowledge }: Item): readonly number[] => [
    Math.sign(wrong.length),
    isTechnical(question) ? 0 : 1,
    entry.scenario.cites.filter(({ clause, role }) => role === "decides" && knowledge.clauses.includes(clause)).length,
    Math.min(wrong.length, ENOUGH),
    wrong.flatMap(misconceptionsOf).length,
  ];
  const weights = new Map(items.map((item) => [item, weight(item)]));
  return items.toSorted((a, b) => byWeight(weights.get(a) ?? [], weights.get(b) ?? []));
}

function byWeight(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, n) => value !== b[n]);
  return place === -1 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
}
