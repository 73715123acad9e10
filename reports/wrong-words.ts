import { describeValue } from "../src/explain/value.js";
import type { CheckedValue, Divergence, KnownFailure, Result } from "../src/rules/formats.gen.js";
import { isFalseClaim, wrongValues } from "./answers.js";
import { plural } from "./count.js";

/** What an engine's expectations file says of a run. */
export const KNOWN_WORDS: Readonly<Record<KnownFailure["outcome"], string>> = {
  asKnown: "known failure",
  passedUnexpectedly: "known to fail, but it does not",
  failedOtherwise: "known to fail, but otherwise",
};

/** More values than these are counted. */
const MOST_VALUES = 3;

/** Why a result is not as expected, in a line of plain text: the first step that differs, the first wrong values, the message. */
export function whyWrong(result: Result): string {
  const { verdict, message, divergence, expectation, values } = result;
  const wrong = wrongValues(values);
  const more = wrong.length - MOST_VALUES;
  const parts = [
    ...(expectation?.outcome === "passedUnexpectedly" ? ["it is known to fail and does not"] : []),
    ...(expectation?.outcome === "failedOtherwise" ? ["it is known to fail, but otherwise"] : []),
    ...(divergence === undefined ? [] : [divergenceWords(divergence)]),
    ...wrong.slice(0, MOST_VALUES).map(valueWords),
    ...(more > 0 ? [`and ${more} more ${plural(more, "value")}`] : []),
    ...(message === undefined ? [] : [isFalseClaim(result) ? `a false claim: ${message}` : message]),
  ];
  return parts.length === 0 ? verdict : parts.join("; ");
}

/** `first parts in layer 4: expected A, then B; told B, then A`. */
export function divergenceWords({ layer, expected, actual }: Divergence): string {
  return `first parts in ${layerWords(layer)}: expected ${inOrder(expected)}; told ${inOrder(actual)}`;
}

/** `layer 4`; a stage after the layers by its name. */
export function layerWords(layer: string): string {
  if (layer === "players") return "the effects on players";
  return layer === "gameRules" ? "the rules of the game" : `layer ${layer}`;
}

function inOrder(effects: readonly string[]): string {
  return effects.length === 0 ? "nothing" : effects.join(", then ");
}

function valueWords({ subject, characteristic, expected, actual }: CheckedValue): string {
  return `${subject}, ${characteristic}: expected ${describeValue(expected)}, got ${describeValue(actual)}`;
}
