import { PLANESWALKER, supertypeNames, typeNames } from "../../rules/card-types.js";
import { colorNames } from "../../rules/colors.js";
import type { Measure, QuantityExpression, Reference } from "../../rules/formats.gen.js";
import { manaCostInOrder } from "../../rules/mana.js";
import { visibleNumber, type ObjectView } from "../../rules/object-view.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../../rules/subtypes.js";
import {
  eachSubtype,
  EVERY_BASIC_LAND_TYPE,
  EVERY_CREATURE_TYPE,
  EVERY_LAND_TYPE,
  EVERY_SUBTYPE,
  hasSubtype,
  intersection,
  NO_SUBTYPES,
  subtypePlace,
  subtypeSet,
  union,
  type SubtypeSet,
} from "../../rules/subtype-set.js";
import { aspects, LOYALTY, MANA, NAME, READS_POWER_TOUGHNESS, type Aspects } from "../../rules/aspects.js";
import type { Scene } from "./scene.js";

/** A number an object has now; undefined where it has none, as the power of a noncreature permanent (CR 208.3). */
export function measured(
  measure: Measure,
  object: number,
  scene: Scene,
  view: ObjectView = scene.view(object),
): number | undefined {
  const { zone, counters, base } = scene.object(object);
  switch (measure) {
    case "manaValue":
      return view.manaValue;
    case "loyalty":
      // CR 306.5c: on the battlefield a planeswalker's loyalty is its counters.
      if (zone !== "battlefield") return view.loyalty ?? undefined;
      return (view.types & PLANESWALKER) === 0 ? undefined : (counters.get("loyalty")?.count ?? 0);
    default:
      return (
        visibleNumber(view[measure], view, () => scene.ruleset.practice.sizeNeedsCreature(zone, base)) ?? undefined
      );
  }
}

/** Numbers of these objects, as operands. */
export function measures(measure: Measure, objects: readonly number[], scene: Scene): number[] {
  return objects
    .map((object) => measured(measure, object, scene, scene.operand(object)))
    .filter((number) => number !== undefined);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const MEASURES_OF = {
  powerOf: "power",
  toughnessOf: "toughness",
  basePowerOf: "basePower",
  baseToughnessOf: "baseToughness",
  manaValueOf: "manaValue",
} as const;
const MEASURES_OF_KEYS = Object.keys(MEASURES_OF) as (keyof typeof MEASURES_OF)[];

/** Which number of which object an expression asks for. */
export function measureOf(q: QuantityExpression): readonly [Measure, Reference] | undefined {
  for (const key of MEASURES_OF_KEYS) if (q[key] !== undefined) return [MEASURES_OF[key], q[key]];
  return undefined;
}

/** How many counters of a kind there are, or of `any`. */
export function countersIn(kind: string, counters: Iterable<readonly [kind: string, count: number]>): number {
  return sum([...counters].map(([counter, count]) => (kind === "any" || counter === kind ? count : 0)));
}

export function countersOn(kind: string, objects: readonly number[], scene: Scene): number {
  const counted = (object: number) =>
    [...scene.object(object).counters].map(([counter, { count }]) => [counter, count] as const);
  return countersIn(kind, objects.flatMap(counted));
}

export type Distinct = NonNullable<QuantityExpression["distinct"]>;

export function distinct(what: Distinct, objects: readonly number[], scene: Scene): number {
  return kindsOf(what, objects, scene).length;
}

/** The different ones among objects, in words of the rules, names and numbers. */
export function kindsOf(what: Distinct, objects: readonly number[], scene: Scene): readonly string[] {
  const views = objects.map((object) => scene.operand(object));
  const subtypes = (): SubtypeSet => views.map((view) => view.subtypes).reduce(union, NO_SUBTYPES);
  switch (what) {
    case "types":
      return typeNames(views.reduce((set, view) => set | view.types, 0));
    case "colors":
      return colorNames(views.reduce((set, view) => set | view.colors, 0));
    case "supertypes":
      return supertypeNames(views.reduce((set, view) => set | view.supertypes, 0));
    case "subtypes":
      return eachSubtype(subtypes());
    case "landTypes":
      return among(SUBTYPES.land, subtypes());
    case "basicLandTypes":
      return among(BASIC_LAND_TYPES, subtypes());
    case "creatureTypes":
      return among(SUBTYPES.creature, subtypes());
    case "names":
      return [...new Set(views.flatMap(({ name }) => name ?? []))];
    case "powers":
      return [...new Set(measures("power", objects, scene))].map(String);
    case "manaValues":
      return [...new Set(views.map(({ manaValue }) => manaValue))].map(String);
    case "manaCosts":
      // CR 202.1b: what has no mana cost has none that could differ.
      return [...new Set(views.flatMap(({ manaCost }) => (manaCost === null ? [] : [manaCostInOrder(manaCost)])))];
  }
}

function among(words: readonly string[], set: SubtypeSet): readonly string[] {
  const found = intersection(set, subtypeSet(words));
  return words.filter((word) => hasSubtype(found, subtypePlace(word)));
}

export const MEASURE_READS: Readonly<Record<Measure, Aspects>> = {
  power: READS_POWER_TOUGHNESS,
  toughness: READS_POWER_TOUGHNESS,
  basePower: READS_POWER_TOUGHNESS,
  baseToughness: READS_POWER_TOUGHNESS,
  manaValue: aspects({ others: MANA }),
  loyalty: aspects({ types: PLANESWALKER, others: LOYALTY }),
};

export const DISTINCT_READS: Readonly<Record<Distinct, Aspects>> = {
  types: aspects({ types: -1 }),
  supertypes: aspects({ supertypes: -1 }),
  subtypes: aspects({ subtypes: EVERY_SUBTYPE }),
  colors: aspects({ colors: -1 }),
  landTypes: aspects({ subtypes: EVERY_LAND_TYPE }),
  basicLandTypes: aspects({ subtypes: EVERY_BASIC_LAND_TYPE }),
  creatureTypes: aspects({ subtypes: EVERY_CREATURE_TYPE }),
  names: aspects({ others: NAME }),
  powers: READS_POWER_TOUGHNESS,
  manaValues: aspects({ others: MANA }),
  manaCosts: aspects({ others: MANA }),
};
