import { all, aspects, both, CONTROLLER, MANA, NOTHING, type Aspects } from "../../rules/aspects.js";
import { colorSet } from "../../rules/colors.js";
import type {
  Condition,
  Measure,
  PlayerSelector,
  PlayersWho,
  Quantity,
  QuantityExpression,
  Reference,
  Selector,
} from "../../rules/formats.gen.js";
import type { Deed } from "../../rules/deeds.js";
import { speaksOfAffected } from "../../rules/speaks-of-affected.js";
import { manaCostFacts } from "../../rules/mana.js";
import type { ObjectView } from "../../rules/object-view.js";
import { remembered } from "../../rules/remembered.js";
import { subtypeSet } from "../../rules/subtype-set.js";
import { BY_CHARACTERISTICS, byNumbers, type Bounds, type Within } from "./match-characteristics.js";
import { BY_STATUS, byRelations, paidFor, POINTING } from "./match-relations.js";
import { saysWhere, zoneMatchers } from "./match-zones.js";
import { listed, reading, type Matcher, type MatcherFor, type Test } from "./matcher.js";
import {
  countersIn,
  countersOn,
  distinct,
  DISTINCT_READS,
  MEASURE_READS,
  measureOf,
  measures,
  sum,
} from "./measures.js";
import { PARTY_TYPES, partySize } from "./party.js";
import { playerFits } from "./player-fits.js";
import type { Scene } from "./scene.js";

/**
 * Descriptions of objects, numbers and conditions: one language, as a description has numbers in it, a number counts
 * what fits a description, and a condition asks for both. Each says what it reads.
 */

const TOP = new WeakMap<Selector, Matcher>();
const INNER = new WeakMap<Selector, Matcher>();

/** The matcher of a whole description: without a zone only the battlefield is meant (CR 109.2). */
export function matcherOf(selector: Selector): Matcher {
  return remembered(TOP, selector, () => compile(selector, true));
}

/** The matcher of a description inside another one, which does not restrict zones by itself. */
export function partMatcherOf(selector: Selector): Matcher {
  return remembered(INNER, selector, () => compile(selector, false));
}

/** All objects that fit, phased-out ones never (CR 702.26b). */
export function selected(selector: Selector, scene: Scene): number[] {
  return fitting(matcherOf(selector), scene);
}

export function fitting({ points, test }: Matcher, scene: Scene): number[] {
  const found: number[] = [];
  if (points !== undefined) {
    for (const object of points(scene)) {
      if (object === undefined || found.includes(object) || scene.object(object).phasedOut) continue;
      if (test(object, scene, scene.view(object))) found.push(object);
    }
    return found.sort((a, b) => a - b);
  }
  const { objects } = scene.board;
  for (let object = 0; object < objects.length; object++) {
    const view = scene.views[object];
    if (view !== undefined && objects[object]?.phasedOut !== true && test(object, scene, view)) found.push(object);
  }
  return found;
}

/** The first thing that a description asks and an object does not meet, as a description of its own; undefined if it fits. */
export function missedPart(
  selector: Selector,
  object: number,
  scene: Scene,
  view: ObjectView,
  whole = true,
): Selector | undefined {
  const misses = ({ test }: Matcher): boolean => !test(object, scene, view);
  if (zoneMatchers(selector, whole).some(misses)) return { zone: selector.zone ?? "battlefield" };
  const key = KEYS.find((each) => [matcherUnder(each, selector[each])].flat().some(misses));
  if (key !== undefined) return { [key]: selector[key] };
  for (const inner of selector.allOf ?? []) {
    const missed = missedPart(inner, object, scene, view, false);
    if (missed !== undefined) return missed;
  }
  const { anyOf, not } = selector;
  if (anyOf?.every((inner) => misses(whole && !saysWhere(selector) ? matcherOf(inner) : partMatcherOf(inner))) === true)
    return { anyOf };
  const barred = listed(not).find((inner) => !misses(partMatcherOf(inner)));
  return barred === undefined ? undefined : { not: barred };
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
    points: matchers.find(({ points }) => points !== undefined)?.points,
  };
}

/** Keys that say something of each object by itself; the others say where to look, or combine descriptions. */
type OwnKey = Exclude<keyof Selector, "zone" | "allOf" | "anyOf" | "not">;

const MATCHERS: { readonly [K in OwnKey]: MatcherFor<K> } = {
  ...POINTING,
  ...BY_CHARACTERISTICS,
  ...byNumbers(boundsOf),
  ...BY_STATUS,
  ...byRelations(partMatcherOf),
};
const KEYS = Object.keys(MATCHERS) as OwnKey[];

function matcherUnder<K extends OwnKey>(key: K, said: Selector[K]): Matcher | [] {
  return said === undefined ? [] : MATCHERS[key](said);
}

function conjunction(tests: readonly Test[]): Test {
  const [first, second, third, ...others] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (third === undefined) return (object, scene, view) => first(object, scene, view) && second(object, scene, view);
  const then = conjunction([third, ...others]);
  return (object, scene, view) =>
    first(object, scene, view) && second(object, scene, view) && then(object, scene, view);
}

function combinedMatchers(selector: Selector, whole: boolean): Matcher[] {
  const found: Matcher[] = [];
  // A zone said by one part of an `allOf` is the zone of all of it.
  for (const inner of selector.allOf ?? []) found.push(partMatcherOf(inner));
  if (selector.anyOf !== undefined) {
    const alternatives = selector.anyOf.map((inner) =>
      whole && !saysWhere(selector) ? matcherOf(inner) : partMatcherOf(inner),
    );
    const reads = all(alternatives.map(({ reads }) => reads));
    const local = alternatives.every(({ local }) => local);
    found.push(
      reading(reads, (object, scene, view) => alternatives.some(({ test }) => test(object, scene, view)), local),
    );
  }
  for (const inner of listed(selector.not)) {
    const { reads, local, test } = partMatcherOf(inner);
    found.push(reading(reads, (object, scene, view) => !test(object, scene, view), local));
  }
  return found;
}

/** A question made ready once, to be asked at any instant; `reads` is what the answer can hang on. */
interface Asked<T> {
  readonly reads: Aspects;
  readonly ask: (scene: Scene) => T;
}

function asked<T, A>(of: Asked<T>, answer: (found: T, scene: Scene) => A, reads: Aspects = NOTHING): Asked<A> {
  return { reads: both(of.reads, reads), ask: (scene) => answer(of.ask(scene), scene) };
}

function each<T>(many: readonly Asked<T>[]): Asked<T[]> {
  return { reads: all(many.map(({ reads }) => reads)), ask: (scene) => many.map(({ ask }) => ask(scene)) };
}

const HERE: Asked<Scene> = { reads: NOTHING, ask: (scene) => scene };

/** References and players are found through controllers (the top of "your" graveyard). */
const CONTROLLERS = aspects({ others: CONTROLLER });

function referred(reference: Reference | undefined): Asked<readonly number[]> {
  return { reads: CONTROLLERS, ask: (scene) => (reference === undefined ? [] : scene.refer(reference)) };
}

export function players(selector: PlayerSelector | undefined): Asked<readonly number[]> {
  if (selector === undefined) return asked(HERE, () => []);
  if (typeof selector === "object" && "among" in selector)
    return remembered(PLAYERS_WHO, selector, () => playersWho(selector));
  return { reads: CONTROLLERS, ask: (scene) => scene.playersMeant(selector) };
}

const PLAYERS_WHO = new WeakMap<PlayersWho, Asked<readonly number[]>>();

function playersWho({ among, life = {}, where, ...who }: PlayersWho): Asked<readonly number[]> {
  const { reads: lifeReads, within } = boundsOf(life);
  const holds = where === undefined ? undefined : conditionOf(where);
  const reads = both(lifeReads, holds?.reads ?? NOTHING);
  return asked(
    players(among),
    (found, scene) =>
      found.filter(
        (player) =>
          playerFits(who, scene.playerViews[player]) &&
          within(scene.board.players[player]?.life ?? 0, scene.ofPlayer(player)) &&
          (holds === undefined || holds.ask(scene.ofPlayer(player))),
      ),
    reads,
  );
}

/** The players who are meant at this instant. */
export function playersSelected(selector: PlayerSelector, scene: Scene): readonly number[] {
  return players(selector).ask(scene);
}

export function objects(selector: Selector = {}): Asked<readonly number[]> {
  const matcher = matcherOf(selector);
  return { reads: matcher.reads, ask: (scene) => fitting(matcher, scene) };
}

function measuredOf(measure: Measure): (reference: Reference) => Asked<number> {
  return (reference) =>
    asked(referred(reference), (found, scene) => sum(measures(measure, found, scene)), MEASURE_READS[measure]);
}

type Combine = (...numbers: number[]) => number;

/** 0 of none. */
function measuredAmong(combine: Combine): (measure: Measure, beside: QuantityExpression) => Asked<number> {
  return (measure, { of }) =>
    asked(
      asked(objects(of), (found, scene) => measures(measure, found, scene), MEASURE_READS[measure]),
      (numbers) => (numbers.length === 0 ? 0 : combine(...numbers)),
    );
}

function combined(combine: Combine): (said: readonly Quantity[]) => Asked<number> {
  return (said) => asked(each(said.map(quantityOf)), (numbers) => combine(...numbers));
}

/** Counters on one object, on all that fit a description, or on players. */
function countersSaid(kind: string, { on, onEach, onPlayer }: QuantityExpression): Asked<number> {
  if (onPlayer !== undefined)
    return asked(players(onPlayer), (found, { board }) =>
      sum(found.map((player) => countersIn(kind, board.players[player]?.counters ?? []))),
    );
  return asked(on === undefined ? objects(onEach) : referred(on), (found, scene) => countersOn(kind, found, scene));
}

function cardsInHand(player: number, { board }: Scene): number {
  const named = board.objects.filter(({ zone, owner, phasedOut }) => zone === "hand" && !phasedOut && owner === player);
  return named.length + (board.players[player]?.hand ?? 0);
}

/** Whether what has happened is of such an object, as that was then. */
export function fitsDeed({ object, view }: Deed, matcher: Matcher | undefined, scene: Scene): boolean {
  return matcher === undefined || (object !== undefined && matcher.test(object, scene, view ?? scene.view(object)));
}

/**
 * How much of something a player has to their name this turn: what was told to have happened before the first event, and
 * what events have counted since. With a description only what fits, as it was then (CR 608.2h); a number says nothing of that.
 */
function countedThisTurn(what: string, of: Selector | undefined): Asked<(player: number) => number> {
  const matcher = of === undefined ? undefined : partMatcherOf(of);
  const fits = (deed: Deed, scene: Scene): boolean => fitsDeed(deed, matcher, scene);
  return {
    reads: matcher?.reads ?? NOTHING,
    ask: (scene) => (player) => {
      const { board } = scene;
      const told = matcher === undefined ? (board.players[player]?.thisTurn.get(what) ?? 0) : 0;
      const counted = board.history.filter((deed) => deed.what === what && deed.player === player && fits(deed, scene));
      return told + sum(counted.map(({ amount }) => amount));
    },
  };
}

/** Mana symbols of these colors in its mana cost (CR 700.5). */
export function symbolsOf(object: number, colors: number, scene: Scene): number {
  return manaCostFacts(scene.view(object).manaCost).symbols.filter((symbol) => (symbol & colors) !== 0).length;
}

export function creaturesOfParty(controller: NonNullable<QuantityExpression["party"]>): Selector {
  return { type: "Creature", subtype: [...PARTY_TYPES], controller };
}

/** What a quantity or a condition asks, by the key it goes by; the other keys belong to one of these. */
type Asking<S, Beside extends keyof S, T> = {
  readonly [K in Exclude<keyof S, Beside>]-?: (said: NonNullable<S[K]>, beside: S) => Asked<T>;
};

const QUANTITIES: Asking<
  QuantityExpression,
  "on" | "onEach" | "onPlayer" | "of" | "among" | "by" | "round" | "then" | "else",
  number
> = {
  x: () => asked(HERE, ({ speaker }) => speaker.x),
  powerOf: measuredOf("power"),
  toughnessOf: measuredOf("toughness"),
  basePowerOf: measuredOf("basePower"),
  baseToughnessOf: measuredOf("baseToughness"),
  manaValueOf: measuredOf("manaValue"),
  levelOf: (said) => asked(referred(said), (found, scene) => sum(found.map((object) => scene.object(object).level))),
  counter: countersSaid,
  count: (said) => asked(objects(said), ({ length }) => length),
  total: measuredAmong((...numbers) => sum(numbers)),
  greatest: measuredAmong(Math.max),
  least: measuredAmong(Math.min),
  distinct: (what, { among }) =>
    asked(objects(among), (found, scene) => distinct(what, found, scene), DISTINCT_READS[what]),
  // CR 700.5: mana symbols of these colors among the mana costs of your permanents.
  devotion: (said) =>
    asked(
      objects({ controller: "you" }),
      (found, scene) => sum(found.map((object) => symbolsOf(object, colorSet(said), scene))),
      aspects({ others: MANA }),
    ),
  party: (said) => asked(objects(creaturesOfParty(said)), partySize, aspects({ subtypes: subtypeSet(PARTY_TYPES) })),
  handSize: (said) => asked(players(said), (found, scene) => sum(found.map((player) => cardsInHand(player, scene)))),
  life: (said) =>
    asked(players(said), (found, { board }) => sum(found.map((player) => board.players[player]?.life ?? 0))),
  startingLife: (said) =>
    asked(players(said), (found, { board }) => sum(found.map((player) => board.players[player]?.startingLife ?? 0))),
  players: (said) => asked(players(said), ({ length }) => length),
  thisTurn: (what, { by, of }) => {
    const counted = countedThisTurn(what, of);
    return asked(players(by), (found, scene) => sum(found.map((player) => counted.ask(scene)(player))), counted.reads);
  },
  timesPaid: (cost) =>
    asked(HERE, (scene) =>
      scene.speaker.source === undefined ? 0 : paidFor(cost, scene.object(scene.speaker.source)),
    ),
  chosen: (name) =>
    asked(HERE, (scene) => {
      const chosen = scene.chosen(name);
      return typeof chosen === "number" ? chosen : 0;
    }),
  sum: combined((...numbers) => sum(numbers)),
  product: combined((...numbers) => numbers.reduce((product, number) => product * number, 1)),
  negative: (said) => asked(quantityOf(said), (number) => -number),
  half: (said, { round }) =>
    asked(quantityOf(said), (number) => (round === "up" ? Math.ceil(number / 2) : Math.floor(number / 2))),
  atMostOf: combined(Math.min),
  atLeastOf: combined(Math.max),
  if: (said, { then = 0, else: otherwise = 0 }) => {
    const [yes, no] = [quantityOf(then), quantityOf(otherwise)];
    return asked(conditionOf(said), (holds, scene) => (holds ? yes : no).ask(scene), both(yes.reads, no.reads));
  },
};

const CONDITIONS: Asking<Condition, "object" | "has" | keyof Bounds, boolean> = {
  exists: (said) => asked(objects(said), ({ length }) => length > 0),
  is: (said, { object }) => {
    const { reads, test } = partMatcherOf(said);
    return asked(
      referred(object),
      (found, scene) => found.some((place) => test(place, scene, scene.view(place))),
      reads,
    );
  },
  player: (said, { has }) =>
    asked(players(said), (found, { board }) =>
      found.some((player) => has === undefined || board.players[player]?.designations.has(has) === true),
    ),
  compare: (said, bounds) => {
    const { reads, within } = boundsOf(bounds);
    return asked(quantityOf(said), within, reads);
  },
  turn: (said) => asked(players(said), (found, { board }) => found.includes(board.activePlayer)),
  allOf: (said) => asked(each(said.map(conditionOf)), (hold) => !hold.includes(false)),
  anyOf: (said) => asked(each(said.map(conditionOf)), (hold) => hold.includes(true)),
  not: (said) => asked(conditionOf(said), (holds) => !holds),
};

function askedBy<S extends object, T>(
  table: { readonly [K in keyof S]?: (said: NonNullable<S[K]>, beside: S) => Asked<T> },
  said: S,
): Asked<T> {
  for (const key of Object.keys(table) as (keyof S)[]) {
    const [value, asking] = [said[key], table[key]];
    if (value !== undefined && value !== null && asking !== undefined) return asking(value, said);
  }
  throw new Error("the schema asks for one of the keys");
}

const EXPRESSIONS = new WeakMap<QuantityExpression, Asked<number>>();
const WHETHER = new WeakMap<Condition, Asked<boolean>>();

/** An undeterminable number is 0 (CR 107.2). */
function quantityOf(quantity: Quantity): Asked<number> {
  if (typeof quantity === "number") return asked(HERE, () => quantity);
  return remembered(EXPRESSIONS, quantity, () => askedBy(QUANTITIES, quantity));
}

function conditionOf(condition: Condition): Asked<boolean> {
  return remembered(WHETHER, condition, () => askedBy(CONDITIONS, condition));
}

/** Reads a quantity at this instant. */
export function evaluateQuantity(quantity: Quantity, scene: Scene): number {
  return quantityOf(quantity).ask(scene);
}

/** What evaluating a quantity reads. */
export function quantityReads(quantity: Quantity | undefined): Aspects {
  return quantity === undefined ? NOTHING : quantityOf(quantity).reads;
}

/** Whether a condition ("as long as") is true at this instant. */
export function conditionHolds(condition: Condition, scene: Scene): boolean {
  return conditionOf(condition).ask(scene);
}

/** What evaluating a condition reads. */
export function conditionReads(condition: Condition | undefined): Aspects {
  return condition === undefined ? NOTHING : conditionOf(condition).reads;
}

function boundsOf({ equals, atLeast, atMost }: Bounds): Within {
  const [exactly, least, most] = [equals, atLeast, atMost].map((bound) => bound !== undefined && quantityOf(bound));
  return {
    reads: all([quantityReads(equals), quantityReads(atLeast), quantityReads(atMost)]),
    within: (number, scene) =>
      (!exactly || number === exactly.ask(scene)) &&
      (!least || number >= least.ask(scene)) &&
      (!most || number <= most.ask(scene)),
  };
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
