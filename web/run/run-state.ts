import type { Report, RulesetId, Scenario } from "../../src/rules/formats.gen.js";

/** The state of a run of the corpus. `lost`: the number of workers that were replaced. */
export type RunState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | {
      readonly kind: "running";
      readonly done: number;
      readonly total: number;
      /** The number of results so far that are not as expected. */
      readonly unexpected: number;
      readonly lost: number;
      readonly seconds: number;
    }
  | {
      readonly kind: "finished";
      readonly report: Report;
      readonly seconds: number;
      readonly lost: number;
      /** The number of runs that are `crashed` only because no worker could be started for them. */
      readonly unmade: number;
    }
  /** Entries without a result are `notRun` in the report, whose footer marks it as incomplete. */
  | { readonly kind: "cancelled"; readonly done: number; readonly total: number; readonly report: Report }
  /** Nothing was run; the message is a sentence for people. */
  | { readonly kind: "failed"; readonly message: string };

export interface RunOptions {
  readonly workers: number;
  /** The time limit for a scenario, in seconds. */
  readonly entrySeconds: number;
  readonly filter: RunFilter;
}

/** The part to run, as filters of `cr613 verify`; an empty list or string selects everything. */
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
