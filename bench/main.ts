import { join } from "node:path";
import { Bench } from "tinybench";
import type { Board } from "../src/rules/board.js";
import { resolve } from "../src/resolver/resolve.js";
import { boardOf, currentRuleset, mixed, readCards, type Cards } from "./boards.js";
import { packageRoot, verifierTasks } from "./verifier.js";

/** Full recomputation of every characteristic: medians, in milliseconds. Run it alone on a quiet machine. */
async function resolverTimes(cards: Cards): Promise<void> {
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
  for (const [name, board] of boards) {
    bench.add(name, () => void resolve(board, ruleset, { trace: "none" }));
    bench.add(`${name}, traced`, () => void resolve(board, ruleset, { trace: "decisive" }));
  }
  await bench.run();
  for (const { name, result } of bench.tasks) {
    const time = "latency" in result ? `${result.latency.p50.toFixed(4)} ms` : "did not run";
    console.log(name.padEnd(42), time.padStart(14));
  }
}

/** The whole verifier, as seconds and as a ratio to one worker: the best of three runs each, taken in turns. */
async function verifierTimes(cards: Cards): Promise<void> {
  const tasks = verifierTasks(cards);
  const best = new Map<string, number>();
  for (let round = 0; round < 3; round++) {
    for (const { name, run } of tasks) {
      const start = performance.now();
      await run();
      best.set(name, Math.min(best.get(name) ?? Infinity, performance.now() - start));
    }
  }
  const [one = 1] = best.values();
  for (const { name, entries } of tasks) {
    const time = best.get(name) ?? Infinity;
    console.log(
      `${name}, ${entries} entries`.padEnd(42),
      `${(time / 1000).toFixed(2)} s`.padStart(14),
      `${(one / time).toFixed(2)}x`.padStart(8),
    );
  }
}

const cards = readCards(join(packageRoot(), "corpus", "cards"));
await resolverTimes(cards);
await verifierTimes(cards);
