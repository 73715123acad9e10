import type { TraceStep } from "./formats.gen.js";

/** The clauses a step cites, by their newest numbers. */
export function clausesOf(step: TraceStep): string[] {
  switch (step.kind) {
    case "applied":
    case "starts":
    case "stands":
    case "performed":
    case "ended":
    case "failed":
    case "void":
    case "unmet":
      return [...step.clauses];
    default:
      return [step.clause, ...(step.also ?? [])];
  }
}
