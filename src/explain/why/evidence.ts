import { abilityOfEffect, ownerOf } from "../../names/effect.js";
import type { EffectReference } from "../../rules/effect-reference.js";
import { EVERY_LAYER } from "../../rules/layers.js";
import { orderMatters } from "./order-matters.js";
import { changesOf, type Slice } from "./slice.js";
import { couldChange, type Scope } from "./scope.js";
import { isOf, type Seen, type SeenOf } from "./seen.js";

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

type Finder = (known: Case) => Evidence | undefined;

export interface Refutation {
  readonly find: Finder;
  /** The message for a family of mistakes; by default `not-` and the id. */
  readonly family?: string;
}

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

function has(...parts: readonly string[]): (seen: SeenOf<"applied">) => boolean {
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
const takes = has("loseAllAbilities", "loseAbilities");
const gives = has("gainAbilities", "gainAbilitiesOf");
const landTypes = has("setBasicLandTypes");
const touches = (seen: SeenOf<"applied">, { scope }: Case): boolean =>
  scope.object !== undefined && changesOf(seen.step, scope.object).length > 0;

/** A dependency that decided the order: the step that found it, and the effect that waited. */
function dependency({ slice }: Case): Evidence | undefined {
  const waits = slice.relevant.flatMap(({ seen }) => (isOf(seen, "waits") ? [seen] : [])).at(-1);
  const depends = slice.relevant.flatMap(({ seen }) =>
    isOf(seen, "depends") &&
    (waits === undefined || (waits.step.effect === seen.step.effect && waits.step.for.includes(seen.step.on)))
      ? [seen]
      : [],
  );
  const [found] = depends;
  if (found === undefined || waits === undefined) return undefined;
  return { steps: [found, waits], effects: [found.step.effect, found.step.on] };
}

/** An effect that applied in an earlier layer than the one in which its ability is removed. */
function tooLateToStop(known: Case): Evidence | undefined {
  const begun = known.slice.relevant.flatMap(({ seen }) => (isOf(seen, "continues") ? [seen] : []));
  // The loss of the ability may be irrelevant to the answer, and just that is what the mistake gets wrong.
  const losses = known.slice.all.filter((seen): seen is SeenOf<"applied"> => isOf(seen, "applied") && takes(seen));
  const found = pairOf({ ...known, later: losses }, (first, second) => {
    if (!isLater(first, second)) return false;
    const { effect } = known.slice.causes(first);
    if (effect === undefined) return false;
    const [owner, ability] = [ownerOf(effect), abilityOfEffect(effect)];
    return (
      begun.some(({ step }) => step.effect === first.step.effect) ||
      changesOf(second.step, owner).some(
        ({ before, after }) =>
          ability !== undefined &&
          Array.isArray(before) &&
          before.includes(ability) &&
          !(Array.isArray(after) && after.includes(ability)),
      )
    );
  });
  return found;
}

function going({ slice }: Case): Evidence | undefined {
  const first = slice.relevant.flatMap(({ seen }) => (isOf(seen, "continues") ? [seen] : [])).at(-1);
  return first === undefined ? undefined : { steps: [first], first };
}

const twoLayers: Finder = (known) => pairOf(known, (a, b) => isLater(a, b) && touches(b, known));

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
function layers(first: (seen: SeenOf<"applied">) => boolean, second: (seen: SeenOf<"applied">) => boolean): Finder {
  return (known) => pairOf(known, (a, b) => isLater(a, b) && first(a) && second(b));
}

const types = has("addTypes", "setTypes", "setSubtypes", "setBasicLandTypes", "addEverySubtype", "removeTypes");

/** Two applications in one layer, ordered by timestamp. */
const inOneLayer: Finder = (known) =>
  pairOf(known, (a, b) => sameLayer(a, b) && orderMatters(a.step, b.step) && isOlder(known.slice, a, b));

function isOlder(slice: Slice, a: Seen, b: Seen): boolean {
  const [one, other] = [slice.causes(a).timestamp, slice.causes(b).timestamp];
  return one !== undefined && other !== undefined && one < other;
}

/** An effect older than the copying of its object, which applies all the same (CR 707.4). */
const olderThanCopying: Finder = ({ slice, applied }) => {
  for (const copying of applied.toReversed()) {
    if (!copying.step.clauses.includes("707.4")) continue;
    const first = applied.findLast((seen) => seen.step.effect !== copying.step.effect && isOlder(slice, seen, copying));
    if (first !== undefined) return { steps: [first, copying], first };
  }
  return undefined;
};

const renewed =
  (...clauses: readonly string[]): Finder =>
  (known) =>
    pairOf(
      known,
      (a, b) =>
        sameLayer(a, b) && orderMatters(a.step, b.step) && b.step.clauses.some((clause) => clauses.includes(clause)),
    );

/** An effect that could affect the value asked for but does not have the object among its affected objects. */
const notAmong: Finder = ({ slice, scope: { object, characteristics } }) => {
  const first = slice.all.find(
    (seen): seen is SeenOf<"applied"> =>
      isOf(seen, "applied") &&
      object !== undefined &&
      !seen.step.objects.includes(object) &&
      seen.step.clauses.includes("611.2c") &&
      couldChange(seen.step).some((characteristic) => characteristics.has(characteristic)),
  );
  return first === undefined ? undefined : { steps: [first], first };
};

const defining: Finder = (known) =>
  pairOf(known, (a, b) => {
    if (sameLayer(a, b)) return a.step.clauses.includes("613.3") && orderMatters(a.step, b.step);
    return ["7a", "6a"].includes(a.step.layer) && sets(b);
  });

/** By the ids of misconceptions. Those that follow a whole older edition are not refuted: they were right in their time. */
export const REFUTATIONS: Readonly<Record<string, Refutation | undefined>> = {
  "timestamps-only": { find: dependency },
  "dependents-go-first": { find: dependency },
  "abilities-first": { find: tooLateToStop },
  "effects-end-with-their-ability": { find: going },
  "counters-are-base": {
    find: (known) => pairOf(known, (a, b) => sets(a) && isCounter(b, known) && modifies(b) && isLater(a, b)),
  },
  "setting-is-final": { find: (known) => pairOf(known, (a, b) => sets(a) && modifies(b) && isLater(a, b)) },
  "no-layers": { find: twoLayers },
  "newest-first": { find: inOneLayer },
  "dependency-across-layers": { find: twoLayers },
  "outcomes-are-compared": { find: inOneLayer },
  "switch-before-bonuses": {
    find: (known) => pairOf(known, (a, b) => modifies(a) && has("switchPowerToughness")(b) && isLater(a, b)),
  },
  "order-worked-out-once": { find: one(({ step }) => step.clauses.includes("613.8c")) },
  "copies-are-exact": { find: one((seen, known) => has("copiedValues", "copy")(seen) && touches(seen, known)) },
  "copies-are-printed": { find: one((seen, known) => has("copiedValues", "copy")(seen) && touches(seen, known)) },
  "land-types-keep-abilities": { find: one(landTypes) },
  "land-types-take-every-ability": { find: one(landTypes) },
  "land-types-take-the-type-line": { find: one(landTypes) },
  "land-types-give-no-mana": { find: one(({ step }) => step.clauses.includes("305.6")) },
  "losing-beats-gaining": {
    find: (known) => pairOf(known, (a, b) => takes(a) && gives(b) && sameLayer(a, b)),
  },
  "gaining-beats-losing": {
    find: (known) => pairOf(known, (a, b) => gives(a) && takes(b) && sameLayer(a, b)),
  },
  "keyword-counters-stay": {
    find: (known) => pairOf(known, (a, b) => isCounter(a, known) && gives(a) && takes(b) && sameLayer(a, b)),
  },
  "defining-is-nothing-special": { find: defining },
  "defining-has-the-last-word": { find: defining },
  "added-types-replace": { find: one(has("addTypes")) },
  "set-types-are-added": { find: one(has("setTypes", "setSubtypes")) },
  "added-colors-replace": { find: one(has("addColors")) },
  "subtypes-stay-behind": {
    find: one(
      (seen, known) =>
        touches(seen, known) &&
        seen.step.changes.some(
          ({ characteristic, object }) => characteristic === "types" && object === known.scope.object,
        ) &&
        seen.step.changes.some(
          ({ characteristic, object }) => characteristic === "subtypes" && object === known.scope.object,
        ),
    ),
  },
  "noncreatures-have-power": { find: starting("208.3") },
  "newcomers-are-affected": { find: notAmong },
  "newcomers-are-spared": {
    find: one(
      (seen, known) =>
        seen.step.clauses.includes("611.3a") &&
        touches(seen, known) &&
        // An object is never later than itself.
        !isBy(known.slice.causes(seen).effect, known.scope.object),
    ),
  },
  "attaching-keeps-the-timestamp": { find: renewed("613.7e"), family: "timestamp-renewed" },
  "counters-keep-the-timestamp": { find: renewed("613.7c"), family: "timestamp-renewed" },
  "turning-keeps-the-timestamp": { find: renewed("613.7f", "613.7g"), family: "timestamp-renewed" },
  "control-comes-last": { find: layers(has("gainControl"), () => true), family: "layer-order" },
  "text-comes-late": {
    find: layers(has("replaceWords", "gainFullText", "textBox"), () => true),
    family: "layer-order",
  },
  "colors-before-types": { find: layers(types, has("setColors", "addColors")), family: "layer-order" },
  "abilities-after-size": { find: layers(takes, (seen) => sets(seen) || modifies(seen)), family: "layer-order" },
  "defining-on-the-battlefield": { find: citingAll("604.3", "113.6") },
  "defining-never-waits": {
    find: (known) => {
      const found = dependency(known);
      return found !== undefined &&
        known.applied.some(({ step }) => step.clauses.includes("604.3") && step.effect === found.effects?.[0])
        ? found
        : undefined;
    },
  },
  "subtypes-need-no-type": { find: citingAll("205.3d") },
  "numbers-are-never-fixed": { find: citingAll("611.2d") },
  "active-player-orders-all": { find: renewed("613.7m") },
  "exceptions-are-defined-anew": { find: citingAll("707.9d") },
  "static-copies-follow": { find: citingAll("707.2c") },
  "negative-bonuses-count": { find: citingAll("107.1b") },
  "copying-ends-effects": { find: olderThanCopying },
  "face-down-shows-its-copy": { find: one((seen, known) => has("faceDown")(seen) && touches(seen, known)) },
  "indestructible-saves-from-anything": { find: performed("704.5f") },
  "counters-do-not-cancel": { find: performed("704.5q") },
  "back-faces-cost-nothing": { find: starting("202.3b") },
  "given-abilities-are-as-old-as-the-object": {
    find: (known) =>
      pairOf(
        known,
        (a, b) =>
          sameLayer(a, b) &&
          orderMatters(a.step, b.step) &&
          isOlder(known.slice, a, b) &&
          known.slice.causes(b).exists.length > 0,
      ),
  },
  "legends-all-die": {
    find: ({ slice }) =>
      found(
        slice,
        (seen) => isOf(seen, "stateBased") && seen.step.clause === "704.5j" && seen.step.action.result === "chooseOne",
      ),
  },
};
