import { partingOf } from "../explain/parting.js";
import type { CheckPoint } from "../rules/formats.gen.js";
import { withReading } from "../rules/readings.js";
import { CURRENT_RULESET, rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import type { Ruleset } from "../rules/ruleset.js";
import { runTimeline } from "../timeline/run.js";
import { differencesOf } from "../verifier/difference.js";
import { type CorpusScenario, planOf, type Selection } from "../verifier/plan.js";
import { byCodeUnit } from "../rules/text-order.js";
import type { Call } from "./call.js";
import { type Corpus, corpusAt, noneFits } from "./corpus-files.js";
import { type Compared, type DifferingCheck, diffText, type Differing, jsonOf, type NotRun } from "./diff-text.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { readingsUnder } from "./reading-option.js";
import { oneRuleset, type SelectOptions, selectionOf } from "./select.js";
import type { Understood } from "./understood.js";

export interface DiffOptions extends SelectOptions {
  readonly from?: string;
  readonly to?: string;
  readonly fromReading?: readonly string[];
  readonly toReading?: readonly string[];
  readonly cards?: readonly string[];
  readonly json?: true;
}

/** `cr613 diff`: the answers that differ between two rulesets, or between two readings of one. */
export function runDiff(call: Call, paths: readonly string[], options: DiffOptions): ExitCode {
  const sides = sidesOf(options);
  if (!sides.ok) return call.refuse(sides.message);
  const corpus = corpusAt(call, paths, options.cards ?? []);
  if (!corpus.ok) return call.refuse(corpus.message);
  const { scenarios, cards, broken, cardProblems } = corpus.value;
  const selected = selectionOf(
    options,
    scenarios.map(({ topic }) => topic),
  );
  if (!selected.ok) return call.refuse(selected.message);
  const problems = [...cardProblems, ...broken.flatMap((each) => each.problems)];
  call.tellProblems(problems);
  const chosen = scenarios.filter((each) => fits(each, selected.value));
  if (chosen.length === 0) return call.refuse(noneFits(corpus.value, paths));
  chosen.sort((a, b) => byCodeUnit(a.scenario.id, b.scenario.id));
  const compared = comparison(chosen, cards, sides.value);
  call.print(
    options.json ? JSON.stringify(jsonOf(compared), null, 2) : diffText(compared, call.out.paint, call.out.width),
  );
  return problems.length > 0 ? EXIT.broken : EXIT.ok;
}

function sidesOf(options: DiffOptions): Understood<Sides> {
  const from = sideOf(options.from, options.fromReading);
  const to = sideOf(options.to, options.toReading);
  if (!from.ok) return from;
  if (!to.ok) return to;
  if (from.value === to.value)
    return {
      ok: false,
      message: `both sides are the ruleset ${to.value.id}; --from, --to or --to-reading tells them apart`,
    };
  return { ok: true, value: { from: from.value, to: to.value } };
}

function sideOf(id: string | undefined, asked: readonly string[] | undefined): Understood<Ruleset> {
  const wanted = oneRuleset(id);
  if (!wanted.ok) return wanted;
  const ruleset = rulesetOf(wanted.value ?? CURRENT_RULESET);
  const readings = readingsUnder(asked, ruleset.id);
  return readings.ok ? { ok: true, value: readings.value.reduce(withReading, ruleset) } : readings;
}

function fits(each: CorpusScenario, selection: Selection): boolean {
  return planOf([each], { ...selection, rulesets: undefined }, SUPPORTED_RULESETS).length > 0;
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
      const later = new Map(after.value.checkPoints.map((point) => [point.check, point]));
      const checks = before.value.checkPoints.flatMap((point) => differingCheck(point, later.get(point.check)));
      if (checks.length > 0) differing.push({ ...each, checks });
    } else {
      const [fault] = before.ok ? (after.ok ? [] : after.faults) : before.faults;
      const ruleset = before.ok ? to : from;
      notRun.push({ scenario: scenario.id, ruleset, message: fault?.message ?? "no word of why" });
    }
  }
  return { from, to, count: chosen.length, differing, notRun };
}

function differingCheck(from: CheckPoint, to: CheckPoint | undefined): DifferingCheck[] {
  if (to === undefined) return [];
  const differences = differencesOf(from.resolution, to.resolution);
  if (differences.length === 0) return [];
  return [{ check: from.check, differences, parting: partingOf(from.resolution, to.resolution) }];
}
