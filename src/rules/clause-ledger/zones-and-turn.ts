import { testable, untestable, type LedgerPart } from "./entry.js";

/** CR 400-514: zones, and what of the turn the layers touch. */
export const ZONES_AND_TURN: LedgerPart = {
  "406.3a": testable("A card exiled face down has no characteristics."),
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
  "506.4": untestable(
    "A permanent that stops being a creature, or changes its controller, is removed from combat.",
    "The formats have no combat.",
  ),
  "514.2": testable("In the cleanup step marked damage and effects until end of turn go at the same time."),
  "508.1a": testable("A creature that is a battle too can't be chosen to attack."),
  "508.1c": testable("Attacks must obey every restriction."),
  "508.1d": testable("Attacks must obey as many requirements as the restrictions leave room for."),
  "509.1a": testable("A creature that is a battle too can't be chosen to block."),
  "509.1b": testable("Blocks must obey every restriction."),
  "509.1c": testable("Blocks must obey as many requirements as the restrictions leave room for."),
};
