import { clauseNumber } from "../../rules/clause-under.js";
import type { RulesetId, TraceStep } from "../../rules/formats.gen.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import { layerOfStep } from "../../rules/trace-stage.js";
import type { ObjectNames } from "../../wording/object-names.js";
import { type Phrase, say } from "../../wording/phrase.js";
import { stepPhrase } from "../../wording/steps.js";
import type { Teller } from "../teller.js";
import type { Seen } from "./seen.js";

/**
 * Why something is as it is, in a sentence about steps of a computation. Terminal, keys, reports and the lab all show
 * reasons; there is no other way to make one than from the steps it speaks of, so that nothing can be said that the
 * resolver has not done.
 */
export interface Reason {
  readonly words: Phrase;
  /** By their numbers of today; who tells the reason puts those of the edition. */
  readonly clauses: readonly string[];
  /** Places in the trace; never empty, except in an answer that no step has touched. */
  readonly steps: readonly number[];
}

/** A reason in a language. */
export interface ToldReason {
  readonly text: string;
  readonly clauses: readonly string[];
  /** What they are called in the text of the edition, one for each. */
  readonly numbers: readonly string[];
}

/** Which of the clauses of its steps a reason is about; those that say how it came to the layer at all are left out. */
export type Cites = (clause: string) => boolean;

/**
 * Its words are made from the steps by who calls this; tests prove for each reason that whatever it names is in its
 * steps. It cites the clauses of its steps that fit, or all of them if none does.
 */
export function reasonFrom(steps: readonly [Seen, ...Seen[]], words: Phrase, cites: Cites = () => true): Reason {
  const clauses = [...new Set(steps.flatMap(({ step }) => clausesOf(step)))];
  const fitting = clauses.filter(cites);
  return {
    words,
    clauses: fitting.length === 0 ? clauses : fitting,
    steps: [...new Set(steps.map(({ place }) => place))].toSorted((a, b) => a - b),
  };
}

/** A step in the words in which the trace tells it. */
export function stepReason(seen: Seen, names: ObjectNames): Reason {
  return reasonFrom([seen], seen.step.kind === "layer" ? say("step-defining-first") : stepPhrase(seen.step, names));
}

/** Layers can have numbers of their own in the text of an edition: those of the step that a reason begins with. */
export function toldReason(
  { words, clauses, steps: [place] }: Reason,
  trace: readonly TraceStep[],
  ruleset: RulesetId,
  { speaker }: Teller,
): ToldReason {
  const step = place === undefined ? undefined : trace[place];
  const layer = step === undefined ? undefined : layerOfStep(step);
  return {
    text: speaker.sentence(words),
    clauses,
    numbers: clauses.map((clause) => clauseNumber(clause, ruleset, layer)),
  };
}
