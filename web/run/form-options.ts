import type { RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import type { RunFilter, RunOptions } from "./run-state.js";

/** More workers would wait for each other's answers to be read. */
export const MOST_WORKERS = 8;
/** Seconds for a scenario. */
export const USUAL_SECONDS = 5;
export const MOST_SECONDS = 3600;

/** Before the question's id in the names of fields that choose a reading. */
export const READING_FIELD = "reading-";

/** One worker per processor, if the browser reports their number. */
export function usualWorkers(processors: number | undefined): number {
  return Math.min(MOST_WORKERS, Math.max(1, processors ?? 1));
}

/** The options in the form, whose numbers the browser validates. */
export function optionsOf(form: FormData): RunOptions {
  const [workers, seconds] = [textsOf(form, "workers"), textsOf(form, "seconds")];
  return { workers: Number(workers[0]), entrySeconds: Number(seconds[0]), filter: filterOf(form) };
}

/** Whether the form selects anything but the whole corpus by the recommended readings. */
export function isPart(form: FormData): boolean {
  return Object.values(filterOf(form)).some((wanted: RunFilter[keyof RunFilter]) => wanted.length > 0);
}

function filterOf(form: FormData): RunFilter {
  const [grep = ""] = textsOf(form, "grep");
  return {
    grep,
    topics: textsOf(form, "topic"),
    rules: textsOf(form, "rule")
      .flatMap((clauses) => clauses.split(/[\s,]+/))
      .filter((clause) => clause !== ""),
    layers: textsOf(form, "layer"),
    rulesets: textsOf(form, "ruleset") as RulesetId[],
    levels: textsOf(form, "level") as Scenario["level"][],
    readings: [...new Set(form.keys())]
      .filter((name) => name.startsWith(READING_FIELD))
      .flatMap((name) => textsOf(form, name)),
  };
}

/** The non-empty values of the fields with a name. */
function textsOf(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === "string" ? [value.trim()] : []))
    .filter((text) => text !== "");
}
