import type { Observes } from "./formats.gen.js";

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
