import { signal } from "@preact/signals";

/* What the search of cards and the board tell each other: the search is there before the board's code is. */

/** A card that somebody has chosen for the board. */
export interface Picked {
  readonly card: string;
  /** Under whose control; undefined: the first player's. */
  readonly player: string | undefined;
}

/** Cards that the board has not taken yet, in the order in which they were chosen. */
export const picked = signal<readonly Picked[]>([]);

/** The players of the board that is open. */
export const seats = signal<readonly string[]>(["Ann", "Bob"]);

/** Whose the next card is; undefined: the first player's. */
export const whose = signal<string | undefined>(undefined);

/** Whether nothing has happened on the board. */
export const isEmptyBoard = signal(true);

/** The field in which cards are sought. */
export const SEARCH_FIELD = "add-card";

export function backToSearch(): void {
  document.getElementById(SEARCH_FIELD)?.focus();
}
