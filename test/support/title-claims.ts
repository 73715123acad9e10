import { CARD_TYPES } from "../../src/rules/card-types.js";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { familyOf } from "../../src/rules/subtype-set.js";

/** "a 2/2", "becoming 0/1"; a bonus has signs. */
const SIZE = /(?<![+\-−\d*/])\d+\/\d+(?![\d/])/g;
/** "is a Mountain", "becomes a land", "stays a creature". */
const TYPE = /\b(?:is|are|becomes|become|stays|remains)(?: still| only)? an? ((?:[\p{L}'-]+ ?){1,3})/gu;

/** The types and subtypes among some words, as type lines have them. */
function typesIn(words: string): string[] {
  return words.split(" ").flatMap((word) => {
    const type = CARD_TYPES.find((one) => one.toLowerCase() === word.toLowerCase());
    return type ?? (familyOf(word) === undefined ? [] : word);
  });
}

/** What a title names that a board can show. */
export function claimsOfTitle(title: string): { readonly sizes: readonly string[]; readonly types: readonly string[] } {
  return {
    sizes: title.match(SIZE) ?? [],
    types: [...title.matchAll(TYPE)].flatMap(([, words = ""]) => typesIn(words).slice(0, 1)),
  };
}

/** What of that no object has at any check, as it is in the end or on its way through the layers. */
export function titleFaults(title: string, resolutions: readonly Resolution[]): string[] {
  const { sizes, types } = claimsOfTitle(title);
  const objects = resolutions.flatMap(({ objects: all }) => Object.values(all));
  const there = new Set([
    ...objects.flatMap(({ power, toughness, basePower, baseToughness }) => [
      `${power}/${toughness}`,
      `${basePower}/${baseToughness}`,
    ]),
    ...objects.flatMap((object) => [...object.types, ...object.subtypes]),
    ...resolutions.flatMap(({ trace }) => trace).flatMap((step) => (step.kind === "applied" ? wordsOf(step) : [])),
  ]);
  return [...sizes, ...types].filter((claim) => !there.has(claim));
}

/** Sizes and types that an application gives. */
function wordsOf({ changes }: Extract<Resolution["trace"][number], { kind: "applied" }>): string[] {
  const of = (id: string, what: string): unknown =>
    changes.find(({ object, characteristic }) => object === id && characteristic === what)?.after;
  return changes.flatMap(({ object, characteristic, after }) => {
    if (characteristic === "types" || characteristic === "subtypes") return Array.isArray(after) ? after : [];
    return characteristic === "power" ? [`${String(after)}/${String(of(object, "toughness"))}`] : [];
  });
}
