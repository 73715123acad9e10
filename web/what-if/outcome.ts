import { type Check, checksOf } from "../../reports/html/checks.js";
import type { Problem, Result, Scenario } from "../../src/rules/formats.gen.js";
import { keysOf } from "../../src/faults/pointer.js";
import type { Narrator } from "../../src/explain/narrator.js";
import type { Fault } from "../../src/faults/fault.js";
import { faultIn } from "../../src/verifier/fault-text.js";
import { isAsked } from "./board.js";

/** What came of a board that was run. */
export type BoardResult =
  /** The checks, with the board's own expectations. */
  | { readonly kind: "moments"; readonly checks: readonly Check[]; readonly result: Result }
  /** An event that can't happen. */
  | { readonly kind: "fault"; readonly fault: Fault }
  /** No result, for a reason without a place on the board: a sentence. */
  | { readonly kind: "failed"; readonly message: string };

/** Reads the result of an askingBoard; `narrator` tells the board. */
export function outcomeOf(result: Result, narrator: Narrator, { timeline }: Pick<Scenario, "timeline">): BoardResult {
  const { verdict, message = "", checkPoints } = result;
  if (checkPoints.length > 0) {
    const checks = checksOf(result, narrator, timeline).map((check) => ({
      ...check,
      values: check.values.filter(isAsked),
    }));
    return { kind: "moments", checks, result };
  }
  const fault = faultIn(message);
  if (fault !== undefined) return { kind: "fault", fault };
  if (message === "no check")
    return { kind: "failed", message: "No moment of this board is looked at under these rules." };
  if (verdict === "timeout")
    return { kind: "failed", message: "This takes too long to work out; it was given up after a few seconds." };
  return { kind: "failed", message: `This could not be worked out: ${message}.` };
}

/** The place of the event that a problem is about. */
export function eventPlace({ pointer }: Pick<Fault | Problem, "pointer">): number | undefined {
  const [list, place = ""] = keysOf(pointer);
  return list === "timeline" && /^\d+$/.test(place) ? Number(place) : undefined;
}

/** A board and its results. */
export interface Picture {
  readonly board: Scenario;
  readonly checks: readonly Check[];
  /** Of the askingBoard. */
  readonly result: Result;
}
