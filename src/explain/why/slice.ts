import type { AppliedStep, Change, StageName, TraceStep } from "../../rules/formats.gen.js";
import { abilityOfEffect, ownerOf } from "../../names/effect.js";
import type { Cause, Causes, StepCauses } from "../../resolver/telling/causes.js";
import type { Characteristic } from "../../rules/layers.js";
import { couldChange, inLayer, isUpTo, orderMatters, type Scope } from "./scope.js";
import { isOf, ofKind, Seen, type SeenOf } from "./seen.js";
import { anyDoes } from "../../wording/parts.js";
import { isFloored } from "../../wording/steps.js";
import type { EffectReference } from "../../rules/effect-reference.js";

/** A step that is relevant to a question. */
export interface Relevant<S extends TraceStep = TraceStep> {
  readonly seen: Seen<S>;
  /** For an application: the objects, and for each the characteristics, through which it is relevant. */
  readonly on: ReadonlyMap<string, ReadonlySet<Characteristic>>;
}

/** For a step that is not about an effect. */
type NoCauses = Omit<StepCauses, "effect" | "timestamp"> & {
  readonly effect?: undefined;
  readonly timestamp?: undefined;
};

const NO_CAUSES: NoCauses = {
  exists: [],
  does: [],
  reached: new Map(),
  escaped: new Map(),
  missed: new Map(),
  kept: new Map(),
  would: [],
  wouldAfter: [],
  stampedAt: undefined,
};

/** A backward slice of the trace: from a value to what wrote it, to what made that exist and affect the object, to its order. */
export class Slice {
  readonly all: readonly Seen[];
  readonly #causes: Causes;
  readonly #on = new Map<number, Map<string, Set<Characteristic>>>();
  readonly #followed = new Set<string>();
  /** For an application: objects that it does not change, or not here, but for which its order is relevant. */
  readonly #near = new Map<number, Set<string>>();

  constructor(trace: readonly TraceStep[], causes: Causes) {
    this.all = Seen.all(trace);
    this.#causes = causes;
  }

  /** The relevant steps, in trace order. */
  get relevant(): Relevant[] {
    return this.all.flatMap((seen) => {
      const on = this.#on.get(seen.place);
      return on === undefined ? [] : [{ seen, on }];
    });
  }

  relevantOf<K extends TraceStep["kind"]>(kind: K): SeenOf<K>[] {
    return ofKind(this.all, kind).filter((seen) => this.has(seen));
  }

  /** The applications of an effect, in one layer or in all. */
  applications(effect: string, layer?: StageName): SeenOf<"applied">[] {
    return ofKind(this.all, "applied").filter(
      ({ step }) => step.effect === effect && (layer === undefined || step.layer === layer),
    );
  }

  /** Whether its timestamp is the earlier one. Steps do not show what orders equal ones (CR 613.7a, 613.7n). */
  isOlder(one: Seen, other: Seen): boolean {
    const [a, b] = [this.causes(one).timestamp, this.causes(other).timestamp];
    return a !== undefined && b !== undefined && a < b;
  }

  causes(seen: Seen): StepCauses | NoCauses {
    return this.#causes.get(seen.place) ?? NO_CAUSES;
  }

  has(seen: Seen): boolean {
    return this.#on.has(seen.place);
  }

  /** Marks what determined a characteristic of the object, among all steps or those before one. */
  ask({ object, characteristics, until }: Scope, before = this.all.length): void {
    if (object === undefined) return;
    for (const seen of this.all.slice(0, before)) {
      if (isOf(seen, "applied")) this.#asked(seen, object, characteristics, until);
      else if (isOf(seen, "ceased") && isUpTo(seen.step.layer, until)) this.#lost(seen, object, characteristics);
      else if (isOf(seen, "depends")) this.#unfulfilled(seen, object, characteristics);
    }
    this.#order();
  }

  /** Marks a step as relevant in itself. */
  mark(seen: Seen): void {
    if (!this.#on.has(seen.place)) this.#on.set(seen.place, new Map());
    if (!isOf(seen, "player") && !isOf(seen, "gameRule")) return;
    this.#existence(seen);
    if (seen.step.also?.includes("109.5") === true) this.#controlled(seen);
  }

  /** Marks who the source of an effect has been controlled by: its words "you" are about that player (CR 109.5). */
  #controlled(seen: Seen): void {
    const { effect } = this.causes(seen);
    if (effect === undefined) return;
    const source = ownerOf(effect);
    for (const other of ofKind(this.all, "applied"))
      if (changedBy(other.step, source).includes("controller")) this.follow(other, source, ["controller"]);
  }

  /** Marks an application as far as it changes an object, and everything that led to it. */
  follow(
    seen: SeenOf<"applied">,
    object: string,
    characteristics: Iterable<Characteristic> = changedBy(seen.step, object),
  ): void {
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
    this.#begun(seen, object);
  }

  /** Marks an application whose order is relevant: whether it applies before or after another one matters for the object. */
  approach(seen: SeenOf<"applied">, object: string): void {
    this.#near.set(seen.place, (this.#near.get(seen.place) ?? new Set()).add(object));
  }

  #asked(
    seen: SeenOf<"applied">,
    object: string,
    characteristics: ReadonlySet<Characteristic>,
    until: Scope["until"],
  ): void {
    const { step } = seen;
    if (!isUpTo(step.layer, until)) return;
    const here = changedBy(step, object).filter((characteristic) => characteristics.has(characteristic));
    if (here.length > 0) return this.follow(seen, object, here);
    if (!couldChange(step).some((characteristic) => characteristics.has(characteristic))) return;
    if (step.objects.includes(object)) {
      if (this.#isTelling(seen, object, characteristics)) this.follow(seen, object, characteristics);
      return;
    }
    const { escaped, missed } = this.causes(seen);
    const causes = escaped.get(object) ?? missed.get(object);
    if (causes === undefined) return;
    this.mark(seen);
    this.approach(seen, object);
    this.#begun(seen, object);
    for (const cause of causes) this.#caused(cause);
  }

  /** An application without changes is relevant if it sets a size, has waited, or could be in another order with one that changes. */
  #isTelling({ step }: SeenOf<"applied">, object: string, characteristics: ReadonlySet<Characteristic>): boolean {
    if (anyDoes(step.parts, "sizes") || isFloored(step) || step.pair?.finds !== undefined) return true;
    if (characteristics.has("abilities") && isBarred(step, object)) return true;
    const isOfText = characteristics.has("abilities") && anyDoes(step.parts, "edits");
    if (isOfText && this.givenBeside(object) !== undefined) return true;
    // It waited for another effect and then had nothing left to do: that is the answer.
    const here = ofKind(this.all, "applied").filter((other) => other.step.layer === step.layer);
    const hasWaited = ofKind(this.all, "depends").some(
      ({ step: { layer, effect, on, because } }) =>
        layer === step.layer &&
        effect === step.effect &&
        because.includes("whatItDoes") &&
        here.some((by) => by.step.effect === on),
    );
    if (hasWaited) return true;
    return here.some(
      (other) =>
        changedBy(other.step, object).some((characteristic) => characteristics.has(characteristic)) &&
        orderMatters(step, other.step),
    );
  }

  /** What gives an object abilities that are none of its text, which another effect would change (CR 612.3). */
  givenBeside(object: string): SeenOf<"applied"> | undefined {
    return ofKind(this.all, "applied").findLast(
      ({ step }) => step.objects.includes(object) && step.clauses.includes("612.3"),
    );
  }

  /** An effect that would have changed the value asked for if it had not ceased. */
  #lost(seen: SeenOf<"ceased">, object: string, characteristics: ReadonlySet<Characteristic>): void {
    if (!couldChange(seen.step).some((characteristic) => characteristics.has(characteristic))) return;
    if (!this.causes(seen).would.includes(object)) return;
    this.followLoss(seen);
  }

  /** Marks the end of an effect and what removed its ability. */
  followLoss(seen: SeenOf<"ceased">): void {
    this.mark(seen);
    const by = this.applications(seen.step.by).findLast(({ place }) => place < seen.place);
    const { effect } = this.causes(seen);
    if (by !== undefined && effect !== undefined) this.follow(by, ownerOf(effect));
  }

  #caused({ place, object }: Cause): void {
    const seen = this.all[place];
    if (isOf(seen, "applied")) this.follow(seen, object);
  }

  #existence(seen: Seen): void {
    for (const cause of this.causes(seen).exists) this.#caused(cause);
  }

  /** Marks where the effect began, if it continues in another layer: its affected objects were fixed there (CR 613.6). */
  #begun(seen: SeenOf<"applied">, object: string): void {
    const { effect, layer } = seen.step;
    for (const other of this.all.slice(0, seen.place)) {
      if (isOf(other, "applied") && other.step.effect === effect && other.step.layer !== layer)
        this.approach(other, object);
      if (isOf(other, "continues") && other.step.effect === effect && other.step.layer === layer) this.mark(other);
      if (isOf(other, "locked") && other.step.effect === effect && other.step.layer !== layer) this.mark(other);
    }
  }

  /** Marks what decided the order of relevant effects: dependencies, the effects that waited, and dependency loops. */
  #order(): void {
    for (;;) {
      const size = this.#on.size;
      for (const seen of this.all) {
        if (isOf(seen, "depends")) this.#dependency(seen);
        else if (isOf(seen, "waits") && this.#hasDependency(seen, [seen.step.effect], seen.step.for)) this.mark(seen);
        else if (isOf(seen, "loop") && this.#hasDependency(seen, seen.step.members, seen.step.members)) this.mark(seen);
      }
      if (this.#on.size === size) return;
    }
  }

  #dependency(seen: SeenOf<"depends">): void {
    const { layer, effect, on, before, after, because } = seen.step;
    if (this.has(seen)) return;
    const [own, other] = [effect, on].map((name) => this.applications(name, layer)[0]);
    const concerned = own === undefined ? undefined : this.#on.get(own.place);
    const near = own === undefined ? undefined : this.#near.get(own.place);
    const isLost = this.relevantOf("ceased").some(({ step }) => step.effect === effect && step.layer === layer);
    if (isLost) this.mark(seen);
    if (own === undefined || other === undefined || (concerned ?? near) === undefined) return;
    const differs = (object: string): boolean => before.objects.includes(object) !== after.objects.includes(object);
    // Or it waited, for whatever reason, and so came after what brought the object into its reach.
    const hasWaited = ofKind(this.all, "waits").some(
      ({ step }) => step.layer === layer && step.effect === effect && step.for.includes(on),
    );
    const isBrought = (object: string): boolean =>
      hasWaited &&
      this.causes(own)
        .reached.get(object)
        ?.some(({ place }) => place === other.place) === true;
    const touched = [...new Set([...(concerned?.keys() ?? []), ...(near ?? [])])].filter(
      (object) => differs(object) || isBrought(object),
    );
    const isOtherwise = concerned !== undefined && because.some((reason) => reason !== "appliesTo");
    if (touched.length === 0 && !isOtherwise) return;
    this.mark(seen);
    this.mark(own);
    for (const object of touched) if (changesOf(other.step, object).length > 0) this.follow(other, object);
    this.mark(other);
  }

  #hasDependency(seen: SeenOf<"waits" | "loop">, effects: readonly string[], others: readonly string[]): boolean {
    return this.relevantOf("depends").some(
      ({ step: { layer, effect, on } }) => layer === seen.step.layer && effects.includes(effect) && others.includes(on),
    );
  }

  /** An effect that could have changed the value but never applied, since another effect ended its condition. */
  #unfulfilled(seen: SeenOf<"depends">, object: string, characteristics: ReadonlySet<Characteristic>): void {
    const { layer, effect, on, before, after } = seen.step;
    if (!before.exists || after.exists || !before.objects.includes(object)) return;
    const isLater = ({ place }: Seen): boolean => place > seen.place;
    const by = this.applications(on, layer).find(isLater);
    const ceased = ofKind(this.all, "ceased").filter(({ step }) => step.effect === effect);
    if (by === undefined || [...this.applications(effect, layer), ...ceased].some(isLater)) return;
    if (!inLayer(layer).some((characteristic) => characteristics.has(characteristic))) return;
    this.mark(seen);
    this.mark(by);
    const [changed] = by.step.changes;
    if (changed !== undefined) this.follow(by, changed.object);
  }

  /** Marks what decided the order of marked steps in a stage after the layers. */
  orderAfter(stage: "players" | "gameRules"): void {
    const effects = new Set(
      this.relevant.flatMap(({ seen }) => (isOf(seen, "player") || isOf(seen, "gameRule") ? [seen.step.effect] : [])),
    );
    for (const seen of this.all) {
      if (!isOf(seen, "depends") || seen.step.layer !== stage) continue;
      if (effects.has(seen.step.effect) || effects.has(seen.step.on)) this.mark(seen);
    }
    this.#order();
  }

  /** Marks every step of a layer, for questions about its order. */
  askLayer(layer: string): void {
    for (const seen of this.all) {
      const isInStage =
        (layer === "players" && isOf(seen, "player")) || (layer === "gameRules" && isOf(seen, "gameRule"));
      if (isInStage) this.mark(seen);
      if (!("layer" in seen.step) || seen.step.layer !== layer || seen.step.kind === "layer") continue;
      this.mark(seen);
      if (isOf(seen, "applied")) this.#existence(seen);
    }
    this.#order();
  }
}

/** Other words of an ability under its name are a change of abilities too, though no value shows it (CR 612.1). */
function changedBy(step: AppliedStep, object: string): Characteristic[] {
  const isReworded = step.unseen?.some((change) => change.object === object && change.of !== "size") === true;
  const shown = changesOf(step, object).map(({ characteristic }) => characteristic);
  return isReworded && !shown.includes("abilities") ? [...shown, "abilities"] : shown;
}

/** How many instances of the ability that generates an effect its owner has before and after an application. */
export function instancesOf(
  step: AppliedStep,
  effect: EffectReference,
): { readonly before: number; readonly after: number } {
  const ability = abilityOfEffect(effect);
  const change = changesOf(step, ownerOf(effect)).find(({ characteristic }) => characteristic === "abilities");
  const count = (value: unknown): number =>
    Array.isArray(value) ? value.filter((each) => each === ability).length : 0;
  return { before: count(change?.before), after: count(change?.after) };
}

/** Whether it would give the object what that can't have (CR 113.11). */
export function isBarred({ idle = [] }: AppliedStep, object: string): boolean {
  return idle.some(({ because, objects }) => because === "cantHave" && objects.includes(object));
}

export function changesOf({ changes }: AppliedStep, object: string): Change[] {
  return changes.filter((change) => change.object === object);
}

/** Whether an application changes the abilities asked about by giving a land another type (CR 305.6, 305.7). */
export function isByLandType(step: AppliedStep, object: string, characteristics: ReadonlySet<Characteristic>): boolean {
  return (
    characteristics.has("abilities") &&
    step.clauses.includes("305.6") &&
    changesOf(step, object).some(({ characteristic }) => characteristic === "abilities")
  );
}
