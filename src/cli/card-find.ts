import type { Card } from "../rules/formats.gen.js";
import { slugOf } from "../lint/slug.js";
import { nearest } from "../faults/nearest.js";
import type { Found, Library } from "../library/library.js";

export function namesOf(card: Card): string[] {
  const translated = (names: Card["names"]): string[] =>
    Object.values(names ?? {}).filter((name) => name !== undefined);
  const { name, back } = card;
  return [name, ...(back === undefined ? [] : [back.name, `${name} // ${back.name}`]), ...translated(card.names)];
}

/** A card by any of its names or by its slug, ignoring case, accents and apostrophes. */
export function findCard(wanted: string, cards: Iterable<Card>): Card | undefined {
  const all = [...cards];
  const plain = plainName(wanted);
  return (
    all.find(({ name }) => name === wanted) ??
    all.find(({ name }) => plainName(name) === plain) ??
    all.find(({ name }) => slugOf(name) === wanted.toLowerCase()) ??
    all.find((card) => namesOf(card).some((name) => plainName(name) === plain))
  );
}

/** A card of the library by the name of one of its faces or by its slug, in the same way. */
export function findInLibrary(wanted: string, library: Library): Found | undefined {
  const exact = library.find(wanted);
  if (exact !== undefined) return exact;
  const plain = plainName(wanted);
  const slug = wanted.toLowerCase();
  const all = [...library.names()];
  const [, name] = all.find(([each]) => plainName(each) === plain) ?? all.find(([each]) => slugOf(each) === slug) ?? [];
  return name === undefined ? undefined : library.find(name);
}

function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019\u00b4`]/gu, "'")
    .toLowerCase()
    .trim();
}

const MOST = 3;

/** The names that were probably meant, most probable first. */
export function nearestNames(wanted: string, names: Iterable<string>): string[] {
  const left = new Set(names);
  const found: string[] = [];
  while (found.length < MOST) {
    const name = nearest(wanted, left);
    if (name === undefined) break;
    found.push(name);
    left.delete(name);
  }
  return found;
}

/** ` Did you mean "One Name" or "Another"?`, or nothing. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : ` Did you mean ${names.map((name) => JSON.stringify(name)).join(" or ")}?`;
}
