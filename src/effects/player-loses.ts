import type { PlayerLosesPart } from "../rules/formats.gen.js";
import { changesPlayers } from "./player-abilities.js";

/** CR 113.10b. */
export const playerLoses = changesPlayers<PlayerLosesPart>("takes", ({ abilities }) => ({ loses: abilities }));
