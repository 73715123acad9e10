import type { Handles } from "./formats.gen.js";

/** What the handles are grouped by: the layers, their order, what comes after them, and how the board came about. */
export const HANDLES_GROUPS = {
  layers: "The layers",
  order: "Order within a layer",
  after: "After the layers",
  board: "The board",
} as const;

/** A part of the game or of the rules that an engine may claim to compute. */
export interface HandledPart {
  readonly group: keyof typeof HANDLES_GROUPS;
  readonly title: string;
  /** In one sentence without its end. */
  readonly covers: string;
  /** The clause to begin with. */
  readonly clause: string;
}

function handled(group: HandledPart["group"]) {
  return (clause: string, title: string, covers: string): HandledPart => ({ group, title, covers, clause });
}

const layers = handled("layers");
const order = handled("order");
const after = handled("after");
const board = handled("board");

/** In the order of the vocabulary, which is that of the groups. */
export const HANDLED: Readonly<Record<Handles, HandledPart>> = {
  copy: layers("707.2", "copies", "permanents, tokens and spells that are copies, with exceptions"),
  merge: layers("730.2", "merging", "permanents of several components, such as mutated ones"),
  "face-down": layers("708.2", "face down", "what a face-down permanent or spell is, and turning it over"),
  control: layers("613.1b", "control", "effects that change who controls an object"),
  text: layers(
    "613.1c",
    "text",
    "effects that replace words, exchange text boxes or give another's text, and changes of names",
  ),
  type: layers("613.1d", "types", "effects that add, set or remove types, subtypes and supertypes"),
  "basic-land-types": layers(
    "305.7",
    "basic land types",
    "effects that set the basic land types of lands: what such a land loses, and the mana ability it has",
  ),
  color: layers("613.1e", "colors", "effects that set or add colors"),
  abilities: layers(
    "613.1f",
    "abilities",
    "effects that give abilities, take them away, or say what an object can't have",
  ),
  "characteristic-defining": layers(
    "613.3",
    "characteristic-defining abilities",
    "what an ability says of its own object applies first in layers 2 to 6, and in 7a",
  ),
  "power-toughness": layers("613.4", "power and toughness", "effects that set or change power and toughness"),
  counters: layers("122.1a", "counters", "they come and go; those for power and toughness change these"),
  "keyword-counters": layers("122.1b", "keyword counters", "those that give a keyword"),
  switch: layers("613.4d", "switching", "effects that switch power and toughness"),
  "timestamp-order": order(
    "613.7",
    "timestamp order",
    "the engine can place objects in timestamp order: of two effects of one layer that meet on one object, and do not both only add, the older goes first",
  ),
  "simultaneous-timestamps": order(
    "613.7m",
    "simultaneous timestamps",
    "what happens at once gets its timestamps in APNAP order",
  ),
  "dependency-existence": order(
    "613.8a",
    "dependency: existence",
    "an effect depends on another that decides whether it is there at all",
  ),
  "dependency-text": order("613.8a", "dependency: text", "an effect depends on another that changes its text"),
  "dependency-applies-to": order(
    "613.8a",
    "dependency: what it applies to",
    "an effect depends on another that changes which objects it applies to",
  ),
  "dependency-what-it-does": order(
    "613.8a",
    "dependency: what it does",
    "an effect depends on another that changes what it does to its objects",
  ),
  "dependency-loop": order("613.8b", "dependency loops", "effects that depend on each other in a circle"),
  "begun-effects": order(
    "613.6",
    "begun effects",
    "an effect that has begun goes on in later layers though its ability is gone",
  ),
  players: after("613.10", "players", "effects that give players abilities, or take them"),
  "game-rules": after(
    "613.11",
    "rules of the game",
    "effects that change the rules of the game: what may attack or block, hand sizes, land plays",
  ),
  costs: after(
    "601.2f",
    "casting and costs",
    "spells that are cast: what is announced, and the total cost that is locked in, with increases, reductions and what else looks at it; what activated abilities cost",
  ),
  "state-based": after("704.5", "state-based actions", "which state-based actions would be performed"),
  "state-based-rounds": after(
    "704.3",
    "rounds of state-based actions",
    "performing state-based actions until none is left",
  ),
  attachments: board("701.3", "attachments", "Auras, Equipment and Fortifications: what they are on"),
  resolving: board(
    "611.2c",
    "resolving",
    "spells and abilities that resolve, with targets; their objects and numbers are fixed then",
  ),
  "keyword-abilities": board(
    "702.1",
    "keyword abilities that resolve",
    "what crew, station, soulbond and the like do, and riot or modular as something enters, of which cards say only the name",
  ),
  durations: board("611.2a", "durations", "turns end, and effects with them, or for another reason"),
  "zone-changes": board("400.7", "changes of zone", "objects that leave and return as new ones"),
  "other-zones": board(
    "113.6",
    "other zones",
    "what objects are outside the battlefield: on the stack, in graveyards, hands, exile, the command zone",
  ),
  "entering-as": board(
    "614.12",
    "entering as something",
    "permanents that enter as a copy, with a body of one's choice, or with exchanged text boxes",
  ),
  choices: board(
    "607.2d",
    "choices",
    "what was chosen for an object or an effect, and linked abilities that speak of it",
  ),
  linked: board("607.2a", "linked objects", "objects that others remember, such as exiled ones"),
  tokens: board("111", "tokens", "objects that are no cards, with the characteristics that come along"),
  tapping: board("110.5", "tapping", "permanents that are tapped and untapped"),
  phasing: board("702.26", "phasing", "permanents that phase out and in"),
  designations: board("716.2b", "designations", "levels, solved, suspected, attacking, the monarch and the like"),
  combat: board("508.1k", "combat", "who attacks whom, who blocks whom, and what is removed from combat"),
  "turn-history": board(
    "700",
    "history of the turn",
    "what has happened in a turn is counted: spells cast, what entered, left or died, life, cards drawn, attacks, damage",
  ),
  damage: board("120.3", "damage", "it is dealt and stays marked"),
  stickers: board("123", "stickers", "words of names, abilities, power and toughness that are put on objects"),
  "player-numbers": board("119", "players' numbers", "life, hands, counters and designations of players change"),
  "double-faced": board(
    "712",
    "double-faced cards",
    "transforming and modal cards, and meld pairs: which face is up and what it is",
  ),
  flip: board("710", "flip cards", "what a card is before and after it flips"),
  split: board(
    "709",
    "cards of two parts",
    "split cards, Rooms, adventurer and omen cards: what they are on the stack and elsewhere",
  ),
  prototype: board("718", "prototypes", "cards that are cast with their smaller cost, power and toughness"),
  "made-up-cards": board(
    "113",
    "made-up cards",
    "cards and abilities made to isolate a rule, and tokens that no card makes: only their data say what they do",
  ),
};

/** Every word for what an engine computes, in order. */
export const EVERY_HANDLES = Object.keys(HANDLED) as readonly Handles[];
