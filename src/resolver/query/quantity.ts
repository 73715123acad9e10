import { PLANESWALKER } from "../../rules/card-types.js";
import { colorNames, colorSet } from "../../rules/colors.js";
import type { Measure, Quantity, QuantityExpression, Reference, Selector } from "../../rules/formats.gen.js";
import { manaCostFacts } from "../../rules/mana.js";
import { visibleNumber, type ObjectView } from "../../rules/object-view.js";
import { BASIC_LAND_TYPES, SUBTYPES } from "../../rules/subtypes.js";
import {
  EVERY_BASIC_LAND_TYPE,
  EVERY_CREATURE_TYPE,
  hasSubtype,
  intersection,
  NO_SUBTYPES,
  subtypePlace,
  subtypeSet,
  union,
  type SubtypeSet,
} from "../../rules/subtype-set.js";
import { matcherOf, selected } from "./applies-to.js";
import { conditionHolds, conditionReads } from "./condition.js";
import {
  all,
  aspects,
  CONTROLLER,
  LOYALTY,
  MANA,
  NAME,
  NOTHING,
  READS_POWER_TOUGHNESS,
  type Aspects,
} from "../../rules/aspects.js";
import type { Situation } from "./situation.js";

/** A number an object has now; undefined where it has none, as the power of a noncreature permanent (CR 208.3). */
export function measured(
  measure: Measure,
  object: number,
  situation: Situation,
  view: ObjectView = situation.view(object),
): number | undefined {
  const onBattlefield = situation.object(object).zone === "battlefield";
  const asCreature = onBattlefield && situation.policy.sizeNeedsCreature;
  switch (measure) {
    case "power":
      return visibleNumber(view.power, view, asCreature) ?? undefined;
    case "toughness":
      return visibleNumber(view.toughness, view, asCreature) ?? undefined;
    case "basePower":
      return visibleNumber(view.basePower, view, asCreature) ?? undefined;
    case "baseToughness":
      return visibleNumber(view.baseToughness, view, asCreature) ?? undefined;
    case "manaValue":
      return view.manaValue;
    case "loyalty": {
      // CR 306.5c: on the battlefield a planeswalker's loyalty is its counters.
      if (!onBattlefield) return view.loyalty ?? undefined;
      return (view.types & PLANESWALKER) === 0
        ? undefined
        : (situation.object(object).counters.get("loyalty")?.count ?? 0);
    }
  }
}

/** Numbers of these objects; the masked object's own values are left out. */
function measures(measure: Measure, objects: readonly number[], situation: Situation): number[] {
  return objects
    .filter((object) => object !== situation.masked)
    .map((object) => measured(measure, object, situation))
    .filter((number) => number !== undefined);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Reads a quantity at this instant. An undeterminable number is 0 (CR 107.2). */
export function evaluateQuantity(quantity: Quantity, situation: Situation): number {
  if (typeof quantity === "number") return quantity;
  const value = (inner: Quantity): number => evaluateQuantity(inner, situation);
  const q = quantity;
  if (q.x !== undefined) return situation.speaker.x;
  const [measure, reference] = measureOf(q) ?? [];
  if (measure !== undefined && reference !== undefined)
    return sum(measures(measure, situation.refer(reference), situation));
  if (q.levelOf !== undefined) return sum(situation.refer(q.levelOf).map((object) => situation.object(object).level));
  if (q.counter !== undefined) return evaluateCounters(q.counter, q, situation);
  if (q.sum !== undefined) return sum(q.sum.map(value));
  if (q.product !== undefined) return q.product.map(value).reduce((product, number) => product * number, 1);
  if (q.negative !== undefined) return -value(q.negative);
  if (q.half !== undefined) return q.round === "up" ? Math.ceil(value(q.half) / 2) : Math.floor(value(q.half) / 2);
  if (q.atMostOf !== undefined) return Math.min(...q.atMostOf.map(value));
  if (q.atLeastOf !== undefined) return Math.max(...q.atLeastOf.map(value));
  if (q.if !== undefined) return conditionHolds(q.if, situation) ? value(q.then ?? 0) : value(q.else ?? 0);
  return evaluateCount(q, situation);
}

/** Which number of which object an expression asks for. */
function measureOf(q: QuantityExpression): readonly [Measure, Reference] | undefined {
  if (q.powerOf !== undefined) return ["power", q.powerOf];
  if (q.toughnessOf !== undefined) return ["toughness", q.toughnessOf];
  if (q.basePowerOf !== undefined) return ["basePower", q.basePowerOf];
  if (q.baseToughnessOf !== undefined) return ["baseToughness", q.baseToughnessOf];
  return q.manaValueOf === undefined ? undefined : ["manaValue", q.manaValueOf];
}

function speaksOfAffected(words: unknown): boolean {
  if (typeof words !== "object" || words === null) return words === "affected";
  return Object.values(words).some(speaksOfAffected);
}

/** Whether the words ask for a number that nothing there has; it is taken for 0 (CR 107.2). Not asked of what is affected. */
export function isUndetermined(words: unknown, situation: Situation): boolean {
  if (typeof words !== "object" || words === null) return false;
  if (situation.affected === undefined && speaksOfAffected(words)) return false;
  const q = words as QuantityExpression;
  const [measure = q.greatest ?? q.least, reference] = measureOf(q) ?? [];
  if (measure === undefined || (reference === undefined && q.of === undefined))
    return Object.values(words).some((inner) => isUndetermined(inner, situation));
  const asked = reference === undefined ? selected(q.of ?? {}, situation) : situation.refer(reference);
  return measures(measure, asked, situation).length === 0;
}

/** Counters on one object, on all that fit a description, or on players. */
function evaluateCounters(kind: string, { on, onEach, onPlayer }: QuantityExpression, situation: Situation): number {
  if (on !== undefined) return countersOn(kind, situation.refer(on), situation);
  if (onEach !== undefined) return countersOn(kind, selected(onEach, situation), situation);
  const players = onPlayer === undefined ? [] : situation.players(onPlayer);
  return sum(
    players.flatMap((player) =>
      [...(situation.board.players[player]?.counters ?? [])].map(([counter, count]) =>
        kind === "any" || counter === kind ? count : 0,
      ),
    ),
  );
}

function evaluateCount(q: QuantityExpression, situation: Situation): number {
  const among = (selector: Selector): readonly number[] => selected(selector, situation);
  if (q.count !== undefined) return among(q.count).length;
  if (q.of !== undefined && q.total !== undefined) return sum(measures(q.total, among(q.of), situation));
  if (q.of !== undefined && q.greatest !== undefined)
    return extreme(measures(q.greatest, among(q.of), situation), Math.max);
  if (q.of !== undefined && q.least !== undefined) return extreme(measures(q.least, among(q.of), situation), Math.min);
  if (q.distinct !== undefined && q.among !== undefined) return distinct(q.distinct, among(q.among), situation);
  if (q.devotion !== undefined) return devotion(colorSet(q.devotion), situation);
  if (q.players !== undefined) return situation.players(q.players).length;
  if (q.chosen !== undefined) {
    const chosen = situation.chosen(q.chosen);
    return typeof chosen === "number" ? chosen : 0;
  }
  const { board } = situation;
  if (q.life !== undefined) return sum(situation.players(q.life).map((player) => board.players[player]?.life ?? 0));
  if (q.handSize !== undefined) {
    const players = situation.players(q.handSize);
    const named = board.objects.filter(
      ({ zone, owner, phasedOut }) => zone === "hand" && !phasedOut && players.includes(owner),
    ).length;
    return named + sum(players.map((player) => board.players[player]?.hand ?? 0));
  }
  return 0;
}

function extreme(numbers: readonly number[], choose: (...numbers: number[]) => number): number {
  return numbers.length === 0 ? 0 : choose(...numbers);
}

function countersOn(kind: string, objects: readonly number[], situation: Situation): number {
  return sum(
    objects.flatMap((object) =>
      [...situation.object(object).counters].map(([counter, pile]) =>
        kind === "any" || counter === kind ? pile.count : 0,
      ),
    ),
  );
}

type Distinct = NonNullable<QuantityExpression["distinct"]>;

function distinct(what: Distinct, objects: readonly number[], situation: Situation): number {
  const views = objects.map((object) => situation.view(object));
  const bits = (set: number): number => colorNames(set).length;
  switch (what) {
    case "types": {
      const types = views.reduce((set, view) => set | view.types, 0);
      return Array.from({ length: 32 }, (_, place) => (types >>> place) & 1).reduce((a, b) => a + b, 0);
    }
    case "colors":
      return bits(views.reduce((set, view) => set | view.colors, 0));
    case "basicLandTypes":
      return countWords(
        BASIC_LAND_TYPES,
        views.map(({ subtypes }) => subtypes),
      );
    case "creatureTypes":
      return countWords(
        SUBTYPES.creature,
        views.map(({ subtypes }) => subtypes),
      );
    case "names":
      return new Set(views.map(({ name }) => name).filter((name) => name !== null)).size;
    case "powers":
      return new Set(measures("power", objects, situation)).size;
    case "manaValues":
      return new Set(views.map(({ manaValue }) => manaValue)).size;
  }
}

function countWords(words: readonly string[], sets: readonly SubtypeSet[]): number {
  const found = intersection(sets.reduce(union, NO_SUBTYPES), subtypeSet(words));
  return words.filter((word) => hasSubtype(found, subtypePlace(word) ?? -1)).length;
}

/** CR 700.5: mana symbols of these colors among the mana costs of your permanents. */
function devotion(colors: number, situation: Situation): number {
  return sum(
    selected({ controller: "you" }, situation).map(
      (object) =>
        manaCostFacts(situation.view(object).manaCost).symbols.filter((symbol) => (symbol & colors) !== 0).length,
    ),
  );
}

const MEASURE_READS: Readonly<Record<Measure, Aspects>> = {
  power: READS_POWER_TOUGHNESS,
  toughness: READS_POWER_TOUGHNESS,
  basePower: READS_POWER_TOUGHNESS,
  baseToughness: READS_POWER_TOUGHNESS,
  manaValue: aspects({ others: MANA }),
  loyalty: aspects({ types: PLANESWALKER, others: LOYALTY }),
};

const DISTINCT_READS: Readonly<Record<Distinct, Aspects>> = {
  types: aspects({ types: -1 }),
  colors: aspects({ colors: -1 }),
  basicLandTypes: aspects({ subtypes: EVERY_BASIC_LAND_TYPE }),
  creatureTypes: aspects({ subtypes: EVERY_CREATURE_TYPE }),
  names: aspects({ others: NAME }),
  powers: READS_POWER_TOUGHNESS,
  manaValues: aspects({ others: MANA }),
};

/** What evaluating a quantity reads. */
export function quantityReads(quantity: Quantity | undefined): Aspects {
  if (quantity === undefined || typeof quantity === "number") return NOTHING;
  const q = quantity;
  const found: Aspects[] = [];
  const measure = measureOf(q)?.[0] ?? q.total ?? q.greatest ?? q.least;
  if (measure !== undefined) found.push(MEASURE_READS[measure]);
  // References and players are found through controllers (the top of "your" graveyard).
  if (
    measureOf(q) !== undefined ||
    q.levelOf !== undefined ||
    q.on !== undefined ||
    q.onPlayer !== undefined ||
    q.handSize !== undefined ||
    q.life !== undefined
  )
    found.push(aspects({ others: CONTROLLER }));
  for (const selector of [q.count, q.of, q.among, q.onEach])
    if (selector !== undefined) found.push(matcherOf(selector).reads);
  if (q.distinct !== undefined) found.push(DISTINCT_READS[q.distinct]);
  if (q.devotion !== undefined) found.push(aspects({ others: MANA | CONTROLLER }));
  for (const inner of [
    ...(q.sum ?? []),
    ...(q.product ?? []),
    ...(q.atMostOf ?? []),
    ...(q.atLeastOf ?? []),
    q.negative,
    q.half,
    q.then,
    q.else,
  ])
    found.push(quantityReads(inner));
  if (q.if !== undefined) found.push(conditionReads(q.if));
  return all(found);
}
