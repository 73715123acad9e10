import type { Made, PredefinedToken } from "../rules/formats.gen.js";
import { abilitiesText, type Quote } from "./keyword-text.js";
import { type Count } from "./noun-text.js";
import { listed, say, type Wordings } from "./wordings.js";

/** A token as the clause that creates it describes it: "1/1 white Soldier creature token with lifelink". */
export function tokenText(made: Made | PredefinedToken, count: Count, quote: Quote): Wordings {
  const token = count === "one" ? "token" : "tokens";
  if (typeof made === "string") return [`${made} ${token}`];
  const { colorIndicator = [], supertypes = [], types, subtypes = [], power, toughness, abilities = [], name } = made;
  const size = power === undefined || toughness === undefined || power === "*" ? "" : `${power}/${toughness} `;
  const colors =
    colorIndicator.length === 0
      ? ["colorless ", ""]
      : say`${listed(
          colorIndicator.map((color) => [color]),
          "and",
        )} `;
  const kinds = [...subtypes, ...types.map((type) => type.toLowerCase())].map((word) => `${word} `).join("");
  const snow = supertypes.includes("Snow") ? "snow " : "";
  const legendary = supertypes.includes("Legendary") ? "legendary " : "";
  const has = abilities.length === 0 ? [""] : say` with ${abilitiesText(abilities, quote)}`;
  const plain = say`${["", "tapped "]}${size}${legendary}${colors}${snow}${kinds}${token}${has}`;
  if (name === undefined) return plain;
  return [
    ...plain,
    ...say`${plain} named ${name}`,
    ...(legendary === "" ? [] : say`${name}, a legendary ${size}${colors}${kinds}token${has}`),
  ];
}
