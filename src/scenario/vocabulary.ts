import type { KeywordAbility } from "../rules/formats.gen.js";
import { KEYWORDS } from "../rules/keywords.js";
import { own } from "../rules/own.js";
import { validateAbility } from "./validators.gen.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../rules/subtypes.js";
import { isObject } from "../rules/json-object.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";

const ALL_SUBTYPES: ReadonlySet<string> = new Set(Object.values(SUBTYPES).flat());
const ALL_KEYWORDS: ReadonlySet<string> = new Set(KEYWORDS.map((keyword) => keyword.name));

/** Stands for the whole list of creature types in an expectation. */
const EVERY_CREATURE_TYPE = "every creature type";

const SUBTYPE_KEYS: ReadonlySet<string> = new Set(["subtypes", "subtype", "addSubtypes", "landType"]);
const ABILITY_KEYS: ReadonlySet<string> = new Set(["abilities", "addAbilities", "plus"]);
/** A keyword ability that an object or player has or lacks. */
const KEYWORD_KEYS: ReadonlySet<string> = new Set(["keyword", "has", "lacks"]);
/** Below these keys there are free names, or expectations, which are checked separately. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  "choices",
  "counters",
  "links",
  "expect",
  "players",
  "costs",
  "add",
  "remove",
]);

/** Words of cards and effects that the rules do not define: subtypes (CR 205.3) and keyword abilities (CR 702). */
export function vocabularyFaults(value: unknown, path: Path = []): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => vocabularyFaults(item, [...path, i]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (OTHER_WORDS.has(key)) return [];
    const here = [...path, key];
    // `has` of a named player refers to a designation.
    if (key === "has" && !("among" in value) && typeof value["player"] === "string") return [];
    return [...wordsUnder(key, member, here), ...vocabularyFaults(member, here)];
  });
}

function wordsUnder(key: string, member: unknown, path: Path): Fault[] {
  if (SUBTYPE_KEYS.has(key)) return texts(member, path).flatMap(([word, at]) => subtypeFault(word, at) ?? []);
  if (ABILITY_KEYS.has(key)) return texts(member, path).flatMap(([word, at]) => keywordFault(word, at, "entry") ?? []);
  if (KEYWORD_KEYS.has(key) && typeof member === "string") return keywordFault(member, path, "name") ?? [];
  return [];
}

/** A string, or the strings of a list, each with its path. */
function texts(member: unknown, path: Path): [string, Path][] {
  if (typeof member === "string") return [[member, path]];
  if (!Array.isArray(member)) return [];
  return member.flatMap((item: unknown, i): [string, Path][] =>
    typeof item === "string" ? [[item, [...path, i]]] : [],
  );
}

/** A subtype in an expectation, where one word stands for all creature types. */
export function expectedSubtypeFault(word: string, path: Path): Fault | undefined {
  return word === EVERY_CREATURE_TYPE ? undefined : subtypeFault(word, path);
}

function subtypeFault(word: string, path: Path): Fault | undefined {
  if (ALL_SUBTYPES.has(word)) return undefined;
  return faultAt(path, `unknown subtype ${quote(word)}`, "a subtype of CR 205.3", nearest(word, ALL_SUBTYPES));
}

/** What keywords were called before. */
const FORMER_NAMES: Readonly<Record<string, string>> = { "totem armor": "umbra armor", "bands with other": "banding" };

/** Where it stands an ability can be written as data (`entry`), or only the name of a keyword is meant. */
type Place = "entry" | "name";

function keywordFault(word: string, path: Path, as: Place): Fault[] | undefined {
  if (ALL_KEYWORDS.has(word)) return undefined;
  const meant = keywordMeant(word, as);
  return [faultAt(path, `unknown keyword ability ${quote(word)}`, "a keyword ability of CR 702", meant)];
}

/** What is proposed must not be refused in its turn. */
function keywordMeant(word: string, as: Place): string | undefined {
  const former = own(FORMER_NAMES, word.toLowerCase());
  if (former !== undefined) return former;
  const meant = keywordWithParameter(word);
  if (meant === undefined) return nearest(word, ALL_KEYWORDS);
  if (as === "name") return meant.keyword;
  return validateAbility(meant) ? JSON.stringify(meant) : undefined;
}

/** A keyword ability with its parameter, converted from text to data. */
function keywordWithParameter(word: string): Pick<KeywordAbility, "keyword"> | undefined {
  const land = /^(\w+)walk$/i.exec(word)?.[1]?.toLowerCase();
  const landType = BASIC_LAND_TYPES.find((type) => type.toLowerCase() === land);
  if (landType !== undefined) return written("landwalk", { landType });
  const keyword = KEYWORDS.find(
    ({ name, parameter }) => parameter !== undefined && word.toLowerCase().startsWith(`${name} `),
  );
  if (keyword === undefined) return undefined;
  const rest = word.slice(keyword.name.length + 1).trim();
  const from = /^from (\w+)$/i.exec(rest)?.[1];
  if (from !== undefined) return written(keyword.name, { from: from.toLowerCase() });
  if (/^\d+$/.test(rest)) return written(keyword.name, { n: Number(rest) });
  return rest.startsWith("{") ? written(keyword.name, { cost: rest }) : undefined;
}

function written(keyword: string, parameter: object): Pick<KeywordAbility, "keyword"> {
  const named = { kind: "keyword", keyword };
  return { ...named, ...parameter };
}

export function keywordNames(): ReadonlySet<string> {
  return ALL_KEYWORDS;
}
