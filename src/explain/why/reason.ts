import { clauseNumber } from "../../rules/clause-under.js";
import type { RulesetId, TraceStep } from "../../rules/formats.gen.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import { layerOfStep, type TraceStage } from "../../rules/trace-stage.js";
import type { ObjectNames } from "../../wording/object-names.js";
import { type Phrase, say } from "../../wording/phrase.js";
import { stepPhrase } from "../../wording/steps.js";
import type { Narrator } from "../narrator.js";
import { decidingPlaces } from "./decisive.js";
import type { Seen } from "./seen.js";

/** A sentence about steps of a computation, and made from them alone: no explanation states what the resolver has not done. */
export interface Reason {
  readonly words: Phrase;
  /** By their current numbers; those of the edition are substituted when the reason is put into words. */
  readonly clauses: readonly string[];
  /** Indices into the trace; never empty, except for an answer that no step has touched. */
  readonly steps: readonly number[];
  /** Of the board after state-based actions: indices into the trace of that board. */
  readonly after?: readonly number[];
}

/** A reason in a language. */
export interface ToldReason {
  readonly text: string;
  readonly clauses: readonly string[];
  /** Their numbers in the text of the edition, one for each. */
  readonly numbers: readonly string[];
  /** The few of these numbers that decide, the weightiest first; the rest is for those who ask. */
  readonly deciding: readonly string[];
}

/** Which clauses of its steps a reason cites; those that only explain how they got into the layer are left out. */
export type Cites = (clause: string) => boolean;

/** A reason cites those clauses of its steps that `cites` accepts, or all if it accepts none. Tests hold its words to the steps. */
export function reasonFrom(steps: readonly [Seen, ...Seen[]], words: Phrase, cites: Cites = () => true): Reason {
  const clauses = [...new Set(steps.flatMap(({ step }) => clausesOf(step)))];
  const fitting = clauses.filter(cites);
  return {
    words,
    clauses: fitting.length === 0 ? clauses : fitting,
    steps: [...new Set(steps.map(({ place }) => place))].toSorted((a, b) => a - b),
  };
}

/** A step in the words of the trace, or with the changes that are told of it. */
export function stepReason(seen: Seen, names: ObjectNames, told: TraceStep = seen.step): Reason {
  return reasonFrom([seen], told.kind === "layer" ? say("step-defining-first") : stepPhrase(told, names));
}

/** An edition may number its layers differently, so the layer is taken from the reason's first step. */
export function toldReason(
  { words, clauses, steps: [place] }: Reason,
  trace: readonly TraceStep[],
  ruleset: RulesetId,
  { speaker, decisive }: Narrator,
): ToldReason {
  const step = place === undefined ? undefined : trace[place];
  const layer = step === undefined ? undefined : layerOfStep(step);
  const numbers = clauses.map((clause) => numberInWords(clauseNumber(clause, ruleset, layer), { speaker }));
  const deciding = decidingPlaces(clauses, decisive).map((one) => numbers[one] ?? "");
  return { text: speaker.sentence(words), clauses, numbers, deciding: [...new Set(deciding)] };
}

/** A number as it is shown under an edition, with its remark in the language. */
export function numberInWords(number: string, { speaker }: Pick<Narrator, "speaker">): string {
  return number
    .replace("(later)", () => `(${speaker.text(say("clause-later"))})`)
    .replace("(today's number)", () => `(${speaker.text(say("clause-of-today"))})`);
}

/** The kind of a reason; the short form consists of those that decide. */
export type Weight =
  | "lasts"
  | "waits"
  | "loop"
  | "continues"
  | "ceased"
  | "missed"
  | "defining"
  | "older"
  | "lastWord"
  | "reached"
  | "applied"
  | "begins"
  | "aside";

export interface Weighed {
  readonly weight: Weight;
  readonly reason: Reason;
}

/** The reasons of one stage. */
export interface StageReasons {
  readonly stage: TraceStage;
  readonly weighed: readonly Weighed[];
}

/** The clauses that reasons cite, by subject. */
export const OF_DEPENDENCY = (clause: string): boolean => clause.startsWith("613.8");
export const OF_TIMESTAMPS = (clause: string): boolean => clause.startsWith("613.7");
/** Clauses about the interplay of layers. */
export const OF_LAYERS = (clause: string): boolean => /^61[23]\.[1-5]/.test(clause);
export const OF_BEGINNING = (clause: string): boolean => clause === "613.6" || clause === "604.2";
/** Clauses about what an application does, without those about its order. */
export const OF_CONTENT = (clause: string): boolean => !/^613\.(?:[5-9]|1$)|^611\.3a$/.test(clause);
