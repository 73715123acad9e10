import type { PlayerSelector } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import type { Part } from "../rules/part.js";
import type { PlayerChange } from "./after-layers.js";
import { type AfterKind, AS_WRITTEN, type Manner } from "./kind.js";

/** A kind of part about the abilities of players (CR 613.10), by what it does to them. */
export function changesPlayers<P extends Part & { readonly player: PlayerSelector }>(
  manner: Manner,
  does: (part: P, look: Look) => Partial<PlayerChange>,
): AfterKind<P, PlayerChange> {
  return {
    ...AS_WRITTEN,
    stage: "players",
    needs: ["players"],
    manner,
    player: ({ player }) => player,
    change: (part, look) => ({
      stage: "players",
      players: look.players(part.player),
      gains: [],
      loses: [],
      cantHave: [],
      ...does(part, look),
    }),
  };
}
