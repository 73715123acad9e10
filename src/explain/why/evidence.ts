import { ownerOf } from "../../names/effect.js";
import type { EffectReference } from "../../rules/effect-reference.js";
import { type Characteristic, EVERY_LAYER, type PartKind, type Stage } from "../../rules/layers.js";
import { changesOf, instancesOf, type Slice } from "./slice.js";
import { couldChange, orderMatters, type Scope } from "./scope.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";
import { factsOf, isPartKind } from "../../effects/index.js";
import type { MessageId } from "../../wording/catalogue/message-ids.gen.js";
import type { Manner } from "../../effects/kind.js";
import { anyDoes } from "../../wording/parts.js";

/** The steps that refute a mistake, with the effects that the words mention. */
export interface Evidence {
  readonly steps: readonly [Seen, ...Seen[]];
  readonly first?: SeenOf<"applied"> | SeenOf<"continues"> | undefined;
  readonly second?: SeenOf<"applied"> | undefined;
  /** The message, if it is not the one of the mistake. */
  readonly says?: MessageId;
  /** Effects by name, if they are not those of the steps. */
  readonly effects?: readonly [first: string, second: string];
}

export interface Case {
  readonly slice: Slice;
  readonly scope: Scope;
  /** The relevant applications, in trace order. */
  readonly applied: readonly SeenOf<"applied">[];
  /** The effects on which the mistake acts, where that is known. */
  readonly otherwise?: ReadonlySet<string> | undefined;
}

/** Finds the evidence against a mistake. */
export type Finder = (known: Case) => Evidence | undefined;

/** Two relevant applications, one before the other. */
export function pairOf(
  { applied, later = applied }: Case & { readonly later?: readonly SeenOf<"applied">[] },
  fits: (first: SeenOf<"applied">, second: SeenOf<"applied">) => boolean,
): Evidence | undefined {
  for (const second of later.toReversed())
    for (const first of applied)
      if (first.place < second.place && first.step.effect !== second.step.effect && fits(first, second))
        return { steps: [first, second], first, second };
  return undefined;
}

export function isLater(a: SeenOf<"applied">, b: SeenOf<"applied">): boolean {
  return EVERY_LAYER.indexOf(a.step.layer) < EVERY_LAYER.indexOf(b.step.layer);
}

type Fits = (seen: SeenOf<"applied">) => boolean;

export function has(...parts: readonly PartKind[]): Fits {
  return ({ step }) => parts.some((part) => step.parts.includes(part));
}

export function one(fits: (seen: SeenOf<"applied">, known: Case) => boolean): Finder {
  return (known) => {
    const { applied, otherwise } = known;
    const first =
      applied.findLast((seen) => otherwise?.has(seen.step.effect) === true && fits(seen, known)) ??
      applied.findLast((seen) => fits(seen, known));
    return first === undefined ? undefined : { steps: [first], first };
  };
}

export function sameLayer(a: SeenOf<"applied">, b: SeenOf<"applied">): boolean {
  return a.step.layer === b.step.layer;
}

export const isCounter = (seen: SeenOf<"applied">, { slice }: Pick<Case, "slice">): boolean =>
  slice.causes(seen).effect?.kind === "counters";
export const isBy = (effect: EffectReference | undefined, object: string | undefined): boolean =>
  effect !== undefined && ownerOf(effect) === object;
export const sets = has("setPowerToughness");
export const modifies = has("modifyPowerToughness");
/** By what the kinds of its parts declare. */
function ofStage(stage: Stage, manner?: Manner): Fits {
  return ({ step }) =>
    step.parts.filter(isPartKind).some((part) => {
      const facts = factsOf(part);
      return facts.stage === stage && (manner === undefined || facts.manner === manner);
    });
}

export const takes = ofStage("abilityLoss", "takes");
export const gives = ofStage("ability", "adds");
export const types = ofStage("type");
export const copies: Fits = ({ step }) => anyDoes(step.parts, "copies");
export const landTypes = has("setBasicLandTypes");
export const touches = (seen: SeenOf<"applied">, { scope }: Case): boolean =>
  scope.object !== undefined && changesOf(seen.step, scope.object).length > 0;

/** A dependency that decided the order: the step that found it, and the effect that waited. */
export function dependency({ slice }: Case): Evidence | undefined {
  const waits = slice.relevantOf("waits").at(-1);
  const found = slice
    .relevantOf("depends")
    .find(({ step }) => waits?.step.effect === step.effect && waits.step.for.includes(step.on));
  if (found === undefined || waits === undefined) return undefined;
  return { steps: [found, waits], effects: [found.step.effect, found.step.on] };
}

/** An effect that applied in an earlier layer than the one in which its ability is removed. */
export function tooLateToStop(known: Case): Evidence | undefined {
  const begun = known.slice.relevantOf("continues");
  // The loss of the ability may be irrelevant to the answer, and just that is what the mistake gets wrong.
  const losses = ofKind(known.slice.all, "applied").filter(takes);
  return pairOf({ ...known, later: losses }, (first, second) => {
    if (!isLater(first, second)) return false;
    const { effect } = known.slice.causes(first);
    // The effect of what has resolved is never lost with an ability (CR 611.2).
    if (effect === undefined || first.step.clauses.includes("611.2a")) return false;
    const { before, after } = instancesOf(second.step, effect);
    return begun.some(({ step }) => step.effect === first.step.effect) || (before > 0 && after === 0);
  });
}

/** An effect that took or gave abilities of the object only since another had made it a creature, or of a color, in an earlier layer. */
export function reachedByTypes(known: Case): Evidence | undefined {
  const { object } = known.scope;
  const later = ofKind(known.slice.all, "applied").filter((seen) => takes(seen) || gives(seen));
  const reached = (first: SeenOf<"applied">, second: SeenOf<"applied">): boolean =>
    object !== undefined &&
    isLater(first, second) &&
    (known.slice.causes(second).reached.get(object) ?? []).some(({ place }) => place === first.place);
  const found = pairOf({ ...known, later }, reached);
  return found && { ...found, says: "not-abilities-first-reached" };
}

/** A loss, and what comes after it in its layer and finds nothing of what is lost. */
export function lostBefore(known: Case): Evidence | undefined {
  const losses = ofKind(known.slice.all, "applied").filter(takes);
  const { object } = known.scope;
  return pairOf(
    { ...known, applied: losses, later: known.applied },
    (a, b) => !isLater(b, a) && object !== undefined && b.step.objects.includes(object),
  );
}

/** What was applied in layer 1 to what is face down: nothing of it shows, so that it is no part of the answer (CR 613.2b). */
export function faceDownLast(known: Case): Evidence | undefined {
  const all = ofKind(known.slice.all, "applied");
  return pairOf({ ...known, applied: all }, (a, b) => has("faceDown")(b) && isLater(a, b) && areOn(known, a, b));
}

/** Whether both are applied to what is asked about. */
export function areOn({ scope: { object } }: Case, ...all: readonly SeenOf<"applied">[]): boolean {
  return object === undefined || all.every(({ step }) => step.objects.includes(object));
}

export function going(known: Case): Evidence | undefined {
  const first = known.slice.relevantOf("continues").at(-1);
  return first === undefined ? goingOn(known) : { steps: [first], first };
}

/** An effect that has fixed its objects in an earlier layer than the one in which it changes what is asked (CR 613.6). */
function goingOn({ slice, scope: { object }, applied, otherwise }: Case): Evidence | undefined {
  for (const second of applied.toReversed()) {
    const { effect } = second.step;
    if (object === undefined || !second.step.objects.includes(object) || otherwise?.has(effect) === false) continue;
    const first = slice.applications(effect)[0];
    if (first === undefined || !isLater(first, second) || !first.step.objects.includes(object)) continue;
    return { steps: [first, second], first, second, says: "not-objects-asked-anew" };
  }
  return undefined;
}

/** Two applications of different layers, of which the first is the newer: by timestamps alone they would come the other way. */
export const layersBeforeTimestamps: Finder = (known) => inTwoLayers(known, false);

/** Two applications of different layers, of which the second changes the object: best where the first is the newer. */
export const twoLayers: Finder = (known) => inTwoLayers(known, true);

function inTwoLayers(known: Case, isAny: boolean): Evidence | undefined {
  // Where the first has changed nothing, nothing hangs on which of the two comes first.
  const inLayers = (a: SeenOf<"applied">, b: SeenOf<"applied">): boolean =>
    isLater(a, b) && hasChanged(a) && touches(b, known) && ownerIn(a, known) !== ownerIn(b, known);
  const { characteristics } = known.scope;
  // Best of all what competes for the value that is asked for.
  const competes = (seen: SeenOf<"applied">): boolean =>
    changesOf(seen.step, known.scope.object ?? "").some(({ characteristic }) => characteristics.has(characteristic));
  return (
    pairOf(known, (a, b) => inLayers(a, b) && competes(a) && competes(b) && known.slice.isOlder(b, a)) ??
    pairOf(known, (a, b) => inLayers(a, b) && known.slice.isOlder(b, a)) ??
    (isAny ? pairOf(known, inLayers) : undefined)
  );
}

/** Also a text, which no characteristic shows. */
function hasChanged({ step: { changes, unseen = [] } }: SeenOf<"applied">): boolean {
  return changes.length + unseen.length > 0;
}

/** Effects of one source can't be told apart by their names alone. */
function ownerIn(seen: SeenOf<"applied">, { slice }: Case): string {
  const { effect } = slice.causes(seen);
  return effect === undefined ? seen.step.effect : ownerOf(effect);
}

/** Whether it has added to what the object was and taken nothing. */
export function isAdded(
  seen: SeenOf<"applied">,
  { scope }: Case,
  ...characteristics: readonly Characteristic[]
): boolean {
  const changes = seen.step.changes.filter(
    ({ object, characteristic }) => object === scope.object && characteristics.includes(characteristic),
  );
  const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return (
    changes.length > 0 && changes.every(({ before, after }) => all(before).every((one) => all(after).includes(one)))
  );
}

/** Whether it has taken something that the object was. */
export function isTakenFrom(
  seen: SeenOf<"applied">,
  { scope }: Case,
  ...characteristics: readonly Characteristic[]
): boolean {
  const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return seen.step.changes.some(
    ({ object, characteristic, before, after }) =>
      object === scope.object &&
      characteristics.includes(characteristic) &&
      !all(before).every((one) => all(after).includes(one)),
  );
}

/** An application that cites all of these clauses. */
export function citingAll(...clauses: readonly string[]): Finder {
  return one(({ step }) => clauses.every((clause) => step.clauses.includes(clause)));
}

/** A state-based action. */
export function performed(clause: string): Finder {
  return ({ slice }) => found(slice, (seen) => isOf(seen, "stateBased") && seen.step.clause === clause);
}

/** The object's starting values, or the rules that its final values follow. */
export function starting(clause: string): Finder {
  return ({ slice }) =>
    found(slice, (seen) => (isOf(seen, "starts") || isOf(seen, "stands")) && seen.step.clauses.includes(clause));
}

export function found(slice: Slice, fits: (seen: Seen) => boolean): Evidence | undefined {
  const step = slice.relevant.find(({ seen }) => fits(seen))?.seen;
  return step === undefined ? undefined : { steps: [step] };
}

/** Two applications in different layers, each of a given sort; the first has changed something. */
export function layers(first: Fits, second: Fits): Finder {
  return (known) => pairOf(known, (a, b) => isLater(a, b) && first(a) && hasChanged(a) && second(b));
}

/** Two applications in one layer, ordered by timestamp. */
export const inOneLayer: Finder = (known) => pairOf(known, (a, b) => isByTimestamp(a, b, known));

export function isByTimestamp(a: SeenOf<"applied">, b: SeenOf<"applied">, { slice }: Case): boolean {
  return sameLayer(a, b) && orderMatters(a.step, b.step) && slice.isOlder(a, b);
}

/** An effect older than the copying of its object, which applies all the same (CR 707.4). */
export const olderThanCopying: Finder = (known) => {
  const { slice, applied } = known;
  for (const copying of applied.toReversed()) {
    if (!copying.step.clauses.includes("707.4")) continue;
    // A counter is no effect, and stays for those who believe that too; first comes what a resolution has done.
    const older = applied.filter(
      (seen) => seen.step.effect !== copying.step.effect && !isCounter(seen, known) && slice.isOlder(seen, copying),
    );
    const first = older.findLast(({ step }) => step.clauses.includes("611.2c")) ?? older.at(-1);
    if (first !== undefined) return { steps: [first, copying], first };
  }
  return undefined;
};

/** Two applications of which the second has a timestamp that one of these clauses gave. */
export const stamped =
  (...clauses: readonly string[]): Finder =>
  (known) =>
    pairOf(known, (a, b) => sameLayer(a, b) && orderMatters(a.step, b.step) && isStamped(b, clauses));

/** Two in order of timestamps of which the second got its own after it came: what comes attached still has the one of its coming (CR 613.7d). */
export const renewed =
  (...clauses: readonly string[]): Finder =>
  (known) =>
    pairOf(known, (a, b) => isByTimestamp(a, b, known) && isStamped(b, clauses) && !b.step.clauses.includes("613.7d"));

function isStamped({ step }: SeenOf<"applied">, clauses: readonly string[]): boolean {
  return step.clauses.some((clause) => clauses.includes(clause));
}

/** An effect that could affect the value asked for but does not have the object among its affected objects. */
export const notAmong: Finder = ({ slice, scope: { object, characteristics }, otherwise }) => {
  // What was phased out was as if not there, whatever the words describe (CR 702.26b).
  const isPhasedOut = ofKind(slice.all, "starts").some(
    ({ step }) => step.object === object && step.clauses.includes("702.26e"),
  );
  if (isPhasedOut) return undefined;
  const first = ofKind(slice.all, "applied").find(
    ({ step }) =>
      otherwise?.has(step.effect) !== false &&
      object !== undefined &&
      !step.objects.includes(object) &&
      step.clauses.includes("611.2c") &&
      couldChange(step).some((characteristic) => characteristics.has(characteristic)),
  );
  return first === undefined ? undefined : { steps: [first], first };
};

export const defining: Finder = (known) =>
  pairOf(known, (a, b) => {
    if (sameLayer(a, b)) return a.step.clauses.includes("613.3") && orderMatters(a.step, b.step);
    return ["7a", "6a"].includes(a.step.layer) && sets(b);
  });
