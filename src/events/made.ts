import type { Card } from "../rules/formats.gen.js";
import { PREDEFINED_TOKENS } from "../rules/predefined-tokens.js";
import { withNameSettled } from "../rules/token-name.js";

/* Tokens and emblems that abilities of cards create (CR 111.1, 114.1): data on the card that creates them. */

/** What a card makes under this name, as a card of its own. */
export function madeOf(maker: Card, name: string): Card | undefined {
  const made = thingsMadeBy(maker).find((each) => each.name === name);
  return made === undefined || maker.madeUp !== true ? made : { ...made, madeUp: true };
}

/** Everything that a card makes, each under a name, also where the rules define it (CR 111.10). */
export function thingsMadeBy({ makes = [] }: Pick<Card, "makes">): readonly Card[] {
  return makes.map((each) => {
    if (typeof each === "string") return PREDEFINED_TOKENS[each];
    const { name = each.subtypes?.join(" ") ?? "", ...rest } = each;
    return withNameSettled({ name, ...rest });
  });
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

/** What a maker calls what it makes, also where a board calls it otherwise to tell it from another one. */
export function calledByMaker(card: string, maker: string): string {
  const bare = card.replace(/\*+$/, "");
  const after = ` (${maker})`;
  return bare.endsWith(after) ? bare.slice(0, -after.length) : card;
}
