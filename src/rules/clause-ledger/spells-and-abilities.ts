import { DEFINITION, HEADING, ONE_EVENT, testable, untestable, type LedgerPart } from "./entry.js";

/** CR 600-612 and 614: casting, abilities, resolving, continuous effects and text. Rule 613 has its own part. */
export const SPELLS_AND_ABILITIES: LedgerPart = {
  "601.2f": testable("The order of cost changes: increases, reductions, then effects on the total."),
  "602.2b": testable("The cost of an activated ability is changed in the order in which that of a spell is."),
  "603.4": testable(
    "A triggered ability with a condition asks it again as it resolves, and does nothing if it fails.",
    ONE_EVENT,
  ),
  "603.10": untestable(
    "Some triggered abilities look back to just before the event: those of what left, for instance.",
    "A triggered ability resolves when the scenario says so.",
  ),
  "604.1": untestable("Static abilities are simply true.", DEFINITION),
  "604.2": testable("A static ability's effect lasts while the object has the ability in the right zone."),
  "604.3": testable("A characteristic-defining ability works in every zone, and outside the game."),
  "604.3a": testable("The five tests that make a static ability characteristic-defining."),
  "604.7": untestable(
    "Static abilities never use last known information.",
    "What is not looked back at leaves no step: static abilities are read off the board as it is.",
  ),
  "605.1a": untestable(
    "Which activated abilities are mana abilities.",
    "Abilities are written as mana abilities; effects that leave these out do nothing to them.",
  ),
  "607.1": untestable("Of two linked abilities the second speaks only of what the first did.", DEFINITION),
  "607.2a": testable("Cards exiled with an object are those that the linked ability exiled."),
  "607.2d": testable("An ability that speaks of what was chosen means the choice of the ability it is linked to."),
  "607.5": testable("Linked abilities that are gained together stay linked to each other only."),
  "607.5a": testable("A linked choice that was never made is undefined, and what needs it does nothing."),
  "608.2a": testable(
    "A triggered ability whose intervening condition is false as it resolves does nothing.",
    ONE_EVENT,
  ),
  "608.2b": testable(
    "Nothing happens to a target that has become illegal, and nothing at all if every target has.",
    ONE_EVENT,
  ),
  "608.2h": testable("A resolving spell or ability reads each number it needs once."),
  "611.1": untestable("A continuous effect changes objects, control, players or the rules, for a time.", DEFINITION),
  "611.2": untestable("Continuous effects of resolved spells and abilities.", HEADING),
  "611.2a": testable("An effect of a resolution lasts as long as stated; without a duration, until the game ends."),
  "611.2b": testable('A "for as long as" that is over before it begins does nothing; it never restarts.'),
  "611.2c": testable("A resolved effect that changes characteristics or control fixes its objects as it begins."),
  "611.2d": testable("A resolved effect settles its variables once, on resolution."),
  "611.2e": testable("What is said to be so of a permanent being put onto the battlefield applies as it enters."),
  "611.2f": untestable(
    "An effect on the next spell of a kind begins as that spell is put on the stack.",
    "The formats have no casting.",
  ),
  "611.3": untestable("Continuous effects of static abilities.", HEADING),
  "611.3a": testable("A static ability's effect is never fixed: it reaches whatever fits at the moment."),
  "611.3b": testable("A static ability's effect applies for as long as its object has the ability and is there."),
  "611.3c": testable("Static effects apply to a permanent as it enters, not after."),
  "611.3d": untestable(
    "A static ability that lets a card be played may give the permanent abilities that last.",
    "The formats have no permissions to cast that give lasting abilities.",
  ),
  "612.1": testable("Text-changing effects alter words in rules text, type line or both."),
  "612.2": testable("Only words used in the named sense are changed; names and mana symbols never."),
  "612.2a": untestable(
    "Where an ability makes tokens, a changed creature type changes their names with it.",
    "Tokens are given by the event that makes them, not by the text of an ability.",
  ),
  "612.3": testable("Abilities granted by effects are no text and are not changed."),
  "612.4": testable(
    "What a token's maker said of it is its text, and can be changed.",
    "Layer 3 treats the text of a token as that of a card: one board shows that it has one.",
  ),
  "612.5": testable("Exchanging text boxes swaps all rules text of two objects."),
  "612.6": testable('"Full text" also gives name, mana cost, color indicator, type line, power and toughness.'),
  "612.7": untestable(
    "An effect can give an object names without end: it then has every name.",
    "The formats have no endless lists of names.",
  ),
  "612.8": testable("An effect that sets a name takes away all other names."),
  "612.9": testable("Name stickers change text."),
  "612.10": untestable(
    "Splice adds text to a spell; its own text is followed first.",
    "Spells do nothing to their own text here.",
  ),
  "614.1c": untestable('"Enters with" and "as this enters" are replacement effects.', DEFINITION),
  "614.10a": testable("What waits for the next step of a kind waits for the first one that is not skipped."),
  "614.12": testable("As a permanent enters, it is looked at as it would be on the battlefield."),
  "614.12a": testable("What a replacement effect asks for as a permanent enters is chosen before it is there."),
  "601.2a": testable("Casting begins with the card going on the stack."),
  "601.2b": testable("Modes, alternative and additional costs and X are announced before the cost is determined."),
  "609.4": testable(
    "As though: for this purpose alone the game is treated as if something were so.",
    "Such a permission is a changed rule like all others in the list.",
  ),
  "616.1": testable("Several replacement effects are applied one by one; after each it is looked at anew which apply."),
};
