import type { Change, Value } from "../rules/formats.gen.js";
import { EVERY_CREATURE_TYPE_WORDS } from "../rules/subtype-set.js";
import { abilityNamesPhrase } from "../wording/ability-names.js";
import { english } from "./teller.js";
import { list, spacedWords, withArticle } from "./grammar.js";
import { describeValue, withoutCreatureTypes } from "./value.js";

function listOf(value: Value): string[] {
  if (Array.isArray(value)) return withoutCreatureTypes(value);
  return value === null ? [] : [String(value)];
}

/** What the one list has more of than the other; each entry counts (abilities are a multiset). */
function surplus(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((word) => {
    const match = rest.indexOf(word);
    if (match === -1) return true;
    rest.splice(match, 1);
    return false;
  });
}

interface ListWords {
  readonly gains: (words: readonly string[]) => string;
  readonly loses: (words: readonly string[]) => string;
  readonly losesAll: string;
  readonly show: (words: readonly string[]) => string;
}

function abilityNames(names: readonly string[]): string {
  return english().speaker.text(abilityNamesPhrase(names));
}

function nounOf(type: string): string {
  return withArticle(type.toLowerCase());
}

function lower(words: readonly string[], conjunction: "and" | "or"): string {
  return list(
    words.map((word) => word.toLowerCase()),
    conjunction,
  );
}

function subtypes(words: readonly string[]): string {
  if (words.length === 1 && words[0] === EVERY_CREATURE_TYPE_WORDS) return EVERY_CREATURE_TYPE_WORDS;
  return `the ${words.length === 1 ? "subtype" : "subtypes"} ${list(words)}`;
}

const LISTS = {
  abilities: {
    gains: (words) => `gains ${abilityNames(words)}`,
    loses: (words) => `loses ${abilityNames(words)}`,
    losesAll: "loses all abilities",
    show: abilityNames,
  },
  types: {
    gains: (words) => `is also ${list(words.map(nounOf))}`,
    loses: (words) => `is no longer ${list(words.map(nounOf), "or")}`,
    losesAll: "loses all card types",
    show: (words) => list(words),
  },
  supertypes: {
    gains: (words) => `is also ${lower(words, "and")}`,
    loses: (words) => `is no longer ${lower(words, "or")}`,
    losesAll: "loses all supertypes",
    show: (words) => list(words),
  },
  subtypes: {
    gains: (words) => `gains ${subtypes(words)}`,
    loses: (words) => `loses ${subtypes(words)}`,
    losesAll: "loses all subtypes",
    show: (words) => list(words),
  },
  cantHave: {
    gains: (words) => `can't have ${list(words, "or")} from now on`,
    loses: (words) => `can have ${list(words)} again`,
    losesAll: "can have any ability again",
    show: (words) => list(words),
  },
} as const satisfies Partial<Record<Change["characteristic"], ListWords>>;

function listChange(words: ListWords, before: readonly string[], after: readonly string[]): string {
  const gained = surplus(after, before);
  const lost = surplus(before, after);
  if (after.length === 0) return `${words.losesAll} (was ${words.show(before)})`;
  const said = [
    ...(lost.length === 0 ? [] : [words.loses(lost)]),
    ...(gained.length === 0 ? [] : [words.gains(gained)]),
  ];
  return said.length === 0 ? "has the same in another order" : said.join(" and ");
}

function colorChange(before: readonly string[], after: readonly string[]): string {
  const words = (colors: readonly string[]): string => (colors.length === 0 ? "colorless" : list(colors));
  return `becomes ${words(after)} (was ${words(before)})`;
}

function numberChange(characteristic: string, before: Value, after: Value): string {
  const name = spacedWords(characteristic);
  if (before === null) return `${name} now ${describeValue(after)}`;
  return after === null
    ? `${name} gone (was ${describeValue(before)})`
    : `${name} ${describeValue(before)} → ${describeValue(after)}`;
}

/** One change, without the object: "power 4 → 1", "loses all abilities (was flying)". */
export function describeChange({ characteristic, before, after }: Change): string {
  switch (characteristic) {
    case "abilities":
    case "types":
    case "supertypes":
    case "subtypes":
    case "cantHave":
      return listChange(LISTS[characteristic], listOf(before), listOf(after));
    case "colors":
      return colorChange(listOf(before), listOf(after));
    case "controller":
      return `changes hands: ${describeValue(before)} → ${describeValue(after)}`;
    case "name":
      return `is now named ${after === null ? "nothing" : describeValue(after)} (was ${before === null ? "nameless" : describeValue(before)})`;
    case "manaCost":
    case "power":
    case "toughness":
    case "loyalty":
    case "defense":
      return numberChange(characteristic, before, after);
    default:
      return characteristic satisfies never;
  }
}

/** The changes of one application, a phrase for each object: "X: loses all abilities (was flying), power 4 → 1". */
export function describeChanges(changes: readonly Change[]): string[] {
  const phrases = new Map<string, string[]>();
  for (const change of changes) {
    const known = phrases.get(change.object);
    const phrase = describeChange(change);
    if (known === undefined) phrases.set(change.object, [phrase]);
    else known.push(phrase);
  }
  return [...phrases].map(([object, said]) => `${object}: ${said.join(", ")}`);
}
