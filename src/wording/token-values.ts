import { COLORS } from "../rules/colors.js";
import type { Card, Color, Face } from "../rules/formats.gen.js";
import { type Phrase, series } from "./phrase.js";
import { printedLine } from "./printed-lines.js";
import { colorsPhrase } from "./values.js";

/** What a token is created as (CR 111.3): "2/2, green, Creature — Wolf". */
export function tokenValues(face: Card | Face): Phrase {
  const { power, toughness, types, supertypes = [], subtypes = [] } = face;
  const size = power === undefined || toughness === undefined ? [] : [`${power}/${toughness}`];
  const line = printedLine({ types, supertypes, subtypes });
  return series([...size, colorsPhrase(colorsOf(face)), line], "commas");
}

/** In the order of COLORS. */
const SYMBOLS: readonly string[] = ["W", "U", "B", "R", "G"];

function colorsOf({ colorIndicator, manaCost }: Card | Face): Color[] {
  return COLORS.filter(
    (color, place) => colorIndicator?.includes(color) ?? manaCost?.includes(SYMBOLS[place] ?? "?") === true,
  );
}
