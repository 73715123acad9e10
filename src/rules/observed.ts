import type { Observes } from "./formats.gen.js";

/** A value that an engine may claim to tell. */
export interface ObservedValue {
  /** What it is a value of. */
  readonly of: "object" | "player" | "game";
  readonly title: string;
  /** What it is written as. */
  readonly shape: string;
  /** What null, an empty list or a value left out mean, where they can be. */
  readonly means: string;
  /** The rows of a report that it decides, by how their characteristic begins. */
  readonly rows: readonly string[];
}

type Said = Omit<ObservedValue, "rows"> & Partial<Pick<ObservedValue, "rows">>;

function observed(of: ObservedValue["of"]) {
  return (title: string, shape: string, means: string, ...rows: readonly string[]): Said => ({
    of,
    title,
    shape,
    means,
    ...(rows.length === 0 ? {} : { rows }),
  });
}

const object = observed("object");
const player = observed("player");
const game = observed("game");

const WORDS = "a list of texts, in any order";
const NUMBER = "an integer, or null";

/** In the order of the vocabulary; the rows are named where they have other names than the value. */
const VALUES: Readonly<Record<Observes, Said>> = {
  exists: object(
    "whether it is there",
    "its id among `objects`",
    "an id left out of `objects` is an object that is not there",
  ),
  name: object("name", "a text, or null", "null: it has no name"),
  manaCost: object("mana cost", "symbols such as {2}{W}, or null", "null: it has no mana cost"),
  manaValue: object("mana value", "an integer", "0 where there is no mana cost"),
  colors: object(
    "colors",
    "a list of texts, in any order: white, blue, black, red, green",
    "an empty list: it is colorless",
    "colors",
    "has",
    "lacks",
  ),
  supertypes: object("supertypes", WORDS, "an empty list: none", "supertypes", "has", "lacks"),
  types: object("card types", WORDS, "an empty list: none", "types", "has", "lacks"),
  subtypes: object(
    "subtypes",
    WORDS,
    "an empty list: none; `every creature type` stands for all of them",
    "subtypes",
    "has",
    "lacks",
  ),
  abilities: object(
    "all abilities",
    "a list of texts, in any order, each as often as it is there: keywords by their words, mana abilities without an id such as {T}: Add {G}, the others by the ids in the card's data",
    "an empty list: none",
    "abilities",
    "keywords",
    "has",
    "lacks",
  ),
  keywords: object(
    "keyword abilities",
    "a list of texts, in any order, in the field `keywords`, each as often as it is there",
    "an empty list: none; not needed besides `abilities`",
    "abilities",
    "keywords",
    "has",
    "lacks",
  ),
  power: object("power", NUMBER, "null: it has none, as a noncreature permanent has not (CR 208.3)"),
  toughness: object("toughness", NUMBER, "null: it has none, as a noncreature permanent has not (CR 208.3)"),
  basePower: object("base power", NUMBER, "what stands after 7b (CR 208.4b); null: it has none"),
  baseToughness: object("base toughness", NUMBER, "what stands after 7b (CR 208.4b); null: it has none"),
  loyalty: object("loyalty", NUMBER, "null: it has none"),
  defense: object("defense", NUMBER, "null: it has none"),
  controller: object("controller", "the name of a player", "every object has one"),
  owner: object("owner", "the name of a player", "every object has one"),
  zone: object("zone", "battlefield, graveyard, hand, library, exile, stack or command", "every object has one"),
  faceDown: object("whether it is face down", "true or false", "false: face up"),
  tapped: object("whether it is tapped", "true or false", "false: untapped"),
  attachedTo: object(
    "what it is attached to",
    "an object's id or a player's name, or null",
    "null: it is attached to nothing",
  ),
  counters: object("counters", "kinds and their numbers", "a kind left out is a kind of which there is none"),
  damage: object("marked damage", "an integer", "0, or left out: none"),
  tapsFor: object(
    "mana it can make",
    "a list of texts, in any order: W, U, B, R, G, C",
    "an empty list: it has no mana ability",
  ),
  rules: object(
    "rules of the game changed for it",
    "a list of texts, in any order: their slugs, each once",
    "an empty list, or left out: none",
  ),
  attacks: object("whether it may attack", "may, must or can't", "left out: may"),
  blocks: object("whether it may block", "may, must or can't", "left out: may"),
  copiable: object(
    "copiable values",
    "name, manaCost, colors, supertypes, types, subtypes, abilities, power and toughness after layer 1",
    "as those of the object itself, but a noncreature has the power and toughness that are printed",
    "copiable.",
  ),
  "player.life": player("life total", "an integer", "every player has one"),
  "player.hand": player(
    "cards in hand",
    "an integer: the cards that the setup or an event counts, and the objects in that zone",
    "0: none",
  ),
  "player.abilities": player(
    "abilities of the player",
    "a list of texts, in any order, each as often as it is there",
    "an empty list: none",
  ),
  "player.maximumHandSize": player("maximum hand size", NUMBER, "null: no maximum"),
  "player.landPlays": player("lands to play in a turn", NUMBER, "null: any number"),
  gameRules: game(
    "changed rules of the game",
    "a list of rules, with objects, player and amount where they have them",
    "an empty list: none is changed; of what an expectation leaves out nothing is compared",
  ),
  costs: game(
    "total costs",
    "of each spell on the stack the total mana, and in `also` what is not mana",
    "total null: it can't be paid; `also` left out: nothing but mana",
    "cost",
    "also paid",
  ),
  abilityCosts: game(
    "costs of abilities",
    "of the activated abilities of each object, by their labels, the total mana, and in `also` what is not mana",
    "total null: it can't be paid; `also` left out: nothing but mana",
    "cost of",
    "also paid for",
  ),
  stateBased: game(
    "state-based actions",
    "a list of actions: the clause, and the object, the player, or those among whom one is chosen",
    "an empty list: none would be performed",
  ),
  afterStateBasedActions: game(
    "what would be true after state-based actions",
    "the rounds of actions, what is open, and an observation of the board then",
    "`open` left out: nothing waits for a choice",
  ),
  order: game(
    "the order of effects",
    "the effects applied, layer by layer, each with its layer and its name",
    "an effect that is not in the list was not applied",
  ),
  dependencies: game(
    "dependencies found",
    "pairs of effects, with the layer and the reasons",
    "a pair that is not in the list does not depend",
    "depends",
  ),
};

export function observedValue(observes: Observes): ObservedValue {
  const said = VALUES[observes];
  const rows = said.rows ?? [observes.replace(/^player\./, "")];
  // What is counted is described by values of objects.
  return { ...said, rows: said.of === "object" && observes !== "exists" ? [...rows, "count"] : rows };
}

/** Every word for what an engine tells, in order. */
export const EVERY_OBSERVES = Object.keys(VALUES) as readonly Observes[];
