import { join } from "node:path";
import { Bench } from "tinybench";
import type { Board } from "../src/rules/board.js";
import { resolve } from "../src/resolver/resolve.js";
import { boardOf, currentRuleset, mixed, readCards } from "./boards.js";
import { packageRoot, verifierTasks } from "./verifier.js";

/** Full recomputation of every characteristic; times are medians in milliseconds. Run it alone on a quiet machine. */
async function main(): Promise<void> {
  const cards = readCards(join(packageRoot(), "corpus", "cards"));
  const ruleset = currentRuleset();
  const boards: readonly (readonly [string, Board])[] = [
    ["Opalescence + Humility", boardOf(cards, ["Opalescence", "Humility"])],
    ["Blood Moon + Urborg + a Forest", boardOf(cards, ["Blood Moon", "Urborg, Tomb of Yawgmoth", "Forest"])],
    ["mixed 60 (20 effects)", mixed(cards, 60, 20)],
    ["mixed 100 (10 effects)", mixed(cards, 100, 10)],
    ["mixed 300 (30 effects)", mixed(cards, 300, 30)],
    ["mixed 1000 (100 effects)", mixed(cards, 1000, 100)],
  ];
  const bench = new Bench({ time: 1000, warmupTime: 300 });
  for (const [name, board] of boards) bench.add(name, () => void resolve(board, ruleset, { everyDependency: false }));
  for (const { name, run } of verifierTasks()) bench.add(name, run);
  await bench.run();
  for (const { name, result } of bench.tasks) {
    if ("latency" in result) console.log(`${name.padEnd(34)} ${result.latency.p50.toFixed(4).padStart(10)} ms`);
    else console.log(`${name.padEnd(34)} did not run`);
  }
}

await main();
