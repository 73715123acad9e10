import { csvTable } from "./csv-table.js";

/** What became of cards that were brought as a library. */
export interface LibrarySummary {
  /** The name of the file they were read from. */
  readonly from: string;
  /** By the state of the card: compiled, stub, refused. */
  readonly states: Readonly<Record<string, number>>;
  /** What in the file was no card to be played. */
  readonly skipped: number;
  /** The refused sentences without what differs from card to card, the most frequent first. */
  readonly templates: readonly { readonly text: string; readonly count: number; readonly example: string }[];
  readonly cards: readonly LibraryRow[];
}

export interface LibraryRow {
  readonly name: string;
  readonly state: string;
  /** How many of its sentences are not understood. */
  readonly refused: number;
  /** What is not, in words. */
  readonly why: string;
}

/** cards.csv: a row a card. */
export function libraryCsv({ cards }: LibrarySummary): string {
  return csvTable(
    ["card", "state", "refused sentences", "why"],
    cards.map(({ name, state, refused, why }) => [name, state, refused, why]),
  );
}

/** templates.csv: a row a refused template, the most frequent first. */
export function templatesCsv({ templates }: LibrarySummary): string {
  return csvTable(
    ["cards", "template", "example"],
    templates.map(({ count, text, example }) => [count, text, example]),
  );
}
