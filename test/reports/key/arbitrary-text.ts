import { type Arbitrary, array, constantFrom, oneof, string } from "fast-check";
import { legalInXml } from "../../../reports/xml-text.js";
import { NASTY } from "./sample-key.js";

/** As a format may give a text back: white space is one blank, and what XML can not hold is gone. */
export function flat(text: string): string {
  return legalInXml(text)
    .replaceAll(/[\t\n\v\f\r \u0085\u2028\u2029]+/g, " ")
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
