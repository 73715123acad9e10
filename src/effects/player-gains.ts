import type { PlayerGainsPart } from "../rules/formats.gen.js";
import { boundAbilities } from "./abilities.js";
import { changesPlayers } from "./player-abilities.js";

export const playerGains = changesPlayers<PlayerGainsPart>("adds", ({ abilities }, look) => ({
  gains: boundAbilities(abilities, look),
}));
