import type { Card } from "../../rules/formats.gen.js";
import { type Reason, reason } from "../reason.js";
import { triggersIn } from "../traits.js";
import { hasActingKeyword } from "./casting.js";
import type { Seat } from "./script.js";

/** What happens in a game during a script, as far as abilities may trigger on it. */
export interface Happenings {
  /** Some player's turn after the first begins. */
  readonly turnsPass: boolean;
  /** The first turn goes beyond its precombat main phase. */
  readonly goesOn: boolean;
  /** Cards are cast or played, and enter. */
  readonly plays: boolean;
  /** Something leaves the battlefield. */
  readonly leaves: boolean;
}

/**
 * Why a triggered ability of a card might trigger. Timelines contain triggered abilities only where they matter, but a
 * game puts all of them on the stack; an ability is assumed to trigger unless it is known not to. `arrives`: the card
 * is cast or played.
 */
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
