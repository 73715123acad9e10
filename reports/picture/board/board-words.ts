import type { PicturedBoard, PicturedObject } from "./pictured.js";
import { hostOf, playersOf } from "./board-layout.js";
import { symbolWords } from "../../key/symbols.js";
import type { SheetWords } from "../../key/words.js";

export interface PlayerWords {
  readonly player: string;
  /** Each object in parts: its name, its printed values, its status. */
  readonly objects: readonly (readonly string[])[];
}

export function boardWords(board: PicturedBoard, words: SheetWords): PlayerWords[] {
  return playersOf(board).map((player) => {
    const objects = board.objects
      .filter((object) => object.player === player)
      .map((object) => objectWords(object, board, words));
    return { player, objects: objects.length === 0 ? [[words.text("sheet-board-empty")]] : objects };
  });
}

function objectWords(object: PicturedObject, board: PicturedBoard, words: SheetWords): string[] {
  const { label, manaCost, line, size, timestamp, counters = [], tapped, faceDown, token, notes = [] } = object;
  const host = hostOf(object, board);
  return [
    label,
    ...(manaCost === undefined ? [] : [manaCost]),
    ...(line === undefined ? [] : [line]),
    ...(size === undefined ? [] : [size]),
    ...colorWords(object, words),
    ...(timestamp === undefined ? [] : [words.text("sheet-timestamp", { number: timestamp })]),
    ...(token === true ? [words.text("sheet-token")] : []),
    ...(faceDown === true ? [words.text("sheet-face-down")] : []),
    ...(tapped === true ? [words.text("sheet-tapped")] : []),
    ...(host === undefined ? [] : [words.text("sheet-attached-to", { host })]),
    ...counters.map(({ kind, count }) => words.text("sheet-counters", { kind, count })),
    ...notes,
  ];
}

/** Nothing for lands: their type line shows it. */
function colorWords({ frame }: PicturedObject, words: SheetWords): string[] {
  const colors = frame.flatMap((color) => (color === "land" ? [] : [symbolWords(color, words)]));
  return colors.length === 0 ? [] : [words.list(colors, "and")];
}
