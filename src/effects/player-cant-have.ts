import type { PlayerCantHavePart } from "../rules/formats.gen.js";
import { changesPlayers } from "./player-abilities.js";

/** CR 113.11. */
export const playerCantHave = changesPlayers<PlayerCantHavePart>("forbids", ({ abilities }) => ({
  cantHave: abilities,
}));
