import { DEALT, HEADING, testable, untestable, type LedgerPart } from "./entry.js";

const NOT_KEPT = "The formats do not keep what it asks for.";

/** CR 704: what the game does by itself when it looks at the computed values. (704.5aa, on speed, has no number our formats can write.) */
export const STATE_BASED_ACTIONS: LedgerPart = {
  "704.3": testable("State-based actions are performed all at once, again and again until none is left."),
  "704.4": untestable(
    "State-based actions are never checked while something resolves, nor between layers.",
    "What is not looked at leaves no step.",
  ),
  "704.5": untestable("The list of state-based actions.", HEADING),
  "704.5a": testable(
    "A player with 0 or less life loses.",
    "Life totals are given and no layer changes them: one scenario shows that they are looked at.",
  ),
  "704.5b": untestable("A player who drew from an empty library loses.", NOT_KEPT),
  "704.5c": testable(
    "A player with ten poison counters loses.",
    "Poison counters are given and no layer changes them: one scenario shows that they are looked at.",
  ),
  "704.5d": testable(
    "A token in another zone than the battlefield ceases to exist.",
    "Tokens that move are taken away at once; one scenario shows the moment before.",
  ),
  "704.5e": untestable(
    "A copy of a spell or card in a zone where it can't be ceases to exist.",
    "The formats have no copies of spells.",
  ),
  "704.5f": testable("A creature with toughness 0 or less goes to the graveyard."),
  "704.5g": testable("A creature with damage as great as its toughness is destroyed."),
  "704.5h": testable("A creature dealt damage by a source with deathtouch is destroyed."),
  "704.5i": testable("A planeswalker with no loyalty goes to the graveyard."),
  "704.5j": testable("Of legendary permanents with one name and one controller, all but a chosen one go."),
  "704.5k": testable("Of several world permanents only the newest world stays."),
  "704.5m": testable("An Aura attached to nothing or to something illegal goes to the graveyard."),
  "704.5n": testable("Equipment or a Fortification attached to something illegal comes off."),
  "704.5p": testable("A creature, a battle, or anything else that can't be attached comes off."),
  "704.5q": testable("+1/+1 and -1/-1 counters on one permanent cancel in pairs."),
  "704.5r": testable(
    "Counters beyond a permitted number are removed.",
    "A single real card has such a limit, and no layer changes it.",
  ),
  "704.5s": testable("A Saga that has reached its final chapter is sacrificed."),
  "704.5t": untestable("A dungeon whose last room is done leaves the game.", NOT_KEPT),
  "704.5u": untestable("Creatures without a sector get one while there is a space sculptor.", NOT_KEPT),
  "704.5v": testable("A Siege without defense goes to the graveyard, unless its own trigger is still waiting."),
  "704.5w": testable("A battle that is no Siege goes to the graveyard without defense."),
  "704.5x": untestable("A battle without a protector gets one or goes to the graveyard.", NOT_KEPT),
  "704.5y": untestable("A battle whose protector can't be its protector gets another or goes.", NOT_KEPT),
  "704.5z": testable(
    "Of one player's Roles on a permanent only the newest stays.",
    "One scenario sets all cases against each other: two Roles of one player and one of another.",
  ),
  "704.7": untestable("Several state-based actions with one result for an object are one event.", DEALT),
};
