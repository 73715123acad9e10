import { REFERENCE } from "../../src/engines/reference-name.js";
import type { PlanEntry, Report, Result } from "../../src/rules/formats.gen.js";
import { selectionOf } from "../../src/verifier/filters.js";
import { planOf } from "../../src/verifier/plan.js";
import { runReport } from "../../src/verifier/run-report.js";
import type { Understood } from "../../src/verifier/understood.js";
import { csvWriter } from "../../reports/csv.js";
import { hasEveryBoard, jsonWriter } from "../../reports/json.js";
import { wholeText, type Writer } from "../../reports/writer.js";
import { type PoolOptions, type Progress, runPool } from "../../workers/pool.js";
import type { LabCorpus } from "../lab-corpus.js";
import type { ReportFile, RunFilter } from "./run-state.js";

/** A part of the corpus to run. */
export interface PlannedRun {
  readonly corpus: LabCorpus;
  /** Never empty. */
  readonly plan: readonly PlanEntry[];
  readonly readings: readonly string[];
}

/** The names of the form's text fields in messages. */
const NAMES = { grep: "Title or id:", rule: "Clause:" };

/** Plans the scenarios of a filter as `cr613 verify` does, or states what is wrong with the filter. */
export function plannedRun(corpus: LabCorpus, filter: RunFilter): Understood<PlannedRun> {
  const filters = {
    grep: filter.grep === "" ? undefined : filter.grep,
    topic: anyOf(filter.topics),
    rule: anyOf(filter.rules),
    layer: anyOf(filter.layers),
    ruleset: anyOf(filter.rulesets),
    level: anyOf(filter.levels),
  };
  const folders = corpus.scenarios.map(({ topic }) => topic);
  const selection = selectionOf(filters, folders, NAMES);
  if (!selection.ok) return selection;
  const plan = planOf(corpus.scenarios, selection.value);
  if (plan.length === 0) return { ok: false, message: "no scenario fits all of these filters" };
  return { ok: true, value: { corpus, plan, readings: [...new Set(filter.readings)] } };
}

/** Results in the order of the plan; what was aborted is `notRun`. */
export function runPlanned(
  { corpus, plan, readings }: PlannedRun,
  options: Omit<PoolOptions, "keep" | "readings">,
  onProgress: (progress: Progress) => void,
): Promise<Result[]> {
  const scenarios = corpus.scenarios.map(({ scenario }) => scenario);
  const asked: PoolOptions = { ...options, keep: hasEveryBoard(plan.length) ? "all" : "failed", readings };
  return runPool(plan, { scenarios, cards: corpus.cards.values() }, asked, onProgress);
}

/** The report that `cr613 verify` makes of these results. */
export function reportOfRun(
  { corpus: { scenarios, cards }, plan, readings }: PlannedRun,
  results: readonly Result[],
): Report {
  return runReport({ engine: REFERENCE, readings, plan, scenarios, cards, problems: [], results });
}

const WRITERS: Readonly<Record<ReportFile, Writer>> = {
  "report.json": jsonWriter,
  "results.csv": csvWriter,
  "coverage.csv": csvWriter,
  "pairs.csv": csvWriter,
};

/** A file as `cr613 verify` writes it, byte for byte. */
export function reportFile(report: Report, name: ReportFile): string {
  return wholeText(WRITERS[name].files(report, {}).get(name) ?? []);
}

function anyOf<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length === 0 ? undefined : values;
}
