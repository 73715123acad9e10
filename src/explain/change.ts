import type { Change } from "../rules/formats.gen.js";
import { tracedChange, tracedChanges } from "../wording/traced-changes.js";
import { english, type Teller } from "./teller.js";

/** One change, without the object: "power 4 → 1", "loses all abilities (before: flying)". */
export function describeChange(change: Change, { speaker, names }: Teller = english()): string {
  return speaker.text(tracedChange(change, names));
}

/** The changes of one application, a phrase for each object: "X: loses all abilities (before: flying), power 4 → 1". */
export function describeChanges(changes: readonly Change[], { speaker, names }: Teller = english()): string[] {
  return tracedChanges(changes, names).map((phrase) => speaker.text(phrase));
}
