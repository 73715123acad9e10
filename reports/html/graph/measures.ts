import type { PageWords } from "../spoken.js";
import { type Font, textWidth, wrapped } from "../../picture/text-width.js";
import type { GraphEffect } from "./layer-graph.js";

/** Sizes in a picture, in CSS pixels; graph.css sets the same fonts. */
export const NAME_FONT: Font = { size: 14, bold: true };
export const SMALL_FONT: Font = { size: 12.5 };
export const PLACE_FONT: Font = { size: 15, bold: true };
export const NAME_LINE = 18;
export const SMALL_LINE = 15;
/** Left of the name. */
export const NUMBER_WIDTH = 38;
export const PADDING = 10;

const NAME_WIDTH = 164;
const LEAST_NAME_WIDTH = 84;
/** For the longest line of a reason. */
const LABEL_WIDTH = 104;
const LABEL_PADDING = 4;
/** A label has as many lines as it takes. */
const MOST_LINES = 3;
const ANY_LINES = 99;

/** A text in lines, and the room it takes. */
export interface Block {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The box of an effect: its name, with remarks below. */
export interface EffectBlock {
  readonly name: readonly string[];
  readonly small: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** One for each effect, all of the same width. */
export function effectBlocks(effects: readonly GraphEffect[], words: PageWords): EffectBlock[] {
  const blocks = effects.map((effect) => effectBlock(effect, words));
  const width = Math.max(0, ...blocks.map((block) => block.width));
  return blocks.map((block) => ({ ...block, width }));
}

function effectBlock({ name, ability, fate }: GraphEffect, words: PageWords): EffectBlock {
  const lines = balanced(name, NAME_WIDTH, NAME_FONT, MOST_LINES);
  const small = [
    ...(ability === undefined ? [] : balanced(ability, NAME_WIDTH, SMALL_FONT, MOST_LINES)),
    ...(fate === "applied" ? [] : [words.text("report-not-applied")]),
  ];
  const widest = Math.max(LEAST_NAME_WIDTH, widestOf(lines, NAME_FONT), widestOf(small, SMALL_FONT));
  return {
    name: lines,
    small,
    width: Math.ceil(NUMBER_WIDTH + widest + PADDING),
    height: lines.length * NAME_LINE + small.length * SMALL_LINE + 2 * PADDING,
  };
}

export function labelBlock(reasons: readonly string[]): Block {
  const lines = balanced(reasons.join(" and "), LABEL_WIDTH, SMALL_FONT, ANY_LINES);
  return {
    lines,
    width: Math.ceil(widestOf(lines, SMALL_FONT) + 2 * LABEL_PADDING),
    height: lines.length * SMALL_LINE + 2 * LABEL_PADDING,
  };
}

function widestOf(lines: readonly string[], font: Font): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, font)));
}

/** As few lines as `width` allows, of about the same length. */
function balanced(text: string, width: number, font: Font, limit: number): string[] {
  let best = wrapped(text, width, font, limit);
  const words = text.split(" ").map((word) => textWidth(word, font));
  // A narrower text would be broken within its longest word.
  const least = Math.min(width, Math.max(...words));
  for (let narrower = width - 4; narrower >= least; narrower -= 4) {
    const lines = wrapped(text, narrower, font, limit + 1);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}
