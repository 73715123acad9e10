import type { PlayerGainsPart } from "../rules/formats.gen.js";
import type { PlayerChange } from "./after-layers.js";
import { boundAbility } from "./abilities.js";
import { asWritten, type AfterKind } from "./kind.js";

/** CR 613.10. */
export const playerGains: AfterKind<PlayerGainsPart, PlayerChange> = {
  stage: "players",
  needs: ["players"],
  manner: "adds",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  player: ({ player }) => player,
  change: ({ player, abilities }, look) => ({
    stage: "players",
    players: look.players(player),
    gains: abilities.map((entry) => boundAbility(entry, look)).filter((ability) => ability !== undefined),
    loses: [],
    cantHave: [],
  }),
};
