import { QUESTIONS, type Question, type Reading, UNNAMED } from "./questions.js";
import type { RulesetId } from "./formats.gen.js";
import type { Ruleset } from "./ruleset.js";
import { remembered } from "./remembered.js";
import { isBetween } from "./rulesets.js";

export type { Question, Reading } from "./questions.js";

/** Every reading of every question; of each question the recommended one first. */
export const READINGS: readonly Reading[] = QUESTIONS.flatMap(({ id, readings }) =>
  readings.map((reading, place) => ({ ...reading, question: id, recommended: place === 0 })),
);

const BY_ID = new Map(READINGS.map((reading) => [reading.id, reading]));

export function readingOf(id: string): Reading | undefined {
  return BY_ID.get(id);
}

export function questionOf(reading: Reading): Question {
  const question = QUESTIONS.find(({ id }) => id === reading.question);
  if (question === undefined) throw new Error(`the reading ${reading.id} answers no question`);
  return question;
}

/** Whether the resolver can read the rules so. */
export function isSupported({ recommended, policy }: Reading): boolean {
  return recommended || policy !== undefined;
}

/** Whether somebody is known who reads the rules so. */
export function isHeld({ source }: Reading): boolean {
  return source !== UNNAMED;
}

/** Whether the question that a reading answers is one under these rules. */
export function arisesUnder(reading: Reading, ruleset: RulesetId): boolean {
  return isBetween(ruleset, questionOf(reading));
}

const DERIVED = new WeakMap<Ruleset, Map<string, Ruleset>>();

/**
 * The same rules read in this way; the same object for the same two. A reading that the rules give no occasion for,
 * or that they follow anyway, changes nothing; nor does one that the resolver does not support.
 */
export function withReading(ruleset: Ruleset, reading: Reading): Ruleset {
  if (reading.recommended || reading.policy === undefined || !arisesUnder(reading, ruleset.id)) return ruleset;
  const { id, policy } = reading;
  return remembered(
    remembered(DERIVED, ruleset, () => new Map<string, Ruleset>()),
    id,
    () => ({
      ...ruleset,
      policy: { ...ruleset.policy, ...policy },
      readings: [...(ruleset.readings ?? []), id],
    }),
  );
}

/** The rules with these readings, one a question; undefined if one of them is unknown or not supported. */
export function withReadings(ruleset: Ruleset, ids: readonly string[]): Ruleset | undefined {
  let derived = ruleset;
  // In one order, so that the same readings give the same rules.
  for (const id of ids.toSorted()) {
    const reading = readingOf(id);
    if (reading === undefined || !isSupported(reading)) return undefined;
    derived = withReading(derived, reading);
  }
  return derived;
}
