import type { PlayerCantHavePart } from "../rules/formats.gen.js";
import type { PlayerChange } from "./after-layers.js";
import { asWritten, type AfterKind } from "./kind.js";

/** CR 613.10, 113.11. */
export const playerCantHave: AfterKind<PlayerCantHavePart, PlayerChange> = {
  stage: "players",
  needs: ["players"],
  manner: "forbids",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  player: ({ player }) => player,
  change: ({ player, abilities }, look) => ({
    stage: "players",
    players: look.players(player),
    gains: [],
    loses: [],
    cantHave: abilities,
  }),
};
