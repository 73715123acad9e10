import type { CardType, Change, Supertype, UnseenChange, Value } from "../rules/formats.gen.js";
import { abilitiesInShort } from "./ability-in-short.js";
import type { ObjectNames } from "./object-names.js";
import { type Phrase, say, series } from "./phrase.js";
import { subtypeWords } from "./printed-lines.js";
import { inLine, listOf, supertypesInARow, typesWithArticle } from "./value-words.js";
import { agreeing, characteristicPhrase, colorsPhrase, namedPhrase } from "./values.js";

/*
 * What is copied or face down takes the place of what was there (CR 707.2, 708.2): nothing of it is lost or added. So it is
 * told as two rows of values, what it is now and what it was.
 */

type Side = "before" | "after";

/** The changes that stand in the row, and those that a sentence of their own tells: they are of no copiable value. */
export function wholeAndRest(
  changes: readonly (Change | UnseenChange)[],
): [row: readonly Change[], rest: readonly (Change | UnseenChange)[]] {
  const isInRow = (change: Change | UnseenChange): change is Change =>
    !("of" in change) && change.characteristic !== "controller" && change.characteristic !== "cantHave";
  return [changes.filter(isInRow), changes.filter((change) => !isInRow(change))];
}

/** "X is now: named Y, green, 2/2 (before: named X, blue, 0/0)". */
export function wholeChange(
  object: string,
  changes: readonly Change[],
  names: ObjectNames,
  /** It was nothing else before. */
  isNew = false,
): Phrase {
  const row = (side: Side): Phrase =>
    series(
      changes.flatMap((change) => valueOf(change, side, changes, names)),
      "commas",
    );
  if (isNew) return say("traced-whole-new", { object: names.object(object), after: row("after") });
  return say("traced-whole", { object: names.object(object), after: row("after"), before: row("before") });
}

function valueOf(change: Change, side: Side, all: readonly Change[], names: ObjectNames): Phrase[] {
  const { object, characteristic } = change;
  const value = change[side];
  const words = inLine(characteristic, listOf(value), object, names);
  switch (characteristic) {
    case "name":
      return [typeof value === "string" ? agreeing(namedPhrase(value), names.object(object)) : say("value-no-name")];
    case "manaCost":
      return [typeof value === "string" ? say("value-mana-cost", { cost: value }) : say("value-no-mana-cost")];
    case "colors":
      return [agreeing(colorsPhrase(words), names.object(object))];
    // These lists hold words of their kind only (schema).
    case "supertypes":
      return [words.length === 0 ? say("value-no-supertypes") : supertypesInARow(words as Supertype[])];
    case "types":
      return [words.length === 0 ? say("value-no-types") : typesWithArticle(words as CardType[])];
    case "subtypes":
      return [words.length === 0 ? say("value-no-subtypes") : series(subtypeWords(words), "and")];
    case "abilities":
      return [abilitiesInShort(words, (name) => names.entry(name, object))];
    case "power": {
      const toughness = all.find((other) => other.characteristic === "toughness");
      return [toughness === undefined ? numberOf("power", value) : sizeOf(value, toughness[side])];
    }
    case "toughness":
      return all.some((other) => other.characteristic === "power") ? [] : [numberOf("toughness", value)];
    case "loyalty":
    case "defense":
      return [numberOf(characteristic, value)];
    case "controller":
    case "cantHave":
      return [];
    default:
      return characteristic satisfies never;
  }
}

function numberOf(characteristic: "power" | "toughness" | "loyalty" | "defense", value: Value): Phrase {
  const what = characteristicPhrase(characteristic);
  return value === null ? say(`value-no-${characteristic}`) : say("traced-value", { what, value: String(value) });
}

function sizeOf(power: Value, toughness: Value): Phrase {
  return power === null || toughness === null
    ? say("value-no-size")
    : say("value-as-it-is", { value: `${String(power)}/${String(toughness)}` });
}
