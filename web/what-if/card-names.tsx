import { signal } from "@preact/signals";
import { loadedLibrary } from "../library-shelf.js";
import type { WhatIf } from "./what-if.js";

/** The id of the suggestions of card names, which are in the page once. */
export const CARD_LIST = "what-if-cards";

/** The board's own cards come first. */
export function cardNames({ shape, corpus }: WhatIf): string[] {
  const own = (shape.value?.cards ?? []).map(({ name }) => name);
  return [...new Set([...own, ...[...corpus.cards.keys()].toSorted()])];
}

/** What is being typed into the field of a card. */
export const typedCard = signal("");
/** The most names of the library that are offered: a browser is slow with thousands. */
const MOST = 60;

/** Every card that can be taken: those, then those of the library. */
export function everyCardName(whatIf: WhatIf): string[] {
  return [...new Set([...cardNames(whatIf), ...(loadedLibrary.value?.names().values() ?? [])])];
}

/** Names of the library that begin with what is typed, and those in which it stands elsewhere. */
export function offered(typed: string, names: readonly string[]): string[] {
  const plain = typed.trim().toLowerCase();
  if (plain.length < 2) return [];
  const fitting = names.filter((name) => name.toLowerCase().includes(plain));
  const first = fitting.filter((name) => name.toLowerCase().startsWith(plain));
  return [...new Set([...first, ...fitting])].slice(0, MOST);
}

export function CardNames({ whatIf }: { readonly whatIf: WhatIf }) {
  return (
    <datalist id={CARD_LIST}>
      {[...new Set([...cardNames(whatIf), ...offered(typedCard.value, everyCardName(whatIf))])].map((name) => (
        <option value={name} />
      ))}
    </datalist>
  );
}
