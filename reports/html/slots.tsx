/** What is drawn bit by bit where it stands: of a long run all at once would not fit into memory. */
const SLOTS = ["rows", "cards", "pages", "index"] as const;
export type SlotName = (typeof SLOTS)[number];

/** Marks a place in a page that is not drawn yet. */
export function Slot({ of }: { readonly of: SlotName }) {
  return <template data-slot={of} />;
}

/** The same in the text of a script. */
export function slotText(name: SlotName): string {
  return marked(name);
}

function marked(name: string): string {
  return `<template data-slot="${name}"></template>`;
}

/** A piece of a page that is drawn, or the place of one that is not. */
export type Piece = { readonly text: string } | { readonly slot: SlotName };

/** The page around its slots. What people wrote can't be taken for one: in texts `<` is escaped. */
export function piecesOf(page: string): Piece[] {
  return page.split(MARKED).map((piece, place) => {
    const slot = SLOTS.find((name) => name === piece);
    return place % 2 === 1 && slot !== undefined ? { slot } : { text: piece };
  });
}

const MARKED = new RegExp(marked(`(${SLOTS.join("|")})`), "u");
