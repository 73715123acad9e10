import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { ObjectExpectation } from "../rules/formats.gen.js";

/** Lists of what an object has as a set; abilities it can have twice. */
const SETS = ["colors", "supertypes", "types", "subtypes"] as const;

/** Mana symbols in braces, as the values of mana costs are written. */
const COST = /^(?:\{[^{}]+\})+$/;

/** What is expected of an object that no object could ever meet, whatever its board: it contradicts itself. */
export function unmeetableFaults(expected: ObjectExpectation, path: Path): Fault[] {
  const { has = [], lacks = [], manaCost } = expected;
  return [
    ...SETS.flatMap((key) => repeated(expected[key] ?? [], [...path, key])),
    ...lacks.flatMap((word, i) =>
      has.includes(word)
        ? [faultAt([...path, "lacks", i], `${quote(word)} is expected to be there and to be lacking`, "one of the two")]
        : listedIn(expected, word) === undefined
          ? []
          : [faultAt([...path, "lacks", i], `${quote(word)} stands in ${listedIn(expected, word)}`, "one of the two")],
    ),
    ...(typeof manaCost === "string" && !COST.test(manaCost)
      ? [
          faultAt(
            [...path, "manaCost"],
            `${quote(manaCost)} is no mana cost`,
            "mana symbols in braces, such as {2}{W}, or null for none",
            symbolsOf(manaCost),
          ),
        ]
      : []),
  ];
}

function repeated(words: readonly string[], path: Path): Fault[] {
  return words.flatMap((word, i) =>
    words.indexOf(word) < i ? [faultAt([...path, i], `${quote(word)} stands twice`, "each word once")] : [],
  );
}

/** The list that says that an object has this. */
function listedIn(expected: ObjectExpectation, word: string): string | undefined {
  return [...SETS, "keywords" as const].find((key) => expected[key]?.some((each) => each === word) === true);
}

/** The same with braces, if it is nothing but symbols: 2WW is {2}{W}{W}. */
function symbolsOf(cost: string): string | undefined {
  const symbols = cost.toUpperCase().match(/\d+|[WUBRGCSX]/g) ?? [];
  return symbols.join("") === cost.toUpperCase() ? symbols.map((symbol) => `{${symbol}}`).join("") : undefined;
}
