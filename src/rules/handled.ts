import type { Handles } from "./formats.gen.js";

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
