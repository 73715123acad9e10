import { ownerOf } from "../../names/effect.js";
import type { EffectReference } from "../../rules/effect-reference.js";
import { type Characteristic, EVERY_LAYER, type PartKind, type Stage } from "../../rules/layers.js";
import { changesOf, instancesOf, type Slice } from "./slice.js";
import { couldChange, orderMatters, type Scope } from "./scope.js";
import { isOf, ofKind, type Seen, type SeenOf } from "./seen.js";
import { factsOf, isPartKind } from "../../effects/index.js";
import type { Manner } from "../../effects/kind.js";
import { anyDoes } from "../../wording/parts.js";

/** The steps that refute a mistake, with the effects that the words mention. */
export interface Evidence {
  readonly steps: readonly [Seen, ...Seen[]];
  readonly first?: SeenOf<"applied"> | SeenOf<"continues"> | undefined;
  readonly second?: SeenOf<"applied"> | undefined;
  /** Effects by name, if they are not those of the steps. */
  readonly effects?: readonly [first: string, second: string];
}

export interface Case {
  readonly slice: Slice;
  readonly scope: Scope;
  /** The relevant applications, in trace order. */
  readonly applied: readonly SeenOf<"applied">[];
}

/** Finds the evidence against a mistake. */
export type Finder = (known: Case) => Evidence | undefined;

/** Two relevant applications, one before the other. */
function pairOf(
  { applied, later = applied }: Case & { readonly later?: readonly SeenOf<"applied">[] },
  fits: (first: SeenOf<"applied">, second: SeenOf<"applied">) => boolean,
): Evidence | undefined {
  for (const second of later.toReversed())
    for (const first of applied)
      if (first.place < second.place && first.step.effect !== second.step.effect && fits(first, second))
        return { steps: [first, second], first, second };
  return undefined;
}

function isLater(a: SeenOf<"applied">, b: SeenOf<"applied">): boolean {
  return EVERY_LAYER.indexOf(a.step.layer) < EVERY_LAYER.indexOf(b.step.layer);
}

type Fits = (seen: SeenOf<"applied">) => boolean;

function has(...parts: readonly PartKind[]): Fits {
  return ({ step }) => parts.some((part) => step.parts.includes(part));
}

function one(fits: (seen: SeenOf<"applied">, known: Case) => boolean): Finder {
  return (known) => {
    const first = known.applied.findLast((seen) => fits(seen, known));
    return first === undefined ? undefined : { steps: [first], first };
  };
}

function sameLayer(a: SeenOf<"applied">, b: SeenOf<"applied">): boolean {
  return a.step.layer === b.step.layer;
}

const isCounter = (seen: SeenOf<"applied">, { slice }: Pick<Case, "slice">): boolean =>
  slice.causes(seen).effect?.kind === "counters";
const isBy = (effect: EffectReference | undefined, object: string | undefined): boolean =>
  effect !== undefined && ownerOf(effect) === object;
const sets = has("setPowerToughness");
const modifies = has("modifyPowerToughness");
/** By what the kinds of its parts declare. */
function ofStage(stage: Stage, manner?: Manner): Fits {
  return ({ step }) =>
    step.parts.filter(isPartKind).some((part) => {
      const facts = factsOf(part);
      return facts.stage === stage && (manner === undefined || facts.manner === manner);
    });
}

const takes = ofStage("abilityLoss", "takes");
const gives = ofStage("ability", "adds");
const types = ofStage("type");
const copies: Fits = ({ step }) => anyDoes(step.parts, "copies");
const landTypes = has("setBasicLandTypes");
const touches = (seen: SeenOf<"applied">, { scope }: Case): boolean =>
  scope.object !== undefined && changesOf(seen.step, scope.object).length > 0;

/** A dependency that decided the order: the step that found it, and the effect that waited. */
function dependency({ slice }: Case): Evidence | undefined {
  const waits = slice.relevantOf("waits").at(-1);
  const found = slice
    .relevantOf("depends")
    .find(({ step }) => waits?.step.effect === step.effect && waits.step.for.includes(step.on));
  if (found === undefined || waits === undefined) return undefined;
  return { steps: [found, waits], effects: [found.step.effect, found.step.on] };
}

/** An effect that applied in an earlier layer than the one in which its ability is removed. */
function tooLateToStop(known: Case): Evidence | undefined {
  const begun = known.slice.relevantOf("continues");
  // The loss of the ability may be irrelevant to the answer, and just that is what the mistake gets wrong.
  const losses = ofKind(known.slice.all, "applied").filter(takes);
  return pairOf({ ...known, later: losses }, (first, second) => {
    if (!isLater(first, second)) return false;
    const { effect } = known.slice.causes(first);
    if (effect === undefined) return false;
    const { before, after } = instancesOf(second.step, effect);
    return begun.some(({ step }) => step.effect === first.step.effect) || (before > 0 && after === 0);
  });
}

function going({ slice }: Case): Evidence | undefined {
  const first = slice.relevantOf("continues").at(-1);
  return first === undefined ? undefined : { steps: [first], first };
}

/** Two applications of different layers, of which the second changes the object: best where the first is the newer. */
const twoLayers: Finder = (known) => {
  const inLayers = (a: SeenOf<"applied">, b: SeenOf<"applied">): boolean =>
    isLater(a, b) && touches(b, known) && ownerIn(a, known) !== ownerIn(b, known);
  const { characteristics } = known.scope;
  // Best of all what competes for the value that is asked for.
  const competes = (seen: SeenOf<"applied">): boolean =>
    changesOf(seen.step, known.scope.object ?? "").some(({ characteristic }) => characteristics.has(characteristic));
  return (
    pairOf(known, (a, b) => inLayers(a, b) && competes(a) && competes(b) && known.slice.isOlder(b, a)) ??
    pairOf(known, (a, b) => inLayers(a, b) && known.slice.isOlder(b, a)) ??
    pairOf(known, inLayers)
  );
};

/** Effects of one source can't be told apart by their names alone. */
function ownerIn(seen: SeenOf<"applied">, { slice }: Case): string {
  const { effect } = slice.causes(seen);
  return effect === undefined ? seen.step.effect : ownerOf(effect);
}

/** Whether it has added to what the object was and taken nothing. */
function isAdded(seen: SeenOf<"applied">, { scope }: Case, ...characteristics: readonly Characteristic[]): boolean {
  const changes = seen.step.changes.filter(
    ({ object, characteristic }) => object === scope.object && characteristics.includes(characteristic),
  );
  const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return (
    changes.length > 0 && changes.every(({ before, after }) => all(before).every((one) => all(after).includes(one)))
  );
}

/** An application that cites all of these clauses. */
function citingAll(...clauses: readonly string[]): Finder {
  return one(({ step }) => clauses.every((clause) => step.clauses.includes(clause)));
}

/** A state-based action. */
function performed(clause: string): Finder {
  return ({ slice }) => found(slice, (seen) => isOf(seen, "stateBased") && seen.step.clause === clause);
}

/** The object's starting values, or the rules that its final values follow. */
function starting(clause: string): Finder {
  return ({ slice }) =>
    found(slice, (seen) => (isOf(seen, "starts") || isOf(seen, "stands")) && seen.step.clauses.includes(clause));
}

function found(slice: Slice, fits: (seen: Seen) => boolean): Evidence | undefined {
  const step = slice.relevant.find(({ seen }) => fits(seen))?.seen;
  return step === undefined ? undefined : { steps: [step] };
}

/** Two applications in different layers, each of a given sort. */
function layers(first: Fits, second: Fits): Finder {
  return (known) => pairOf(known, (a, b) => isLater(a, b) && first(a) && second(b));
}

/** Two applications in one layer, ordered by timestamp. */
const inOneLayer: Finder = (known) =>
  pairOf(known, (a, b) => sameLayer(a, b) && orderMatters(a.step, b.step) && known.slice.isOlder(a, b));

/** An effect older than the copying of its object, which applies all the same (CR 707.4). */
const olderThanCopying: Finder = ({ slice, applied }) => {
  for (const copying of applied.toReversed()) {
    if (!copying.step.clauses.includes("707.4")) continue;
    const first = applied.findLast((seen) => seen.step.effect !== copying.step.effect && slice.isOlder(seen, copying));
    if (first !== undefined) return { steps: [first, copying], first };
  }
  return undefined;
};

/** Two applications of which the second has a timestamp that one of these clauses gave. */
const stamped =
  (...clauses: readonly string[]): Finder =>
  (known) =>
    pairOf(
      known,
      (a, b) =>
        sameLayer(a, b) && orderMatters(a.step, b.step) && b.step.clauses.some((clause) => clauses.includes(clause)),
    );

/** Two in order of timestamps of which the second got its own after it came: what comes attached still has the one of its coming (CR 613.7d). */
const renewed =
  (...clauses: readonly string[]): Finder =>
  (known) =>
    pairOf(
      known,
      (a, b) =>
        sameLayer(a, b) &&
        orderMatters(a.step, b.step) &&
        known.slice.isOlder(a, b) &&
        b.step.clauses.some((clause) => clauses.includes(clause)) &&
        !b.step.clauses.includes("613.7d"),
    );

/** An effect that could affect the value asked for but does not have the object among its affected objects. */
const notAmong: Finder = ({ slice, scope: { object, characteristics } }) => {
  const first = ofKind(slice.all, "applied").find(
    ({ step }) =>
      object !== undefined &&
      !step.objects.includes(object) &&
      step.clauses.includes("611.2c") &&
      couldChange(step).some((characteristic) => characteristics.has(characteristic)),
  );
  return first === undefined ? undefined : { steps: [first], first };
};

const defining: Finder = (known) =>
  pairOf(known, (a, b) => {
    if (sameLayer(a, b)) return a.step.clauses.includes("613.3") && orderMatters(a.step, b.step);
    return ["7a", "6a"].includes(a.step.layer) && sets(b);
  });

/** By the ids of misconceptions. Those that follow a whole older edition are not refuted: they were right in their time. */
export const REFUTATIONS: Readonly<Record<string, Finder | undefined>> = {
  "timestamps-only": dependency,
  "dependents-go-first": dependency,
  "abilities-first": tooLateToStop,
  "effects-end-with-their-ability": going,
  "counters-are-base": (known) =>
    pairOf(known, (a, b) => sets(a) && isCounter(b, known) && modifies(b) && isLater(a, b)),
  "setting-is-final": (known) => pairOf(known, (a, b) => sets(a) && modifies(b) && isLater(a, b)),
  "no-layers": twoLayers,
  "newest-first": inOneLayer,
  "dependency-across-layers": twoLayers,
  "outcomes-are-compared": inOneLayer,
  "switch-before-bonuses": (known) =>
    pairOf(known, (a, b) => modifies(a) && has("switchPowerToughness")(b) && isLater(a, b)),
  "order-worked-out-once": one(({ step }) => step.clauses.includes("613.8c")),
  "copies-are-exact": one((seen, known) => copies(seen) && touches(seen, known)),
  "copies-are-printed": one((seen, known) => copies(seen) && touches(seen, known)),
  "land-types-keep-abilities": one(landTypes),
  "land-types-take-every-ability": one(landTypes),
  "land-types-take-the-type-line": one(landTypes),
  "land-types-give-no-mana": one((seen) => landTypes(seen) || seen.step.clauses.includes("305.6")),
  "losing-beats-gaining": (known) => pairOf(known, (a, b) => takes(a) && gives(b) && sameLayer(a, b)),
  "gaining-beats-losing": (known) => pairOf(known, (a, b) => gives(a) && takes(b) && sameLayer(a, b)),
  "keyword-counters-stay": (known) =>
    pairOf(known, (a, b) => isCounter(a, known) && gives(a) && takes(b) && sameLayer(a, b)),
  "defining-is-nothing-special": defining,
  "defining-has-the-last-word": defining,
  "added-types-replace": one((seen, known) => has("addTypes")(seen) && isAdded(seen, known, "types", "subtypes")),
  "set-types-are-added": one(has("setTypes", "setSubtypes")),
  "added-colors-replace": one((seen, known) => has("addColors")(seen) && isAdded(seen, known, "colors")),
  "subtypes-stay-behind": one(
    (seen, known) =>
      touches(seen, known) &&
      (["types", "subtypes"] as const).every((changed) =>
        seen.step.changes.some(
          ({ characteristic, object }) => characteristic === changed && object === known.scope.object,
        ),
      ),
  ),
  "noncreatures-have-power": starting("208.3"),
  "newcomers-are-affected": notAmong,
  "newcomers-are-spared": one(
    (seen, known) =>
      seen.step.clauses.includes("611.3a") &&
      touches(seen, known) &&
      // An object is never later than itself.
      !isBy(known.slice.causes(seen).effect, known.scope.object),
  ),
  "attaching-keeps-the-timestamp": renewed("613.7e"),
  "counters-keep-the-timestamp": renewed("613.7c"),
  "turning-keeps-the-timestamp": renewed("613.7f", "613.7g"),
  "control-comes-last": layers(has("gainControl"), () => true),
  "text-comes-late": layers(
    ({ step }) => anyDoes(step.parts, "edits"),
    () => true,
  ),
  "colors-before-types": layers(types, has("setColors", "addColors")),
  "abilities-after-size": layers(takes, (seen) => sets(seen) || modifies(seen)),
  "defining-on-the-battlefield": citingAll("604.3", "113.6"),
  "defining-never-waits": (known) => {
    const found = dependency(known);
    return found !== undefined &&
      known.applied.some(({ step }) => step.clauses.includes("604.3") && step.effect === found.effects?.[0])
      ? found
      : undefined;
  },
  "subtypes-need-no-type": citingAll("205.3d"),
  "numbers-are-never-fixed": citingAll("611.2d"),
  "active-player-orders-all": stamped("613.7m"),
  "exceptions-are-defined-anew": citingAll("707.9d"),
  "static-copies-follow": citingAll("707.2c"),
  "negative-bonuses-count": citingAll("107.1b"),
  "copying-ends-effects": olderThanCopying,
  "face-down-shows-its-copy": one((seen, known) => has("faceDown")(seen) && touches(seen, known)),
  "indestructible-saves-from-anything": performed("704.5f"),
  "counters-do-not-cancel": performed("704.5q"),
  "back-faces-cost-nothing": starting("202.3b"),
  "given-abilities-are-as-old-as-the-object": (known) =>
    pairOf(
      known,
      (a, b) =>
        sameLayer(a, b) &&
        orderMatters(a.step, b.step) &&
        known.slice.isOlder(a, b) &&
        known.slice.causes(b).exists.length > 0,
    ),
  "legends-all-die": ({ slice }) =>
    found(
      slice,
      (seen) => isOf(seen, "stateBased") && seen.step.clause === "704.5j" && seen.step.action.result === "chooseOne",
    ),
};

/** Mistakes about one matter share a message; every other has `not-` and its own id. */
export const FAMILIES: Readonly<Record<string, string | undefined>> = {
  "attaching-keeps-the-timestamp": "timestamp-renewed",
  "counters-keep-the-timestamp": "timestamp-renewed",
  "turning-keeps-the-timestamp": "timestamp-renewed",
  "control-comes-last": "layer-order",
  "text-comes-late": "layer-order",
  "colors-before-types": "layer-order",
  "abilities-after-size": "layer-order",
};
