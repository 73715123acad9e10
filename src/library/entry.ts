import type { Card } from "../rules/formats.gen.js";
import type { State } from "../oracle/compiled.js";

/**
 * Why a sentence was not understood: no template has its words; whom it means is not certain; told again it has other
 * words.
 */
export type SentenceReason = "template" | "reference" | "retold";

/** Why a card as a whole can not be said: its layout, something printed beside the text, what only the whole shows. */
export type CardReason = "layout" | "printed" | "whole";

/** A sentence that was not understood, by its place: the face from 0, paragraph and sentence of it from 1. */
export interface RefusedSentence {
  readonly face: number;
  readonly paragraph: number;
  readonly sentence: number;
  readonly why: SentenceReason;
}

/** A card of the library. Of one that is refused `card` is what is printed beside its text, and the abilities that are understood. */
export interface LibraryCard {
  readonly card: Card;
  readonly state: State;
  readonly refused: readonly RefusedSentence[];
  readonly missing?: CardReason;
}

/** As a line holds it, after the keys of the card; what is usual is left out. */
interface Remarks {
  readonly state?: "stub";
  readonly refused?: readonly {
    readonly face?: number;
    readonly at: readonly [number, number];
    readonly why?: SentenceReason;
  }[];
  readonly missing?: CardReason;
}

/** The line of a card, without its end. */
export function entryLine({ card, state, refused, missing }: LibraryCard): string {
  const { $schema: _, name, ...rest } = card;
  const remarks: Remarks = {
    ...(state === "stub" && { state }),
    ...(missing !== undefined && { missing }),
    ...(refused.length > 0 && {
      refused: refused.map(({ face, paragraph, sentence, why }) => ({
        ...(face > 0 && { face }),
        at: [paragraph, sentence] as const,
        ...(why !== "template" && { why }),
      })),
    }),
  };
  return JSON.stringify({ name, ...rest, ...remarks }); // the name first: lines are found by it
}

/** Reads a line that `entryLine` wrote; throws where it is no JSON. */
export function readEntry(line: string): LibraryCard {
  const { state, refused = [], missing, ...card } = JSON.parse(line) as Card & Remarks;
  const isRefused = refused.length > 0 || missing !== undefined;
  return {
    card,
    state: isRefused ? "refused" : (state ?? "compiled"),
    refused: refused.map(({ face = 0, at: [paragraph, sentence], why = "template" }) => ({
      face,
      paragraph,
      sentence,
      why,
    })),
    ...(missing !== undefined && { missing }),
  };
}
