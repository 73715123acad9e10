import type { KeyItem, KeyOption } from "../../src/rules/formats.gen.js";
import { letterAt } from "../letter.js";

export interface LetteredOption {
  readonly letter: string;
  readonly option: KeyOption;
}

export function letteredOptions({ options }: KeyItem): LetteredOption[] {
  return options.map((option, place) => ({ letter: letterAt(place), option }));
}

/** The letter of the correct option; empty where the question is open. */
export function correctLetter(item: KeyItem): string {
  return letteredOptions(item).find(({ option }) => option.correct)?.letter ?? "";
}

/** Whether the reader writes an answer: a single option would be no choice. */
export function isOpen({ options }: KeyItem): boolean {
  return options.length < 2;
}
