import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Scenario } from "../src/rules/formats.gen.js";
import { planOf } from "../src/verifier/plan.js";
import { nodeThreads } from "../workers/lane.node.js";
import { runPool } from "../workers/pool.js";
import type { Cards } from "./boards.js";

/** The folder that holds package.json. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!readdirSync(folder).includes("package.json")) folder = dirname(folder);
  return folder;
}

function readScenarios(folder: string): Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Scenario);
}

/** So many copies of the corpus that starting the workers does not decide the time. */
const COPIES = 20;

export interface VerifierTask {
  readonly name: string;
  readonly entries: number;
  readonly run: () => Promise<unknown>;
}

/** The verifier over many copies of the corpus, with one worker and with two; start-up included. */
export function verifierTasks(cards: Cards): VerifierTask[] {
  const scenarios = readScenarios(join(packageRoot(), "corpus", "scenarios"));
  const many = Array.from({ length: COPIES }, (_, copy) =>
    scenarios.map((scenario) => ({ ...scenario, id: `${scenario.id}-copy-${copy}` })),
  ).flat();
  const plan = planOf(many.map((scenario) => ({ file: "", topic: scenario.topic ?? "", scenario })));
  return [1, 2].map((workers) => ({
    name: `verifier, ${workers} worker${workers === 1 ? "" : "s"}`,
    entries: plan.length,
    run: () =>
      runPool(plan, { scenarios: many, cards: cards.values() }, { thread: nodeThreads(), workers, keep: "failed" }),
  }));
}
