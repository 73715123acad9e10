import type { PicturedObject } from "./pictured.js";
import { symbolsIn } from "../../symbol.js";
import { type Font, textWidth, wrapped } from "../text-width.js";
import type { SheetWords } from "../../key/words.js";

/** The lines on a card of the picture, fitted to its width. Lengths are in the units of the picture. */
export interface CardFace {
  readonly width: number;
  readonly height: number;
  readonly name: readonly string[];
  readonly line: readonly string[];
  readonly symbols: readonly Placed[];
  /** Rows of marks: counters, tapped and so on. */
  readonly marks: readonly (readonly Mark[])[];
  readonly notes: readonly string[];
  /** The distance from the top to the letters of its colors and its power and toughness. */
  readonly foot: number;
}

/** A symbol of the mana cost; `x` is from the left edge of the card. */
export interface Placed {
  readonly symbol: string;
  readonly x: number;
  readonly width: number;
}

export interface Mark {
  readonly kind: "counter" | "tapped" | "token" | "faceDown" | "player" | "host";
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

export const PAD = 8;
/** The band with the colors, the timestamp and the cost. */
export const BAND = 20;
export const NAME: Font = { size: 12, bold: true };
export const SMALL: Font = { size: 10 };
export const NOTE: Font = { size: 10, hasSymbols: true };
export const MARK: Font = { size: 9, bold: true };
export const TIMESTAMP: Font = { size: 10, bold: true };
export const NAME_STEP = 14;
export const SMALL_STEP = 12.5;
export const MARK_STEP = 17;
/** The lowest strip: the letters of the colors, power and toughness. */
const FOOT = 22;
/** A letter of a color with its space. */
export const LETTER = 15;

const NAME_LINES = 4;
const TYPE_LINES = 4;
const NOTE_LINES = 10;
const SYMBOL = 13;

export interface FaceOptions {
  readonly width: number;
  readonly leastHeight: number;
  /** Whether to save height: without power and toughness, the letters of the colors are next to the type line. */
  readonly isFlat: boolean;
  readonly marks: readonly Omit<Mark, "x" | "width">[];
}

export function cardFace(object: PicturedObject, { width, leastHeight, isFlat, marks }: FaceOptions): CardFace {
  const inner = width - 2 * PAD;
  const hasFoot = !isFlat || object.size !== undefined;
  const besides = hasFoot ? 0 : object.frame.length * LETTER;
  const name = wrapped(object.label, inner, NAME, NAME_LINES);
  const line = object.line === undefined ? [] : wrapped(object.line, inner - besides, SMALL, TYPE_LINES);
  const rows = markRows(marks, inner);
  const notes = (object.notes ?? []).flatMap((note) => wrapped(note, inner, NOTE, NOTE_LINES));
  const head = BAND + 4 + name.length * NAME_STEP;
  const content =
    head +
    line.length * SMALL_STEP +
    (rows.length > 0 ? 4 + rows.length * MARK_STEP : 0) +
    (notes.length > 0 ? 3 + notes.length * SMALL_STEP : 0) +
    5;
  const height = Math.max(leastHeight, hasFoot ? content + FOOT : content);
  return {
    width,
    height,
    name,
    line,
    symbols: placedSymbols(object.manaCost ?? "", width),
    marks: rows,
    notes,
    foot: hasFoot ? height - FOOT : head - 0.5,
  };
}

/** The width of the box around power and toughness, which may have a word in it. */
export function sizeWidth(size: string): number {
  return Math.max(34, textWidth(size, NAME) + 12);
}

/** The properties of an object that are not printed on it. */
export function marksOf(object: PicturedObject, words: SheetWords): Omit<Mark, "x" | "width">[] {
  return [
    ...(object.tapped === true ? [{ kind: "tapped", text: words.text("sheet-tapped") } as const] : []),
    ...(object.faceDown === true ? [{ kind: "faceDown", text: words.text("sheet-face-down") } as const] : []),
    ...(object.token === true ? [{ kind: "token", text: words.text("sheet-token") } as const] : []),
    ...(object.counters ?? []).map(({ kind, count }) => ({ kind: "counter", text: `${count} × ${kind}` }) as const),
  ];
}

/** Room for the glyph before the text of a mark. */
export const GLYPH: Readonly<Record<Mark["kind"], number>> = {
  counter: 0,
  tapped: 11,
  token: 0,
  faceDown: 0,
  player: 11,
  host: 11,
};

function markRows(marks: readonly Omit<Mark, "x" | "width">[], inner: number): Mark[][] {
  const rows: Mark[][] = [];
  let x = 0;
  for (const { kind, text } of marks) {
    const room = inner - 10 - GLYPH[kind];
    const [shown = ""] = wrapped(text, room, MARK, 1);
    const width = Math.min(inner, textWidth(shown, MARK) + 10 + GLYPH[kind]);
    const row = rows.at(-1);
    const fits = row !== undefined && x + width <= inner;
    if (!fits) x = 0;
    const mark = { kind, text: shown, x, width };
    if (fits) row.push(mark);
    else rows.push([mark]);
    x += width + 4;
  }
  return rows;
}

/** From the right edge; symbols that are wider than the band together are drawn closer. */
function placedSymbols(cost: string, width: number): Placed[] {
  const symbols = symbolsIn(cost).map((symbol) => ({
    symbol,
    width: Math.max(SYMBOL, textWidth(symbol, MARK) + 5),
  }));
  const whole = symbols.reduce((sum, { width }) => sum + width + 1.5, 0);
  const scale = Math.min(1, (width - PAD - 26) / Math.max(1, whole));
  let x = width - PAD + 2;
  return symbols
    .toReversed()
    .map(({ symbol, width }) => ({ symbol, width, x: (x -= (width + 1.5) * scale) }))
    .toReversed();
}
