import { decisiveIn } from "../explain/why/decisive.js";
import type { Card, CheckEvent, CheckPoint, RulesetId, Scenario } from "../rules/formats.gen.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import { present } from "../rules/present.js";
import { withReadings } from "../rules/readings.js";
import type { Board } from "../rules/board.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { type Causes, causesOf } from "../resolver/telling/causes.js";
import { underReading } from "../verifier/expected.js";
import { faultText } from "../verifier/fault-text.js";
import { runQuestionOf } from "../verifier/judge.js";
import type { CorpusScenario } from "../verifier/plan.js";
import type { Answer } from "./answer.js";
import { appliedOtherwise } from "./applied-otherwise.js";
import { differenceAt, rightAnswer } from "./asked.js";
import { complexityOf, knowledgeOf } from "./difficulty.js";
import { actsNearby } from "./acts-nearby.js";
import {
  aboutFirst,
  BELIEVED,
  HARDLY_BELIEVED,
  isBelievable,
  LEARNED_LONG_AGO,
  offered,
  wrongBeliefs,
  type WrongAnswer,
} from "./distractors.js";
import { sliceFor } from "../explain/why/why.js";
import { isChosenAnew } from "./chosen-anew.js";
import { isInSight } from "./in-sight.js";
import { InPlay } from "./in-play.js";
import { nearestFirst } from "./nearest-mistake.js";
import { type Item, misconceptionsOf } from "./item.js";
import { ordered } from "./item-order.js";
import { Oversights } from "./oversights.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { questionsOf } from "../explain/questions.js";
import { type OtherReadings, isAnotherReading, otherReadingsOf, turningPoint } from "./other-readings.js";
import { type MisledRun, type RightRun, rightRunOf, runsByMistakes } from "./scenario-runs.js";

/** The items of a scenario, the best one first; or what is wrong with the scenario or the resolver. */
export type Made =
  | { readonly ok: true; readonly items: readonly Item[] }
  | { readonly ok: false; readonly message: string };

export type MadeInOrder =
  | { readonly ok: true; readonly items: Iterable<Item> }
  | { readonly ok: false; readonly message: string };

/** A check with its expectations under the readings that are followed, and the results there. */
interface Asked {
  readonly check: CheckEvent;
  readonly board: Board;
  readonly point: CheckPoint;
  readonly causes: Causes;
  readonly inPlay: InPlay;
  readonly oversights: Oversights;
}

/** A scenario run by the correct rules, by other readings of open questions, and by wrong rules. */
interface Runs {
  readonly entry: CorpusScenario;
  readonly ruleset: Ruleset;
  readonly others: OtherReadings;
  /** Each made once it is asked for. */
  readonly believed: () => readonly MisledRun[];
  readonly learnedLongAgo: () => readonly MisledRun[];
  readonly hardlyBelieved: () => readonly MisledRun[];
}

/** All items of a scenario; none where the rules leave the answer open or a check is silent on the readings followed. */
export function itemsOf(...of: Parameters<typeof itemsInOrder>): Made {
  const made = itemsInOrder(...of);
  return made.ok ? { ok: true, items: [...made.items] } : made;
}

/** The same, each item made once it is asked for: most forms want the first alone. */
export function itemsInOrder(
  entry: CorpusScenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  readings: readonly string[] = [],
): MadeInOrder {
  const { scenario } = entry;
  const rules = withReadings(rulesetOf(ruleset), readings);
  if (rules === undefined) return { ok: false, message: `no such reading: ${readings.join(", ")}` };
  if (scenario.level === "undefined" || !scenario.rulesets.includes(ruleset)) return { ok: true, items: [] };
  const failed = (message: string) => ({ ok: false, message: `${scenario.id} (${ruleset}): ${message}` }) as const;
  const right = rightRunOf(scenario, cards, rules);
  if (!right.ok) return failed(right.faults.map(faultText).join("; "));
  const asked = askedOf(right.value);
  if (!asked.ok) return failed(asked.message);
  const runsAmong = (among: readonly Misconception[]): (() => readonly MisledRun[]) => {
    let made: readonly MisledRun[] | undefined;
    return () => (made ??= [...runsByMistakes(right.value, undefined, aboutFirst(among, scenario))]);
  };
  const runs: Runs = {
    entry,
    ruleset: rules,
    others: otherReadingsOf(right.value),
    believed: runsAmong(BELIEVED),
    learnedLongAgo: runsAmong(LEARNED_LONG_AGO),
    hardlyBelieved: runsAmong(HARDLY_BELIEVED),
  };
  const candidates = asked.value.flatMap((each) =>
    questionsOf(each.check).flatMap((question) => candidateOf(runs, each, question) ?? []),
  );
  return { ok: true, items: ordered(candidates, (candidate) => itemOf(runs, candidate)) };
}

function askedOf({
  scenario,
  cards,
  rules,
  points,
  isMetByEvents,
}: RightRun): { readonly ok: true; readonly value: Asked[] } | Extract<Made, { ok: false }> {
  const byCheck = new Map(points.map((each) => [each.point.check, each]));
  const { checks, followed } = runQuestionOf(scenario, rules.id, rules.readings ?? []);
  const asked: Asked[] = [];
  const inPlay = new InPlay({ scenario, cards, rules });
  for (const plain of checks) {
    const check = followed.reduce(underReading, plain);
    const found = byCheck.get(check.id);
    if (found === undefined) return { ok: false, message: `no resolution for check ${check.id}` };
    const { point, outcome } = found;
    const { board } = outcome;
    if (isChosenAnew(check.id, scenario, board.objects)) continue;
    const difference = differenceAt(check, point);
    if (difference === undefined)
      asked.push({
        check,
        board,
        point,
        causes: causesOf(outcome, point.resolution.trace),
        inPlay,
        oversights: new Oversights(board, rules, point, { scenario, cards, isMetByEvents }),
      });
    // A scenario need not state values for readings that it does not mention.
    else if (rules.readings === undefined || followed.length > 0)
      return { ok: false, message: `check ${check.id}: ${difference}` };
  }
  return { ok: true, value: asked };
}

/** What is asked, with what is known of it before anybody is wrong. */
interface Candidate {
  readonly asked: Asked;
  readonly question: WhyQuestion;
  readonly answer: Answer;
  readonly steps: readonly number[];
  /** How many of the clauses that decide in the scenario decide here. */
  readonly decided: number;
}

function candidateOf({ entry, ruleset }: Runs, asked: Asked, question: WhyQuestion): Candidate | undefined {
  const { point, causes } = asked;
  const answer = rightAnswer(question, point, ruleset);
  if (answer === undefined) return undefined;
  const { resolution } = point;
  const steps = sliceFor(question, resolution, causes).relevant.map(({ seen }) => seen.place);
  const decides = decisiveIn(entry.scenario.cites);
  const { clauses } = knowledgeOf(resolution, steps, decides);
  return { asked, question, answer, steps, decided: [...decides].filter((clause) => clauses.includes(clause)).length };
}

function itemOf(runs: Runs, { asked, question, answer, steps }: Candidate): Item | undefined {
  const { entry, ruleset, others } = runs;
  const { check, board, point, causes, inPlay, oversights } = asked;
  // Asked here and not of every candidate: the scenario is run once more for it.
  if (!inPlay.isSame(question, point, answer)) return undefined;
  const { resolution, afterStateBasedActions: after } = point;
  const turning = turningPoint(others, check, question, answer);
  if (turning === "unnamed") return undefined;
  const beliefsAmong = (misled: readonly MisledRun[]): readonly WrongAnswer[] =>
    nearestFirst(wrongBeliefs(question, check.id, answer, ruleset, misled), question, resolution, steps);
  const hangsOnOrder = (): boolean =>
    beliefsAmong(runs.hardlyBelieved().filter(({ misconception: { id } }) => id === NEWEST_FIRST)).length > 0;
  const isNear = ({ misconception }: MisledRun): boolean => actsNearby(misconception, question, resolution, steps);
  const beliefs = beliefsAmong(runs.believed().filter(isNear));
  const isWrong = (each: WrongAnswer): boolean =>
    isBelievable(each.answer, answer) && isInSight(each, point) && !isAnotherReading(others, check, question, each);
  // Where a player chose an order, the answer of the other one is told as that, whatever else leads there.
  const otherOrders = new Map([...oversights.otherOrder(question)].map((each) => [each.key, each]));
  function* otherMistakes(): Generator<Iterable<WrongAnswer>> {
    yield* oversights.all(question, steps, hangsOnOrder);
    yield beliefsAmong(runs.learnedLongAgo());
    yield beliefsAmong(runs.hardlyBelieved());
  }
  const believed = beliefs.map((each) => otherOrders.get(each.key) ?? each);
  const wrong = offered(answer, believed, otherMistakes(), isWrong);
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
    wrong: wrong.map(({ answer: other, mistake, traced }) => {
      const believed = question.kind === "after" ? undefined : traced?.();
      const otherwise = believed && appliedOtherwise(question, resolution, believed.resolution);
      return { answer: other, mistake, ...present({ otherwise }) };
    }),
    steps,
    over: oversights.over(question),
    ...(turning === undefined ? {} : { reading: turning }),
    refuted: new Set([
      ...beliefs.flatMap((each) => misconceptionsOf(each).map(({ id }) => id)),
      ...(isOrdered(resolution, steps) && hangsOnOrder() ? [NEWEST_FIRST] : []),
    ]),
    ...difficultyOf(entry.scenario, asked, steps, beliefs),
  };
}

/** Who holds that the older effect has the last word: whatever that changes hangs on the order of timestamps. */
const NEWEST_FIRST = "newest-first";

/** Whether two effects are applied one after the other in a layer or a stage after the layers. */
function isOrdered({ trace }: CheckPoint["resolution"], steps: readonly number[]): boolean {
  const stages = steps.flatMap((place) => {
    const step = trace[place];
    if (step?.kind === "player" || step?.kind === "gameRule") return [step.kind];
    return step?.kind === "applied" ? [step.layer] : [];
  });
  return new Set(stages).size < stages.length;
}

function difficultyOf(
  scenario: Scenario,
  { point: { resolution } }: Asked,
  steps: readonly number[],
  wrong: readonly WrongAnswer[],
): Pick<Item, "knowledge" | "complexity"> {
  const forgotten = wrong.flatMap((each) => misconceptionsOf(each).map(({ forgets }) => forgets));
  return {
    knowledge: knowledgeOf(resolution, steps, new Set([...decisiveIn(scenario.cites), ...forgotten])),
    complexity: complexityOf(resolution, steps),
  };
}
