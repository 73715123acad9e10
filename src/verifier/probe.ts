import type { Card, Result, Scenario } from "../rules/formats.gen.js";
import { disguise } from "./disguise.js";
import { cardsOf } from "./request.js";
import { changedAnswer } from "./second-answer.js";
import { verdictOf } from "./verdict.js";

/** Asks an engine and compares. The cards are sent in the given order. Never rejects. */
export type Ask = (scenario: Scenario, cards: readonly Card[]) => Promise<Result>;

/**
 * Asks an entry twice, the second time disguised: with other names for objects, players and effects, and with cards,
 * keys and sets in another order. A different answer then has nothing to do with the rules: the verdict is `unstable`,
 * its message states the difference, and the values are those of the first answer.
 */
export async function probeEntry(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  seed: string,
  ask: Ask,
): Promise<Result> {
  return askedAgain(await ask(scenario, cardsOf(scenario, cards)), scenario, cards, seed, ask);
}

/** Asks an entry a second time if it was asked already. Without values there is nothing to compare a second answer with. */
export async function askedAgain(
  original: Result,
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  seed: string,
  ask: Ask,
): Promise<Result> {
  if (verdictOf(original.values) === undefined) return original;
  const other = disguise(scenario, cardsOf(scenario, cards), seed);
  const difference = changedAnswer(original, await ask(other.scenario, other.cards), other.originalOf);
  if (difference === undefined) return original;
  const { reading: _, ...first } = original;
  return { ...first, verdict: "unstable", message: `asked again in other words: ${difference}` };
}
