import type { Engine, EngineAnswer } from "../engines/engine.js";
import type { Card, CheckEvent, CheckPoint, Result, RulesetId, Scenario } from "../rules/formats.gen.js";
import { compareCheck } from "./compare.js";
import { faultText } from "./fault-text.js";
import { kindsOnCards, type KindsOnCards } from "./ability-kinds.js";
import { clausesExercised, layersExercised, resolutionsOf } from "./exercised.js";
import { judge, type RunQuestion, runQuestionOf } from "./judge.js";
import { pairsExercised } from "./pairs.js";
import { cardsOf, requestOf } from "./request.js";
import { unanswered } from "./verdict.js";

/** Which results keep their resolutions, which make up most of a report's size: all, or failed ones only. */
export type KeptCheckPoints = "all" | "failed";

/** Plans with more entries keep only the resolutions of failed ones: more would not fit into memory. */
const KEEP_ALL = 12_000;

/** Which results keep their resolutions in a run of a plan, however it is divided into shards. */
export function keptIn(planned: number): KeptCheckPoints {
  return planned > KEEP_ALL ? "failed" : "all";
}

/** Options of a run besides the scenario. */
export interface VerifyOptions {
  /** "all" if left out. */
  readonly keep?: KeptCheckPoints;
  /** The readings to follow, and to expect, in place of the recommended ones. */
  readonly readings?: readonly string[];
}

/** A run and the request made for it. */
interface Asked {
  readonly question: RunQuestion;
  readonly kindsOf: KindsOnCards;
  readonly keep: KeptCheckPoints;
}

/**
 * Runs one entry of the plan: asks the engine, compares each check that applies under the ruleset, and gives the
 * verdict. Never rejects: what an engine throws becomes the verdict `error`. A scenario without checks is `broken`.
 */
export async function verifyEntry(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  engine: Engine,
  { keep = "all", readings = [] }: VerifyOptions = {},
): Promise<Result> {
  const question = runQuestionOf(scenario, ruleset, readings);
  if (question.checks.length === 0) return unanswered(question.entry, "broken", "no check");
  const asked: Asked = { question, kindsOf: kindsOnCards(cardsOf(scenario, cards)), keep };
  try {
    return resultOf(asked, await engine.run(requestOf(scenario, cards, ruleset, readings)));
  } catch (error) {
    return unanswered(question.entry, "error", messageOf(error));
  }
}

function resultOf(asked: Asked, answer: EngineAnswer): Result {
  const { entry } = asked.question;
  switch (answer.kind) {
    case "result":
      return comparedResult(asked, answer.checkPoints);
    case "faulty":
      return unanswered(entry, "broken", faultText(answer.fault));
    case "unsupported":
    case "refused":
    case "error":
      return unanswered(entry, answer.kind, answer.message);
    default: {
      const unknown: never = answer;
      return unanswered(entry, "error", `not an answer: ${JSON.stringify(unknown)}`);
    }
  }
}

function comparedResult({ question, kindsOf, keep }: Asked, given: readonly CheckPoint[]): Result {
  const { entry, checks } = question;
  const pointOf = (check: CheckEvent): CheckPoint | undefined => given.find((point) => point.check === check.id);
  const unseen = checks.filter((check) => pointOf(check) === undefined);
  if (unseen.length > 0) {
    return unanswered(entry, "error", `no resolution for ${unseen.map((check) => `check ${check.id}`).join(", ")}`);
  }
  const checkPoints = checks.flatMap((check) => pointOf(check) ?? []);
  const { verdict, reading, values } = judge(question, (check) => {
    const point = pointOf(check);
    return point === undefined ? [] : compareCheck(check, point.resolution, point.afterStateBasedActions);
  });
  if (verdict === undefined) return unanswered(entry, "broken", "no check");
  return {
    ...entry,
    verdict,
    ...(reading === undefined ? {} : { reading }),
    values,
    clauses: clausesExercised(checkPoints),
    layers: layersExercised(checkPoints),
    pairs: pairsExercised(checkPoints.flatMap(resolutionsOf), kindsOf),
    checkPoints: keep === "all" || verdict !== "pass" ? checkPoints : [],
  };
}

/** The message of an error with its class, but without the stack, which names our files and differs between machines. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
}
