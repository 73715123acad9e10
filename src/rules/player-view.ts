import type { Ability, LostAbility } from "./formats.gen.js";

/** What is true of a player on the way through the stages after the layers (CR 613.10, 613.11). A value, as views of objects are. */
export interface PlayerView {
  readonly abilities: readonly Ability[];
  /** Keyword abilities the player can't have or gain (CR 113.11). */
  readonly cantHave: readonly LostAbility[];
  /** As computed, so it may be negative on the way; null: none (CR 402.2). */
  readonly maximumHandSize: number | null;
  /** How many lands the player may play in a turn of theirs (CR 305.2); null: any number. */
  readonly landPlays: number | null;
  /** Something says that the player can't play lands, which no permission beats (CR 101.2). */
  readonly cantPlayLands: boolean;
}

/** A player whom no effect is about. */
export const USUAL_PLAYER: PlayerView = {
  abilities: [],
  cantHave: [],
  maximumHandSize: 7,
  landPlays: 1,
  cantPlayLands: false,
};
