import type { Entry } from "./entries.js";

/**
 * The scenarios that are famous, the best known first: about the cards of a case that everybody knows there are most boards.
 * Equally known ones stay in the order of the run.
 */
export function famousFirst(entries: readonly Entry[]): Entry[] {
  const famous = entries.filter(({ summary }) => summary.famous !== undefined);
  const boards = new Map(famous.map((entry) => [entry, boardsAbout(entry, entries)]));
  return famous.toSorted((a, b) => (boards.get(b) ?? 0) - (boards.get(a) ?? 0));
}

/** How many scenarios play all the cards that the name of a case names; one card alone makes no case. */
function boardsAbout({ summary: { famous = "", cards } }: Entry, entries: readonly Entry[]): number {
  const named = cards.map(({ name }) => name).filter((name) => famous.includes(shortOf(name)));
  if (named.length < 2) return 0;
  return entries.filter(({ summary }) => named.every((name) => summary.cards.some((card) => card.name === name)))
    .length;
}

/** As people call it: without its title. */
function shortOf(name: string): string {
  return name.split(", ", 1)[0] ?? name;
}
