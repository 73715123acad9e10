import type { DependencyReason, LayerName } from "../rules/formats.gen.js";
import { fitting } from "./applies-to.js";
import { conditionHolds } from "./condition.js";
import type { Effect } from "./effect.js";
import type { Instruction } from "./program.js";
import { CONTROLLER, meet } from "./reads.js";
import { same } from "./same.js";
import type { State } from "./state.js";
import { evaluate, fixedObjectsOf, objectsOf, type Trial } from "./trial.js";

/** What CR 613.8a compares of an effect: whether it exists, its text, what it applies to, and what it does to each of those. */
export interface Footprint {
  readonly exists: boolean;
  readonly text: unknown;
  readonly objects: readonly number[];
  readonly does: readonly unknown[];
}

/** Whether an effect exists: it has begun or is fixed (CR 613.6), or its ability is there and its condition true. */
export function exists(effect: Effect, state: State): boolean {
  if (effect.fixed !== undefined) return true;
  if (state.begun.has(effect.id) && state.ruleset.policy.begunIsFixed) return true;
  if (effect.source !== undefined && instanceNow(effect, state) === undefined) return false;
  return effect.program.condition === undefined || conditionHolds(effect.program.condition, effect.situation);
}

function instanceNow(effect: Effect, state: State): { readonly ability: unknown } | undefined {
  const { source } = effect;
  if (source === undefined) return undefined;
  return state.views[source.object]?.abilities.find(({ key }) => key === source.instance.key);
}

/** The whole footprint of an effect in a layer, in the state as it is. */
export function footprintOf(effect: Effect, layer: LayerName, state: State): Footprint {
  const there = exists(effect, state);
  const objects = there ? objectsOf(effect, state) : [];
  const instructions = effect.program.layers.get(layer) ?? [];
  const does = objects.map((object) => instructions.map((instruction) => evaluate(effect, instruction, object, false)));
  return { exists: there, text: instanceNow(effect, state)?.ability, objects, does };
}

/**
 * Why an effect depends on another whose trial is given (CR 613.8a(b)): what applying the other would change of its
 * footprint. Empty if it does not depend. The screen asks only where what it reads meets what the trial changed; it
 * never changes an answer, which a test holds it to.
 */
export function reasonsToWait(effect: Effect, layer: LayerName, trial: Trial, state: State, screened: boolean): DependencyReason[] {
  if (trial.entries.length === 0) return [];
  if (!screened) return differing(effect, layer, trial, state);
  const fixed = fixedObjectsOf(effect, state);
  const reasons: DependencyReason[] = [];
  if (fixed === undefined) {
    const lost = lostOrEdited(effect, trial, state);
    if (lost !== undefined) return [lost];
    if (conditionFails(effect, trial, state)) return ["existence"];
    if (setChanges(effect, trial, state)) reasons.push("appliesTo");
  }
  const instructions = (effect.program.layers.get(layer) ?? []).filter(({ reads }) => meet(reads, trial.aspects));
  if (instructions.length > 0 && doesOtherwise(effect, instructions, trial, state)) reasons.push("whatItDoes");
  return reasons;
}

function lostOrEdited(effect: Effect, trial: Trial, state: State): DependencyReason | undefined {
  const { source } = effect;
  if (source === undefined) return undefined;
  const entry = trial.entries.find(({ object }) => object === source.object);
  if (entry === undefined || entry.before.abilities === entry.after.abilities) return undefined;
  const after = entry.after.abilities.find(({ key }) => key === source.instance.key);
  if (after === undefined) return "existence";
  const before = instanceNow(effect, state);
  return same(after.ability, before?.ability) ? undefined : "text";
}

function conditionFails(effect: Effect, trial: Trial, state: State): boolean {
  const { condition, conditionReads } = effect.program;
  if (condition === undefined || !meet(conditionReads, trial.aspects)) return false;
  return !during(trial, state, () => conditionHolds(condition, effect.situation));
}

function setChanges(effect: Effect, trial: Trial, state: State): boolean {
  const matcher = effect.program.affects;
  if (matcher === undefined || !meet(matcher.reads, trial.aspects)) return false;
  const { situation } = effect;
  if (matcher.local && !youMayChange(effect, trial)) {
    // Only objects the trial touches can begin or cease to fit.
    const before = trial.entries.map(({ object }) => matcher.test(object, situation));
    return during(trial, state, () => trial.entries.some(({ object }, place) => matcher.test(object, situation) !== before[place]));
  }
  const before = fitting(matcher, situation);
  return !same(before, during(trial, state, () => fitting(matcher, situation)));
}

function youMayChange(effect: Effect, trial: Trial): boolean {
  return (trial.aspects.others & CONTROLLER) !== 0 && effect.situation.speaker.controller === undefined;
}

/** What it does, to the objects it applies to; the own values of those are operands, not instruction. */
function doesOtherwise(effect: Effect, instructions: readonly Instruction[], trial: Trial, state: State): boolean {
  const stays = fixedObjectsOf(effect, state) ?? during(trial, state, () => objectsOf(effect, state));
  const objects = objectsOf(effect, state).filter((object) => stays.includes(object));
  const read = (): unknown[][] => objects.map((object) => instructions.map((instruction) => evaluate(effect, instruction, object, false)));
  const before = read();
  return !same(before, during(trial, state, read));
}

/** The plain definition, without any screen. */
function differing(effect: Effect, layer: LayerName, trial: Trial, state: State): DependencyReason[] {
  const before = footprintOf(effect, layer, state);
  const after = during(trial, state, () => footprintOf(effect, layer, state));
  if (before.exists !== after.exists) return ["existence"];
  const fixed = fixedObjectsOf(effect, state) !== undefined;
  if (!fixed && !same(before.text, after.text)) return ["text"];
  const reasons: DependencyReason[] = [];
  if (!same(before.objects, after.objects)) reasons.push("appliesTo");
  const stays = before.objects.map((object) => after.objects.indexOf(object));
  if (stays.some((place, n) => place >= 0 && !same(before.does[n], after.does[place]))) reasons.push("whatItDoes");
  return reasons;
}

/** Asks something of the state as it would be after a trial. */
export function during<T>(trial: Trial, state: State, ask: () => T): T {
  state.put(trial.entries);
  const answer = ask();
  state.takeOut(trial.entries);
  return answer;
}
