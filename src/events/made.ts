import type { Card, EntersEvent, Scenario } from "../rules/formats.gen.js";
import { eachOf, flat } from "./together.js";

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

/** The parts of a scenario that say what is made. */
type Making = Pick<Scenario, "timeline"> & Pick<Partial<Scenario>, "cards">;

/**
 * The same with what its events say `madeBy` written out: each thing made is one of its own cards, and each event says
 * that it is a token or in the command zone. Written out once more it stays as it is, and nothing needs the makers then.
 */
export function withMade<T extends Making>(scenario: T, cards: ReadonlyMap<string, Card>): T {
  if (!scenario.timeline.flatMap(flat).some(isMaking)) return scenario;
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const made = new Map<string, Card>();
  const timeline = scenario.timeline.map((event) =>
    eachOf(event, (single) => {
      if (!isMaking(single)) return single;
      const maker = own.get(single.madeBy) ?? cards.get(single.madeBy);
      const card = maker && madeOf(maker, single.card);
      if (card === undefined) return single;
      if (!own.has(card.name) && !made.has(card.name)) made.set(card.name, card);
      return isEmblem(card) ? { ...single, zone: single.zone ?? "command" } : { ...single, token: true };
    }),
  );
  const all = [...own.values(), ...made.values()];
  return { ...scenario, ...(all.length === 0 ? {} : { cards: all }), timeline };
}

/** An event that has been written out, as one of a scenario that never spoke of makers. */
export function withoutMaker<E extends object>(event: E): E {
  if (!isMaking(event)) return event;
  const { madeBy: _, ...rest } = event;
  return rest as E;
}

function isMaking(event: object): event is EntersEvent & { readonly madeBy: string } {
  return "madeBy" in event && event.madeBy !== undefined;
}
