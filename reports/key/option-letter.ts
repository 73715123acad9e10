import type { KeyItem, KeyOption } from "../../src/rules/formats.gen.js";

/** A, B ... Z, AA, AB ...: what the option at a place is called, 0 for the first. */
export function optionLetter(place: number): string {
  const before = Math.floor(place / 26);
  return `${before === 0 ? "" : optionLetter(before - 1)}${String.fromCodePoint(65 + (place % 26))}`;
}

export interface LetteredOption {
  readonly letter: string;
  readonly option: KeyOption;
}

export function letteredOptions({ options }: KeyItem): LetteredOption[] {
  return options.map((option, place) => ({ letter: optionLetter(place), option }));
}

/** The letter of the correct option; empty where the question is open. */
export function correctLetter(item: KeyItem): string {
  return letteredOptions(item).find(({ option }) => option.correct)?.letter ?? "";
}

/** Nothing to choose from: the reader writes an answer. A single option would be no choice either. */
export function isOpen({ options }: KeyItem): boolean {
  return options.length < 2;
}
