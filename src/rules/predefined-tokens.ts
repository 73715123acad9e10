import type { AbilityEntry, Card, EffectPart, PredefinedToken } from "./formats.gen.js";
import { orderedText } from "./ordered-text.js";
import { own } from "./own.js";
import { remembered } from "./remembered.js";

/*
 * The tokens that the rules define, so that what creates one need only say its name (CR 111.10). A token called by its
 * subtypes has no name that is given (CR 111.4); a Role, a Walker and the back of an Incubator are named.
 */

interface Definition {
  readonly de: string;
  readonly fr: string;
}

/** A colorless artifact with one ability, such as a Treasure. */
function artifact(subtype: string, names: Definition, ...abilities: AbilityEntry[]): Card {
  return { name: subtype, names, printedName: null, types: ["Artifact"], subtypes: [subtype], abilities };
}

/** A Role by the name that it has: a colorless Aura that enchants a creature (CR 303.7). */
function role(name: string, names: Definition, does: EffectPart[], ...more: AbilityEntry[]): Card {
  return {
    name: `${name} Role`,
    names,
    printedName: name,
    types: ["Enchantment"],
    subtypes: ["Aura", "Role"],
    abilities: [
      { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } },
      { kind: "static", id: "role", affects: { host: true }, does },
      ...more,
    ],
  };
}

const BIGGER: EffectPart = { kind: "modifyPowerToughness", power: 1, toughness: 1 };

const ANY_COLOR = ["W", "U", "B", "R", "G"];

/** Each by what a spell or ability calls it that creates it. */
export const PREDEFINED_TOKENS: Readonly<Record<PredefinedToken, Card>> = {
  Treasure: artifact(
    "Treasure",
    { de: "Schatz", fr: "Trésor" },
    { kind: "mana", id: "mana", cost: "{T}, sacrifice this", produces: ANY_COLOR },
  ),
  Food: artifact(
    "Food",
    { de: "Speise", fr: "Nourriture" },
    { kind: "activated", id: "eat", cost: "{2}, {T}, sacrifice this", then: "you gain 3 life" },
  ),
  Gold: artifact(
    "Gold",
    { de: "Gold", fr: "Or" },
    { kind: "mana", id: "mana", cost: "sacrifice this", produces: ANY_COLOR },
  ),
  Walker: {
    name: "Walker",
    names: { de: "Beißer", fr: "Rôdeur" },
    printedName: "Walker",
    colorIndicator: ["black"],
    types: ["Creature"],
    subtypes: ["Zombie"],
    power: 2,
    toughness: 2,
  },
  Shard: {
    name: "Shard",
    names: { de: "Splitter", fr: "Éclat" },
    printedName: null,
    types: ["Enchantment"],
    subtypes: ["Shard"],
    abilities: [{ kind: "activated", id: "scry", cost: "{2}, sacrifice this", then: "you scry 1, then draw a card" }],
  },
  Clue: artifact(
    "Clue",
    { de: "Hinweis", fr: "Indice" },
    { kind: "activated", id: "solve", cost: "{2}, sacrifice this", then: "draw a card" },
  ),
  Blood: artifact(
    "Blood",
    { de: "Blut", fr: "Sang" },
    { kind: "activated", id: "draw", cost: "{1}, {T}, discard a card, sacrifice this", then: "draw a card" },
  ),
  Powerstone: artifact(
    "Powerstone",
    { de: "Kraftstein", fr: "Pierre de puissance" },
    { kind: "mana", id: "mana", produces: ["C"], then: "not for nonartifact spells" },
  ),
  Incubator: {
    ...artifact(
      "Incubator",
      { de: "Brutkasten", fr: "Incubateur" },
      { kind: "activated", id: "hatch", cost: "{2}", then: "it transforms" },
    ),
    layout: "transform",
    back: {
      name: "Phyrexian Token",
      names: { de: "Phyrexianer-Spielstein", fr: "jeton Phyrexian" },
      nameForms: { de: "m", fr: "m" },
      types: ["Artifact", "Creature"],
      subtypes: ["Phyrexian"],
      power: 0,
      toughness: 0,
    },
  },
  "Cursed Role": role("Cursed", { de: "Verfluchten-Rolle", fr: "Rôle Maudit" }, [
    { kind: "setPowerToughness", power: 1, toughness: 1 },
  ]),
  "Monster Role": role("Monster", { de: "Monster-Rolle", fr: "Rôle Monstre" }, [
    BIGGER,
    { kind: "gainAbilities", abilities: ["trample"] },
  ]),
  "Royal Role": role("Royal", { de: "Königs-Rolle", fr: "Rôle Royal" }, [
    BIGGER,
    { kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "ward", cost: "{1}" }] },
  ]),
  "Sorcerer Role": role("Sorcerer", { de: "Zauberer-Rolle", fr: "Rôle Sorcier" }, [
    BIGGER,
    {
      kind: "gainAbilities",
      abilities: [{ kind: "triggered", id: "scry", when: "this attacks", then: "you scry 1" }],
    },
  ]),
  "Virtuous Role": role("Virtuous", { de: "Tugendhaften-Rolle", fr: "Rôle Vertueux" }, [
    {
      kind: "modifyPowerToughness",
      power: { count: { type: "Enchantment", controller: "you" } },
      toughness: { count: { type: "Enchantment", controller: "you" } },
    },
  ]),
  "Wicked Role": role("Wicked", { de: "Schurken-Rolle", fr: "Rôle Malfaisant" }, [BIGGER], {
    kind: "triggered",
    id: "drain",
    when: "this is put into a graveyard from the battlefield",
    then: "each opponent loses 1 life",
  }),
  "Young Hero Role": role("Young Hero", { de: "Junghelden-Rolle", fr: "Rôle Jeune héros" }, [
    {
      kind: "gainAbilities",
      abilities: [
        {
          kind: "triggered",
          id: "grow",
          when: "this attacks with toughness 3 or less",
          puts: [{ on: { self: true }, counter: "+1/+1" }],
        },
      ],
    },
  ]),
  Map: artifact(
    "Map",
    { de: "Landkarte", fr: "Carte" },
    {
      kind: "activated",
      id: "explore",
      cost: "{1}, {T}, sacrifice this",
      targets: [{ is: { type: "Creature", controller: "you" } }],
      then: "the target, a creature of yours, explores (only as a sorcery)",
    },
  ),
  Junk: artifact(
    "Junk",
    { de: "Schrott", fr: "Camelote" },
    {
      kind: "activated",
      id: "play",
      cost: "{T}, sacrifice this",
      then: "you exile your top card and may play it this turn (only as a sorcery)",
    },
  ),
  Lander: artifact(
    "Lander",
    { de: "Landefähre", fr: "Atterrisseur" },
    {
      kind: "activated",
      id: "land",
      cost: "{2}, {T}, sacrifice this",
      then: "you put a basic land card from your library onto the battlefield tapped",
    },
  ),
  Mutagen: artifact(
    "Mutagen",
    { de: "Mutagen", fr: "Mutagène" },
    {
      kind: "activated",
      id: "mutate",
      cost: "{1}, {T}, sacrifice this",
      targets: [{ is: { type: "Creature" } }],
      puts: [{ on: { target: true, type: "Creature" }, counter: "+1/+1" }],
      then: "only as a sorcery",
    },
  ),
  Vibranium: artifact("Vibranium", { de: "Vibranium", fr: "Vibranium" }, "indestructible", {
    kind: "mana",
    id: "mana",
    produces: ["C"],
    then: "not for nonartifact spells",
  }),
};

/** A token as it is, whatever a board calls it, and in whatever order a type line is written. */
function essenceOf(card: Card): string {
  const { name: _, names: __, printedName: ___, ...values } = card;
  const inOrder = (face: { readonly types: readonly string[]; readonly subtypes?: readonly string[] }): object => ({
    ...face,
    types: face.types.toSorted(),
    subtypes: (face.subtypes ?? []).toSorted(),
  });
  return orderedText({ ...inOrder(values), ...(values.back === undefined ? {} : { back: inOrder(values.back) }) });
}

const ESSENCES: ReadonlySet<string> = new Set(Object.values(PREDEFINED_TOKENS).map(essenceOf));
const KNOWN = new WeakMap<Card, boolean>();

/** Whether a token is one that the rules define (CR 111.10). */
export function isPredefined(card: Card): boolean {
  return remembered(KNOWN, card, () => ESSENCES.has(essenceOf(card)));
}

/** The token of this name, if the rules define one. */
export function predefinedToken(name: string): Card | undefined {
  return own<Card>(PREDEFINED_TOKENS, name);
}
