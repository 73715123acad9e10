import type { Card } from "../../rules/formats.gen.js";
import { type Reason, reason } from "../reason.js";
import { abilitiesOf, changesHandSize, looksAtHiddenCards, looksAtTapped, replacementWords } from "../traits.js";

/** What a script causes in a game besides the timeline's events. */
export interface Doings {
  /** Something is cast, played or activated: cards leave hands, and lands and other sources of mana are tapped. */
  readonly pays: boolean;
  readonly turnsPass: boolean;
  readonly attaches: boolean;
  readonly deals: boolean;
  /** The most cards that a player has in hand at any time, including drawn ones. */
  readonly mostInHand: number;
}

/** A player with more discards as a turn ends. */
const MOST_IN_HAND = 7;

/** Cards that would be affected by that, or would affect it. */
export function disturbances(cards: readonly Card[], doings: Doings): Reason[] {
  const own = cards.flatMap((card) => ofCard(card, doings));
  const discards = doings.turnsPass && doings.mostInHand > MOST_IN_HAND;
  return discards ? [...own, reason("hidden-cards")] : own;
}

function ofCard(card: Card, { pays, turnsPass, attaches, deals }: Doings): Reason[] {
  const { name } = card;
  const words = replacementWords(card);
  const says = (pattern: RegExp): boolean => words.some((each) => pattern.test(each));
  const why: Reason[] = [];
  if ((pays || turnsPass) && looksAtHiddenCards(card)) why.push(reason("hidden-cards", name));
  if (turnsPass && changesHandSize(card)) why.push(reason("hidden-cards", name));
  if ((pays || turnsPass) && (looksAtTapped(card) || says(/tapped|untap/))) why.push(reason("tapping", name));
  if (pays && says(/\bcosts?\b|castable/)) why.push(reason("cost-change", name));
  if (pays && hasCostlyMana(card)) why.push(reason("mana", name));
  if (attaches && says(/attached.*choose|choose.*attached/)) why.push(reason("choice", name));
  if (deals && says(/damage/)) why.push(reason("event", name));
  // CR 310.11: a player is chosen to protect it.
  if (card.types.includes("Battle")) why.push(reason("choice", name));
  return why;
}

/** A source of mana that might be used up for costs although the scenario needs it. */
function hasCostlyMana(card: Card): boolean {
  return abilitiesOf(card).some((ability) => ability.kind === "mana" && (ability.cost ?? "{T}") !== "{T}");
}
