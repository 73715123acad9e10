import { bitSets } from "./bit-set.js";
import type { Color } from "./formats.gen.js";

/** The colors in the order of CR 105.1; the bit of a color is its place here. */
export const COLORS: readonly Color[] = ["white", "blue", "black", "red", "green"];

/** A set of colors: bit n stands for COLORS[n]. */
export type ColorSet = number;

export const ALL_COLORS: ColorSet = (1 << COLORS.length) - 1;

export const { bit: colorBit, set: colorSet, names: colorNames } = bitSets(COLORS);

export function colorCount(set: ColorSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function isColor(word: string): word is Color {
  return (COLORS as readonly string[]).includes(word);
}
