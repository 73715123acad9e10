import type { TraceStep } from "../../rules/formats.gen.js";

/** A step of a trace with its index. The only way to get one is from a trace. */
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

/** The steps of one kind, in their order. */
export function ofKind<K extends TraceStep["kind"]>(all: readonly Seen[], kind: K): SeenOf<K>[] {
  return all.filter((seen): seen is SeenOf<K> => isOf(seen, kind));
}

export function isOf<K extends TraceStep["kind"]>(seen: Seen | undefined, kind: K): seen is SeenOf<K> {
  return seen?.step.kind === kind;
}
