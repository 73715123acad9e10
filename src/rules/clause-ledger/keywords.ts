import { A_DESIGNATION, HEADING, ONE_EVENT, ONE_KEYWORD, testable, untestable, type LedgerPart } from "./entry.js";

const WRITTEN_OUT = "Cards are written with an ability for each quality.";

/** CR 700-702: what keyword actions and keyword abilities have to do with the layers. */
export const KEYWORD_RULES: LedgerPart = {
  "700.4": testable(
    "To die is to be put into a graveyard from the battlefield.",
    "What is counted is a fact; the board has three ways in which it is none.",
  ),
  "702.33d": testable(
    "A spell can be kicked several times.",
    "A number like any other; that it is remembered is 400.7d.",
  ),
  "700.5": testable("Devotion: the mana symbols of those colors in the costs of your permanents."),
  "700.6": testable(
    "Historic: legendary, an artifact or a Saga.",
    "A word for three other words, each of them tested with many cards.",
  ),
  "700.8": testable("A party: up to one Cleric, Rogue, Warrior and Wizard each, no creature as two of them."),
  "701.3a": untestable(
    "Attaching: only Auras, Equipment and Fortifications, and only where they may be.",
    "To attach anything else, or to what is not there, is a fault of the scenario; what may not stay is for state-based actions.",
  ),
  "701.3b": testable("Attaching to what it is attached to already does nothing."),
  "701.3c": testable("Attaching to something else moves it and gives a new timestamp."),
  "701.10a": untestable("Doubling power, toughness or both.", HEADING),
  "701.10b": testable(
    "Doubling power or toughness adds as much again, fixed on resolution.",
    "Doubling adds a number that was read; adding is tested with many cards.",
  ),
  "701.10c": testable(
    "Doubling a negative power or toughness takes as much away again.",
    "Doubling adds a number that was read; adding is tested with many cards.",
  ),
  "701.12a": testable("An exchange that can't be completed does not happen in part either."),
  "701.12b": testable("Exchanging control does nothing if one player controls both permanents."),
  "701.12g": testable("Exchanging power or toughness with another number sets each to the other's value."),
  "701.58a": testable("Cloaked: a 2/2 face-down creature with ward {2}."),
  "701.60c": testable("While it is suspected, a creature has menace and an ability by which it can't block."),
  "702.1b": untestable(
    "A number inside a granted keyword is read anew all the time.",
    "Keywords are written with fixed numbers and costs.",
  ),
  "702.2b": testable("Damage by a source with deathtouch is enough to destroy a creature."),
  "702.3b": testable("A creature with defender can't attack."),
  "702.5": testable("Enchant says what an Aura can be attached to."),
  "702.6a": testable("Equip is an activated ability, and what it costs is changed as for any other."),
  "702.11e": testable("Losing hexproof loses every variant of it too."),
  "702.11g": untestable("Hexproof from each of several qualities is an ability for each of them.", WRITTEN_OUT),
  "702.12b": testable("What is indestructible can't be destroyed, by lethal damage either."),
  "702.14e": testable(
    "Several instances of the same landwalk do no more than one.",
    "No layer looks at how many instances there are.",
  ),
  "702.16c": testable("An Aura with the quality can't stay on something with protection from it."),
  "702.16d": testable("Equipment with the quality can't stay on something with protection from it."),
  "702.16h": untestable("Protection from each of several qualities is an ability for each of them.", WRITTEN_OUT),
  "702.16n": testable(
    "An Aura may say that the protection it gives doesn't remove it; otherwise it does.",
    "All Auras that say so say the same.",
  ),
  "702.16p": testable(
    "An Aura may say that the protection it gives removes no Aura or Equipment.",
    "The few that say so differ from 702.16n only in what they name.",
  ),
  "702.26": testable(
    "Phasing out and in; until July 2009 what phased out lost its damage and what lasted for a time only.",
  ),
  "702.26b": testable("A phased-out permanent is treated as though it did not exist."),
  "702.26e": testable("A phased-out permanent is not among the objects of an effect that begins meanwhile."),
  "702.26f": testable('A "for as long as" that watches a permanent ends when that phases out.'),
  "702.26g": testable("What is attached to something that phases out phases out along with it."),
  "702.26i": testable(
    "What phases in without what it was attached to phases in unattached.",
    "Attaching is an event; the layers only see what comes of it.",
  ),
  "702.37e": untestable(
    "A face-down permanent with morph can be turned up for its morph cost.",
    "Turning face up is an event of a scenario; what it costs is not asked.",
  ),
  "702.73": untestable("The keyword changeling.", HEADING),
  "702.73a": testable("Changeling: the object is every creature type, in every zone."),
  "702.87a": testable("Level up is an activated ability that puts a level counter on its object."),
  "702.95b": testable("A creature that soulbond has paired is paired, and effects ask for it and for the other one."),
  "702.95c": testable(
    "No pair is made of what is no creature of that player any more as soulbond resolves.",
    ONE_EVENT,
  ),
  "702.95d": testable("A creature that is paired can't be paired with a second one.", ONE_EVENT),
  "702.95e": testable("A pair ends when one leaves, is no creature any more, or has another controller."),
  "702.99a": testable("Cipher: the creature on which the card in exile is encoded has an ability.", ONE_KEYWORD),
  "702.103b": testable("A spell or permanent that is bestowed is an Aura with enchant creature and no creature."),
  "702.103c": testable("The copy of a bestowed Aura spell is a bestowed Aura spell too.", ONE_KEYWORD),
  "702.103e": testable("A bestowed spell whose target is illegal resolves as a creature spell.", ONE_KEYWORD),
  "702.103f": testable(
    "A bestowed Aura that becomes unattached is not bestowed any more; on something illegal it comes off.",
  ),
  "702.109a": testable("Dash: a permanent whose dash cost was paid has haste.", ONE_KEYWORD),
  "702.112b": testable("Renowned is a designation that stays whatever the permanent becomes.", A_DESIGNATION),
  "702.114": untestable("The keyword devoid.", HEADING),
  "702.114a": testable("Devoid: the object is colorless, in every zone."),
  "702.131d": untestable(
    "Effects that ask for the city's blessing apply anew as soon as a player gets it.",
    "The formats have no city's blessing.",
  ),
  "702.140e": testable("A mutated permanent has the abilities of all cards merged into it."),
  "702.140f": testable(
    "What affects a mutating spell affects the permanent it merges with.",
    "The same as 400.7a for another way of becoming a permanent.",
  ),
  "702.148b": untestable("Cleave takes words out of a spell's text, in layer 3.", "The formats have no casting."),
  "702.151b": testable("An Equipment with reconfigure is no creature while it is attached.", ONE_KEYWORD),
  "702.152a": testable(
    "Blitz: a permanent whose blitz cost was paid has haste, and draws a card as it dies.",
    ONE_KEYWORD,
  ),
  "702.160a": untestable(
    "Prototype: a spell may be cast with a smaller cost, power and toughness.",
    "The formats have no casting.",
  ),
  "702.161a": testable("Living metal: on its controller's turn the permanent is also a creature.", ONE_KEYWORD),
  "702.168a": testable("Disguise: a 2/2 face-down creature with ward {2}.", ONE_KEYWORD),
  "702.169a": testable("Solved: an ability of a Case that holds while the Case is solved.", ONE_KEYWORD),
  "702.171b": testable("Saddled is a designation that lasts until the turn ends.", A_DESIGNATION),
  "702.176a": testable("Impending: while it has a time counter the permanent is no creature.", ONE_KEYWORD),
  "702.180a": testable("Harmonize: the spell costs less by the power of the creature tapped for it.", ONE_KEYWORD),
  "702.195c": untestable(
    "Effects that ask for an enduring story apply anew as soon as there is one.",
    "The formats have no stories.",
  ),
  "702.41a": testable("Affinity: the spell costs {1} less for each such object its controller controls."),
  "702.48a": testable("Offering: the spell costs less by the mana cost of what is sacrificed for it.", ONE_KEYWORD),
  "702.51a": testable(
    "Convoke: creatures can be tapped to pay for mana of the total cost; the cost itself stays.",
    "It changes no cost, and paying is not followed: one scenario shows that the cost stays.",
  ),
  "702.26d": testable("Phasing is no zone change; what lasts until something leaves goes on."),
  "702.119a": testable(
    "Emerge: the spell costs less by the mana value of the creature sacrificed for it.",
    ONE_KEYWORD,
  ),
  "702.122a": testable("Crew is an activated ability whose cost has no mana; the Vehicle becomes a creature."),
  "702.125a": testable("Undaunted: the spell costs {1} less for each opponent of whoever casts it.", ONE_KEYWORD),
  "702.131c": testable("The city's blessing is a designation of a player, for the rest of the game.", A_DESIGNATION),
};
