import { testable, untestable, type LedgerPart } from "./entry.js";

/** Why one scenario is enough for what a description of objects asks of combat. */
const ONE_WORD = "A word of descriptions of objects, which effects read as they read all others.";

/** CR 400-514: zones, and what of the turn the layers touch. */
export const ZONES_AND_TURN: LedgerPart = {
  "406.3a": testable("A card exiled face down has no characteristics."),
  "406.7": testable("What is exiled again changes no zone, but is a new object."),
  "400.7": testable("An object that changes zones is a new object without a past."),
  "400.7a": testable("Effects on a permanent spell carry on to the permanent it becomes."),
  "400.7b": untestable(
    "Abilities that a static ability gave a permanent spell may stay with the permanent it becomes.",
    "The formats have no permissions to cast that give lasting abilities (see 611.3d).",
  ),
  "400.7m": untestable("Stickers stay with a card that moves between public zones.", "The formats have no stickers."),
  "402.2": testable("The maximum hand size is seven unless an effect says otherwise."),
  "500.4": testable("What lasts until a step or phase ends as that begins."),
  "500.5": testable("What lasts until the end of a step or phase ends with it."),
  "500.5a": testable("What lasts until end of combat ends with the combat phase."),
  "400.7d": testable(
    "A permanent's abilities can ask how the spell was cast that became it.",
    "A fact of the board like any other: it is there or not.",
  ),
  "506.2": testable("Of two players the nonactive one is the defending player.", ONE_WORD),
  "506.4": testable("A permanent that stops being a creature, or changes its controller, is removed from combat."),
  "506.4c": testable("What attacked a permanent that is removed goes on attacking, but nothing.", ONE_WORD),
  "514.2": testable("In the cleanup step marked damage and effects until end of turn go at the same time."),
  "508.1a": testable("A creature that is a battle too can't be chosen to attack."),
  "508.1b": testable("It is announced which player, planeswalker or battle each creature attacks.", ONE_WORD),
  "508.1k": testable("What is chosen to attack becomes an attacking creature.", ONE_WORD),
  "508.1c": testable("Attacks must obey every restriction."),
  "508.1d": testable("Attacks must obey as many requirements as the restrictions leave room for."),
  "509.1a": testable("A creature that is a battle too can't be chosen to block."),
  "509.1b": testable("Blocks must obey every restriction."),
  "509.1c": testable("Blocks must obey as many requirements as the restrictions leave room for."),
  "509.1g": testable("What is chosen to block becomes a blocking creature, and blocks those chosen for it.", ONE_WORD),
  "509.1h": testable("An attacking creature is blocked or unblocked from then on, whatever becomes of the blockers."),
  "511.3": testable("As combat ends everything is removed from it."),
};
