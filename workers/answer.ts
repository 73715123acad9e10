import type { PlanEntry, Result, Verdict } from "../src/rules/formats.gen.js";
import { VERDICTS } from "../src/verifier/verdict.js";

/** The results of these entries in this order, or undefined: a worker that went wrong may answer anything. */
export function readResults(answer: unknown, entries: readonly PlanEntry[]): Result[] | undefined {
  const results = parsed(answer);
  if (!Array.isArray(results) || results.length !== entries.length) return undefined;
  return results.every((result, i) => isResultOf(result, entries[i])) ? (results as Result[]) : undefined;
}

function parsed(answer: unknown): unknown {
  if (typeof answer !== "string") return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

function isResultOf(value: unknown, entry: PlanEntry | undefined): boolean {
  if (typeof value !== "object" || value === null || entry === undefined) return false;
  const result: Partial<Record<keyof Result, unknown>> = value;
  return (
    result.scenario === entry.scenario &&
    result.ruleset === entry.ruleset &&
    VERDICTS.includes(result.verdict as Verdict) &&
    [result.values, result.clauses, result.layers, result.checkPoints].every(Array.isArray)
  );
}
