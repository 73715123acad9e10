import type { PlayerLosesPart } from "../rules/formats.gen.js";
import type { PlayerChange } from "./after-layers.js";
import { asWritten, type AfterKind } from "./kind.js";

/** CR 613.10, 113.10b. */
export const playerLoses: AfterKind<PlayerLosesPart, PlayerChange> = {
  stage: "players",
  needs: ["players"],
  manner: "takes",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  player: ({ player }) => player,
  change: ({ player, abilities }, look) => ({
    stage: "players",
    players: look.players(player),
    gains: [],
    loses: abilities,
    cantHave: [],
  }),
};
