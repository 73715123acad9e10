import type { Card } from "../rules/formats.gen.js";

/**
 * compiled: told in our vocabulary. stub: kept as an ability that is there, can be lost, copied and counted, and does
 * nothing to characteristics. refused: not understood, and it may matter.
 */
export type State = "compiled" | "stub" | "refused";

export interface Sentence {
  readonly state: State;
  /** Where it stands: which face from 0, which line from 1, and from where to where in the text of that face. */
  readonly face: number;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Of a refused one: what is missing, in a sentence. */
  readonly missing?: string;
  /** Of a refused one: from where in the face's text on it was not understood. */
  readonly from?: number;
}

/** What became of a card. One with a refused sentence has no definition. */
export interface Compiled {
  readonly name: string;
  readonly state: State;
  readonly sentences: readonly Sentence[];
  /** What keeps the card from having a definition besides its sentences: a layout, a number. */
  readonly missing?: string;
  readonly definition?: Card;
  /** Of one with a refused sentence: the same, with the abilities that are understood alone. Not checked. */
  readonly partial?: Card;
}

const ORDER: readonly State[] = ["compiled", "stub", "refused"];
/** What becomes of a whole of which these are the parts. */
export const worst = (states: readonly State[]): State =>
  states.reduce((a, b) => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b), "compiled");
