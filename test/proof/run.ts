import type { Ruleset } from "../../src/rules/ruleset.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { boardsOf } from "../../src/timeline/run.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { compare } from "./compare.js";
import { deal, EDITIONS, OTHER_READINGS, type Dealt } from "./boards.js";
import { foundBefore } from "./known.js";

// Sets the two resolvers against each other, for hours if need be:
//
//   npm run proof                            every check of the corpus under every edition that it names
//   npm run proof -- readings                the same under every other reading of the newest edition in which it is one
//   npm run proof -- random 100000 7         so many random boards of a seed; the rules go round

function* corpus(rulesOf: (ruleset: Ruleset) => readonly Ruleset[]): Iterable<Dealt> {
  for (const scenario of corpusScenarios()) {
    for (const rules of scenario.rulesets.map(rulesetOf).flatMap(rulesOf)) {
      const run = boardsOf(scenario, corpusCards(), rules);
      if (run.ok) for (const { board } of run.value) yield { board, rules };
      else console.log(`${scenario.id} can't be played under ${rules.id}: ${run.faults[0]?.message}`);
    }
  }
}

function readingsOf(edition: Ruleset): Ruleset[] {
  return OTHER_READINGS.filter(({ id }) => id === edition.id);
}

/** What was compared, in numbers; the first of what is new is told. */
function count(dealt: Iterable<Dealt>): void {
  const before = process.cpuUsage();
  let boards = 0;
  const found = new Map<string, number>();
  for (const { board, rules } of dealt) {
    boards++;
    for (const difference of compare(board, rules)) {
      const kind = foundBefore(difference, board, rules) ?? "new";
      const times = (found.get(kind) ?? 0) + 1;
      found.set(kind, times);
      if (kind === "new" && times <= 10)
        console.log(
          `board ${boards} under ${[rules.id, ...(rules.readings ?? [])].join(", ")}: ${JSON.stringify(difference)}`,
        );
    }
  }
  const { user, system } = process.cpuUsage(before);
  console.log(
    `${boards} boards, ${((user + system) / 1e6).toFixed(0)} s of a processor; values that differ:`,
    Object.fromEntries(found),
  );
  process.exitCode = found.has("new") ? 1 : 0;
}

const [what = "corpus", boards = "10000", seed = "1"] = process.argv.slice(2);
if (what === "random") count(deal(Number(boards), Number(seed), [...EDITIONS, ...OTHER_READINGS]));
else count(corpus(what === "readings" ? readingsOf : (rules) => [rules]));
