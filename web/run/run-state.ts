import type { Report, RulesetId, Scenario } from "../../src/rules/formats.gen.js";

/** Where a run of the corpus stands. `lost`: how many workers were replaced. */
export type RunState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | {
      readonly kind: "running";
      readonly done: number;
      readonly total: number;
      /** How many of those that are done are not as expected. */
      readonly unexpected: number;
      readonly lost: number;
      readonly seconds: number;
    }
  | {
      readonly kind: "finished";
      readonly report: Report;
      readonly seconds: number;
      readonly lost: number;
      /** How many runs are `crashed` only because no worker could be started for them any more. */
      readonly unmade: number;
    }
  /** What was not run is `notRun` in the report, whose footer says that it is not complete. */
  | { readonly kind: "cancelled"; readonly done: number; readonly total: number; readonly report: Report }
  /** Nothing was run; the message is a sentence for people. */
  | { readonly kind: "failed"; readonly message: string };

export interface RunOptions {
  readonly workers: number;
  /** How long a scenario may take. */
  readonly entrySeconds: number;
  readonly filter: RunFilter;
}

/** Which part to run, as the filters of `cr613 verify`; an empty list or text selects everything. */
export interface RunFilter {
  /** A regular expression. */
  readonly grep: string;
  readonly topics: readonly string[];
  readonly rules: readonly string[];
  readonly layers: readonly string[];
  readonly rulesets: readonly RulesetId[];
  readonly levels: readonly Scenario["level"][];
  /** The readings to follow in place of the recommended ones, one a question. */
  readonly readings: readonly string[];
}

/** The files that can be had of a run. */
export type ReportFile = "report.json" | "results.csv" | "coverage.csv" | "pairs.csv";

/** The whole corpus, by the recommended readings. */
export const EVERYTHING: RunFilter = {
  grep: "",
  topics: [],
  rules: [],
  layers: [],
  rulesets: [],
  levels: [],
  readings: [],
};

export function isBusy({ kind }: RunState): boolean {
  return kind === "loading" || kind === "running";
}
