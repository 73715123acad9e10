import type {
  AfterStateBasedExpectation,
  CheckEvent,
  ObjectExpectation,
  Observes,
  OtherExpectation,
  PlayerExpectation,
} from "../rules/formats.gen.js";
import { present } from "../rules/present.js";
import { EVERY_OBSERVES } from "../rules/observed.js";
import { orderedText } from "../rules/ordered-text.js";
import { listOfWord } from "../rules/word-list.js";
import { isKeywordText } from "../rules/keyword-text.js";

type ObservedWords = ReadonlySet<Observes>;

/** Whether a key of an expectation is reported as a whole; of `has` and `lacks` it is asked word by word. */
function isObserved(key: keyof ObjectExpectation, observes: ObservedWords): boolean {
  if (key === "has" || key === "lacks") return false;
  return observes.has(key) || (key === "keywords" && observes.has("abilities"));
}

/** The words of `has` and `lacks` in lists that are reported; of abilities perhaps the keywords only. */
function observedWords(words: readonly string[] | undefined, observes: ObservedWords): string[] | undefined {
  return some(
    (words ?? []).filter((word) => {
      const list = listOfWord(word);
      return observes.has(list) || (list === "abilities" && observes.has("keywords") && isKeywordText(word));
    }),
  );
}

/** The entries of a list of abilities, as checks write them, that are keywords. */
export function keywordsOnly(list: readonly string[]): string[] {
  return list.filter(isKeywordText);
}

/**
 * The check reduced to what an engine reports, under other readings as well. Values it does not report are not
 * expected, and an object or player without expected values is dropped. Of an engine that reports only keywords, only
 * the keywords in `abilities`, `has` and `lacks` are expected.
 */
export function observablePart(check: CheckEvent, observes: ObservedWords): CheckEvent {
  const { kind, id, rulesets, note, why, afterStateBasedActions: after, readings, ...expected } = check;
  return {
    kind,
    id,
    ...present({ rulesets, note, why }),
    ...observableBoard(expected, observes, observableObject),
    ...present({
      afterStateBasedActions: after === undefined ? undefined : observableAfter(after, observes),
      readings: readings && eachOf(readings, (other) => observableBoard(other, observes, observableUnderReading)),
    }),
  };
}

/** The words that a check needs, in vocabulary order; `keywords` too if they would cover a part of `abilities`. */
export function observesOf(check: CheckEvent): Observes[] {
  const asked = new Set(askedNow(check));
  // What is counted needs all the words of its description together.
  for (const { where } of check.counts ?? [])
    for (const observes of askedNow({ kind: "check", id: check.id, expect: { counted: where } })) asked.add(observes);
  // A value after state-based actions needs two words together.
  const after = check.afterStateBasedActions && observableAfter(check.afterStateBasedActions, EVERYTHING);
  if (after !== undefined) {
    asked.add("afterStateBasedActions");
    const then = present({ expect: after.expect, players: after.players });
    for (const observes of askedNow({ kind: "check", id: check.id, ...then })) asked.add(observes);
  }
  return EVERY_OBSERVES.filter((observes) => asked.has(observes));
}

const EVERYTHING: ObservedWords = new Set(EVERY_OBSERVES);

function askedNow(check: CheckEvent): Observes[] {
  return EVERY_OBSERVES.filter((observes) => !isSilent(observablePart(check, new Set([observes]))));
}

/** Whether a check, or what is left of it, compares nothing. */
export function isSilent(check: CheckEvent): boolean {
  const { expect, players, gameRules, costs, abilityCosts, stateBased, counts, order, dependencies } = check;
  const { afterStateBasedActions: after } = check;
  const parts = [expect, players, gameRules, costs, abilityCosts, stateBased, counts, after, order, dependencies];
  return parts.every((part) => part === undefined);
}

/** What a check, and its expectations under another reading, have in common. */
type OfBoard = OtherExpectation & Pick<CheckEvent, "costs" | "abilityCosts">;
type OfObject = (expectation: ObjectExpectation, observes: ObservedWords) => ObjectExpectation | undefined;

function observableBoard(expected: OfBoard, observes: ObservedWords, ofObject: OfObject): OfBoard {
  const { expect, players, counts, ...ofGame } = expected;
  const counted = counts?.filter(({ where }) => isWhole(where, observes));
  return {
    ...present({
      expect: expect && eachOf(expect, (expectation) => ofObject(expectation, observes)),
      players: players && eachOf(players, (expectation) => observablePlayer(expectation, observes)),
    }),
    ...present({ counts: counted === undefined || counted.length === 0 ? undefined : counted }),
    ...only(ofGame, (key) => observes.has(key)),
  };
}

/** Whether all of a description is reported: objects that fit a part of it are others. Keywords alone are no whole list. */
function isWhole(where: ObjectExpectation, observes: ObservedWords): boolean {
  if (where.abilities !== undefined && !observes.has("abilities")) return false;
  return orderedText(observableObject(where, observes)) === orderedText(where);
}

function observableObject(expectation: ObjectExpectation, observes: ObservedWords): ObjectExpectation {
  const { abilities, has, lacks } = expectation;
  const areKeywords = !observes.has("abilities") && observes.has("keywords");
  return {
    ...only(expectation, (key) => isObserved(key, observes)),
    ...present({
      ...(areKeywords ? { abilities: abilities && keywordsOnly(abilities) } : {}),
      has: observedWords(has, observes),
      lacks: observedWords(lacks, observes),
    }),
  };
}

/** Under another reading an object that does not exist has no other values, reported or not. */
function observableUnderReading(expectation: ObjectExpectation, observes: ObservedWords): ObjectExpectation {
  return expectation.exists === false ? expectation : observableObject(expectation, observes);
}

function observablePlayer(expectation: PlayerExpectation, observes: ObservedWords): PlayerExpectation {
  return only(expectation, (key) => observes.has(`player.${key}`));
}

/** What players keep is input and no part of the answer, so it stays only beside an expectation. */
function observableAfter(
  after: AfterStateBasedExpectation,
  observes: ObservedWords,
): AfterStateBasedExpectation | undefined {
  if (!observes.has("afterStateBasedActions")) return undefined;
  const { keep, rounds, open, expect, players } = after;
  const left = {
    ...present({ rounds, open }),
    ...observableBoard(present({ expect, players }), observes, observableObject),
  };
  return isEmpty(left) ? undefined : { ...present({ keep }), ...left };
}

/** Reduces the entry of each name and drops the empty ones; undefined if none is left. */
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

/** The value with only those keys that `stays` accepts. */
function only<T extends object>(value: T, stays: (key: keyof T) => boolean): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => stays(key as keyof T))) as T;
}
