import type { Card, CardType, Color, FaceText, Supertype } from "../rules/formats.gen.js";
import { CARD_TYPES, SUPERTYPES } from "../rules/card-types.js";

const COLOR_OF: Readonly<Record<string, Color>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** What is printed beside the text, as a definition says it; a sentence if something there can't be said. */
export function printedFacts(face: FaceText): Card | string {
  const [left = "", right = ""] = face.type_line.split(/\s+[\u2014\u2013-]\s+/);
  const words = left.split(/\s+/).filter((word) => word !== "" && word !== "Token");
  const types = words.filter((word): word is CardType => (CARD_TYPES as readonly string[]).includes(word));
  const supertypes = words.filter((word): word is Supertype => (SUPERTYPES as readonly string[]).includes(word));
  const unknown = words.find((word) => !(types as string[]).includes(word) && !(supertypes as string[]).includes(word));
  if (unknown !== undefined) return `“${unknown}” in its type line is neither a card type nor a supertype`;
  if (types.length === 0) return "its type line has no card type";
  const subtypes =
    right === ""
      ? []
      : right
          .replace("Time Lord", "Time\u00a0Lord")
          .split(/\s+(?!\u00a0)/)
          .map((word) => word.replace("\u00a0", " "));
  const power = size(face.power);
  const toughness = size(face.toughness);
  if (power === null || toughness === null) return `its size ${face.power ?? ""}/${face.toughness ?? ""} can't be said`;
  const colors = (face.color_indicator ?? []).flatMap((letter) => COLOR_OF[letter] ?? []);
  const counted = { loyalty: face.loyalty, defense: face.defense };
  const numbers = Object.entries(counted).flatMap(([key, value]) => (value ? [[key, Number(value)] as const] : []));
  const wrong = numbers.find(([, value]) => !Number.isInteger(value));
  if (wrong !== undefined) return `its ${wrong[0]} is no number`;
  return {
    name: face.name,
    ...(face.mana_cost && { manaCost: face.mana_cost }),
    ...(colors.length > 0 && { colorIndicator: colors }),
    ...(supertypes.length > 0 && { supertypes }),
    types,
    ...(subtypes.length > 0 && { subtypes }),
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...Object.fromEntries(numbers),
  };
}

/** undefined: nothing is printed; null: something that no definition can have. */
function size(printed: string | null | undefined): number | string | null | undefined {
  if (printed === undefined || printed === null || printed === "") return undefined;
  if (/^[+-]?\d+$/.test(printed)) return Number(printed);
  return /^(?:\*|\d+\+\*|\*\+\d+)$/.test(printed) ? printed : null;
}
