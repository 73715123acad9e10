import { anyDoes } from "../../wording/parts.js";
import { isOf } from "./seen.js";
import {
  type Finder,
  areOn,
  citingAll,
  copies,
  defining,
  dependency,
  faceDownLast,
  found,
  gives,
  going,
  has,
  inOneLayer,
  isAdded,
  isBy,
  isByTimestamp,
  isCounter,
  isLater,
  isTakenFrom,
  landTypes,
  layers,
  layersBeforeTimestamps,
  lostBefore,
  modifies,
  notAmong,
  olderThanCopying,
  one,
  pairOf,
  performed,
  reachedByTypes,
  renewed,
  sameLayer,
  sets,
  stamped,
  starting,
  takes,
  tooLateToStop,
  touches,
  twoLayers,
  types,
} from "./evidence.js";

/** By the ids of misconceptions. Those that follow a whole older edition are not refuted: they were right in their time. */
export const REFUTATIONS: Readonly<Record<string, Finder | undefined>> = {
  "timestamps-only": dependency,
  "dependents-go-first": dependency,
  "abilities-first": (known) => tooLateToStop(known) ?? reachedByTypes(known),
  "effects-end-with-their-ability": going,
  "counters-are-base": (known) =>
    pairOf(known, (a, b) => sets(a) && isCounter(b, known) && modifies(b) && isLater(a, b)),
  "setting-is-final": (known) => pairOf(known, (a, b) => sets(a) && modifies(b) && isLater(a, b)),
  "no-layers": layersBeforeTimestamps,
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
  "losing-beats-gaining": (known) =>
    pairOf(known, (a, b) => takes(a) && gives(b) && sameLayer(a, b) && areOn(known, a, b)),
  "losing-comes-last": lostBefore,
  "gaining-beats-losing": (known) =>
    pairOf(known, (a, b) => gives(a) && takes(b) && sameLayer(a, b) && areOn(known, a, b)),
  "keyword-counters-stay": (known) =>
    pairOf(known, (a, b) => isCounter(a, known) && gives(a) && takes(b) && sameLayer(a, b)),
  "defining-is-nothing-special": defining,
  "defining-has-the-last-word": defining,
  "added-types-replace": one((seen, known) => has("addTypes")(seen) && isAdded(seen, known, "types", "subtypes")),
  "set-types-are-added": one(
    (seen, known) => has("setTypes", "setSubtypes")(seen) && isTakenFrom(seen, known, "types", "subtypes"),
  ),
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
  "attaching-again-renews": (known) =>
    pairOf(known, (a, b) => isByTimestamp(a, b, known) && a.step.clauses.includes("701.3b")),
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
  "face-down-is-always-a-creature": one((seen, known) => has("faceDown")(seen) && touches(seen, known)),
  "face-down-shows-its-copy": one((seen, known) => has("faceDown")(seen) && touches(seen, known)),
  "face-down-comes-first": faceDownLast,
  "indestructible-saves-from-anything": performed("704.5f"),
  "counters-do-not-cancel": performed("704.5q"),
  "back-faces-cost-nothing": starting("202.3b"),
  "given-abilities-are-as-old-as-the-object": (known) =>
    pairOf(known, (a, b) => isByTimestamp(a, b, known) && known.slice.causes(b).exists.length > 0),
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
