import type { Characteristic } from "../../rules/layers.js";

export const TYPES: readonly Characteristic[] = ["types", "subtypes"];

/** What protection looks at: at colors, or at types, as far as the abilities of who has it say (CR 702.16a). */
export function protectedFrom(abilities: readonly string[]): readonly Characteristic[] {
  const qualities = abilities.flatMap((ability) => /^protection from (.+)$/.exec(ability)?.[1] ?? []);
  const colored = qualities.filter((quality) => COLORED.test(quality)).length;
  if (qualities.length === 0 || (colored > 0 && colored < qualities.length)) return ["colors", ...TYPES];
  return colored > 0 ? ["colors"] : TYPES;
}

const COLORED = /^(?:white|blue|black|red|green|colorless|(?:each|all|the chosen) colors?|m(?:ono|ulti)colored)$/;
