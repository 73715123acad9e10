import type { ClaimingEngine, NoAnswer } from "../engines/engine.js";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import type {
  Capability,
  Card,
  CheckEvent,
  CheckPoint,
  Divergence,
  Observes,
  ObservedCheckPoint,
  Result,
  RulesetId,
  Scenario,
  UntoldValue,
} from "../rules/formats.gen.js";
import { compareCheck, compareSeen } from "./compare.js";
import { divergenceOf } from "./divergence.js";
import { faultText } from "./fault-text.js";
import { judge, type RunQuestion, runQuestionOf } from "./judge.js";
import { needsOfRun } from "./needs.js";
import { requestOf } from "./request.js";
import { observedAfterOf, observedSeenOf, seenOf } from "./seen.js";
import { isSilent, observesOf, observablePart } from "./observable.js";
import { verifyEntry, type VerifyOptions } from "./verify.js";

export interface ClaimOptions extends VerifyOptions {
  /** Also ask for what the engine does not claim to handle. */
  readonly beyond?: boolean;
  /** The cards to send, in this order; in order of first mention if missing. */
  readonly sent?: readonly Card[] | undefined;
}

/** A run of an engine with claims, together with the reference's result. */
interface Claimed {
  readonly question: RunQuestion;
  readonly claims: ClaimingEngine["claims"];
  /** The reference's own result, for its traces. Expected values come from the scenario. */
  readonly study: Result;
  readonly lacks: readonly Capability[];
  readonly untold: readonly UntoldValue[];
}

/**
 * Runs one entry with an engine that states its claims. Nothing that it does not claim is expected, and it is not even
 * asked unless `beyond` is set. A claimed value that it does not report is a failure, and so is a claimed ability that
 * it then says it lacks. The result has the reference's check points, clauses, layers and pairs: they are what the
 * scenario exercises, whatever the engine. Rejects with EngineLost if the engine is lost.
 */
export async function verifyClaims(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  ruleset: RulesetId,
  engine: ClaimingEngine,
  { keep = "all", readings = [], beyond = false, sent }: ClaimOptions = {},
): Promise<Result> {
  const study = await verifyEntry(scenario, cards, ruleset, REFERENCE_ENGINE, { readings });
  if (study.checkPoints.length === 0) return study; // there is nothing to ask
  const { claims } = engine;
  const question = runQuestionOf(scenario, ruleset, readings);
  const handled = new Set(claims.handles);
  const needs = await needsOfRun(scenario, cards, study, readings);
  const lacks = needs.filter((need) => !handled.has(need));
  const claimed: Claimed = { question, claims, study, lacks, untold: untoldOf(question, claims.observes, study) };
  const result = notToBeAsked(claimed, readings, beyond) ?? (await ask());
  return { ...result, checkPoints: keep === "all" || result.verdict !== "pass" ? result.checkPoints : [] };

  async function ask(): Promise<Result> {
    const followed = readings.filter((id) => claims.readings?.some((each) => each === id));
    const request = requestOf(scenario, cards, ruleset, followed);
    const answer = await engine.run(sent === undefined ? request : { ...request, cards: [...sent] });
    return answer.kind === "result" ? answered(claimed, answer.checkPoints) : notAnswered(claimed, answer);
  }
}

/** The result of a run that is not asked, since the engine does not claim what it needs. */
function notToBeAsked(claimed: Claimed, readings: readonly string[], beyond: boolean): Result | undefined {
  const { question, claims, lacks } = claimed;
  const { ruleset } = question.entry;
  if (!claims.rulesets.includes(ruleset))
    return without(claimed, "unsupported", `it does not claim ruleset ${ruleset}`);
  const reading = question.followed.find(
    (id) => readings.includes(id) && !claims.readings?.some((each) => each === id),
  );
  if (reading !== undefined) return without(claimed, "unsupported", `it does not claim the reading ${reading}`);
  if (lacks.length > 0 && !beyond) return without(claimed, "unsupported", `it does not claim ${lacks.join(", ")}`);
  const observes = new Set(claims.observes);
  if (question.checks.some((check) => !isSilent(observablePart(check, observes)))) return undefined;
  const missing = [...new Set(question.checks.flatMap(observesOf))];
  return without(
    { ...claimed, lacks: [...lacks, ...missing] },
    "unsupported",
    `it does not claim to tell ${missing.join(", ")}`,
  );
}

function notAnswered(claimed: Claimed, answer: NoAnswer): Result {
  switch (answer.kind) {
    case "unsupported": {
      if (claimed.lacks.length > 0) return without(claimed, "unsupported", answer.message);
      const lacking = answer.lacks === undefined || answer.lacks.length === 0 ? "" : ` (${answer.lacks.join(", ")})`;
      const denial = `it does not support this${lacking}, though it claims all that the run needs: ${answer.message}`;
      return without(claimed, "fail", denial);
    }
    case "faulty":
      return without(claimed, "error", faultText(answer.fault));
    case "refused":
    case "error":
      return without(claimed, answer.kind, answer.message);
  }
}

function answered(claimed: Claimed, points: readonly ObservedCheckPoint[]): Result {
  const { question, claims, study } = claimed;
  const observes = new Set(claims.observes);
  const { verdict, reading, values } = judge(question, (check) => {
    const point = points.find((each) => each.check === check.id);
    const reference = pointOf(study, check);
    if (point === undefined || reference === undefined) return [];
    return compareSeen(
      observablePart(check, observes),
      observedSeenOf(point.observation, reference.resolution, observes),
      observedAfterOf(point.afterStateBasedActions, reference.afterStateBasedActions?.resolution, observes),
    );
  });
  if (verdict === undefined) return without(claimed, "error", "nothing was compared");
  const divergence = verdict === "fail" ? firstDivergence(claimed, points) : undefined;
  return {
    ...without(claimed, verdict),
    ...(reading === undefined ? {} : { reading }),
    values,
    ...(divergence === undefined ? {} : { divergence }),
  };
}

function firstDivergence(
  { question, study, claims }: Claimed,
  points: readonly ObservedCheckPoint[],
): Divergence | undefined {
  if (!claims.observes.includes("order")) return undefined;
  for (const { id } of question.checks) {
    const observed = points.find(({ check }) => check === id)?.observation.order;
    const reference = study.checkPoints.find(({ check }) => check === id);
    const found =
      observed === undefined || reference === undefined
        ? undefined
        : divergenceOf(id, seenOf(reference.resolution).order ?? [], observed);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The values that the checks expect and the engine does not claim to report. */
function untoldOf({ checks }: RunQuestion, observes: readonly Observes[], study: Result): UntoldValue[] {
  const claimed = new Set(observes);
  return checks.flatMap((check) => {
    const point = pointOf(study, check);
    if (point === undefined) return [];
    const rowsOf = (each: CheckEvent) => compareCheck(each, point.resolution, point.afterStateBasedActions);
    const observed = new Set(rowsOf(observablePart(check, claimed)).map(keyOf));
    return rowsOf(check)
      .filter((row) => !observed.has(keyOf(row)))
      .map(({ check: id, subject, characteristic, expected }) => ({ check: id, subject, characteristic, expected }));
  });
}

function keyOf({ subject, characteristic }: { readonly subject: string; readonly characteristic: string }): string {
  return `${subject}\n${characteristic}`;
}

function pointOf(study: Result, check: CheckEvent): CheckPoint | undefined {
  return study.checkPoints.find((point) => point.check === check.id);
}

/** A result without values. */
function without({ study, lacks, untold }: Claimed, verdict: Result["verdict"], message?: string): Result {
  const { scenario, ruleset, clauses, layers, pairs, checkPoints } = study;
  return {
    scenario,
    ruleset,
    verdict,
    ...(message === undefined ? {} : { message }),
    values: [],
    clauses,
    layers,
    pairs,
    checkPoints,
    ...(untold.length === 0 ? {} : { untold: [...untold] }),
    ...(lacks.length === 0 ? {} : { lacks: [...lacks] }),
  };
}
