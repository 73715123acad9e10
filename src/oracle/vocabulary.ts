import type {
  AbilityEntry,
  CardType,
  Condition,
  EffectPart,
  Quantity,
  Selector,
  StaticAbility,
} from "../rules/formats.gen.js";
import { KEYWORDS } from "../rules/keywords.js";
import { CREATURE_TYPES } from "../rules/creature-types.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../rules/subtypes.js";
import { isHarmless } from "./harmless.js";
import { orderedText } from "../rules/ordered-text.js";

/** The words of numbers, as cards write them. */
export const NUMBER_WORDS: readonly string[] = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
  ..."sixteen seventeen eighteen nineteen twenty".split(" "),
];

/** Words before a dash that have no meaning in the rules (CR 207.2c); any other word there has one. */
// oxfmt-ignore
const ABILITY_WORDS: readonly string[] = [
  "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel", "chroma", "cohort",
  "constellation", "converge", "corrupted", "council's dilemma", "coven", "delirium", "descend 4", "descend 8", "disappear",
  "domain", "eerie", "eminence", "enrage", "fateful hour", "fathomless descent", "ferocious", "flurry", "formidable",
  "grandeur", "hellbent", "heroic", "imprint", "infusion", "inspired", "join forces", "kinship", "landfall", "lieutenant",
  "magecraft", "metalcraft", "morbid", "opus", "pack tactics", "paradox", "parley", "radiance", "raid", "rally", "renew",
  "repartee", "revolt", "secret council", "spell mastery", "strive", "survival", "sweep", "tempting offer", "threshold",
  "undergrowth", "valiant", "vivid", "void", "will of the council",
];
const ABILITY_WORD = new RegExp(`^(?:${ABILITY_WORDS.join("|")}) — `, "i");

/** How many letters of a paragraph are an ability word and its dash. */
export function abilityWordLength(text: string): number {
  return ABILITY_WORD.exec(text)?.[0].length ?? 0;
}

const SUBTYPE_WORDS: ReadonlySet<string> = new Set(Object.values(SUBTYPES).flat());

const CREATURE_TYPE_WORDS: ReadonlySet<string> = new Set(CREATURE_TYPES);

/** Plurals that no rule makes. */
const IRREGULAR: Readonly<Record<string, string>> = {
  Child: "Children",
  Dwarf: "Dwarves",
  Elf: "Elves",
  Fungus: "Fungi",
  Homunculus: "Homunculi",
  Mouse: "Mice",
  Ox: "Oxen",
  Thief: "Thieves",
  Werewolf: "Werewolves",
  Wolf: "Wolves",
};
const UNCHANGED: ReadonlySet<string> = new Set([
  "Merfolk",
  "Plains",
  "Kithkin",
  "Eldrazi",
  "Samurai",
  "Treefolk",
  "Kor",
  "Equipment",
  "Fish",
  "Sheep",
  "Naga",
]);

/** The plural of a subtype or another noun: Elves, Faeries, Foxes. */
export function plural(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (UNCHANGED.has(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

const SINGULARS: ReadonlyMap<string, string> = new Map([...SUBTYPE_WORDS].map((word) => [plural(word), word]));
const KEYWORD_NAMES: ReadonlyMap<string, (typeof KEYWORDS)[number]> = new Map(
  KEYWORDS.map((keyword) => [keyword.name, keyword]),
);

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Whether all that is chosen in these abilities is asked for by one of them (CR 607.2d). */
export function isAskedFor(abilities: readonly AbilityEntry[]): boolean {
  const asked = new Set(
    abilities.flatMap((ability) =>
      typeof ability === "object" && ability.kind === "asEnters" ? (ability.choose ?? []) : [],
    ),
  );
  const used = [...JSON.stringify(abilities).matchAll(/"chosen":"(\w+)"/g)].map(([, name = ""]) => name);
  return used.every((name) => asked.has(name));
}

/** What the grammar must know of words and of what belongs together. */
export const vocabulary = {
  saysOther,
  capitalised,
  isSubtype: (word: string): boolean => SUBTYPE_WORDS.has(word),
  singular: (word: string): string | undefined => SINGULARS.get(word),
  isCreatureType: (word: string): boolean => CREATURE_TYPE_WORDS.has(word),
  isBasicLandType: (word: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(word),
  landOfWalk: (word: string): string | undefined => {
    const land = capitalised(word.slice(0, -"walk".length));
    return SUBTYPES.land.includes(land) ? land : undefined;
  },
  isKeyword: (word: string): boolean => KEYWORD_NAMES.has(word),
  takesCost: (word: string): boolean => KEYWORD_NAMES.get(word)?.parameter === "cost",
  takesNumber: (word: string): boolean => KEYWORD_NAMES.get(word)?.parameter === "number",
  standsAlone: (word: string): boolean => {
    const { parameter } = KEYWORD_NAMES.get(word) ?? {};
    return parameter === undefined || word === "hexproof";
  },
  number: (word: string): number | undefined => {
    const place = NUMBER_WORDS.indexOf(word);
    return place < 0 ? undefined : place;
  },
  /** Fits one of these: as a list of types or subtypes where that says it. */
  anyOf(kinds: readonly Selector[]): Selector {
    const [only] = kinds;
    if (kinds.length === 1 && only !== undefined) return only;
    for (const key of ["type", "subtype"] as const) {
      const words = kinds.map((kind) => (Object.keys(kind).length === 1 ? kind[key] : undefined));
      if (words.every((word) => typeof word === "string")) return { [key]: words };
    }
    return { anyOf: [...kinds] };
  },
  /** n times an amount; a reduction is said as one, since an amount that comes out negative would count as 0 (CR 107.1b). */
  multiple(n: number, times: Quantity | undefined): Quantity {
    if (times === undefined || times === null || n === 0) return n;
    const positive: Quantity = Math.abs(n) === 1 ? times : { product: [Math.abs(n), times] };
    return n < 0 ? { negative: positive } : positive;
  },
  becoming,
  isHarmless,
  /** What an object is by its own sentence, in every zone (CR 604.3a); those that are read have a template of their own. */
  maybeDefines: ({ affects, does }: Said): boolean =>
    same(affects, { self: true }) && does.some(({ kind }) => kind === "setColors" || kind === "addEverySubtype"),
  withSubject,
  withCondition,
  keepingTypes,
};

const same = (one: unknown, other: unknown): boolean => orderedText(one) === orderedText(other);

interface Said extends Omit<StaticAbility, "id" | "affects"> {
  readonly affects: Selector & { readonly it?: true };
}
interface Test {
  readonly condition: Condition;
  readonly about?: Selector;
}

/**
 * Other than the object that has the ability: what an Aura or the sentence itself speaks of may be meant instead, so an
 * amount may say it only of what has the ability, and the Aura's own sentences not at all (see otherIsCertain).
 */
function saysOther(value: unknown): boolean {
  return JSON.stringify(value).includes('"other":true');
}

/** In a part of a sentence with one object as its subject "it" is that object; with several it is each in turn. */
function withSubject(parts: EffectPart[], affects: Said["affects"]): EffectPart[] | undefined {
  if (saysOther(parts) && !same(affects, { self: true })) return undefined;
  const text = JSON.stringify(parts);
  if (!text.includes('"on":"it"') && !text.includes('{"it":true}')) return parts;
  if (affects.it) return undefined;
  const word = same(affects, { self: true })
    ? "self"
    : same(affects, { host: true })
      ? "host"
      : affects.target
        ? undefined
        : "affected";
  if (word === undefined) return undefined;
  return JSON.parse(
    text.replaceAll('"on":"it"', `"on":"${word}"`).replaceAll('{"it":true}', `{"${word}":true}`),
  ) as EffectPart[];
}

/** "it" is whom the other half of the sentence speaks of; undefined where that is not one object. */
function withCondition(said: Said, { condition, about }: Test): Said | undefined {
  const affects = said.affects.it ? about : said.affects;
  if (affects === undefined) return undefined;
  if ((condition.object as string | undefined) !== "it") return { ...said, affects, condition };
  const object = same(affects, { self: true }) ? "self" : same(affects, { host: true }) ? "host" : undefined;
  return object && { ...said, affects, condition: { ...condition, object } };
}

/**
 * Card types and subtypes that something is or becomes: they replace what it had, but an artifact creature keeps its card
 * types and all subtypes that are no creature types (CR 205.1b).
 */
function becoming(types: readonly CardType[], subtypes: readonly string[]): EffectPart[] {
  if (types.join() === "Artifact,Creature")
    return [
      { kind: "addTypes", types: ["Artifact", "Creature"] },
      ...(subtypes.length > 0
        ? [{ kind: "setSubtypes", family: "creature", subtypes: [...subtypes] } satisfies EffectPart]
        : []),
    ];
  return [{ kind: "setTypes", types: [...types], ...(subtypes.length > 0 && { subtypes: [...subtypes] }) }];
}

/** What is still something has its types added, not set (CR 205.1b). */
function keepingTypes<T extends { readonly does: EffectPart[] }>(said: T): T | undefined {
  if (!said.does.some(({ kind }) => kind === "setTypes" || kind === "addTypes")) return undefined;
  return {
    ...said,
    does: said.does.map((part) =>
      part.kind === "setTypes"
        ? { kind: "addTypes", types: part.types, ...(part.subtypes && { subtypes: part.subtypes }) }
        : part,
    ),
  };
}
