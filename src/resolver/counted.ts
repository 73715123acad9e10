import type { QuantityExpression, Selector } from "../rules/formats.gen.js";
import { isObject, written } from "../rules/json-object.js";
import type { Slot } from "../rules/ruleset.js";
import type { Effect } from "./effect.js";
import { instructionsOf } from "./program.js";
import { kindsOf, measured } from "./query/measures.js";
import type { Situation } from "./query/situation.js";
import { same } from "./same.js";

/** What the numbers of an effect went by as it was applied, for those who are told of it. */
export interface Counted {
  /** The clauses of what was counted. */
  readonly counting: readonly string[];
  /** The objects that were counted, where they were the same for each affected object. */
  readonly counted?: readonly number[];
  /** Numbers among objects, where they were the same for each affected object. */
  readonly measured?: readonly Measured[];
}

/** The greatest, least or whole of a number among objects, or how many different ones there are. */
export interface Measured {
  readonly quantity: QuantityExpression;
  readonly value: number;
  /** Those that have the greatest or least; else all that it is taken of. */
  readonly objects: readonly number[];
  /** Which different ones there are, where that is what is counted. */
  readonly kinds?: readonly string[];
}

export const NOTHING_COUNTED: Counted = { counting: [] };

export function countedBy(effect: Effect, slot: Slot, objects: readonly number[]): Counted {
  const quantities = quantitiesOf(effect, slot, objects);
  const counted = alike(quantities, objectsCounted);
  const among = alike(quantities, measuredAmong);
  return {
    counting: clausesOfCounting(effect, slot, objects),
    ...(counted === undefined ? {} : { counted }),
    ...(among === undefined ? {} : { measured: among }),
  };
}

function clausesOfCounting(effect: Effect, slot: Slot, objects: readonly number[]): string[] {
  const found = instructionsOf(effect, slot).flatMap(({ part, shares, handler, perObject }) =>
    (perObject ? objects : objects.slice(0, 1)).flatMap((object) =>
      handler.clausesOfCounting(shares.get(object) ?? part, effect.situation.of(perObject ? object : undefined)),
    ),
  );
  return [...new Set(found)];
}

/** The numbers of an instruction, read for one of the objects. */
interface Reading {
  readonly look: Situation;
  readonly quantities: unknown;
}

function quantitiesOf(effect: Effect, slot: Slot, objects: readonly number[]): Reading[] {
  return instructionsOf(effect, slot).flatMap(({ part, shares, handler, perObject }) =>
    (perObject ? objects : objects.slice(0, 1)).map((object) => ({
      look: effect.situation.of(perObject ? object : undefined),
      quantities: handler.uses(shares.get(object) ?? part)?.quantities,
    })),
  );
}

/** What is found in each reading, if it is the same wherever something is. */
function alike<T>(
  readings: readonly Reading[],
  find: (reading: Reading) => readonly T[] | undefined,
): readonly T[] | undefined {
  const [first, ...others] = readings.map(find).filter((found) => found !== undefined);
  return others.every((other) => same(first, other)) ? first : undefined;
}

/** What its numbers count, if they count objects. */
function objectsCounted({ look, quantities }: Reading): readonly number[] | undefined {
  const selectors = expressionsIn(quantities).flatMap(({ count }) => (count === undefined ? [] : [count]));
  return selectors.length === 0 ? undefined : [...new Set(selectors.flatMap((each) => look.select(each)))];
}

function measuredAmong({ look, quantities }: Reading): readonly Measured[] | undefined {
  const found = expressionsIn(quantities).flatMap((quantity): Measured[] => {
    const selector = quantity.distinct === undefined ? quantity.of : quantity.among;
    if (selector === undefined) return [];
    const value = look.quantity(quantity);
    const objects = measuredObjects(quantity, selector, value, look);
    const kinds = quantity.distinct === undefined ? undefined : kindsOf(quantity.distinct, objects, look);
    return [{ quantity, value, objects, ...(kinds === undefined ? {} : { kinds }) }];
  });
  const each = found.filter((one, n) => found.findIndex((other) => same(one, other)) === n);
  return each.length === 0 ? undefined : each;
}

function measuredObjects(
  { greatest, least, total }: QuantityExpression,
  selector: Selector,
  value: number,
  look: Situation,
): readonly number[] {
  const measure = greatest ?? least ?? total;
  const all = look.select(selector);
  if (measure === undefined) return all;
  const number = (object: number): number | undefined => measured(measure, object, look, look.operand(object));
  return all.filter((object) => (total === undefined ? number(object) === value : number(object) !== undefined));
}

const OF_OBJECTS = ["count", "total", "greatest", "least", "distinct"] as const satisfies (keyof QuantityExpression)[];

/** The expressions in quantities that say something of objects, however deep; none inside the descriptions of these. */
function expressionsIn(quantities: unknown): QuantityExpression[] {
  if (isObject(quantities) && OF_OBJECTS.some((key) => key in quantities)) return [quantities];
  return written(quantities).flatMap(([, said]) => expressionsIn(said));
}
