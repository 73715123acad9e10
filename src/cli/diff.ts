import { command, collect } from "./command-line.js";
import type { Call } from "./call.js";
import { type Narrator, narratorOf } from "../explain/narrator.js";
import { cardsOf } from "../verifier/request.js";
import { partingOf } from "../explain/parting.js";
import type { CheckPoint } from "../rules/formats.gen.js";
import { withReading } from "../rules/readings.js";
import { CURRENT_RULESET, rulesetOf } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { runTimeline } from "../timeline/run.js";
import { differencesOf } from "../verifier/difference.js";
import type { CorpusScenario } from "../verifier/plan.js";
import { byCodeUnit } from "../rules/text-order.js";
import { type Corpus } from "./corpus-files.js";
import { type Compared, type DifferingCheck, diffText, type Differing, jsonOf, type NotRun } from "./diff-text.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { readingsUnder } from "./reading-option.js";
import { oneRuleset, type SelectOptions, chosenScenarios } from "./select.js";
import { compareRuns, countChanges } from "../verifier/comparison.js";
import type { Folder } from "./folder.js";
import { isRun, readRun } from "./read-run.js";
import { jsonOfRuns, type Run, runsDiffText } from "./runs-diff-text.js";
import { leadsToFolder } from "./walk.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const HELP = `
Examples:
  $ npx cr613 diff --from m10
  $ npx cr613 diff --from m14 --to ikoria --topic power-toughness
  $ npx cr613 diff --to-reading loop-members-last
  $ npx cr613 diff my-scenarios --cards my-cards --from ikoria --json
  $ npx cr613 diff before/report.json after/report.json
  $ npx cr613 diff before/blobs after.jsonl --json

Every scenario that can be run under both is run, whichever rulesets it says
that it holds under.

Two runs, each a report.json, a blob or a folder with the blobs of all shards,
are compared with each other: what is answered otherwise because the engine
answers otherwise, because the corpus was changed, because the rules were.

Exit status: 0 compared, whatever came out; of two runs 0 if nothing differs,
1 if something does; 2 usage or broken input.`;

export const diffCommand = command("diff", HELP, runDiff, (line) =>
  line
    .guarded()
    .argument("[paths...]", "scenario files, or folders of them; the corpus if left out; or two runs")
    .option("--from <ruleset>", "the one ruleset (default: current)")
    .option("--to <ruleset>", "the other ruleset (default: current)")
    .option("--from-reading <id>", "with another reading of an open point (several: with commas, or again)", collect)
    .option("--to-reading <id>", "the same for the other side", collect)
    .cards()
    .filters()
    .option("--json", "print the differences as JSON"),
);

interface DiffOptions extends SelectOptions {
  readonly from?: string;
  readonly to?: string;
  readonly fromReading?: readonly string[];
  readonly toReading?: readonly string[];
  readonly json?: true;
}

/** `cr613 diff`: the answers that differ between two rulesets, or between two readings of one; or between two runs. */
function runDiff(call: Call, paths: readonly string[], options: DiffOptions): ExitCode {
  if (areRuns(call, paths, options)) return diffRuns(call, paths, options);
  const sides = sidesOf(options);
  if (!sides.ok) return call.refuse(sides.message);
  const chosen = chosenScenarios(call, paths, options);
  if (!chosen.ok) return call.refuse(chosen.message);
  const { corpus, scenarios, isBroken } = chosen.value;
  const sorted = scenarios.toSorted((a, b) => byCodeUnit(a.scenario.id, b.scenario.id));
  const compared = comparison(sorted, corpus.cards, sides.value);
  call.printAs(options.json, jsonOf(compared), (paint, width) => diffText(compared, paint, width));
  return isBroken ? EXIT.broken : EXIT.ok;
}

function sidesOf(options: DiffOptions): Understood<Sides> {
  const from = sideOf(options.from, options.fromReading);
  const to = sideOf(options.to, options.toReading);
  if (!from.ok) return from;
  if (!to.ok) return to;
  if (from.value === to.value)
    return refused(`both sides are the ruleset ${to.value.id}; --from, --to or --to-reading tells them apart`);
  return understood({ from: from.value, to: to.value });
}

function sideOf(id: string | undefined, asked: readonly string[] | undefined): Understood<Ruleset> {
  const wanted = oneRuleset(id);
  if (!wanted.ok) return wanted;
  const ruleset = rulesetOf(wanted.value ?? CURRENT_RULESET);
  const readings = readingsUnder(asked, ruleset.id);
  return readings.ok ? understood(readings.value.reduce(withReading, ruleset)) : readings;
}

interface Sides {
  readonly from: Ruleset;
  readonly to: Ruleset;
}

function comparison(chosen: readonly CorpusScenario[], cards: Corpus["cards"], { from, to }: Sides): Compared {
  const differing: Differing[] = [];
  const notRun: NotRun[] = [];
  for (const each of chosen) {
    const { scenario } = each;
    const [before, after] = [runTimeline(scenario, cards, from), runTimeline(scenario, cards, to)];
    if (before.ok && after.ok) {
      const narrator = narratorOf("en", scenario, cardsOf(scenario, cards));
      const later = new Map(after.value.checkPoints.map((point) => [point.check, point]));
      const checks = before.value.checkPoints.flatMap((point) =>
        differingCheck(point, later.get(point.check), narrator),
      );
      if (checks.length > 0) differing.push({ ...each, checks });
    } else {
      const [fault] = before.ok ? (after.ok ? [] : after.faults) : before.faults;
      const ruleset = before.ok ? to : from;
      notRun.push({ scenario: scenario.id, ruleset, message: fault?.message ?? "no word of why" });
    }
  }
  return { from, to, count: chosen.length, differing, notRun };
}

function differingCheck(from: CheckPoint, to: CheckPoint | undefined, narrator: Narrator): DifferingCheck[] {
  if (to === undefined) return [];
  const differences = differencesOf(from.resolution, to.resolution);
  if (differences.length === 0) return [];
  return [{ check: from.check, differences, parting: partingOf(from.resolution, to.resolution, narrator) }];
}

/** Whether the paths name runs. A folder may contain both runs and scenarios; an option about scenarios then decides. */
function areRuns({ folder }: Call, paths: readonly string[], options: DiffOptions): boolean {
  const { json: _, ...others } = options;
  const isAboutScenarios = Object.keys(others).length > 0;
  return paths.some((path) => isRun(folder.at(path)) && !(isAboutScenarios && leadsToFolder(folder.at(path))));
}

function diffRuns(call: Call, paths: readonly string[], options: DiffOptions): ExitCode {
  const { json, ...others } = options;
  const [strange] = Object.keys(others);
  if (strange !== undefined) return call.refuse(`--${hyphenated(strange)} is about scenarios, and these are runs`);
  const [first, second, third] = paths;
  if (first === undefined || second === undefined || third !== undefined)
    return call.refuse(`two runs can be compared, not ${paths.length}`);
  const [from, to] = [runAt(call.folder, first), runAt(call.folder, second)];
  const faults = [from, to].flatMap((run) => (run.ok ? [] : [run.message]));
  if (!from.ok || !to.ok) return call.refuse(faults.join("\n"));
  const comparison = compareRuns(from.value.report, to.value.report);
  const compared = { from: from.value, to: to.value, comparison };
  call.printAs(json, jsonOfRuns(compared), (paint, width) => runsDiffText(compared, paint, width));
  return countChanges(comparison) === 0 ? EXIT.ok : EXIT.failed;
}

function runAt(folder: Folder, path: string): Understood<Run> {
  const read = readRun(folder, path);
  return read.ok ? understood({ file: folder.shown(path), report: read.value }) : read;
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
