import type { Claim, Explained } from "./explanation.js";
import type { Mentions } from "./mentions.js";
import type { Slice } from "./relevant-steps.js";
import type { Scope } from "./scope.js";

/** What was not the reason: for the first of the mistakes that lead to another answer, what refutes it. */
export function refutations(explained: Explained, slice: Slice, scope: Scope, mentions: Mentions): Claim[] {
  void explained; void slice; void scope; void mentions;
  return [];
}
