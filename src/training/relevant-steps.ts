import type { AppliedStep, Change, TraceStep } from "../rules/formats.gen.js";
import type { Cause, Causes, StepCauses } from "../resolver/causes.js";
import { couldChange, isUpTo, type Characteristic, type Scope } from "./scope.js";
import { isOf, Seen, type SeenOf } from "./seen.js";

/** A step that matters for a question. */
export interface Relevant<S extends TraceStep = TraceStep> {
  readonly seen: Seen<S>;
  /** Of an application: the objects on which it matters, each with the characteristics that do. */
  readonly on: ReadonlyMap<string, ReadonlySet<Characteristic>>;
}

const NO_CAUSES: StepCauses = {
  exists: [],
  does: [],
  reached: new Map(),
  escaped: new Map(),
  missed: new Map(),
  would: [],
  timestamp: undefined,
};

/**
 * Goes back from what is asked to what made it so: from a value to the applications that wrote it, from these to what
 * made their effects exist, reach the object and do what they do, and to what decided their order.
 */
export class Slice {
  readonly all: readonly Seen[];
  readonly #causes: Causes;
  readonly #on = new Map<number, Map<string, Set<Characteristic>>>();
  readonly #followed = new Set<string>();

  constructor(trace: readonly TraceStep[], causes: Causes) {
    this.all = Seen.all(trace);
    this.#causes = causes;
  }

  /** The relevant steps, in their order. */
  get relevant(): Relevant[] {
    return this.all.flatMap((seen) => {
      const on = this.#on.get(seen.place);
      return on === undefined ? [] : [{ seen, on }];
    });
  }

  causes(seen: Seen): StepCauses {
    return this.#causes.get(seen.place) ?? NO_CAUSES;
  }

  has(seen: Seen): boolean {
    return this.#on.has(seen.place);
  }

  /** Where the characteristic of the object matters, in all steps or in those before one. */
  ask({ object, characteristics, until }: Scope, before = this.all.length): void {
    if (object === undefined) return;
    for (const seen of this.all.slice(0, before)) {
      if (isOf(seen, "applied")) this.#asked(seen, object, characteristics, until);
      else if (isOf(seen, "ceased") && isUpTo(seen.step.layer, until)) this.#lost(seen, object, characteristics);
    }
    this.#order();
  }

  /** A step matters by itself. */
  mark(seen: Seen): void {
    if (!this.#on.has(seen.place)) this.#on.set(seen.place, new Map());
    if (isOf(seen, "player") || isOf(seen, "gameRule")) this.#existence(seen);
  }

  /** An application matters as far as it changes an object; all that led to it does too. */
  follow(seen: SeenOf<"applied">, object: string, characteristics: Iterable<Characteristic>): void {
    this.mark(seen);
    const on = this.#on.get(seen.place);
    const known = on?.get(object) ?? new Set<Characteristic>();
    for (const characteristic of characteristics) known.add(characteristic);
    on?.set(object, known);
    const key = `${seen.place}\n${object}`;
    if (this.#followed.has(key)) return;
    this.#followed.add(key);
    this.#existence(seen);
    const { does, reached } = this.causes(seen);
    for (const cause of [...does, ...(reached.get(object) ?? [])]) this.#caused(cause);
    this.#begun(seen);
  }

  #asked(
    seen: SeenOf<"applied">,
    object: string,
    characteristics: ReadonlySet<Characteristic>,
    until: Scope["until"],
  ): void {
    const { step } = seen;
    if (!isUpTo(step.layer, until)) return;
    const here = changesOf(step, object).filter(({ characteristic }) => characteristics.has(characteristic));
    if (here.length > 0) {
      this.follow(seen, object, here.map(({ characteristic }) => characteristic));
      return;
    }
    if (!couldChange(step).some((characteristic) => characteristics.has(characteristic))) return;
    const { escaped, missed } = this.causes(seen);
    const causes = escaped.get(object) ?? missed.get(object);
    if (causes === undefined) return;
    this.mark(seen);
    this.#begun(seen);
    for (const cause of causes) this.#caused(cause);
  }

  /** An effect that would have changed what is asked, had it not ceased. */
  #lost(seen: SeenOf<"ceased">, object: string, characteristics: ReadonlySet<Characteristic>): void {
    if (!couldChange(seen.step).some((characteristic) => characteristics.has(characteristic))) return;
    if (!this.causes(seen).would.includes(object)) return;
    this.mark(seen);
    const [owner] = seen.step.effect.split("/");
    const by = this.all.findLast(
      (other): other is SeenOf<"applied"> =>
        other.place < seen.place && isOf(other, "applied") && other.step.effect === seen.step.by,
    );
    if (by === undefined) return;
    const holder = by.step.changes.find(({ object: on, characteristic }) => characteristic === "abilities" && seen.step.effect.startsWith(`${on}/`));
    this.follow(by, holder?.object ?? owner ?? "", ["abilities"]);
  }

  #caused({ place, object }: Cause): void {
    const seen = this.all[place];
    if (!isOf(seen, "applied")) return;
    this.follow(
      seen,
      object,
      changesOf(seen.step, object).map(({ characteristic }) => characteristic),
    );
  }

  #existence(seen: Seen): void {
    for (const cause of this.causes(seen).exists) this.#caused(cause);
  }

  /** That it began earlier matters where it goes on in another layer. */
  #begun(seen: SeenOf<"applied">): void {
    const { effect, layer } = seen.step;
    for (const other of this.all.slice(0, seen.place)) {
      if (isOf(other, "continues") && other.step.effect === effect && other.step.layer === layer) this.mark(other);
      if (isOf(other, "locked") && other.step.effect === effect && other.step.layer !== layer) this.mark(other);
    }
  }

  /** What decided the order of relevant effects: who waited for whom, why, and where that went in a circle. */
  #order(): void {
    for (;;) {
      const size = this.#on.size;
      const effects = new Map<string, Set<string>>();
      for (const { seen } of this.relevant) {
        if (!isOf(seen, "applied") && !isOf(seen, "ceased")) continue;
        const known = effects.get(seen.step.layer);
        if (known === undefined) effects.set(seen.step.layer, new Set([seen.step.effect]));
        else known.add(seen.step.effect);
      }
      const isHere = (layer: string, effect: string): boolean => effects.get(layer)?.has(effect) === true;
      for (const seen of this.all) {
        if (isOf(seen, "depends")) {
          const { layer, effect, on } = seen.step;
          if (isHere(layer, effect) && isHere(layer, on)) this.mark(seen);
        } else if (isOf(seen, "waits")) {
          const { layer, effect, for: others } = seen.step;
          if (isHere(layer, effect) && others.some((other) => isHere(layer, other))) this.mark(seen);
        } else if (isOf(seen, "loop")) {
          const { layer, members } = seen.step;
          if (members.filter((member) => isHere(layer, member)).length > 1) this.mark(seen);
        }
      }
      if (this.#on.size === size) return;
    }
  }

  /** Every step of a layer, for who asks for its order. */
  askLayer(layer: string): void {
    for (const seen of this.all) {
      if (!("layer" in seen.step) || seen.step.layer !== layer || seen.step.kind === "layer") continue;
      this.mark(seen);
      if (isOf(seen, "applied")) this.#existence(seen);
      if (isOf(seen, "ceased")) this.#ended(seen);
    }
    this.#order();
  }

  #ended(seen: SeenOf<"ceased">): void {
    this.mark(seen);
  }
}

export function changesOf({ changes }: AppliedStep, object: string): Change[] {
  return changes.filter((change) => change.object === object);
}
