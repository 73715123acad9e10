import type { Card } from "../../rules/formats.gen.js";
import { type Reason, reason } from "../reason.js";
import {
  abilitiesOf,
  changesHandSize,
  looksAtHiddenCards,
  looksAtTapped,
  replacementWords,
  triggersIn,
} from "../traits.js";
import { hasActingKeyword } from "./casting.js";
import type { Seat } from "./script.js";

/** What happens in a game during a script, as far as cards may react to it or suffer from it. */
export interface Happenings {
  /** Something is cast, played or activated: cards leave hands, and lands and other sources of mana are tapped. */
  readonly pays: boolean;
  /** Some player's turn after the first begins. */
  readonly turnsPass: boolean;
  /** The first turn goes beyond its precombat main phase. */
  readonly goesOn: boolean;
  /** Cards are cast or played, and enter. */
  readonly plays: boolean;
  /** Something leaves the battlefield. */
  readonly leaves: boolean;
  readonly attaches: boolean;
  readonly deals: boolean;
  /** The most cards that a player has in hand at any time, including drawn ones. */
  readonly mostInHand: number;
}

/** A player with more discards as a turn ends. */
const MOST_IN_HAND = 7;

/** Cards that would be affected by that, or would affect it. */
export function disturbances(cards: readonly Card[], game: Happenings): Reason[] {
  const own = cards.flatMap((card) => ofCard(card, game));
  const discards = game.turnsPass && game.mostInHand > MOST_IN_HAND;
  return discards ? [...own, reason("hidden-cards")] : own;
}

function ofCard(card: Card, { pays, turnsPass, attaches, deals }: Happenings): Reason[] {
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
  // CR 310.9a: a player is chosen to protect it.
  if (card.types.includes("Battle")) why.push(reason("choice", name));
  return why;
}

/** A source of mana that might be used up for costs although the scenario needs it. */
function hasCostlyMana(card: Card): boolean {
  return abilitiesOf(card).some((ability) => ability.kind === "mana" && (ability.cost ?? "{T}") !== "{T}");
}

/** A triggered ability is assumed to trigger unless it is known not to. `arrives`: the card is cast or played. */
export function triggerReasons(card: Card, seat: Seat | undefined, arrives: boolean, game: Happenings): Reason[] {
  const speaks = triggersIn(card).some(({ when }) => when === undefined || mayHappen(when, seat, arrives, game));
  const acts = hasActingKeyword(card) && (arrives || game.turnsPass || seat !== "playerB");
  return speaks || acts ? [reason("trigger", card.name)] : [];
}

function mayHappen(when: string, seat: Seat | undefined, arrives: boolean, game: Happenings): boolean {
  if (
    /attack|block|combat damage|deals? damage|damaged|gain X? ?life|mutates|turned face up|transforms|time counter/.test(
      when,
    )
  )
    return false;
  if (/upkeep|draw step/.test(when)) return !(when.startsWith("your ") && seat === "playerB" && !game.turnsPass);
  if (/end step/.test(when)) return game.turnsPass || game.goesOn;
  if (/combat begins/.test(when)) return game.turnsPass || !(/your turn/.test(when) && seat === "playerB");
  if (/^(?:it|this) enters/.test(when)) return arrives;
  if (/enters?\b/.test(when)) return game.plays;
  if (/\bdies\b|put into a graveyard/.test(when)) return game.leaves;
  if (/\bplay|\bcast/.test(when)) return game.plays;
  return true;
}
