import { all, aspects, CONTROLLER, MANA, NOTHING, type Aspects } from "../../rules/aspects.js";
import { colorSet } from "../../rules/colors.js";
import type { Condition, Quantity, QuantityExpression, Selector } from "../../rules/formats.gen.js";
import { manaCostFacts } from "../../rules/mana.js";
import { BY_CHARACTERISTICS, byNumbers, type Bounds } from "./match-characteristics.js";
import { BY_STATUS, byRelations, POINTING } from "./match-relations.js";
import { saysWhere, zoneMatchers } from "./match-zones.js";
import { listed, type Matcher, type MatcherFor, type Test } from "./matcher.js";
import { countersOn, distinct, DISTINCT_READS, extreme, MEASURE_READS, measureOf, measures, sum } from "./measures.js";
import type { Scene } from "./scene.js";

/**
 * Descriptions of objects, numbers and conditions: one language, as a description has numbers in it, a number counts
 * what fits a description, and a condition asks for both. Each says what it reads.
 */

const TOP = new WeakMap<Selector, Matcher>();
const INNER = new WeakMap<Selector, Matcher>();

/** The matcher of a whole description: without a zone only the battlefield is meant (CR 109.2). */
export function matcherOf(selector: Selector): Matcher {
  return remembered(TOP, selector, true);
}

/** The matcher of a description inside another one, which does not restrict zones by itself. */
export function partMatcherOf(selector: Selector): Matcher {
  return remembered(INNER, selector, false);
}

function remembered(known: WeakMap<Selector, Matcher>, selector: Selector, whole: boolean): Matcher {
  let matcher = known.get(selector);
  if (matcher === undefined) {
    matcher = compile(selector, whole);
    known.set(selector, matcher);
  }
  return matcher;
}

/** All objects that fit, phased-out ones never (CR 702.26b). */
export function selected(selector: Selector, scene: Scene): number[] {
  return fitting(matcherOf(selector), scene);
}

export function fitting(matcher: Matcher, scene: Scene): number[] {
  const found: number[] = [];
  const { objects } = scene.board;
  for (let object = 0; object < objects.length; object++) {
    if (objects[object]?.phasedOut !== true && matcher.test(object, scene, scene.view(object))) found.push(object);
  }
  return found;
}

function compile(selector: Selector, whole: boolean): Matcher {
  const matchers = [
    ...zoneMatchers(selector, whole),
    ...KEYS.flatMap((key) => matcherUnder(key, selector[key])),
    ...combinedMatchers(selector, whole),
  ];
  const tests = matchers.map(({ test }) => test);
  return {
    reads: all(matchers.map(({ reads }) => reads)),
    local: matchers.every(({ local }) => local),
    test: conjunction(tests),
  };
}

/** Keys that say something of each object by itself; the others say where to look, or combine descriptions. */
type OwnKey = Exclude<keyof Selector, "zone" | "allOf" | "anyOf" | "not">;

const MATCHERS: { readonly [K in OwnKey]: MatcherFor<K> } = {
  ...POINTING,
  ...BY_CHARACTERISTICS,
  ...byNumbers({ within: withinBounds, reads: boundsRead }),
  ...BY_STATUS,
  ...byRelations(partMatcherOf),
};
const KEYS = Object.keys(MATCHERS) as OwnKey[];

function matcherUnder<K extends OwnKey>(key: K, said: Selector[K]): Matcher | [] {
  return said === undefined ? [] : MATCHERS[key](said);
}

function conjunction(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (tests.length === 2) return (object, scene, view) => first(object, scene, view) && second(object, scene, view);
  return (object, scene, view) => tests.every((test) => test(object, scene, view));
}

function combinedMatchers(selector: Selector, whole: boolean): Matcher[] {
  const found: Matcher[] = [];
  // A zone said by one part of an `allOf` is the zone of all of it.
  for (const inner of selector.allOf ?? []) found.push(partMatcherOf(inner));
  if (selector.anyOf !== undefined) {
    const alternatives = selector.anyOf.map((inner) =>
      whole && !saysWhere(selector) ? matcherOf(inner) : partMatcherOf(inner),
    );
    found.push({
      reads: all(alternatives.map(({ reads }) => reads)),
      local: alternatives.every(({ local }) => local),
      test: (object, scene, view) => alternatives.some(({ test }) => test(object, scene, view)),
    });
  }
  for (const inner of listed(selector.not)) {
    const { reads, local, test } = partMatcherOf(inner);
    found.push({ reads, local, test: (object, scene, view) => !test(object, scene, view) });
  }
  return found;
}

/** Reads a quantity at this instant. An undeterminable number is 0 (CR 107.2). */
export function evaluateQuantity(quantity: Quantity, scene: Scene): number {
  if (typeof quantity === "number") return quantity;
  const value = (inner: Quantity): number => evaluateQuantity(inner, scene);
  const q = quantity;
  if (q.x !== undefined) return scene.speaker.x;
  const [measure, reference] = measureOf(q) ?? [];
  if (measure !== undefined && reference !== undefined) return sum(measures(measure, scene.refer(reference), scene));
  if (q.levelOf !== undefined) return sum(scene.refer(q.levelOf).map((object) => scene.object(object).level));
  if (q.counter !== undefined) return evaluateCounters(q.counter, q, scene);
  if (q.sum !== undefined) return sum(q.sum.map(value));
  if (q.product !== undefined) return q.product.map(value).reduce((product, number) => product * number, 1);
  if (q.negative !== undefined) return -value(q.negative);
  if (q.half !== undefined) return q.round === "up" ? Math.ceil(value(q.half) / 2) : Math.floor(value(q.half) / 2);
  if (q.atMostOf !== undefined) return Math.min(...q.atMostOf.map(value));
  if (q.atLeastOf !== undefined) return Math.max(...q.atLeastOf.map(value));
  if (q.if !== undefined) return conditionHolds(q.if, scene) ? value(q.then ?? 0) : value(q.else ?? 0);
  return evaluateCount(q, scene);
}

function speaksOfAffected(words: unknown): boolean {
  if (typeof words !== "object" || words === null) return words === "affected";
  return Object.values(words).some(speaksOfAffected);
}

/** Whether the words ask for a number that nothing there has; it is taken for 0 (CR 107.2). Not asked of what is affected. */
export function isUndetermined(words: unknown, scene: Scene): boolean {
  if (typeof words !== "object" || words === null) return false;
  if (scene.affected === undefined && speaksOfAffected(words)) return false;
  const q = words as QuantityExpression;
  const [measure = q.greatest ?? q.least, reference] = measureOf(q) ?? [];
  if (measure === undefined || (reference === undefined && q.of === undefined))
    return Object.values(words).some((inner) => isUndetermined(inner, scene));
  const asked = reference === undefined ? selected(q.of ?? {}, scene) : scene.refer(reference);
  return measures(measure, asked, scene).length === 0;
}

/** Counters on one object, on all that fit a description, or on players. */
function evaluateCounters(kind: string, { on, onEach, onPlayer }: QuantityExpression, scene: Scene): number {
  if (on !== undefined) return countersOn(kind, scene.refer(on), scene);
  if (onEach !== undefined) return countersOn(kind, selected(onEach, scene), scene);
  const players = onPlayer === undefined ? [] : scene.players(onPlayer);
  return sum(
    players.flatMap((player) =>
      [...(scene.board.players[player]?.counters ?? [])].map(([counter, count]) =>
        kind === "any" || counter === kind ? count : 0,
      ),
    ),
  );
}

function evaluateCount(q: QuantityExpression, scene: Scene): number {
  const among = (selector: Selector): readonly number[] => selected(selector, scene);
  if (q.count !== undefined) return among(q.count).length;
  if (q.of !== undefined && q.total !== undefined) return sum(measures(q.total, among(q.of), scene));
  if (q.of !== undefined && q.greatest !== undefined)
    return extreme(measures(q.greatest, among(q.of), scene), Math.max);
  if (q.of !== undefined && q.least !== undefined) return extreme(measures(q.least, among(q.of), scene), Math.min);
  if (q.distinct !== undefined && q.among !== undefined) return distinct(q.distinct, among(q.among), scene);
  if (q.devotion !== undefined) return devotion(colorSet(q.devotion), scene);
  if (q.players !== undefined) return scene.players(q.players).length;
  if (q.chosen !== undefined) {
    const chosen = scene.chosen(q.chosen);
    return typeof chosen === "number" ? chosen : 0;
  }
  const { board } = scene;
  if (q.life !== undefined) return sum(scene.players(q.life).map((player) => board.players[player]?.life ?? 0));
  if (q.handSize !== undefined) {
    const players = scene.players(q.handSize);
    const named = board.objects.filter(
      ({ zone, owner, phasedOut }) => zone === "hand" && !phasedOut && players.includes(owner),
    ).length;
    return named + sum(players.map((player) => board.players[player]?.hand ?? 0));
  }
  return 0;
}

/** CR 700.5: mana symbols of these colors among the mana costs of your permanents. */
function devotion(colors: number, scene: Scene): number {
  return sum(
    selected({ controller: "you" }, scene).map(
      (object) => manaCostFacts(scene.view(object).manaCost).symbols.filter((symbol) => (symbol & colors) !== 0).length,
    ),
  );
}

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

/** Whether a condition ("as long as") is true at this instant. */
export function conditionHolds(condition: Condition, scene: Scene): boolean {
  const c = condition;
  if (c.exists !== undefined) return selected(c.exists, scene).length > 0;
  if (c.object !== undefined && c.is !== undefined) {
    const matcher = partMatcherOf(c.is);
    return scene.refer(c.object).some((object) => matcher.test(object, scene, scene.view(object)));
  }
  const { has } = c;
  if (c.player !== undefined && has !== undefined)
    return scene.players(c.player).some((player) => scene.board.players[player]?.designations.has(has) === true);
  if (c.compare !== undefined) return withinBounds(evaluateQuantity(c.compare, scene), c, scene);
  if (c.player !== undefined) return scene.players(c.player).length > 0;
  if (c.turn !== undefined) return scene.players(c.turn).includes(scene.board.activePlayer);
  if (c.allOf !== undefined) return c.allOf.every((inner) => conditionHolds(inner, scene));
  if (c.anyOf !== undefined) return c.anyOf.some((inner) => conditionHolds(inner, scene));
  if (c.not !== undefined) return !conditionHolds(c.not, scene);
  return true;
}

/** Whether a number fulfils every bound that is given. */
function withinBounds(number: number, bounds: Bounds, scene: Scene): boolean {
  const { equals, atLeast, atMost } = bounds;
  return (
    (equals === undefined || number === evaluateQuantity(equals, scene)) &&
    (atLeast === undefined || number >= evaluateQuantity(atLeast, scene)) &&
    (atMost === undefined || number <= evaluateQuantity(atMost, scene))
  );
}

function boundsRead({ equals, atLeast, atMost }: Bounds): Aspects {
  return all([quantityReads(equals), quantityReads(atLeast), quantityReads(atMost)]);
}

/** What evaluating a condition reads. */
export function conditionReads(condition: Condition | undefined): Aspects {
  if (condition === undefined) return NOTHING;
  const c = condition;
  const found: Aspects[] = [boundsRead(c), quantityReads(c.compare)];
  if (c.exists !== undefined) found.push(matcherOf(c.exists).reads);
  if (c.is !== undefined) found.push(partMatcherOf(c.is).reads, aspects({ others: CONTROLLER }));
  if (c.turn !== undefined || c.player !== undefined) found.push(aspects({ others: CONTROLLER }));
  for (const inner of [...(c.allOf ?? []), ...(c.anyOf ?? []), c.not]) found.push(conditionReads(inner));
  return all(found);
}
