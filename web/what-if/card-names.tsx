import type { WhatIf } from "./what-if.js";

/** The id of the list of card names that inputs suggest. */
export const CARD_LIST = "what-if-cards";

/** The names of all cards; those that the board defines come first. */
export function cardNames({ shape, corpus }: WhatIf): string[] {
  const own = (shape.value?.cards ?? []).map(({ name }) => name);
  return [...new Set([...own, ...[...corpus.cards.keys()].toSorted()])];
}

/** The list itself, only once in the page. */
export function CardNames({ whatIf }: { readonly whatIf: WhatIf }) {
  return (
    <datalist id={CARD_LIST}>
      {cardNames(whatIf).map((name) => (
        <option value={name} />
      ))}
    </datalist>
  );
}
