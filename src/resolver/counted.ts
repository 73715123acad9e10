import type { Selector } from "../rules/formats.gen.js";
import { isObject, written } from "../rules/json-object.js";
import type { Slot } from "../rules/ruleset.js";
import type { Effect } from "./effect.js";
import { instructionsOf } from "./program.js";
import { same } from "./same.js";

/** What the numbers of an effect went by as it was applied, for those who are told of it. */
export interface Counted {
  /** The clauses of what was counted. */
  readonly counting: readonly string[];
  /** The objects that were counted, where they were the same for each affected object. */
  readonly counted?: readonly number[];
}

export const NOTHING_COUNTED: Counted = { counting: [] };

export function countedBy(effect: Effect, slot: Slot, objects: readonly number[]): Counted {
  const counted = objectsCounted(effect, slot, objects);
  return { counting: clausesOfCounting(effect, slot, objects), ...(counted === undefined ? {} : { counted }) };
}

function clausesOfCounting(effect: Effect, slot: Slot, objects: readonly number[]): string[] {
  const found = instructionsOf(effect, slot).flatMap(({ part, shares, handler, perObject }) =>
    (perObject ? objects : objects.slice(0, 1)).flatMap((object) =>
      handler.clausesOfCounting(shares.get(object) ?? part, effect.situation.of(perObject ? object : undefined)),
    ),
  );
  return [...new Set(found)];
}

/** What its numbers count, if they count objects, and the same for each object that it affects. */
function objectsCounted(effect: Effect, slot: Slot, objects: readonly number[]): readonly number[] | undefined {
  const found = instructionsOf(effect, slot).flatMap(({ part, shares, handler, perObject }) =>
    (perObject ? objects : objects.slice(0, 1)).map((object) => {
      const look = effect.situation.of(perObject ? object : undefined);
      const selectors = countsIn(handler.uses(shares.get(object) ?? part)?.quantities);
      return selectors.length === 0 ? undefined : [...new Set(selectors.flatMap((each) => look.select(each)))];
    }),
  );
  const [first, ...others] = found.filter((counted) => counted !== undefined);
  return others.every((other) => same(first, other)) ? first : undefined;
}

/** The descriptions of what quantities count, however deep. */
function countsIn(quantities: unknown): Selector[] {
  return written(quantities).flatMap(([key, said]) =>
    key === "count" && isObject(said) ? [said as Selector] : countsIn(said),
  );
}
