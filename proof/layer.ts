import type { DependencyReason, LayerName } from "../src/rules/formats.gen.js";
import type { EffectReference } from "../src/rules/effect-reference.js";
import type { Slot } from "../src/rules/ruleset.js";
import { apply } from "./applying.js";
import { dependencies, type Existing } from "./dependency.js";
import type { Effect } from "./effect.js";
import { effectsThere } from "./effects-there.js";
import { nextEffect } from "./next.js";
import { READ } from "./reading.js";
import { appliesIn } from "./sorts.js";
import type { State } from "./state.js";
import { byTimestamp } from "./timestamps.js";

/** What was done on the way, in order. */
export type Step =
  | {
      readonly kind: "applied";
      readonly layer: LayerName;
      readonly effect: EffectReference;
      readonly set: readonly number[];
    }
  | {
      readonly kind: "depends";
      readonly layer: LayerName;
      readonly effect: EffectReference;
      readonly on: EffectReference;
      readonly because: readonly DependencyReason[];
    };

/** Which effects exist in a state, as far as their conditions hold: an effect without its condition is not there (CR 611.3b). */
function existingIn(slot: Slot, start: State): Existing {
  const isSo = (state: State, { condition, speaker }: Effect): boolean =>
    condition === undefined || READ.holds({ state, speaker }, condition);
  if (start.rules.policy.conditions === "existence") {
    return (state) => effectsThere(state).filter((effect) => appliesIn(effect, slot) && isSo(state, effect));
  }
  // A reading: conditions are read once, as the layer begins, or as the ability appears.
  const known = new Map<string, boolean>();
  const read = (state: State, effect: Effect): boolean => {
    const found = known.get(effect.key);
    if (found !== undefined) return found;
    const holds = isSo(state, effect);
    known.set(effect.key, holds);
    return holds;
  };
  for (const effect of effectsThere(start)) read(start, effect);
  return (state) => effectsThere(state).filter((effect) => appliesIn(effect, slot) && read(state, effect));
}

/** Effects that have yet to be applied in a layer: those that exist, and those that have begun, whatever became of them (CR 613.6). */
function pendingIn(state: State, slot: Slot, existing: Existing, done: ReadonlySet<string>): Effect[] {
  const there = existing(state);
  const keys = new Set(there.map(({ key }) => key));
  const goingOn = [...state.begun.values()].flatMap(({ effect }) =>
    keys.has(effect.key) || !appliesIn(effect, slot) ? [] : [effect],
  );
  return byTimestamp(
    state,
    [...there, ...goingOn].filter(({ key }) => !done.has(key)),
  );
}

/** CR 613.1, 613.7, 613.8c: one layer or sublayer, or one pass through it. The order is worked out anew after each effect. */
export function applyLayer(state: State, slot: Slot): Step[] {
  const { policy } = state.rules;
  const existing = existingIn(slot, state);
  const steps: Step[] = [];
  const done = new Set<string>();
  // A reading: only abilities that are there as the layer begins take part in it, and what goes on.
  const atTheStart = new Set([...effectsThere(state).map(({ key }) => key), ...state.begun.keys()]);
  const once = new Map<string, ReadonlySet<string>>();
  let waited = new Set<string>();
  const doIt = (effect: Effect): void => {
    steps.push({ kind: "applied", layer: slot.layer, effect: effect.name, set: apply(state, effect, slot) });
    done.add(effect.key);
  };
  for (;;) {
    const all = pendingIn(state, slot, existing, done);
    const pending = policy.newborn === "joins" ? all : all.filter(({ key }) => atTheStart.has(key));
    if (pending.length === 0) return steps;
    const found =
      policy.reevaluates || pending.some(({ key }) => !once.has(key))
        ? dependencies(state, pending, slot, existing)
        : undefined;
    const asked = pending.filter(({ key }) => policy.reevaluates || !once.has(key));
    for (const effect of asked) {
      const on = found?.get(effect) ?? NOTHING;
      once.set(effect.key, new Set([...on.keys()].map(({ key }) => key)));
      tell(effect, on, slot, steps);
    }
    const dependsOn = asLastFound(pending, once);
    const choice = nextEffect(pending, dependsOn, policy, waited);
    if (choice === undefined) throw new Error("in every set of effects one can be applied");
    waited = new Set([...dependsOn].flatMap(([effect, on]) => (on.size > 0 ? [effect.key] : [])));
    doIt(choice.effect);
    for (const other of choice.thenAtOnce) {
      const still = pendingIn(state, slot, existing, done).find(({ key }) => key === other.key);
      if (still !== undefined) doIt(still);
    }
  }
}

const NOTHING: ReadonlyMap<Effect, readonly DependencyReason[]> = new Map();

/**
 * What each effect was found to depend on, as far as that is still to be applied. Before February 2011 (CR 613.8c) nothing
 * said that it is looked at again: then it is what was found as the effect was first there.
 */
function asLastFound(
  pending: readonly Effect[],
  once: ReadonlyMap<string, ReadonlySet<string>>,
): Map<Effect, Set<Effect>> {
  return new Map(
    pending.map((effect) => [effect, new Set(pending.filter(({ key }) => once.get(effect.key)?.has(key) === true))]),
  );
}

function tell(
  effect: Effect,
  on: ReadonlyMap<Effect, readonly DependencyReason[]>,
  { layer }: Slot,
  steps: Step[],
): void {
  for (const [other, because] of on)
    steps.push({ kind: "depends", layer, effect: effect.name, on: other.name, because });
}
