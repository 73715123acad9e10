import type { Card, CheckEvent, CheckPoint, RulesetId, Scenario } from "../rules/formats.gen.js";
import { withReadings } from "../rules/readings.js";
import type { Board } from "../rules/board.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { type Causes, causesOf } from "../resolver/telling/causes.js";
import { underReading } from "../verifier/expected.js";
import { faultText } from "../verifier/fault-text.js";
import { runQuestionOf } from "../verifier/judge.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { differenceAt, isTechnical, rightAnswer } from "./asked.js";
import { complexityOf, knowledgeOf } from "./difficulty.js";
import { isAboutOrder, offered, wrongBeliefs, type WrongAnswer } from "./distractors.js";
import { sliceFor } from "../explain/why/why.js";
import { type Item, misconceptionsOf } from "./item.js";
import { Oversights } from "./oversights.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { questionsOf } from "../explain/questions.js";
import { type OtherReadings, isAnotherReading, otherReadingsOf, turningPoint } from "./other-readings.js";
import { type MisledRun, type RightRun, rightRunOf, runsByMistakes } from "./scenario-runs.js";

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
  readonly others: OtherReadings;
  readonly mistakes: readonly MisledRun[];
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
  const failed = (message: string): Made => ({ ok: false, message: `${scenario.id} (${ruleset}): ${message}` });
  const right = rightRunOf(scenario, cards, rules);
  if (!right.ok) return failed(right.faults.map(faultText).join("; "));
  const asked = askedOf(right.value);
  if (!asked.ok) return failed(asked.message);
  const runs: Runs = {
    entry,
    ruleset: rules,
    others: otherReadingsOf(right.value),
    mistakes: [...runsByMistakes(right.value)],
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

function askedOf({
  scenario,
  cards,
  rules,
  points,
}: RightRun): { readonly ok: true; readonly value: Asked[] } | Extract<Made, { ok: false }> {
  const byCheck = new Map(points.map((each) => [each.point.check, each]));
  const { checks, followed } = runQuestionOf(scenario, rules.id, rules.readings ?? []);
  const asked: Asked[] = [];
  for (const plain of checks) {
    const check = followed.reduce(underReading, plain);
    const found = byCheck.get(check.id);
    if (found === undefined) return { ok: false, message: `no resolution for check ${check.id}` };
    const { point, outcome } = found;
    const { board } = outcome;
    const difference = differenceAt(check, point);
    if (difference === undefined)
      asked.push({
        check,
        board,
        point,
        causes: causesOf(outcome, point.resolution.trace),
        oversights: new Oversights(board, rules, point, { scenario, cards }),
      });
    // A scenario need not state values for readings that it does not mention.
    else if (rules.readings === undefined || followed.length > 0)
      return { ok: false, message: `check ${check.id}: ${difference}` };
  }
  return { ok: true, value: asked };
}

function itemOf(runs: Runs, asked: Asked, question: WhyQuestion): Item | undefined {
  const { entry, ruleset, others, mistakes } = runs;
  const { check, board, point, causes, oversights } = asked;
  const { resolution, afterStateBasedActions: after } = point;
  const answer = rightAnswer(question, point, ruleset);
  if (answer === undefined) return undefined;
  const turning = turningPoint(others, check, question, answer);
  if (turning === "unnamed") return undefined;
  const beliefs = wrongBeliefs(question, check.id, answer, ruleset, mistakes);
  const isWrong = (each: WrongAnswer): boolean => !isAnotherReading(others, check, question, each);
  const steps = sliceFor(question, resolution, causes).relevant.map(({ seen }) => seen.place);
  const wrong = offered(answer, beliefs, oversights.all(question, steps, beliefs.some(isAboutOrder)), isWrong);
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
    wrong: wrong.map(({ answer: other, mistake }) => ({ answer: other, mistake })),
    steps,
    ...(turning === undefined ? {} : { reading: turning }),
    ...difficultyOf(entry.scenario, asked, steps, beliefs),
  };
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

/** More wrong answers than these make an item no better. */
const ENOUGH = 3;

/** With fewer, half of those who guess are right. */
const SEVERAL = 2;

/**
 * First what can be answered wrongly, then what the scenario is for, of that first what can be answered wrongly in several
 * ways, then what many mistakes miss, then the order of asking.
 */
function ranked(items: readonly Item[]): Item[] {
  const weight = ({ entry, question, wrong, knowledge }: Item): readonly number[] => [
    Math.sign(wrong.length),
    isTechnical(question) ? 0 : 1,
    Math.sign(decided(entry.scenario, knowledge)),
    Math.min(wrong.length, SEVERAL),
    decided(entry.scenario, knowledge),
    Math.min(wrong.length, ENOUGH),
    wrong.flatMap(misconceptionsOf).length,
  ];
  const weights = new Map(items.map((item) => [item, weight(item)]));
  return items.toSorted((a, b) => byWeight(weights.get(a) ?? [], weights.get(b) ?? []));
}

/** How many of the clauses for which the scenario is there the question asks for. */
function decided({ cites }: Scenario, knowledge: Item["knowledge"]): number {
  return cites.filter(({ clause, role }) => role === "decides" && knowledge.clauses.includes(clause)).length;
}

function byWeight(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, n) => value !== b[n]);
  return place === -1 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
}
