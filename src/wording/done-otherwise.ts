import type { Footprint } from "../rules/formats.gen.js";

/*
 * Footprints state in English what an effect does to an object. Names and numbers in them can be said in any language.
 */

const SORTS = {
  control: /^(.+) gains control$/,
  bonus: /^gets ([+-]\d+\/[+-]\d+)$/,
  size: /^is (\d+\/\d+)$/,
} as const;

/** What an effect would do instead: who would get control, or which numbers. */
export interface DoneOtherwise {
  readonly sort: keyof typeof SORTS;
  readonly before: string;
  readonly now: string;
}

/** The two things that an effect does before and after another, if both are of one sort that can be said. */
export function doneOtherwise(before = "", after = ""): DoneOtherwise | undefined {
  for (const sort of ["control", "bonus", "size"] as const) {
    const [old, now] = [SORTS[sort].exec(before)?.[1], SORTS[sort].exec(after)?.[1]];
    if (old !== undefined && now !== undefined) return { sort, before: old, now };
  }
  return undefined;
}

/** What would become otherwise of some objects, of all that an effect reaches before and after. */
export interface DoneDifferently {
  readonly objects: readonly string[];
  readonly before: string;
  readonly after: string;
}

/**
 * Where an effect does not do the same to all, those objects to which it would do something else. To the others it would not:
 * what of a difference is their own is no difference of the effect (CR 613.8a). undefined: what differs is not the same for all
 * of them, or the effect tells no objects apart.
 */
export function doneDifferently(before: Footprint, after: Footprint): DoneDifferently | undefined {
  const [old, now] = [doneTo(before), doneTo(after)];
  const both = before.objects.filter((object) => now.has(object));
  const others = both.filter((object) => old.get(object) !== now.get(object));
  const [first] = others;
  if (first === undefined || others.length === both.length) return undefined;
  const [was, is] = [old.get(first) ?? "", now.get(first) ?? ""];
  const isAlike = others.every((object) => old.get(object) === was && now.get(object) === is);
  return isAlike ? { objects: others, before: was, after: is } : undefined;
}

/** What an effect does to each of its objects: told once for all of them, or after each one's name. */
function doneTo({ does = "", objects }: Footprint): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  let rest = does;
  for (const [at, object] of objects.entries()) {
    if (!rest.startsWith(`${object}: `)) return new Map(objects.map((each) => [each, does]));
    const next = objects[at + 1];
    const end = next === undefined ? -1 : rest.indexOf(`; ${next}: `);
    told.set(object, rest.slice(object.length + 2, end < 0 ? undefined : end));
    rest = end < 0 ? "" : rest.slice(end + 2);
  }
  return told;
}
