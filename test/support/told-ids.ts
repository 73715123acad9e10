import { broughtBy } from "../../src/events/brought.js";
import { isObject } from "../../src/rules/json-object.js";
import { linkedName } from "../../src/rules/linked.js";
import { KEYWORDS } from "../../src/rules/keywords.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import type { Word } from "../../src/wording/phrase.js";

/** The ids on a board that are nothing to a reader, apart from those that are somebody's name too. */
export function idsOf(scenario: Scenario, cards: Iterable<Card>): ReadonlySet<string> {
  const all = [...cards];
  const names = new Set<string>([
    ...KEYWORDS.map(({ name }) => name),
    ...all.flatMap(({ name, back }) => [name, back?.name ?? name]),
    ...scenario.timeline.flatMap(broughtBy).map(({ id }) => id),
  ]);
  const ids = [...all, scenario.timeline].flatMap(idsIn).filter((id) => !names.has(id) && /^[\p{Ll}\d]/u.test(id));
  return new Set(ids);
}

/** Ids of abilities, of checks and of what resolves; abilities in the names of choices, and names of links. */
function idsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(idsIn);
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === "id" && typeof value === "string") return [value];
    if (key === "linked" && typeof value === "string") return [linkedName(value).name];
    if (key === "links" && isObject(value)) return Object.keys(value).map((written) => linkedName(written).name);
    if (key === "as" && data["kind"] === "link" && typeof value === "string") return [linkedName(value).name];
    const asker = /^([^/]+)\/[a-z]+$/i.exec(key === "chosen" && typeof value === "string" ? value : key)?.[1];
    return [...(asker === undefined ? [] : [asker]), ...idsIn(value)];
  });
}

/** The names under which abilities of a card refer to objects (CR 607). */
export function linksOf(data: unknown): ReadonlySet<string> {
  const found = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(found);
    if (!isObject(value)) return [];
    const { linked } = value;
    return [...(typeof linked === "string" ? [linkedName(linked).name] : []), ...Object.values(value).flatMap(found)];
  };
  return new Set(found(data));
}

/** The ids that stand in words as they are: alone, or within a text where they have a hyphen and can be nothing else. */
export function idsTold(words: Word, ids: ReadonlySet<string>): string[] {
  if (typeof words === "number") return [];
  if (typeof words === "string") return ids.has(words) ? [words] : hyphened(words).filter((word) => ids.has(word));
  switch (words.kind) {
    case "saying":
      return Object.values(words.args).flatMap((word) => idsTold(word, ids));
    case "series":
      return words.members.flatMap((word) => idsTold(word, ids));
    case "noun":
      return [words.head, ...words.traits].flatMap((word) => idsTold(word, ids));
    case "name":
      return [];
    default:
      return words satisfies never;
  }
}

/** Words with a hyphen in a text. */
function hyphened(text: string): string[] {
  return text.match(/[a-z\d]+(?:-[a-z\d]+)+/g) ?? [];
}

/** Words of the language that checks are called by, too. */
const WORDS: ReadonlySet<string> = new Set(["face-down"]);

/** The ids with a hyphen in a text that is said already: a page, a key, a sheet. */
export function idsInText(text: string, ids: ReadonlySet<string>): string[] {
  return hyphened(text).filter((word) => ids.has(word) && !WORDS.has(word));
}
