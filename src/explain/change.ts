import type { Change, Value } from "../rules/formats.gen.js";
import { list, spacedWords } from "./grammar.js";
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
  readonly gains: (words: string) => string;
  readonly loses: (words: string) => string;
  readonly losesAll: string;
}

const LISTS = {
  abilities: { gains: (words) => `gains ${words}`, loses: (words) => `loses ${words}`, losesAll: "loses all abilities" },
  types: { gains: (words) => `is also ${words}`, loses: (words) => `is no longer ${words}`, losesAll: "loses all card types" },
  supertypes: { gains: (words) => `is also ${words}`, loses: (words) => `is no longer ${words}`, losesAll: "loses all supertypes" },
  subtypes: { gains: (words) => `gains the subtype ${words}`, loses: (words) => `loses the subtype ${words}`, losesAll: "loses all subtypes" },
  cantHave: { gains: (words) => `can't have ${words} from now on`, loses: (words) => `can have ${words} again`, losesAll: "can have any ability again" },
} as const satisfies Partial<Record<Change["characteristic"], ListWords>>;

function listChange(words: ListWords, before: readonly string[], after: readonly string[]): string {
  const gained = surplus(after, before);
  const lost = surplus(before, after);
  if (after.length === 0) return `${words.losesAll} (was ${describeValue([...before])})`;
  const said = [...(lost.length === 0 ? [] : [words.loses(list(lost))]), ...(gained.length === 0 ? [] : [words.gains(list(gained))])];
  return said.length === 0 ? "has the same in another order" : said.join(" and ");
}

function colorChange(before: readonly string[], after: readonly string[]): string {
  const words = (colors: readonly string[]): string => (colors.length === 0 ? "colorless" : list(colors));
  return `becomes ${words(after)} (was ${words(before)})`;
}

function numberChange(characteristic: string, before: Value, after: Value): string {
  const name = spacedWords(characteristic);
  if (before === null) return `${name} now ${describeValue(after)}`;
  return after === null ? `${name} gone (was ${describeValue(before)})` : `${name} ${describeValue(before)} → ${describeValue(after)}`;
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
