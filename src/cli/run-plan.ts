import { setImmediate } from "node:timers/promises";
import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Card, PlanEntry, Result, Scenario } from "../rules/formats.gen.js";
import { keptIn, type KeptCheckPoints, verifyEntry, type VerifyOptions } from "../verifier/verify.js";
import { nodeThreads } from "../../workers/lane.node.js";
import { type EngineThreadOptions, engineThreads } from "../../workers/lane.process.js";
import { runPool } from "../../workers/pool.js";

/** How long another engine may take for a scenario, in milliseconds: it may have to warm up. */
const ENGINE_MS = 10_000;

export interface RunOptions {
  /** 0 runs everything in this process. */
  readonly workers: number;
  /** The time limit for an entry, in milliseconds; not enforced without workers. */
  readonly timeout?: number | undefined;
  readonly memory?: number | undefined;
  readonly readings?: readonly string[];
  /** Another engine than the reference: each worker is then a process of it, and there is at least one. */
  readonly engine?: EngineThreadOptions | undefined;
  /** The time limit for the start of an engine, in milliseconds. */
  readonly start?: number | undefined;
  /** By default decided by the length of the plan; a shard passes on what its whole plan keeps. */
  readonly keep?: KeptCheckPoints;
  /** Aborting ends the workers. */
  readonly signal: AbortSignal;
}

export type OnResults = (results: readonly Result[]) => void;

export interface Runnable {
  readonly plan: readonly PlanEntry[];
  readonly scenarios: readonly Scenario[];
  readonly cards: ReadonlyMap<string, Card>;
}

/** Runs a plan: one result for each entry, `notRun` for those that were cut off. */
export async function runPlan(runnable: Runnable, options: RunOptions, onResults: OnResults): Promise<Result[]> {
  const { plan, scenarios, cards } = runnable;
  const { workers, timeout, memory, signal, engine, start, readings = [], keep = keptIn(plan.length) } = options;
  if (plan.length === 0) return [];
  const corpus = { scenarios, cards: cards.values() };
  const told: Parameters<typeof runPool>[3] = ({ results }) => onResults(results);
  if (engine !== undefined) {
    const processes = { thread: engineThreads(engine), workers: Math.max(1, workers), chunk: 1, startMs: start };
    return runPool(plan, corpus, { ...processes, entryMs: timeout ?? ENGINE_MS, keep, readings, signal }, told);
  }
  if (workers === 0) return runHere(runnable, { keep, readings }, onResults);
  const pool = { thread: nodeThreads({ memoryMb: memory }), workers, entryMs: timeout, keep, readings, signal };
  return runPool(plan, corpus, pool, told);
}

async function runHere(
  { plan, scenarios, cards }: Runnable,
  options: VerifyOptions,
  onResults: OnResults,
): Promise<Result[]> {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));
  const results: Result[] = [];
  for (const entry of plan) {
    await setImmediate(); // lets the progress be drawn
    const scenario = byId.get(entry.scenario);
    if (scenario === undefined) continue;
    const result = await verifyEntry(scenario, cards, entry.ruleset, REFERENCE_ENGINE, options);
    results.push(result);
    onResults([result]);
  }
  return results;
}
