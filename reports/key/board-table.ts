import type { KeyBoard, KeyBoardObject } from "../../src/rules/formats.gen.js";
import { type Form, say, series } from "../../src/wording/phrase.js";
import type { Speaker } from "../../src/wording/speaker.js";
import { hostOf } from "../picture/board/board-layout.js";

/** The battlefield as a table, a row for each object, the oldest first. Empty columns are left out. */
export interface BoardTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const HEADS = [
  "format-timestamp",
  "format-object",
  "format-player",
  "format-mana-cost",
  "format-line",
  "format-size",
  "format-state",
] as const;

export function boardTable(board: KeyBoard, speaker: Speaker): BoardTable {
  const rows = board.objects.map((object) => [
    String(object.timestamp ?? ""),
    object.label,
    object.player,
    object.manaCost ?? "",
    object.line ?? "",
    object.size ?? "",
    speaker.text(series(stateOf(object, board, speaker), "semicolons")),
  ]);
  const filled = HEADS.map((_, column) => rows.some((row) => row[column] !== ""));
  const kept = <T>(cells: readonly T[]): T[] => cells.filter((_, column) => filled[column]);
  return { heads: kept(HEADS).map((head) => speaker.text(say(head))), rows: rows.map(kept) };
}

const FORMS: Readonly<Record<NonNullable<KeyBoardObject["labelForm"]>, Partial<Form>>> = {
  f: { gender: "f" },
  "m plural": { number: "many" },
  "f plural": { gender: "f", number: "many" },
};

/** The status of an object in words: tapped, counters, attachment, and other remarks. */
export function stateOf(object: KeyBoardObject, board: KeyBoard, speaker: Speaker): string[] {
  const { token, faceDown, tapped, attachedTo, counters = [], notes = [], labelForm } = object;
  const form = labelForm === undefined ? {} : FORMS[labelForm];
  return [
    ...(token === true ? [speaker.text(say("format-token"))] : []),
    ...(faceDown === true ? [speaker.text(say("format-face-down"))] : []),
    ...(tapped === true ? [speaker.text(say("format-tapped"), form)] : []),
    ...(attachedTo === undefined
      ? []
      : [speaker.text(say("format-attached", { host: hostOf(object, board) ?? attachedTo }), form)]),
    ...counters.map(({ kind, count }) => speaker.text(say("format-counters", { kind, count: String(count) }))),
    ...notes,
  ];
}
