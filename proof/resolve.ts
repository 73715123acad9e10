import type { Board } from "../src/rules/board.js";
import type { Ruleset } from "../src/rules/ruleset.js";
import { applyLayer, type Step } from "./layer.js";
import { whatIsUnknown } from "./refusal.js";
import { copyOfState, startingState, type State } from "./state.js";

/** What a board comes to: everything as it is at the end, the copiable values (CR 613.2c), and the way there. */
export interface Proof {
  readonly ok: true;
  readonly end: State;
  readonly copiable: State;
  readonly steps: readonly Step[];
}

/** What the second resolver does not know on a board: then it says nothing of it. */
export interface Refusal {
  readonly ok: false;
  readonly unknown: readonly string[];
}

/**
 * CR 613.1: starts with the actual objects and applies all continuous effects layer by layer. This is the second resolver:
 * slow, without caches, and written from the rules by somebody who had not seen the first one.
 */
export function prove(board: Board, rules: Ruleset): Proof | Refusal {
  const unknown = whatIsUnknown(board, rules);
  if (unknown.length > 0) return { ok: false, unknown };
  const state = startingState(board, rules);
  const steps: Step[] = [];
  let copiable: State | undefined;
  for (const [at, slot] of rules.slots.entries()) {
    steps.push(...applyLayer(state, slot));
    if (slot.layer === rules.copiableAfter && rules.slots[at + 1]?.layer !== slot.layer) copiable = copyOfState(state);
  }
  return { ok: true, end: state, copiable: copiable ?? startingState(board, rules), steps };
}
