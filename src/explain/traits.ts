import type { ColorWord, Selector, Zone } from "../rules/formats.gen.js";
import { amountOf, boundsOf } from "./comparison.js";
import { list, withArticle } from "./grammar.js";
import { listed } from "./head.js";
import { chosenWords, referenceWords } from "./reference.js";
import { adjective, alike, being, having, type Trait } from "./trait.js";
import type { Voice } from "./voice.js";

/** Keys that make the noun, point at an object, or say where it is; the others are traits. */
type OtherKeys =
  | "type"
  | "subtype"
  | "permanent"
  | "token"
  | "self"
  | "affected"
  | "host"
  | "target"
  | "object"
  | "linked"
  | "topOf"
  | "other"
  | "zone"
  | "controller"
  | "owner"
  | "allOf"
  | "anyOf"
  | "not";

type TraitKey = Exclude<keyof Selector, OtherKeys>;

type Table = { readonly [K in TraitKey]: (value: NonNullable<Selector[K]>, voice: Voice) => readonly Trait[] };

function either(words: readonly string[]): string {
  return list(words, "or");
}

/** "non-Aura", "nonblack". */
export function non(word: string): string {
  return /^[A-Z]/.test(word) ? `non-${word}` : `non${word}`;
}

function negatedWords(words: readonly string[]): string {
  return words.map(non).join(", ");
}

function ofColors(colors: readonly ColorWord[]): Trait {
  const words = colors.map((color) => (typeof color === "string" ? color : chosenWords(color)));
  return colors.every((color) => typeof color === "string")
    ? adjective(either(words), negatedWords(words))
    : being(`of ${either(words)}`);
}

const SHARED = {
  name: "a name",
  color: "a color",
  type: "a card type",
  creatureType: "a creature type",
  landType: "a land type",
} as const;

function sharing({ characteristic, with: other }: NonNullable<Selector["shares"]>, voice: Voice): Trait {
  const what = `${SHARED[characteristic]} with ${referenceWords(other, voice)}`;
  return {
    states: {
      one: `shares ${what}`,
      many: `share ${what}`,
      notOne: `doesn't share ${what}`,
      notMany: `don't share ${what}`,
    },
  };
}

function fromZone(zone: Zone): string {
  if (zone === "exile" || zone === "command") return zone === "exile" ? zone : "the command zone";
  return zone === "battlefield" || zone === "stack" ? `the ${zone}` : withArticle(zone);
}

/** Nothing for a bound that does not narrow. */
function colorCount(comparison: NonNullable<Selector["colorCount"]>, voice: Voice): Trait {
  const { equals, atLeast, atMost } = comparison;
  const keys = Object.keys(comparison).length;
  if (keys === 1 && (equals === 0 || atMost === 0)) return adjective("colorless", "colored");
  if (keys === 1 && equals === 1) return adjective("monocolored");
  if (keys === 1 && atLeast === 1) return adjective("colored", "colorless");
  if (keys === 1 && atLeast === 2) return adjective("multicolored");
  return having(amountOf("color", "colors", comparison, voice));
}

/** In the order in which adjectives and the words after the noun are said. */
const TRAITS: Table = {
  designation: (word) => [adjective(word)],
  tapped: (is) => [is ? adjective("tapped", "untapped") : adjective("untapped", "tapped")],
  faceDown: (is) => [is ? adjective("face-down", "face-up") : adjective("face-up", "face-down")],
  historic: () => [adjective("historic", "nonhistoric")],
  supertype: (value) => {
    const words = listed(value).map((word) => word.toLowerCase());
    return [adjective(either(words), negatedWords(words))];
  },
  colorCount: (value, voice) => [colorCount(value, voice)],
  color: (value) => [ofColors(listed<ColorWord>(value))],
  name: (value) => [typeof value === "string" ? being(`named ${value}`) : having(chosenWords(value))],
  keyword: (word) => [having(word)],
  abilityCount: (value, voice) => [having(amountOf("ability", "abilities", value, voice))],
  power: (value, voice) => [having(boundsOf("power", value, voice))],
  toughness: (value, voice) => [having(boundsOf("toughness", value, voice))],
  basePower: (value, voice) => [having(boundsOf("base power", value, voice))],
  baseToughness: (value, voice) => [having(boundsOf("base toughness", value, voice))],
  manaValue: (value, voice) => [having(boundsOf("mana value", value, voice))],
  counter: (kind) => [having(kind === "any" ? "a counter" : withArticle(`${kind} counter`))],
  castFrom: (zones) => [being(`cast from ${either(listed(zones).map(fromZone))}`)],
  attached: (is) => [is ? being("attached to something") : adjective("unattached", "attached")],
  attachedTo: (selector, voice) => {
    const host = voice.objects(selector);
    return [being(`attached to ${host.definite ? host.one : withArticle(host.one)}`)];
  },
  hasAttached: (selector, voice) => {
    const noun = voice.objects(selector);
    return [having(`${noun.definite ? noun.one : withArticle(noun.one)} attached`)];
  },
  shares: (value, voice) => [sharing(value, voice)],
};

function traitOf<K extends TraitKey>(key: K, value: Selector[K], voice: Voice): readonly Trait[] {
  return value === undefined ? [] : TRAITS[key](value, voice);
}

const TRAIT_KEYS = Object.keys(TRAITS) as TraitKey[];

const NONTOKEN: Trait = {
  before: "nontoken",
  notBefore: "token",
  states: { one: "isn't a token", many: "aren't tokens", notOne: "is a token", notMany: "are tokens" },
};

/** What a description asks besides the kind of object and the place. */
export function traitsOf(selector: Selector, voice: Voice): Trait[] {
  return [
    ...TRAIT_KEYS.flatMap((key) => traitOf(key, selector[key], voice)),
    ...(selector.token === false ? [NONTOKEN] : []),
    ...(selector.anyOf === undefined ? [] : [anyOf(selector.anyOf, voice)]),
    ...(selector.allOf === undefined ? [] : [allOf(selector.allOf, voice)]),
  ];
}

function allOf(members: readonly Selector[], voice: Voice): Trait {
  const predicates = members.map((member) => voice.predicate(member));
  return {
    states: {
      one: list(predicates.map(({ one }) => one)),
      many: list(predicates.map(({ many }) => many)),
      notOne: either(predicates.map(({ notOne }) => notOne)),
      notMany: either(predicates.map(({ notMany }) => notMany)),
    },
  };
}

/** "that are white or have flying"; members with an "or" of their own are kept apart by a comma. */
function anyOf(members: readonly Selector[], voice: Voice): Trait {
  const predicates = members.map((member) => voice.predicate(member));
  const compound = predicates.some(({ one }) => one.includes(" or "));
  const any = (words: readonly string[]): string => (compound ? words.join(", or ") : either(words));
  return {
    states: {
      one: any(predicates.map(({ one }) => one)),
      many: any(predicates.map(({ many }) => many)),
      notOne: list(predicates.map(({ notOne }) => notOne)),
      notMany: list(predicates.map(({ notMany }) => notMany)),
    },
  };
}

/** As a trait of which the statement is all. */
export function stating(selector: Selector, voice: Voice, ofCard = false): Trait {
  return { states: voice.predicate(selector, ofCard) };
}

/** What makes an adjective of a lone card type or subtype that is asked not to be there: "noncreature", "non-Aura". */
export function nonWords(selector: Selector): Trait | undefined {
  const words = [...listed(selector.type).map((word) => word.toLowerCase()), ...listed(selector.subtype)];
  if (words.length === 0 || words.some((word) => typeof word !== "string")) return undefined;
  const said = words.filter((word) => typeof word === "string");
  const article = alike(either(said.map(withArticle)));
  return {
    before: negatedWords(said),
    notBefore: either(said),
    states: {
      one: `isn't ${article.one}`,
      many: `aren't ${either(said)}s`,
      notOne: `is ${article.one}`,
      notMany: `are ${either(said)}s`,
    },
  };
}
