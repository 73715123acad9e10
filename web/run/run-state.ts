import type { Report, RulesetId, Scenario } from "../../src/rules/formats.gen.js";

/** `lost`: workers that were replaced. */
export type RunState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | {
      readonly kind: "running";
      readonly done: number;
      readonly total: number;
      /** Results so far that are not as expected. */
      readonly unexpected: number;
      readonly lost: number;
      readonly seconds: number;
    }
  | {
      readonly kind: "finished";
      readonly report: Report;
      readonly seconds: number;
      readonly lost: number;
      /** Runs that are `crashed` only because no worker could be started for them. */
      readonly unmade: number;
    }
  /** What was not run is `notRun` in the report, which is marked as incomplete. */
  | { readonly kind: "cancelled"; readonly done: number; readonly total: number; readonly report: Report }
  /** With a sentence for people. */
  | { readonly kind: "failed"; readonly message: string };

export interface RunOptions {
  readonly workers: number;
  /** For one scenario. */
  readonly entrySeconds: number;
  readonly filter: RunFilter;
}

/** Filters as those of `cr613 verify`; an empty one selects everything. */
export interface RunFilter {
  /** A regular expression. */
  readonly grep: string;
  readonly topics: readonly string[];
  readonly rules: readonly string[];
  readonly layers: readonly string[];
  readonly rulesets: readonly RulesetId[];
  readonly levels: readonly Scenario["level"][];
  /** In place of the recommended ones, one a question. */
  readonly readings: readonly string[];
}

/** The files that can be downloaded. */
export const REPORT_FILES = ["report.json", "results.csv", "coverage.csv", "pairs.csv"] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

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
