import type { Board } from "../src/rules/board.js";
import { PRACTICE } from "../src/rules/practice.js";
import type { Ruleset } from "../src/rules/ruleset.js";
import { sortOf } from "./sorts.js";

/** What there is on a board, or in its rules, that the second resolver does not know. It never guesses. */
export function whatIsUnknown({ effects }: Board, { practice }: Ruleset): string[] {
  const unknown = new Set<string>();
  // A misconception puts other steps in the place of those of the rules; here are only those of the rules.
  if (practice !== PRACTICE) unknown.add("rules that are none");
  for (const { objects, parts, shares } of effects) {
    for (const part of [parts, ...(shares?.values() ?? [])].flat()) {
      // What a resolution exchanges it has exchanged as it resolved: what came to it is on the board.
      if (part.kind === "exchangeControl" || part.kind === "exchangeTextBoxes")
        unknown.add(`${part.kind} that is not settled`);
      // CR 611.2c: only what changes no characteristics stays open.
      if (objects === undefined && sortOf(part, "resolution") !== undefined)
        unknown.add(`${part.kind} with an open set`);
    }
  }
  return [...unknown].sort();
}
