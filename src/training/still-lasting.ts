import type { Board } from "../rules/board.js";
import { printEffect } from "../names/effect.js";

/** The moment that an effect lasts until, and whose it is. */
export interface StillToCome {
  readonly player: string;
  readonly what: "turn" | "upkeep" | "untapStep" | "endStep";
}

/** What an effect of a resolution lasts until, if that has not come although the turn in which it began is over (CR 611.2a). */
export function stillToCome(effect: string, { effects, players, turns }: Board): StillToCome | undefined {
  const found = effects.find(({ name }) => printEffect(name) === effect);
  const player = found && players[found.context.controller]?.name;
  if (found === undefined || player === undefined || found.timestamp > (turns.at(-1)?.since ?? 0)) return undefined;
  const { duration } = found;
  if (duration === "yourNextTurn") return { player, what: "turn" };
  if (typeof duration !== "object" || !("untilNext" in duration) || duration.untilNext === undefined) return undefined;
  return duration.of === "you" ? { player, what: duration.untilNext } : undefined;
}
