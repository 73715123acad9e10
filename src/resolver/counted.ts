import type { Measured } from "../rules/board.js";
import type { Condition, QuantityExpression, Selector } from "../rules/formats.gen.js";
import { isObject, written } from "../rules/json-object.js";
import { speaksOfAffected } from "../rules/speaks-of-affected.js";
import type { Slot } from "../rules/ruleset.js";
import { speaksOfYou } from "../rules/speaks-of-you.js";
import type { Effect } from "./effect.js";
import { instructionsOf } from "./program.js";
import { kindsOf, measured } from "./query/measures.js";
import { objectsCounted } from "./query/counted-objects.js";
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

export const NOTHING_COUNTED: Counted = { counting: [] };

export function countedBy(effect: Effect, slot: Slot, objects: readonly number[], isFirst: boolean): Counted {
  const quantities = quantitiesOf(effect, slot, objects);
  const counted = alike(quantities, objectsSelected);
  const among = unique([
    // What it is there by is asked as it begins (CR 611.3a, 613.6).
    ...(isFirst && effect.fixed === undefined ? measuredFor(effect) : []),
    ...(alike(quantities, measuredIn) ?? []),
    ...instructionsOf(effect, slot).flatMap(({ part }) => effect.read?.get(part.kind) ?? []),
  ]);
  return {
    counting: clausesOfCounting(effect, slot, objects),
    ...(counted === undefined ? {} : { counted }),
    ...(among.length === 0 ? {} : { measured: among }),
  };
}

/** The numbers that its condition goes by. */
export function measuredFor({ program: { condition }, situation }: Effect): readonly Measured[] {
  return comparisonsIn(condition).flatMap((compared) =>
    expressionsIn(compared).map((quantity) => measuredBy(quantity, situation)),
  );
}

/** Whether the numbers of a condition say what it goes by. */
export function isTold(condition: Condition): boolean {
  return comparisonsIn(condition).some((compared) => expressionsIn(compared).length > 0);
}

/** What is compared in a condition, however deep; nothing of the descriptions in it. */
function comparisonsIn(condition: Condition | undefined): readonly unknown[] {
  if (condition === undefined) return [];
  const { compare, equals, atLeast, atMost, allOf = [], anyOf = [], not } = condition;
  return [[compare, equals, atLeast, atMost], ...[...allOf, ...anyOf, not].flatMap(comparisonsIn)];
}

function unique(found: readonly Measured[]): readonly Measured[] {
  return found.filter((one, n) => found.findIndex((other) => same(one, other)) === n);
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
  /** Whether no other object is affected: what is said of that one is a number of the effect. */
  readonly isAlone: boolean;
}

function quantitiesOf(effect: Effect, slot: Slot, objects: readonly number[]): Reading[] {
  return instructionsOf(effect, slot).flatMap(({ part, shares, handler, perObject }) =>
    (perObject ? objects : objects.slice(0, 1)).map((object) => ({
      look: effect.situation.of(perObject ? object : undefined),
      quantities: handler.uses(shares.get(object) ?? part)?.quantities,
      isAlone: perObject && objects.length === 1,
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
function objectsSelected({ look, quantities }: Pick<Reading, "look" | "quantities">): readonly number[] | undefined {
  const selectors = expressionsIn(quantities).flatMap(({ count }) => (count === undefined ? [] : [count]));
  return selectors.length === 0 ? undefined : [...new Set(selectors.flatMap((each) => look.select(each)))];
}

/** The objects that numbers count, looked at from one object; undefined if they count none. */
export function objectsIn(quantities: unknown, look: Situation): readonly number[] | undefined {
  return objectsSelected({ look, quantities });
}

/** The numbers that the parts of a kind are fixed with as an effect begins; none where they differ from object to object. */
export function readOnce(quantities: readonly unknown[], looks: readonly Situation[]): readonly Measured[] {
  const [first = [], ...others] = looks.map((look) =>
    expressionsIn(quantities).map((quantity) => ({ ...measuredBy(quantity, look), once: true as const })),
  );
  return others.every((other) => same(first, other)) ? unique(first) : [];
}

function measuredIn({ look, quantities, isAlone }: Reading): readonly Measured[] | undefined {
  // What is counted is told by its objects alone.
  const found = expressionsIn(quantities, isAlone).filter(({ count }) => count === undefined);
  return found.length === 0 ? undefined : unique(found.map((quantity) => measuredBy(quantity, look)));
}

function measuredBy(quantity: QuantityExpression, look: Situation): Measured {
  const selector = quantity.distinct === undefined ? (quantity.of ?? quantity.count) : quantity.among;
  const value = look.quantity(quantity);
  const isOfDeeds = quantity.thisTurn !== undefined;
  const objects =
    selector === undefined || isOfDeeds
      ? objectsCounted(quantity, look)
      : measuredObjects(quantity, selector, value, look);
  const kinds = quantity.distinct === undefined ? undefined : kindsOf(quantity.distinct, objects, look);
  const you = speaksOfYou(quantity) ? look.you() : undefined;
  return { quantity, value, objects, ...(kinds === undefined ? {} : { kinds }), ...(you === undefined ? {} : { you }) };
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

type Key = keyof QuantityExpression;

/** What nobody sees without counting or looking it up. */
const TELLING: readonly Key[] = [
  "count",
  "total",
  "greatest",
  "least",
  "distinct",
  "devotion",
  "party",
  "handSize",
  "life",
  "players",
  "thisTurn",
  "counter",
  "levelOf",
  "powerOf",
  "toughnessOf",
  "basePowerOf",
  "baseToughnessOf",
  "manaValueOf",
];

/** The expressions in quantities that say something of the game, however deep; none inside their descriptions. */
function expressionsIn(quantities: unknown, isAlone = false): QuantityExpression[] {
  // What is said of each of several affected objects is no number of the effect.
  if (isObject(quantities) && TELLING.some((key) => key in quantities))
    return !isAlone && speaksOfAffected(quantities) ? [] : [quantities];
  return written(quantities).flatMap(([, said]) => expressionsIn(said, isAlone));
}
