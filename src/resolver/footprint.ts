import { ABILITY_LOSS, aspects, both, CONTROLLER, meet, NOTHING, type Aspects } from "../rules/aspects.js";
import type { DependencyReason } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import type { Slot } from "../rules/ruleset.js";
import { conditionHolds, fitting } from "./query/queries.js";
import type { Effect } from "./effect.js";
import { instructionsOf, type Instruction, type LayerProgram } from "./program.js";
import { same } from "./same.js";
import type { State } from "./state.js";
import { evaluate, fixedObjectsOf, objectsOf, Trial } from "./trial.js";

/** Stands for an instruction that is not compared. */
export const NOT_COMPARED = null;

/** What CR 613.8a compares of an effect: whether it exists, its text, what it applies to, and what it does to each of those. */
export interface Footprint {
  readonly exists: boolean;
  readonly text: unknown;
  readonly objects: readonly number[];
  readonly does: readonly unknown[];
}

/** Whether an effect exists: it is fixed or has begun (CR 613.6), or its ability is there and its condition true. */
function exists(effect: Effect, state: State): boolean {
  if (effect.source !== undefined && !isSettled(effect, state) && instanceNow(effect, state) === undefined)
    return false;
  const isAsked = effect.program.condition !== undefined && state.ruleset.policy.conditions === "existence";
  return !isAsked || isInForce(effect, state);
}

/** Whether an effect whose ability is there is in force: its condition holds, or no longer matters since it has begun (CR 613.6). */
export function isInForce(effect: Effect, state: State, situation = effect.situation): boolean {
  const { condition } = effect.program;
  return condition === undefined || hasBegun(effect, state) || conditionHolds(condition, situation);
}

/** Whether the objects of an effect are settled (CR 613.6), and with them what its text says. */
export function hasBegun(effect: Effect, state: State): boolean {
  return fixedObjectsOf(effect, state) !== undefined;
}

/** Whether it exists whatever becomes of its ability (CR 613.6); by another reading only once the ability is gone. */
function isSettled(effect: Effect, state: State): boolean {
  if (!hasBegun(effect, state)) return false;
  return effect.fixed !== undefined || !state.ruleset.policy.begunCanWait || state.orphaned.has(effect.id);
}

function instanceNow(effect: Effect, state: State): { readonly ability: unknown } | undefined {
  const { source } = effect;
  if (source === undefined) return undefined;
  return state.views[source.object]?.abilities.find(({ key }) => key === source.instance.key);
}

/** Whether an instruction counts when it is asked whether an effect does something else (CR 613.8a(b)). */
function isCompared({ isAmount }: Instruction, { ruleset }: State): boolean {
  return !isAmount || ruleset.policy.numbersMatter;
}

/**
 * The footprint of an effect in a slot, in the state as it is. The own values of affected objects are operands, not
 * instruction: to be compared with another footprint they are held as they were for that one.
 */
export function footprintOf(
  effect: Effect,
  slot: Slot,
  state: State,
  held: readonly ObjectView[] = state.views,
): Footprint {
  const there = exists(effect, state);
  const objects = there ? objectsOf(effect, state) : [];
  const instructions = instructionsOf(effect, slot);
  const said = (object: number): unknown[] =>
    instructions.map((instruction) =>
      isCompared(instruction, state) ? evaluate(effect, instruction, object, held[object]) : NOT_COMPARED,
    );
  const [first] = objects;
  // What reads the board comes out otherwise for each object, as its own values are held.
  const isSaid = instructions.every(({ perObject, reads }) => !perObject && reads === NOTHING);
  const toAll = isSaid && first !== undefined ? said(first) : undefined;
  const { compared } = state.ruleset.practice;
  const does = objects.map((object) =>
    compared.of(toAll ?? said(object), () => new Trial(effect, slot, [object], state).of(object)),
  );
  return { exists: there, text: instanceNow(effect, state)?.ability, objects, does };
}

/** The footprints that effects would have after a trial: CR 613.8a compares each with the one that it has now. */
export function footprintsAfter(
  effects: readonly Effect[],
  slot: Slot,
  trial: Trial,
  state: State,
): ReadonlyMap<Effect, Footprint> {
  const held = [...state.views];
  return during(
    trial,
    state,
    () => new Map(effects.map((effect) => [effect, footprintOf(effect, slot, state, held)] as const)),
  );
}

/**
 * Why an effect depends on another whose trial is given, by the plain definition (CR 613.8a(b)): what applying the
 * other would change of its footprint. Empty if it does not depend.
 */
export function reasonsToWait(effect: Effect, slot: Slot, trial: Trial, state: State): DependencyReason[] {
  if (trial.isEmpty()) return [];
  const held = [...state.views];
  const before = footprintOf(effect, slot, state);
  const after = during(trial, state, () => footprintOf(effect, slot, state, held));
  if (before.exists !== after.exists) return ["existence"];
  if (!hasBegun(effect, state) && !same(before.text, after.text)) return ["text"];
  const reasons: DependencyReason[] = same(before.objects, after.objects) ? [] : ["appliesTo"];
  const places = before.objects.map((object) => after.objects.indexOf(object));
  if (places.some((place, n) => place >= 0 && !same(before.does[n], after.does[place]))) reasons.push("whatItDoes");
  return reasons;
}

/** An effect hangs on its ability, which may be lost or get another text. */
const OWN_ABILITY = aspects({ others: ABILITY_LOSS });

/** All that an effect's footprint is read from: a trial that changes nothing of it need not be asked. */
export function footprintReads(effect: Effect, program: LayerProgram, state: State): Aspects {
  const said = hasBegun(effect, state) ? program.reads : program.footprintReads;
  return effect.source === undefined || isSettled(effect, state) ? said : both(said, OWN_ABILITY);
}

/** The same answer as reasonsToWait, asking only where what the effect reads meets what the trial can have changed. */
export function screenedReasonsToWait(effect: Effect, slot: Slot, trial: Trial, state: State): DependencyReason[] {
  if (trial.isEmpty()) return [];
  const reasons: DependencyReason[] = [];
  if (!isSettled(effect, state) && lostOrEdited(effect, trial) === "existence") return ["existence"];
  if (!hasBegun(effect, state)) {
    if (conditionFails(effect, trial, state)) return ["existence"];
    const edited = lostOrEdited(effect, trial);
    if (edited !== undefined) return [edited];
    if (setChanges(effect, trial, state)) reasons.push("appliesTo");
  }
  const instructions = instructionsOf(effect, slot).filter(
    (instruction) => isCompared(instruction, state) && meet(instruction.reads, trial.changes),
  );
  if (instructions.length > 0 && doesOtherwise(effect, instructions, trial, state)) reasons.push("whatItDoes");
  return reasons;
}

function lostOrEdited({ source }: Effect, trial: Trial): DependencyReason | undefined {
  if (source === undefined || (trial.changes.others & ABILITY_LOSS) === 0) return undefined;
  const entry = trial.of(source.object);
  if (entry === undefined || entry.before.abilities === entry.after.abilities) return undefined;
  const instance = (abilities: typeof entry.before.abilities): unknown =>
    abilities.find(({ key }) => key === source.instance.key)?.ability;
  const after = instance(entry.after.abilities);
  if (after === undefined) return "existence";
  return same(after, instance(entry.before.abilities)) ? undefined : "text";
}

function conditionFails(effect: Effect, trial: Trial, state: State): boolean {
  const { condition, conditionReads } = effect.program;
  if (condition === undefined || state.ruleset.policy.conditions !== "existence") return false;
  if (!meet(conditionReads, trial.changes)) return false;
  return !during(trial, state, () => conditionHolds(condition, effect.situation));
}

function setChanges(effect: Effect, trial: Trial, state: State): boolean {
  const matcher = effect.program.affects;
  if (matcher === undefined || !meet(matcher.reads, trial.changes)) return false;
  const { situation } = effect;
  const sameYou = (trial.changes.others & CONTROLLER) === 0 || situation.speaker.controller !== undefined;
  if (matcher.local && sameYou) {
    // Only objects the trial touches can begin or cease to fit.
    return trial.entries.some(
      ({ object, before, after }) => matcher.test(object, situation, before) !== matcher.test(object, situation, after),
    );
  }
  const before = fitting(matcher, situation);
  return !same(
    before,
    during(trial, state, () => fitting(matcher, situation)),
  );
}

/** What it does to the objects it applies to both before and after. */
function doesOtherwise(effect: Effect, instructions: readonly Instruction[], trial: Trial, state: State): boolean {
  const stays = new Set(during(trial, state, () => objectsOf(effect, state)));
  const objects = objectsOf(effect, state).filter((object) => stays.has(object));
  const held = objects.map((object) => state.views[object]);
  const read = (): unknown[][] =>
    objects.map((object, n) => instructions.map((instruction) => evaluate(effect, instruction, object, held[n])));
  const before = read();
  return !same(before, during(trial, state, read));
}

/** Asks something of the state as it would be after a trial. */
export function during<T>(trial: Trial, state: State, ask: () => T): T {
  state.put(trial.entries);
  const answer = ask();
  state.takeOut(trial.entries);
  return answer;
}
