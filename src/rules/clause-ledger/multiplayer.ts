import { testable, type LedgerPart } from "./entry.js";

/** CR 800: who leaves a game that others go on playing. */
export const MULTIPLAYER: LedgerPart = {
  "800.4a": testable(
    "Who leaves the game takes along what they own; what they control otherwise goes back or is exiled.",
  ),
  "800.4m": testable("What lasts until the next turn of a player who has left lasts until that turn would have begun."),
};
