import { COMMON_GROUND, type CommonGround } from "../rules/common-ground.js";
import type { Zone } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import { partAsRead } from "./part-as-read.js";
import type { Policy } from "../rules/policy.js";
import type { Described, Practice } from "../rules/practice.js";

const BATTLEFIELD: readonly Zone[] = ["battlefield"];

/** The steps that somebody takes otherwise who believes this; what nobody is wrong about is left out. */
export function mistakenPractice(
  believes: Partial<CommonGround>,
  landTypesRemove: Policy["landTypesRemove"],
): Partial<Practice> {
  const believed = { ...COMMON_GROUND, ...believes, landTypesRemove };
  const readsOtherwise =
    landTypesRemove === "everything" ||
    (["addedTypes", "typesSet", "addedColors", "landTypesReplace"] as const).some((key) => key in believes);
  return {
    ...(believed.timestamps === "newestFirst" ? { inOrder: (oldestFirst) => oldestFirst.toReversed() } : {}),
    ...(believed.dependency === "ignored" ? { waits: () => () => [] } : {}),
    ...(believed.dependency === "goesFirst"
      ? { waits: (dependsOn, pending) => (effect) => pending.filter((other) => dependsOn(other).includes(effect)) }
      : {}),
    ...(believed.dependencyCompares === "outcomes" ? { compared: OUTCOMES } : {}),
    ...(believed.begunIsFixed ? {} : { goesOnWith: () => undefined }),
    ...(believed.grantedTimestamp === "ofObject" ? { timestampOfAbility: (ofObject) => ofObject } : {}),
    ...(believed.staticSets === "asItCame" ? { affectedByStatic: cameNoLater } : {}),
    ...(believed.definingFunctions === "onBattlefield" ? { definingFunctions: BATTLEFIELD } : {}),
    ...(readsOtherwise ? { partAsRead: (part) => partAsRead(part, believed) } : {}),
  };
}

/** Of what fits a description, what was there no later than the object that describes it. */
const cameNoLater: Practice["affectedByStatic"] = (fits) => {
  const cameAt = (object: number, { board }: Described): number => board.objects[object]?.arrivedAt ?? 0;
  return (object, scene, view) =>
    cameAt(object, scene) <= cameAt(scene.speaker.source ?? object, scene) && fits(object, scene, view);
};

/**
 * What comes of an effect on one object: what is other afterwards, rather than what the effect says. The rules never
 * compare this (CR 613.8a); who does lets effects wait that merely have more, or less, left to do.
 */
const OUTCOMES: Practice["compared"] = {
  isTextAlone: false,
  of: (_, comesOf) => {
    const change = comesOf();
    return change === undefined ? "nothing" : difference(change.before, change.after);
  },
};

function difference(before: ObjectView, after: ObjectView): unknown {
  const keys = Object.keys(before) as (keyof ObjectView)[];
  return keys.flatMap((key) => (before[key] === after[key] ? [] : [[key, changed(before[key], after[key])]]));
}

/** Numbers by how much they grow, lists by what they lose and gain; of anything else, what it was and is. */
function changed(before: unknown, after: unknown): unknown {
  if (typeof before === "number" && typeof after === "number") return after - before;
  if (Array.isArray(before) && Array.isArray(after))
    return [
      (before as unknown[]).filter((one) => !after.includes(one)),
      (after as unknown[]).filter((one) => !before.includes(one)),
    ];
  return [before, after];
}
