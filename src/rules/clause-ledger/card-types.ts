import { HEADING, ONE_EVENT, testable, untestable, type LedgerPart } from "./entry.js";

const ONE_EVENT_TAKES_THEM = "Scenarios say by an event that counters go.";

/** CR 300-315: artifacts, enchantments, lands, planeswalkers, battles. */
export const CARD_TYPES: LedgerPart = {
  "301.5": untestable("Equipment is attached to a creature.", HEADING),
  "301.5c": testable("An Equipment that is a creature can't equip, nor one that is no Equipment any more."),
  "301.5f": testable('"Equipped creature" means whatever the Equipment is attached to, whatever that is now.'),
  "301.7b": testable("A Vehicle that becomes a creature has its printed power and toughness at once."),
  "302.6": testable(
    "A creature that is new under its controller's control can't attack, nor be tapped for a cost.",
    ONE_EVENT,
  ),
  "303.4": untestable("An Aura is attached to what its enchant ability allows.", HEADING),
  "303.4c": testable("An Aura attached to something illegal goes to the graveyard."),
  "303.4d": testable("An Aura that is a creature can't enchant anything, nor can an Aura enchant itself."),
  "303.4e": testable("Who controls an Aura has nothing to do with who controls what it enchants."),
  "303.4f": testable("An Aura that enters in another way is put on what it can legally enchant, as things are then."),
  "303.4m": testable('"Enchanted creature" means whatever the Aura is attached to, whatever that is now.'),
  "305.6": testable("A land with a basic land type has the mana ability of that type."),
  "305.7": testable(
    "Setting a basic land type removes other land types and every ability from text or copiable effects.",
  ),
  "305.8": testable("A land with a basic land type but without the basic supertype is nonbasic."),
  "306.4": testable(
    "Planeswalkers of one type were once set against each other; that rule is gone.",
    "One scenario shows it, for each of the editions that had it and those that have it no more.",
  ),
  "306.5": testable("Only a planeswalker has loyalty, whatever counters are on something else."),
  "306.5b": testable("A planeswalker enters with as many loyalty counters as its printed loyalty."),
  "306.5c": testable("A planeswalker on the battlefield has as much loyalty as loyalty counters."),
  "306.8": untestable("Damage dealt to a planeswalker takes loyalty counters away.", ONE_EVENT_TAKES_THEM),
  "310.4": testable("Only a battle has defense, whatever counters are on something else."),
  "310.4b": testable("A battle enters with as many defense counters as its printed defense."),
  "310.4c": testable("A battle on the battlefield has as much defense as defense counters."),
  "310.10": testable("A battle that is an Aura or Equipment can't be attached to anything."),
  "310.12b": testable("A Siege is exiled, by an ability it has, when its last defense counter is removed."),
  "305.2": testable("A player may play one land in a turn of theirs, and more if effects say so."),
};
