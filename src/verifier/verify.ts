import type { Engine, EngineAnswer } from "../engines/engine.js";
import type {
  Card,
  CheckedValue,
  CheckEvent,
  CheckPoint,
  PlanEntry,
  Result,
  RulesetId,
  Scenario,
} from "../rules/formats.gen.js";
import { checksUnder } from "./checks.js";
import { compareCheck } from "./compare.js";
import { faultText } from "./fault-text.js";
import { kindsOnCards, type KindsOnCards } from "./ability-kinds.js";
import { clausesExercised, layersExercised, resolutionsOf } from "./exercised.js";
import { otherReadings, underReading } from "./expected.js";
import { pairsExercised } from "./pairs.js";
import { cardsOf, requestOf } from "./request.js";
import { unanswered, verdictOf } from "./verdict.js";

/** Whether results keep the resolutions, which are most of a report's size: of all entries, or of failed ones only. */
export type KeptCheckPoints = "all" | "failed";

/** What is asked of an engine besides the scenario. */
export interface VerifyOptions {
  /** "all" if left out. */
  readonly keep?: KeptCheckPoints;
  /** The readings to follow, and to expect, in place of the recommended ones. */
  readonly readings?: readonly string[];
}

/** An entry of the plan on its way: the checks that hold under its ruleset, and which other answers there are. */
interface Asked {
  readonly entry: PlanEntry;
  readonly checks: readonly CheckEvent[];
  /** The readings that are asked for and that the scenario tells the values of. */
  readonly followed: readonly string[];
  /** Other readings whose values an answer may have. */
  readonly others: readonly string[];
  readonly kindsOf: KindsOnCards;
  readonly keep: KeptCheckPoints;
}

/**
 * Runs one entry of the plan: asks the engine, compares each check that holds under the ruleset, gives the verdict.
 * Never throws: what an engine throws is the verdict `error`. A scenario that checks nothing is `broken`.
 */
export async function verifyEntry(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  engine: Engine,
  { keep = "all", readings = [] }: VerifyOptions = {},
): Promise<Result> {
  const entry: PlanEntry = { scenario: scenario.id, ruleset };
  const checks = checksUnder(scenario.timeline, ruleset);
  if (checks.length === 0) return unanswered(entry, "broken", "no check");
  const told = otherReadings(scenario, ruleset);
  const followed = told.filter((id) => readings.includes(id));
  const others = followed.length === 0 ? told : [];
  const asked: Asked = { entry, checks, followed, others, kindsOf: kindsOnCards(cardsOf(scenario, cards)), keep };
  try {
    return resultOf(asked, await engine.run(requestOf(scenario, cards, ruleset, readings)));
  } catch (error) {
    return unanswered(entry, "error", messageOf(error));
  }
}

function resultOf(asked: Asked, answer: EngineAnswer): Result {
  const { entry } = asked;
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

function comparedResult(
  { entry, checks, followed, others, kindsOf, keep }: Asked,
  given: readonly CheckPoint[],
): Result {
  const checkPoints = checks.flatMap((check) => given.find((point) => point.check === check.id) ?? []);
  const unseen = checks.filter((check) => !checkPoints.some((point) => point.check === check.id));
  if (unseen.length > 0) {
    return unanswered(entry, "error", `no resolution for ${unseen.map((check) => `check ${check.id}`).join(", ")}`);
  }
  const values = compared(checks, checkPoints, followed);
  const compares = verdictOf(values);
  if (compares === undefined) return unanswered(entry, "broken", "no check");
  // One reading over the whole scenario, or it is a mixture that nobody holds.
  const other =
    compares === "pass" ? undefined : others.find((id) => verdictOf(compared(checks, checkPoints, [id])) === "pass");
  const verdict = other === undefined ? compares : "alternative";
  const reading = other ?? followed[0];
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

function compared(
  checks: readonly CheckEvent[],
  checkPoints: readonly CheckPoint[],
  readings: readonly string[],
): CheckedValue[] {
  return checks.flatMap((check, i) => {
    const point = checkPoints[i];
    return point === undefined
      ? []
      : compareCheck(readings.reduce(underReading, check), point.resolution, point.afterStateBasedActions);
  });
}

/** A class of error is worth a word; a stack names files of ours and differs between machines. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === "Error" ? error.message : `${error.name}: ${error.message}`;
}
