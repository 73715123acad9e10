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
