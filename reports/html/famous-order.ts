import type { Entry } from "./entries.js";

/** The scenarios that are famous, the best known first; those without a place among them last, in the order of the run. */
export function famousFirst(entries: readonly Entry[]): Entry[] {
  const placeOf = ({ summary: { fame = Infinity } }: Entry): number => fame;
  const famous = entries.filter(({ summary }) => summary.famous !== undefined);
  return famous.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}
