import type { Engine, EngineAnswer } from "../engines/engine.js";
import type { Card, CheckEvent, CheckPoint, PlanEntry, Result, RulesetId, Scenario } from "../rules/formats.gen.js";
import { checksUnder } from "./checks.js";
import { compareCheck } from "./compare.js";
import { faultText } from "./fault-text.js";
import { kindsOnCards, type KindsOnCards } from "./ability-kinds.js";
import { clausesExercised, layersExercised, resolutionsOf } from "./exercised.js";
import { pairsExercised } from "./pairs.js";
import { cardsOf, requestOf } from "./request.js";
import { unanswered, verdictOf } from "./verdict.js";

/** Whether results keep the resolutions, which are most of a report's size: of all entries, or of failed ones only. */
export type KeptCheckPoints = "all" | "failed";

/**
 * Runs one entry of the plan: asks the engine, compares each check that holds under the ruleset, gives the verdict.
 * Never throws: what an engine throws is the verdict `error`. A scenario that checks nothing is `broken`.
 */
export async function verifyEntry(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  engine: Engine,
  keep: KeptCheckPoints = "all",
): Promise<Result> {
  const entry: PlanEntry = { scenario: scenario.id, ruleset };
  const checks = checksUnder(scenario.timeline, ruleset);
  if (checks.length === 0) return unanswered(entry, "broken", "no check");
  try {
    const answer = await engine.run(requestOf(scenario, cards, ruleset));
    return resultOf(entry, checks, answer, kindsOnCards(cardsOf(scenario, cards)), keep);
  } catch (error) {
    return unanswered(entry, "error", messageOf(error));
  }
}

function resultOf(
  entry: PlanEntry,
  checks: readonly CheckEvent[],
  answer: EngineAnswer,
  kindsOf: KindsOnCards,
  keep: KeptCheckPoints,
): Result {
  switch (answer.kind) {
    case "result":
      return comparedResult(entry, checks, answer.checkPoints, kindsOf, keep);
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

function comparedResult(
  entry: PlanEntry,
  checks: readonly CheckEvent[],
  given: readonly CheckPoint[],
  kindsOf: KindsOnCards,
  keep: KeptCheckPoints,
): Result {
  const checkPoints = checks.flatMap((check) => given.find((point) => point.check === check.id) ?? []);
  const unseen = checks.filter((check) => !checkPoints.some((point) => point.check === check.id));
  if (unseen.length > 0) {
    return unanswered(entry, "error", `no resolution for ${unseen.map((check) => `check ${check.id}`).join(", ")}`);
  }
  const values = checks.flatMap((check, i) => {
    const point = checkPoints[i];
    return point === undefined ? [] : compareCheck(check, point.resolution, point.afterStateBasedActions);
  });
  const verdict = verdictOf(values);
  if (verdict === undefined) return unanswered(entry, "broken", "no check");
  return {
    ...entry,
    verdict,
    values,
    clauses: clausesExercised(checkPoints),
    layers: layersExercised(checkPoints),
    pairs: pairsExercised(checkPoints.flatMap(resolutionsOf), kindsOf),
    checkPoints: keep === "all" || verdict === "fail" ? checkPoints : [],
  };
}

/** A class of error is worth a word; a stack names files of ours and differs between machines. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
}
