import type { Card } from "../rules/formats.gen.js";

/** What is printed on a card, or on one face of it, in the fields that Scryfall gives it. */
export interface FaceText {
  readonly name: string;
  /** Symbols in braces; empty or left out: no mana cost. */
  readonly mana_cost?: string | null;
  /** Supertypes and types, a dash, subtypes. */
  readonly type_line: string;
  readonly oracle_text?: string | null;
  readonly power?: string | null;
  readonly toughness?: string | null;
  readonly loyalty?: string | null;
  readonly defense?: string | null;
  /** Letters W, U, B, R, G. */
  readonly color_indicator?: readonly string[] | null;
}

export interface CardText extends FaceText {
  readonly layout?: string;
  readonly card_faces?: readonly FaceText[];
}

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
}
