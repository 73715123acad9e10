import { printEffect } from "../names/effect.js";
import type { StageName } from "../rules/formats.gen.js";
import { groupBy } from "../rules/group.js";
import type { Slot } from "../rules/ruleset.js";
import { speaksOfYou } from "../rules/speaks-of-you.js";
import { measuredFor } from "./counted.js";
import type { Effect } from "./effect.js";
import { footprintsAfter, type Footprint } from "./footprint.js";
import { metBy, type Met } from "./met.js";
import type { Next, Order } from "./order.js";
import type { State } from "./state.js";
import type { Step } from "./trace.js";

/** How much is written down: everything with every dependency, only what decides the order, or nothing of the layers. */
export type TraceDetail = "full" | "decisive" | "none";

/** The trace as it grows. Nothing is said twice in a slot. */
export class Recording {
  readonly detail: TraceDetail;
  readonly steps: Step[] = [];
  #said = new Set<string>();
  #slot: Slot | undefined = undefined;
  /** What met the conditions of effects as the slot began, by their ids. */
  readonly #metBefore = new Map<string, readonly Met[]>();
  /** Where each effect was asked for its condition in vain, by its id. */
  readonly #unmet = new Map<string, { readonly layers: StageName[]; readonly objects: number[] }>();

  constructor(detail: TraceDetail) {
    this.detail = detail;
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** A step of the slot that is open. */
  addToLayer(step: Step): void {
    if (this.detail !== "none") this.steps.push(step);
  }

  /** A slot, as its first effect is chosen. */
  #open(slot: Slot, pending: readonly Effect[]): void {
    if (this.#slot === slot) return;
    this.#slot = slot;
    this.#said = new Set();
    this.#metBefore.clear();
    for (const effect of pending) {
      const met = metBy(effect, effect.situation);
      if (met.length > 0) this.#metBefore.set(effect.id, met);
    }
    this.steps.push({ kind: "layer", slot });
  }

  /** A stage after the layers begins. */
  openStage(): void {
    this.#said = new Set();
  }

  /** Before an application: the dependencies, with both footprints as witness, who is passed over, and the loop. */
  choice(choice: Next, slot: Slot, order: Order, state: State): void {
    if (this.detail === "none") return;
    this.#open(slot, order.pending());
    if (this.detail === "full") this.#dependencies(slot, order, state);
    this.addChoice(choice, slot.layer);
  }

  /**
   * Effects that could have applied here but for their conditions, to the objects that `reach` gives; each has one step,
   * where that was asked first.
   */
  unmet(effects: readonly Effect[], layer: StageName, reach: (effect: Effect) => readonly number[]): void {
    if (this.detail === "none") return;
    for (const effect of effects) {
      const known = this.#unmet.get(effect.id);
      if (known !== undefined) {
        if (!known.layers.includes(layer)) known.layers.push(layer);
        known.objects.push(...reach(effect).filter((object) => !known.objects.includes(object)));
        continue;
      }
      const layers: [StageName, ...StageName[]] = [layer];
      const objects = [...reach(effect)];
      this.#unmet.set(effect.id, { layers, objects });
      const you = speaksOfYou(effect.program.condition) ? effect.situation.you() : undefined;
      this.steps.push({ kind: "unmet", effect, layers, objects, measured: measuredFor(effect), you });
    }
  }

  /** What changes the cost of one spell or ability is not said not to apply because of another. */
  forgetUnmetCosts(): void {
    const changing = new Set(this.steps.flatMap((step) => (step.kind === "cost" ? [step.data.by] : [])));
    const kept = this.steps.filter(
      (step) => step.kind !== "unmet" || step.layers[0] !== "gameRules" || !changing.has(printEffect(step.effect.name)),
    );
    if (kept.length < this.steps.length) this.steps.splice(0, this.steps.length, ...kept);
  }

  /** The conditions of an effect that begins, with what meets them now and what did as the slot began. */
  met(effect: Effect): readonly Met[] {
    const before = this.#metBefore.get(effect.id) ?? [];
    return metBy(effect, effect.situation).map((one) => {
      const then = before.find(({ condition }) => condition === one.condition)?.objects;
      return then === undefined ? one : { ...one, before: then };
    });
  }

  addChoice({ waiting, loop }: Next, layer: StageName): void {
    if (this.detail === "none") return;
    for (const { effect, on } of waiting)
      if (this.isNew("waits", [effect, ...on])) this.steps.push({ kind: "waits", layer, effect, on });
    if (loop.length > 1 && this.isNew("loop", loop)) this.steps.push({ kind: "loop", layer, members: loop });
  }

  #dependencies(slot: Slot, order: Order, state: State): void {
    const isAnew = !order.isAtStart();
    const found = order.found().filter(({ effect, on }) => this.isNew("depends", [effect, on]));
    // One trial serves all that depend on it, and one footprint stands in every step of its effect.
    const witnesses = new Map<Effect, ReadonlyMap<Effect, Footprint>>();
    for (const [on, some] of groupBy(found, (dependency) => dependency.on)) {
      const effects = some.map(({ effect }) => effect);
      witnesses.set(on, footprintsAfter(effects, slot, order.trialOf(on), state));
    }
    for (const { effect, on, because } of found) {
      const before = order.footprintOf(effect);
      const after = witnesses.get(on)?.get(effect) ?? before;
      this.steps.push({ kind: "depends", slot, effect, on, because, before, after, isAnew });
    }
  }

  /** Whether this is said of these effects for the first time in its slot or stage. */
  isNew(kind: string, effects: readonly Effect[]): boolean {
    const key = [kind, ...effects.map(({ id }) => id)].join("\n");
    const isNew = !this.#said.has(key);
    this.#said.add(key);
    return isNew;
  }
}
