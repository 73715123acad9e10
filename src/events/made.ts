import type { Card } from "../rules/formats.gen.js";

/* Tokens and emblems that abilities of cards create (CR 111.1, 114.1): data on the card that creates them. */

/** What a card makes under this name, as a card of its own. */
export function madeOf(maker: Card, name: string): Card | undefined {
  const made = maker.makes?.find((each) => each.name === name);
  return made && { ...made, ...(maker.madeUp === true ? { madeUp: true as const } : {}) };
}

/** CR 114.3: an emblem has no types. */
export function isEmblem({ types }: Pick<Card, "types">): boolean {
  return types.length === 0;
}

const BARE = new WeakMap<Card, Card>();

/** A card as an object of it is: what it makes is no part of that. */
export function bareCard(card: Card): Card {
  if (card.makes === undefined) return card;
  const known = BARE.get(card);
  if (known !== undefined) return known;
  const { makes: _, ...bare } = card;
  BARE.set(card, bare);
  return bare;
}

/** What a card is called by its maker, also where a board calls it otherwise to tell it from another one. */
export function calledByMaker({ name, printedName }: Pick<Card, "name" | "printedName">): string {
  return printedName ?? name;
}
