import { type Arbitrary, array, constantFrom, oneof, string } from "fast-check";
import { visibleLines } from "../../../src/faults/quote.js";
import { NASTY } from "./sample-key.js";

/** As a format may give a text back: white space is one blank, and what nothing shows is written out. */
export function flat(text: string): string {
  return visibleLines(text.replaceAll(/\r\n?/g, "\n"))
    .replaceAll(/[\t\n ]+/g, " ")
    .trim();
}

const MARKS = "~=#{}:\\|*_`<>&\"'[]()!$^%@+-/;,. \t\n\r".split("");

/** Texts full of what formats take for their own, with something to see in each. */
export const arbitraryText: Arbitrary<string> = oneof(
  array(oneof(constantFrom(...MARKS), string({ unit: "grapheme", maxLength: 3 })), { maxLength: 12 }),
  array(constantFrom(...NASTY), { maxLength: 3 }),
  array(string({ unit: "binary", maxLength: 6 }), { maxLength: 2 }),
)
  .map((parts) => parts.join(""))
  .filter((text) => flat(text) !== "");
