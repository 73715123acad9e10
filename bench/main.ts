import { shippedCorpus } from "../src/cli/corpus-files.js";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resolve } from "../src/resolver/resolve.js";
import { currentRuleset, families, type Cards } from "./boards.js";
import { resolveLiterally } from "./literal.js";
import { allocatedBy, heldBy, measured } from "./measure.js";
import { plainOf } from "./plain.js";
import { packageRoot, verifierTasks } from "./verifier.js";

/** A board of the bench: times in microseconds of user time, ratios to `plain` in the same run, bytes of one run. */
interface Row {
  readonly name: string;
  readonly plain: number;
  readonly none: number;
  readonly ratio: number;
  /** With the decisive and with the full trace, by what it takes without. */
  readonly decisive: number;
  readonly full: number;
  /** The literal resolver by the same; left out where it would take minutes. */
  readonly literal?: number;
  readonly allocated: number;
  readonly plainAllocated: number;
  readonly held: number;
}

/** So much worse may a ratio get before that is a failure. */
const TOLERANCE = 1.2;

async function resolverRows(cards: Cards, isAll: boolean): Promise<Row[]> {
  const ruleset = currentRuleset();
  const rows: Row[] = [];
  for (const { name, board, tooSlow } of families(cards, isAll)) {
    const plain = plainOf(board);
    const none = (): unknown => resolve(board, ruleset, { trace: "none" });
    const literal = { name: "literal", run: () => resolveLiterally(board, ruleset), once: true } as const;
    const result = measured([
      { name: "plain", run: plain },
      { name: "none", run: none },
      { name: "decisive", run: () => resolve(board, ruleset, { trace: "decisive" }) },
      { name: "full", run: () => resolve(board, ruleset, { trace: "full" }) },
      ...(tooSlow === true ? [] : [literal]),
    ]);
    const micros = (task: string): number => result.get(task)?.micros ?? Number.NaN;
    const row: Row = {
      name,
      plain: micros("plain"),
      none: micros("none"),
      ratio: result.get("none")?.ratio ?? Number.NaN,
      decisive: micros("decisive") / micros("none"),
      full: micros("full") / micros("none"),
      ...(tooSlow === true ? {} : { literal: micros("literal") / micros("none") }),
      allocated: await allocatedBy(none),
      plainAllocated: await allocatedBy(plain),
      held: heldBy(none),
    };
    rows.push(row);
    console.log(printed(row));
  }
  return rows;
}

const COLUMNS = ["plain us", "ours us", "ratio", "decisive", "full", "literal", "kB", "plain kB", "held kB"];

function line(name: string, cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join("");
}

function printed(row: Row): string {
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
  const times = (factor: number | undefined): string => (factor === undefined ? "-" : `${factor.toFixed(2)}x`);
  return line(row.name, [
    row.plain.toFixed(1),
    row.none.toFixed(1),
    row.ratio.toFixed(2),
    times(row.decisive),
    times(row.full),
    times(row.literal),
    kB(row.allocated),
    kB(row.plainAllocated),
    kB(row.held),
  ]);
}

/** By which power of the number of objects the time grows, from one board to a larger one. */
function exponent(rows: readonly Row[], from: string, to: string, factor: number): string {
  const time = (name: string): number => rows.find((row) => row.name === name)?.none ?? Number.NaN;
  return (Math.log(time(to) / time(from)) / Math.log(factor)).toFixed(2);
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
    console.log(line(`${name}, ${entries} entries`, [`${(time / 1000).toFixed(2)} s`, `${(one / time).toFixed(2)}x`]));
  }
}

type Ratios = Readonly<Record<string, number>>;

/** The boards whose ratio to `plain` has become worse than it was, beyond what tolerance allows. */
function worse(rows: readonly Row[], before: Ratios): string[] {
  return rows.flatMap(({ name, ratio }) => {
    const was = before[name];
    if (was === undefined || ratio <= was * TOLERANCE) return [];
    return [`${name}: ${ratio.toFixed(2)} times plain, it was ${was.toFixed(2)}`];
  });
}

const { values } = parseArgs({
  options: { all: { type: "boolean" }, keep: { type: "boolean" }, check: { type: "boolean" } },
});
const root = packageRoot();
// Those of the library that scenarios play are among them.
const { cards } = shippedCorpus.whole();
const kept = join(root, "bench", "ratios.json");

console.log(line("board", COLUMNS));
const rows = await resolverRows(cards, values.all === true);
console.log(
  `exponent: ${exponent(rows, "mixed 100 / 10", "mixed 1000 / 100", 10)} from mixed 100 / 10 to 1000 / 100,`,
  `${exponent(rows, "growth, 100 / 20", "growth, 10000 / 20", 100)} from 100 to 10,000 objects with 20 effects`,
);
mkdirSync(join(root, "out", "bench"), { recursive: true });
writeFileSync(join(root, "out", "bench", "bench.json"), `${JSON.stringify(rows, null, 2)}\n`);
if (values.all === true) await verifierTimes(cards);
if (values.keep === true) {
  const ratios = Object.fromEntries(rows.map(({ name, ratio }) => [name, Number(ratio.toPrecision(3))]));
  writeFileSync(kept, `${JSON.stringify(ratios, null, 2)}\n`);
}
if (values.check === true) {
  const failures = worse(rows, JSON.parse(readFileSync(kept, "utf8")) as Ratios);
  for (const failure of failures) console.error(`worse: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
