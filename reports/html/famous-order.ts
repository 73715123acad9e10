import type { Entry } from "./entries.js";

/** The names of famous cases, the best known first: who comes to see one looks for these. */
const BEST_KNOWN: readonly string[] = [
  "Humility and Opalescence",
  "Blood Moon and Urborg",
  "Urza's Saga under Blood Moon",
  "Ashaya and Blood Moon",
  "Clone under Humility",
  "March of the Machines and Mycosynth Lattice",
  "Life and Limb and Blood Moon",
  "Mishra's Factory under Blood Moon",
  "Necrotic Ooze and Yixlid Jailer",
  "Painter's Servant and Humility",
  "A changeling under Humility",
  "Confiscates on Confiscates",
];

/** The scenarios that are famous, the best known first; what is not listed comes last, in the order of the run. */
export function famousFirst(entries: readonly Entry[]): Entry[] {
  const place = ({ summary: { famous = "" } }: Entry): number =>
    BEST_KNOWN.includes(famous) ? BEST_KNOWN.indexOf(famous) : BEST_KNOWN.length;
  return entries.filter(({ summary }) => summary.famous !== undefined).toSorted((a, b) => place(a) - place(b));
}
