import type { TraceStep } from "../../rules/formats.gen.js";
import { clausesOf } from "../../rules/trace-clauses.js";
import type { Phrase } from "../../wording/phrase.js";
import type { Reason } from "./explanation.js";

/** A step of a trace with its place in it. There is no other way to one than out of a trace. */
export class Seen<S extends TraceStep = TraceStep> {
  readonly step: S;
  readonly place: number;

  private constructor(step: S, place: number) {
    this.step = step;
    this.place = place;
  }

  static all(trace: readonly TraceStep[]): readonly Seen[] {
    return trace.map((step, place) => new Seen(step, place));
  }
}

export type SeenOf<K extends TraceStep["kind"]> = Seen<Extract<TraceStep, { kind: K }>>;

export function isOf<K extends TraceStep["kind"]>(seen: Seen | undefined, kind: K): seen is SeenOf<K> {
  return seen?.step.kind === kind;
}

/** Which of the clauses of its steps a reason is about; those that say how it came to the layer at all are left out. */
export type Cites = (clause: string) => boolean;

/**
 * A sentence about steps. Its words are made from them by who calls this; `checkExplanation` proves for each reason that
 * whatever it names is in its steps. It cites the clauses of its steps that fit, or all of them if none does.
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
