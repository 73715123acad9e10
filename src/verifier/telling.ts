import type {
  AfterStateBasedExpectation,
  CheckEvent,
  ObjectExpectation,
  Observes,
  OtherExpectation,
  PlayerExpectation,
} from "../rules/formats.gen.js";
import { EVERY_OBSERVES } from "../rules/capabilities.js";
import { isKeywordText } from "../scenario/vocabulary.js";

type Told = ReadonlySet<Observes>;

/** What each key of an expectation is told by. Of abilities an engine may tell the keywords alone. */
const TOLD_OF_OBJECTS: Readonly<Record<keyof ObjectExpectation, Observes>> = {
  exists: "exists",
  name: "name",
  manaCost: "manaCost",
  manaValue: "manaValue",
  colors: "colors",
  supertypes: "supertypes",
  types: "types",
  subtypes: "subtypes",
  abilities: "abilities",
  has: "abilities",
  lacks: "abilities",
  power: "power",
  toughness: "toughness",
  basePower: "basePower",
  baseToughness: "baseToughness",
  loyalty: "loyalty",
  defense: "defense",
  controller: "controller",
  owner: "owner",
  zone: "zone",
  faceDown: "faceDown",
  tapped: "tapped",
  attachedTo: "attachedTo",
  counters: "counters",
  damage: "damage",
  tapsFor: "tapsFor",
  rules: "rules",
  attacks: "attacks",
  blocks: "blocks",
  copiable: "copiable",
};

const TOLD_OF_PLAYERS: Readonly<Record<keyof PlayerExpectation, Observes>> = {
  life: "player.life",
  hand: "player.hand",
  abilities: "player.abilities",
  maximumHandSize: "player.maximumHandSize",
  landPlays: "player.landPlays",
};

/** What belongs to no object or player. */
const TOLD_OF_GAME = {
  gameRules: "gameRules",
  costs: "costs",
  stateBased: "stateBased",
  order: "order",
  dependencies: "dependencies",
} as const satisfies Readonly<Partial<Record<keyof CheckEvent, Observes>>>;

/** Those of a list of abilities, as checks write them, that are keywords. */
export function keywordsOnly(list: readonly string[]): string[] {
  return list.filter(isKeywordText);
}

/**
 * The check reduced to what an engine tells, under other readings as well: what is not told is not expected, and of an
 * object or a player of which nothing is left nothing is said. An engine that tells only keywords of the abilities is
 * held to those: of `abilities`, `has` and `lacks` the entries that are keywords stay.
 */
export function tellable(check: CheckEvent, observes: Told): CheckEvent {
  const { kind, id, rulesets, note, afterStateBasedActions: after, readings, ...expected } = check;
  return {
    kind,
    id,
    ...(rulesets === undefined ? {} : { rulesets }),
    ...(note === undefined ? {} : { note }),
    ...toldOfBoard(expected, observes, toldOfObject),
    ...present({
      afterStateBasedActions: after === undefined ? undefined : toldAfter(after, observes),
      readings: readings && eachOf(readings, (other) => toldOfBoard(other, observes, toldElsewise)),
    }),
  };
}

/** What a check expects to be told, in the order of the vocabulary; `keywords` besides `abilities` where those would do for a part of it. */
export function observesOf(check: CheckEvent): Observes[] {
  const asked = new Set(askedNow(check));
  // A value after state-based actions is told by two words together.
  const after = check.afterStateBasedActions && toldAfter(check.afterStateBasedActions, EVERYTHING);
  if (after !== undefined) {
    asked.add("afterStateBasedActions");
    const then = present({ expect: after.expect, players: after.players });
    for (const observes of askedNow({ kind: "check", id: check.id, ...then })) asked.add(observes);
  }
  return EVERY_OBSERVES.filter((observes) => asked.has(observes));
}

const EVERYTHING: Told = new Set(EVERY_OBSERVES);

function askedNow(check: CheckEvent): Observes[] {
  return EVERY_OBSERVES.filter((observes) => !isSilent(tellable(check, new Set([observes]))));
}

/** Whether a check, or what is left of it, compares nothing. */
export function isSilent(check: CheckEvent): boolean {
  const { expect, players, gameRules, costs, stateBased, afterStateBasedActions, order, dependencies } = check;
  const parts = [expect, players, gameRules, costs, stateBased, afterStateBasedActions, order, dependencies];
  return parts.every((part) => part === undefined);
}

/** What a check and what it expects under another reading say in the same words. */
type OfBoard = OtherExpectation & Pick<CheckEvent, "costs">;
type OfObject = (expectation: ObjectExpectation, observes: Told) => ObjectExpectation | undefined;

function toldOfBoard(expected: OfBoard, observes: Told, ofObject: OfObject): OfBoard {
  const { expect, players, ...ofGame } = expected;
  return {
    ...present({
      expect: expect && eachOf(expect, (expectation) => ofObject(expectation, observes)),
      players: players && eachOf(players, (expectation) => toldOfPlayer(expectation, observes)),
    }),
    ...only(ofGame, (key) => observes.has(TOLD_OF_GAME[key])),
  };
}

function toldOfObject(expectation: ObjectExpectation, observes: Told): ObjectExpectation {
  const told = only(expectation, (key) => observes.has(TOLD_OF_OBJECTS[key]));
  if (observes.has("abilities") || !observes.has("keywords")) return told;
  const { abilities, has, lacks } = expectation;
  return {
    ...told,
    ...(abilities === undefined ? {} : { abilities: keywordsOnly(abilities) }),
    ...present({ has: some(keywordsOnly(has ?? [])), lacks: some(keywordsOnly(lacks ?? [])) }),
  };
}

/** Under another reading what is not there takes every other value with it, whether that it is not there is told or not. */
function toldElsewise(expectation: ObjectExpectation, observes: Told): ObjectExpectation {
  return expectation.exists === false ? expectation : toldOfObject(expectation, observes);
}

function toldOfPlayer(expectation: PlayerExpectation, observes: Told): PlayerExpectation {
  return only(expectation, (key) => observes.has(TOLD_OF_PLAYERS[key]));
}

/** What players keep is no answer: it stays where something else does. */
function toldAfter(after: AfterStateBasedExpectation, observes: Told): AfterStateBasedExpectation | undefined {
  if (!observes.has("afterStateBasedActions")) return undefined;
  const { keep, rounds, open, expect, players } = after;
  const told = { ...present({ rounds, open }), ...toldOfBoard(present({ expect, players }), observes, toldOfObject) };
  return isEmpty(told) ? undefined : { ...(keep === undefined ? {} : { keep }), ...told };
}

/** Of each name what is left, without those of which nothing is; undefined if nothing is left of any. */
function eachOf<T extends object>(
  named: Readonly<Record<string, T>>,
  reduce: (value: T) => T | undefined,
): Record<string, T> | undefined {
  const kept = Object.entries(named).flatMap(([name, value]) => {
    const left = reduce(value);
    return left === undefined || isEmpty(left) ? [] : [[name, left] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function some(list: readonly string[]): string[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** The keys that may stay. */
function only<T extends object>(value: T, stays: (key: keyof T) => boolean): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => stays(key as keyof T))) as T;
}

/** The keys that have a value. */
function present<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
