import type { Board } from "../rules/board.js";
import type { AfterStateBasedActions, CheckEvent, Resolution, Selector } from "../rules/formats.gen.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import type { Causes } from "../resolver/telling/causes.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { CorpusScenario } from "../verifier/plan.js";
import type { Answer } from "./answer.js";
import type { Complexity, Knowledge } from "./difficulty.js";
import type { WhyQuestion } from "../explain/why/question.js";
import { v5 } from "uuid";
import { canonicalText } from "../verifier/canonical-text.js";
import type { Language } from "../wording/language.js";

/** One question about one check of a scenario, with the correct answer and the wrong ones, independent of language. */
export interface Item {
  readonly entry: CorpusScenario;
  readonly ruleset: Ruleset;
  readonly check: CheckEvent;
  readonly question: WhyQuestion;
  readonly answer: Answer;
  /** Wrong answers, the most instructive first; if empty, the question is open. */
  readonly wrong: readonly Distractor[];
  /** The id of the reading that the answer follows, if another reading gives another answer. */
  readonly reading?: string;
  /** The objects by zone, before the layers apply. */
  readonly board: Board;
  readonly resolution: Resolution;
  readonly causes: Causes;
  readonly after?: AfterStateBasedActions;
  /** The indices of the steps of the trace that lead to the answer. */
  readonly steps: readonly number[];
  /** Those by which something has ended, so that the answer became what it is. */
  readonly over: readonly number[];
  readonly knowledge: Knowledge;
  readonly complexity: Complexity;
  /** The ids of all mistakes that give another answer: they show on which relations between effects the answer turns. */
  readonly refuted: ReadonlySet<string>;
}

/** A wrong answer, and what leads to it. */
export interface Distractor {
  readonly answer: Answer;
  readonly mistake: MistakeMade;
  /** The effects that are applied otherwise to what is asked about by who believes this. */
  readonly otherwise?: ReadonlySet<string>;
}

/**
 * Somebody believes what no text says, the most instructive first; or overlooks effects, given as traces name them. Events
 * are given by their numbers among those before the question: somebody has not noticed one, mixes up which of two came
 * first, or answers what was right before one. Or he takes an object for one that the effects of another describe, counts an
 * object for an effect that does not count, or forgets one that does, or counts the first where a cost is for each beyond that. Or he takes what came at once in another order than the one that a player chose
 * (CR 613.7m), or answers what is true before state-based actions.
 */
export type MistakeMade =
  | { readonly kind: "believed"; readonly misconceptions: readonly [Misconception, ...Misconception[]] }
  | { readonly kind: "overlooked"; readonly effects: readonly string[] }
  | { readonly kind: "unnoticed"; readonly event: number }
  | { readonly kind: "mixedUp"; readonly events: readonly [earlier: number, later: number] }
  | { readonly kind: "outdated"; readonly event: number }
  | { readonly kind: "miscounted"; readonly effect: string; readonly object: string; readonly isCounted: boolean }
  | { readonly kind: "countedFirst"; readonly effect: string }
  | {
      readonly kind: "otherOrder";
      readonly event: number;
      readonly player: string | undefined;
      /** What has the earlier of the two timestamps, and what would have had it. */
      readonly older: string;
      readonly newer: string;
    }
  | { readonly kind: "notPerformed" }
  | {
      readonly kind: "reached";
      readonly source: string;
      readonly object: string;
      /** Why it is not reached, where that is plain: only others are, or what another player controls, or what is described. */
      readonly barrier: Barrier | undefined;
    };

export type Barrier =
  | "other"
  | { readonly controller: string }
  /** The effect, what it describes, and who "you" is there. */
  | { readonly effect: string; readonly described: Selector; readonly you: string | undefined };

/** The misconceptions that lead to a wrong answer. */
export function misconceptionsOf({ mistake }: Pick<Distractor, "mistake">): readonly Misconception[] {
  return mistake.kind === "believed" ? mistake.misconceptions : [];
}

/** Our own namespace, drawn once; changing it changes the id of every item. */
const NAMESPACE = "5f6c1f0a-6d5b-4d0e-9c77-8a2f613613a8";

/** The same text always gives the same id, and different texts different ones (RFC 9562, version 5). */
export function idOf(text: string): string {
  return v5(text, NAMESPACE);
}

/** The identity of an item, independent of its words: scenario, check, question, rules and readings. */
export function itemKey({ entry, check, question, ruleset }: Item): string {
  return canonicalText([entry.scenario.id, check.id, question, ruleset.id, ruleset.readings ?? []]);
}

export function guidOf(item: Item, language: Language): string {
  return idOf(`${itemKey(item)} ${language}`);
}
