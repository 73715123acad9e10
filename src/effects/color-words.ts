import { type ColorSet, colorSet } from "../rules/colors.js";
import type { ColorWord } from "../rules/formats.gen.js";
import type { Look } from "../rules/handler.js";

export function colors(words: readonly ColorWord[], look: Look): ColorSet | undefined {
  const chosen = words.map((word) => look.color(word)).filter((color) => color !== undefined);
  // Nothing was chosen for a word it needs: this part does nothing (CR 607.5a).
  return words.length > 0 && chosen.length === 0 ? undefined : colorSet(chosen);
}
