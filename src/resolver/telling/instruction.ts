import type { Board } from "../../rules/board.js";
import { typeNames } from "../../rules/card-types.js";
import { colorNames } from "../../rules/colors.js";
import { subtypeNames } from "../../rules/subtype-set.js";
import { NOT_COMPARED } from "../footprint.js";
import type { Instruction } from "../program.js";

/**
 * An evaluated instruction as text: in words where its kind has some, else as data. What CR 613.8a tells apart has
 * different texts.
 */
export function instructionText({ handler }: Instruction, value: unknown, board: Board): string {
  if (value === NOT_COMPARED) return "";
  if (value === undefined) return "nothing";
  return handler.show?.(value, board) ?? JSON.stringify(value, asWords);
}

/** Sets are bits inside and words outside; the rules that an instruction goes by are the same for all. */
function asWords(key: string, value: unknown): unknown {
  if (key === "rules") return undefined;
  if (value instanceof Int32Array) return subtypeNames(value);
  if (key === "types" && typeof value === "number") return typeNames(value);
  if (key === "colors" && typeof value === "number") return colorNames(value);
  return value;
}
