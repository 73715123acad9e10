import type { WhatIf } from "./what-if.js";

/** The id of the suggestions of card names, which are in the page once. */
export const CARD_LIST = "what-if-cards";

/** The board's own cards come first. */
export function cardNames({ shape, corpus }: WhatIf): string[] {
  const own = (shape.value?.cards ?? []).map(({ name }) => name);
  return [...new Set([...own, ...[...corpus.cards.keys()].toSorted()])];
}

export function CardNames({ whatIf }: { readonly whatIf: WhatIf }) {
  return (
    <datalist id={CARD_LIST}>
      {cardNames(whatIf).map((name) => (
        <option value={name} />
      ))}
    </datalist>
  );
}
