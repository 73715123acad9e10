import type { Handles, Observes } from "./formats.gen.js";

/** What the handles are grouped by: the layers, their order, what comes after them, and how the board came about. */
export type HandlesGroup = "layers" | "order" | "after" | "board";

export const HANDLES_GROUPS: Readonly<Record<HandlesGroup, string>> = {
  layers: "The layers",
  order: "Order within a layer",
  after: "After the layers",
  board: "The board",
};

/** A part of the game or of the rules that an engine may claim to compute. */
export interface HandledPart {
  readonly group: HandlesGroup;
  readonly title: string;
  /** What it covers, in one sentence without its end. */
  readonly covers: string;
  /** The clause to begin with. */
  readonly clause: string;
}

/** In the order of the vocabulary, which is that of the groups. */
export const HANDLED: Readonly<Record<Handles, HandledPart>> = {
  copy: {
    group: "layers",
    title: "copies",
    covers: "permanents, tokens and spells that are copies, with exceptions",
    clause: "707.2",
  },
  merge: {
    group: "layers",
    title: "merging",
    covers: "permanents of several components, such as mutated ones",
    clause: "730.2",
  },
  "face-down": {
    group: "layers",
    title: "face down",
    covers: "what a face-down permanent or spell is, and turning it over",
    clause: "708.2",
  },
  control: {
    group: "layers",
    title: "control",
    covers: "effects that change who controls an object",
    clause: "613.1b",
  },
  text: {
    group: "layers",
    title: "text",
    covers: "effects that replace words, exchange text boxes or give another's text, and changes of names",
    clause: "613.1c",
  },
  type: {
    group: "layers",
    title: "types",
    covers: "effects that add, set or remove types, subtypes and supertypes",
    clause: "613.1d",
  },
  "basic-land-types": {
    group: "layers",
    title: "basic land types",
    covers: "effects that set the basic land types of lands: what such a land loses, and the mana ability it has",
    clause: "305.7",
  },
  color: { group: "layers", title: "colors", covers: "effects that set or add colors", clause: "613.1e" },
  abilities: {
    group: "layers",
    title: "abilities",
    covers: "effects that give abilities, take them away, or say what an object can't have",
    clause: "613.1f",
  },
  "characteristic-defining": {
    group: "layers",
    title: "characteristic-defining abilities",
    covers: "what an ability says of its own object applies first in layers 2 to 6, and in 7a",
    clause: "613.3",
  },
  "power-toughness": {
    group: "layers",
    title: "power and toughness",
    covers: "effects that set or change power and toughness",
    clause: "613.4",
  },
  counters: {
    group: "layers",
    title: "counters",
    covers: "they come and go; those for power and toughness change these",
    clause: "122.1a",
  },
  "keyword-counters": {
    group: "layers",
    title: "keyword counters",
    covers: "those that give a keyword",
    clause: "122.1b",
  },
  switch: { group: "layers", title: "switching", covers: "effects that switch power and toughness", clause: "613.4d" },
  "timestamp-order": {
    group: "order",
    title: "timestamp order",
    covers:
      "the engine can place objects in timestamp order: of two effects of one layer that meet on one object, and do not both only add, the older goes first",
    clause: "613.7",
  },
  "simultaneous-timestamps": {
    group: "order",
    title: "simultaneous timestamps",
    covers: "what happens at once gets its timestamps in APNAP order",
    clause: "613.7m",
  },
  "dependency-existence": {
    group: "order",
    title: "dependency: existence",
    covers: "an effect depends on another that decides whether it is there at all",
    clause: "613.8a",
  },
  "dependency-text": {
    group: "order",
    title: "dependency: text",
    covers: "an effect depends on another that changes its text",
    clause: "613.8a",
  },
  "dependency-applies-to": {
    group: "order",
    title: "dependency: what it applies to",
    covers: "an effect depends on another that changes which objects it applies to",
    clause: "613.8a",
  },
  "dependency-what-it-does": {
    group: "order",
    title: "dependency: what it does",
    covers: "an effect depends on another that changes what it does to its objects",
    clause: "613.8a",
  },
  "dependency-loop": {
    group: "order",
    title: "dependency loops",
    covers: "effects that depend on each other in a circle",
    clause: "613.8b",
  },
  "begun-effects": {
    group: "order",
    title: "begun effects",
    covers: "an effect that has begun goes on in later layers though its ability is gone",
    clause: "613.6",
  },
  players: {
    group: "after",
    title: "players",
    covers: "effects that give players abilities, or take them",
    clause: "613.10",
  },
  "game-rules": {
    group: "after",
    title: "rules of the game",
    covers: "effects that change the rules of the game: what may attack or block, hand sizes, land plays",
    clause: "613.11",
  },
  costs: {
    group: "after",
    title: "casting and costs",
    covers:
      "spells that are cast: what is announced, and the total cost that is locked in, with increases, reductions and what else looks at it",
    clause: "601.2f",
  },
  "state-based": {
    group: "after",
    title: "state-based actions",
    covers: "which state-based actions would be performed",
    clause: "704.5",
  },
  "state-based-rounds": {
    group: "after",
    title: "rounds of state-based actions",
    covers: "performing state-based actions until none is left",
    clause: "704.3",
  },
  attachments: {
    group: "board",
    title: "attachments",
    covers: "Auras, Equipment and Fortifications: what they are on",
    clause: "701.3",
  },
  resolving: {
    group: "board",
    title: "resolving",
    covers: "spells and abilities that resolve, with targets; their objects and numbers are fixed then",
    clause: "611.2c",
  },
  durations: {
    group: "board",
    title: "durations",
    covers: "turns end, and effects with them, or for another reason",
    clause: "611.2a",
  },
  "zone-changes": {
    group: "board",
    title: "changes of zone",
    covers: "objects that leave and return as new ones",
    clause: "400.7",
  },
  "other-zones": {
    group: "board",
    title: "other zones",
    covers: "what objects are outside the battlefield: on the stack, in graveyards, hands, exile, the command zone",
    clause: "113.6",
  },
  "entering-as": {
    group: "board",
    title: "entering as something",
    covers: "permanents that enter as a copy, with a body of one's choice, or with exchanged text boxes",
    clause: "614.12",
  },
  choices: {
    group: "board",
    title: "choices",
    covers: "what was chosen for an object or an effect, and linked abilities that speak of it",
    clause: "607.2d",
  },
  linked: {
    group: "board",
    title: "linked objects",
    covers: "objects that others remember, such as exiled ones",
    clause: "607.2a",
  },
  tokens: {
    group: "board",
    title: "tokens",
    covers: "objects that are no cards, with the characteristics that come along",
    clause: "111",
  },
  tapping: { group: "board", title: "tapping", covers: "permanents that are tapped and untapped", clause: "110.5" },
  phasing: { group: "board", title: "phasing", covers: "permanents that phase out and in", clause: "702.26" },
  designations: {
    group: "board",
    title: "designations",
    covers: "levels, solved, suspected, attacking, the monarch and the like",
    clause: "716.2b",
  },
  damage: { group: "board", title: "damage", covers: "it is dealt and stays marked", clause: "120.3" },
  stickers: {
    group: "board",
    title: "stickers",
    covers: "words of names, abilities, power and toughness that are put on objects",
    clause: "123",
  },
  "player-numbers": {
    group: "board",
    title: "players' numbers",
    covers: "life, hands, counters and designations of players change",
    clause: "119",
  },
  "double-faced": {
    group: "board",
    title: "double-faced cards",
    covers: "transforming and modal cards, and meld pairs: which face is up and what it is",
    clause: "712",
  },
  flip: { group: "board", title: "flip cards", covers: "what a card is before and after it flips", clause: "710" },
  split: {
    group: "board",
    title: "cards of two parts",
    covers: "split cards, Rooms, adventurer and omen cards: what they are on the stack and elsewhere",
    clause: "709",
  },
  prototype: {
    group: "board",
    title: "prototypes",
    covers: "cards that are cast with their smaller cost, power and toughness",
    clause: "718",
  },
  "made-up-cards": {
    group: "board",
    title: "made-up cards",
    covers: "cards and abilities made to isolate a rule: only their data say what they do",
    clause: "113",
  },
};

/** What a value that an engine tells is a value of. */
export type ObservedOf = "object" | "player" | "game";

/** A value that an engine may claim to tell. */
export interface ObservedValue {
  readonly of: ObservedOf;
  readonly title: string;
  /** What it is written as. */
  readonly shape: string;
  /** What null, an empty list or a value left out mean, where they can be. */
  readonly means: string;
  /** The rows of a report that it decides, by how their characteristic begins. */
  readonly rows: readonly string[];
}

/** In the order of the vocabulary. */
export const OBSERVED: Readonly<Record<Observes, ObservedValue>> = {
  exists: {
    of: "object",
    title: "whether it is there",
    shape: "its id among `objects`",
    means: "an id left out of `objects` is an object that is not there",
    rows: ["exists"],
  },
  name: { of: "object", title: "name", shape: "a text, or null", means: "null: it has no name", rows: ["name"] },
  manaCost: {
    of: "object",
    title: "mana cost",
    shape: "symbols such as {2}{W}, or null",
    means: "null: it has no mana cost",
    rows: ["manaCost"],
  },
  manaValue: {
    of: "object",
    title: "mana value",
    shape: "an integer",
    means: "0 where there is no mana cost",
    rows: ["manaValue"],
  },
  colors: {
    of: "object",
    title: "colors",
    shape: "a list of texts, in any order: white, blue, black, red, green",
    means: "an empty list: it is colorless",
    rows: ["colors"],
  },
  supertypes: {
    of: "object",
    title: "supertypes",
    shape: "a list of texts, in any order",
    means: "an empty list: none",
    rows: ["supertypes"],
  },
  types: {
    of: "object",
    title: "card types",
    shape: "a list of texts, in any order",
    means: "an empty list: none",
    rows: ["types"],
  },
  subtypes: {
    of: "object",
    title: "subtypes",
    shape: "a list of texts, in any order",
    means: "an empty list: none; `every creature type` stands for all of them",
    rows: ["subtypes"],
  },
  abilities: {
    of: "object",
    title: "all abilities",
    shape:
      "a list of texts, in any order, each as often as it is there: keywords by their words, mana abilities such as {T}: Add {G}, the others by the ids in the card's data",
    means: "an empty list: none",
    rows: ["abilities", "has", "lacks"],
  },
  keywords: {
    of: "object",
    title: "keyword abilities",
    shape: "a list of texts, in any order, in the field `keywords`, each as often as it is there",
    means: "an empty list: none; not needed besides `abilities`",
    rows: ["abilities", "has", "lacks"],
  },
  power: {
    of: "object",
    title: "power",
    shape: "an integer, or null",
    means: "null: it has none, as a noncreature permanent has not (CR 208.3)",
    rows: ["power"],
  },
  toughness: {
    of: "object",
    title: "toughness",
    shape: "an integer, or null",
    means: "null: it has none, as a noncreature permanent has not (CR 208.3)",
    rows: ["toughness"],
  },
  basePower: {
    of: "object",
    title: "base power",
    shape: "an integer, or null",
    means: "what stands after 7b (CR 208.4b); null: it has none",
    rows: ["basePower"],
  },
  baseToughness: {
    of: "object",
    title: "base toughness",
    shape: "an integer, or null",
    means: "what stands after 7b (CR 208.4b); null: it has none",
    rows: ["baseToughness"],
  },
  loyalty: {
    of: "object",
    title: "loyalty",
    shape: "an integer, or null",
    means: "null: it has none",
    rows: ["loyalty"],
  },
  defense: {
    of: "object",
    title: "defense",
    shape: "an integer, or null",
    means: "null: it has none",
    rows: ["defense"],
  },
  controller: {
    of: "object",
    title: "controller",
    shape: "the name of a player",
    means: "every object has one",
    rows: ["controller"],
  },
  owner: {
    of: "object",
    title: "owner",
    shape: "the name of a player",
    means: "every object has one",
    rows: ["owner"],
  },
  zone: {
    of: "object",
    title: "zone",
    shape: "battlefield, graveyard, hand, library, exile, stack or command",
    means: "every object has one",
    rows: ["zone"],
  },
  faceDown: {
    of: "object",
    title: "whether it is face down",
    shape: "true or false",
    means: "false: face up",
    rows: ["faceDown"],
  },
  tapped: {
    of: "object",
    title: "whether it is tapped",
    shape: "true or false",
    means: "false: untapped",
    rows: ["tapped"],
  },
  attachedTo: {
    of: "object",
    title: "what it is attached to",
    shape: "an object's id or a player's name, or null",
    means: "null: it is attached to nothing",
    rows: ["attachedTo"],
  },
  counters: {
    of: "object",
    title: "counters",
    shape: "kinds and their numbers",
    means: "a kind left out is a kind of which there is none",
    rows: ["counters"],
  },
  damage: {
    of: "object",
    title: "marked damage",
    shape: "an integer",
    means: "0, or left out: none",
    rows: ["damage"],
  },
  tapsFor: {
    of: "object",
    title: "mana it can make",
    shape: "a list of texts, in any order: W, U, B, R, G, C",
    means: "an empty list: it has no mana ability",
    rows: ["tapsFor"],
  },
  rules: {
    of: "object",
    title: "rules of the game changed for it",
    shape: "a list of texts, in any order: their slugs, each once",
    means: "an empty list, or left out: none",
    rows: ["rules"],
  },
  attacks: {
    of: "object",
    title: "whether it may attack",
    shape: "may, must or can't",
    means: "left out: may",
    rows: ["attacks"],
  },
  blocks: {
    of: "object",
    title: "whether it may block",
    shape: "may, must or can't",
    means: "left out: may",
    rows: ["blocks"],
  },
  copiable: {
    of: "object",
    title: "copiable values",
    shape: "name, manaCost, colors, supertypes, types, subtypes, abilities, power and toughness after layer 1",
    means: "as those of the object itself",
    rows: ["copiable."],
  },
  "player.life": {
    of: "player",
    title: "life total",
    shape: "an integer",
    means: "every player has one",
    rows: ["life"],
  },
  "player.hand": {
    of: "player",
    title: "cards in hand",
    shape: "an integer: those that are no objects of the board",
    means: "0: none",
    rows: ["hand"],
  },
  "player.abilities": {
    of: "player",
    title: "abilities of the player",
    shape: "a list of texts, in any order, each as often as it is there",
    means: "an empty list: none",
    rows: ["abilities"],
  },
  "player.maximumHandSize": {
    of: "player",
    title: "maximum hand size",
    shape: "an integer, or null",
    means: "null: no maximum",
    rows: ["maximumHandSize"],
  },
  "player.landPlays": {
    of: "player",
    title: "lands to play in a turn",
    shape: "an integer, or null",
    means: "null: any number",
    rows: ["landPlays"],
  },
  gameRules: {
    of: "game",
    title: "changed rules of the game",
    shape: "a list of rules, with objects, player and amount where they have them",
    means: "an empty list: none is changed; of what an expectation leaves out nothing is compared",
    rows: ["gameRules"],
  },
  costs: {
    of: "game",
    title: "total costs",
    shape: "of each spell on the stack the total mana, and in `also` what is not mana",
    means: "total null: it can't be paid; `also` left out: nothing but mana",
    rows: ["cost", "also paid"],
  },
  stateBased: {
    of: "game",
    title: "state-based actions",
    shape: "a list of actions: the clause, and the object, the player, or those among whom one is chosen",
    means: "an empty list: none would be performed",
    rows: ["stateBased"],
  },
  afterStateBasedActions: {
    of: "game",
    title: "what would be true after state-based actions",
    shape: "the rounds of actions, what is open, and an observation of the board then",
    means: "`open` left out: nothing waits for a choice",
    rows: ["afterStateBasedActions"],
  },
  order: {
    of: "game",
    title: "the order of effects",
    shape: "the effects applied, layer by layer, each with its layer and its name",
    means: "an effect that is not in the list was not applied",
    rows: ["order"],
  },
  dependencies: {
    of: "game",
    title: "dependencies found",
    shape: "pairs of effects, with the layer and the reasons",
    means: "a pair that is not in the list does not depend",
    rows: ["depends"],
  },
};

/** Every word for what an engine computes, and for what it tells, in order. */
export const EVERY_HANDLES = Object.keys(HANDLED) as readonly Handles[];
export const EVERY_OBSERVES = Object.keys(OBSERVED) as readonly Observes[];
