import type { Zone } from "../rules/formats.gen.js";
import { pointsAt } from "../resolver/query/match-zones.js";
import type { Origin } from "../rules/ability.js";
import type { Belief } from "./mistakes.js";
import { partAsRead } from "./part-as-read.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { Described, Practice } from "../rules/practice.js";
import { hasSubtype, subtypePlace } from "../rules/subtype-set.js";
import { BASIC_LAND_TYPES } from "../rules/subtypes.js";

const BATTLEFIELD: readonly Zone[] = ["battlefield"];
const READ_OTHERWISE = ["addedTypes", "typesSet", "addedColors", "landTypesReplace", "landTypesRemove"] as const;

/** The steps that somebody takes otherwise who believes this. */
export function mistakenPractice(believed: Partial<Belief>): Partial<Practice> {
  const readsOtherwise = READ_OTHERWISE.some((key) => key in believed);
  return {
    ...(believed.timestamps === "newestFirst" ? { inOrder: (oldestFirst) => oldestFirst.toReversed() } : {}),
    ...(believed.timestamps === "staticLast" ? { inOrder: staticLast } : {}),
    ...(believed.timestamps === "tiesTurned" ? { inOrder: tiesTurned } : {}),
    ...(believed.dependency === "ignored" ? { waits: () => () => [] } : {}),
    ...(believed.dependency === "goesFirst"
      ? { waits: (dependsOn, pending) => (effect) => pending.filter((other) => dependsOn(other).includes(effect)) }
      : {}),
    ...(believed.dependencyCompares === "outcomes" ? { compared: OUTCOMES } : {}),
    ...(believed.begunIsFixed === false ? { goesOnWith: () => undefined } : {}),
    ...(believed.grantedTimestamp === "ofObject" ? { timestampOfAbility: (ofObject) => ofObject } : {}),
    ...(believed.staticSets === "asItCame" ? { affectedByStatic: cameNoLater } : {}),
    ...(believed.definingFunctions === "onBattlefield" ? { definingFunctions: BATTLEFIELD } : {}),
    ...(readsOtherwise ? { partAsRead: (part, among) => partAsRead(part, among, believed) } : {}),
    ...(believed.resolvedSets === "open" ? { openParts: everyPart } : {}),
    ...(believed.resolvedNumbers === "open" ? { fixedPart: withOpenSize } : {}),
    ...(believed.copyingEndsEffects ? { afterCopying: withoutEffectsOn } : {}),
    ...(believed.transformingEndsEffects ? { afterTransforming: withoutEffectsOn } : {}),
    ...(believed.prototypesKeepTheirSize ? { prototyped: withWholeSize } : {}),
    ...(believed.faceDownIs === "creature" ? { faceDownIs: (how) => (typeof how === "object" ? true : how) } : {}),
    ...(believed.landsAreColored ? { printedLand: coloredByTypes } : {}),
    ...(believed.textChangesReachTypeLine === false ? { editsTypeLine: false } : {}),
    ...(believed.damageLowersToughness ? DAMAGE_LOWERS : {}),
    ...(believed.totalsComeFirst ? { costChanges: (changes, ofTotal) => [...ofTotal, ...changes] } : {}),
    ...(believed.attachingRestamps === false ? { onAttaching: () => undefined } : {}),
    ...(believed.attachingAgainRestamps ? { onAttachingAgain: (stamp) => stamp() } : {}),
    ...(believed.countersRestamp === false ? { timestampOfCounters: (old, mint) => old ?? mint() } : {}),
    ...(believed.subtypesGoWithType === false ? { typesLost: () => 0 } : {}),
    ...(believed.sizeNeedsCreature === false ? { sizeNeedsCreature: () => false } : {}),
    ...(believed.basicTypesGiveMana === false ? { manaOfLandTypes: () => [] } : {}),
    ...(believed.countersCancel === false ? { stateBasedActions: withoutCancelling } : {}),
    ...(believed.indestructibleSavesFrom === "anything" ? { stateBasedActions: withoutIndestructible } : {}),
    ...(believed.landTypesRemove === undefined ? {} : { sparedByLandTypes: SPARED[believed.landTypesRemove] }),
  };
}

/** What goes on and on is thought to come after what has happened once. */
const staticLast: Practice["inOrder"] = (oldestFirst) => [
  ...oldestFirst.filter(({ source }) => source === undefined),
  ...oldestFirst.filter(({ source }) => source !== undefined),
];

/** Effects of one moment come in the other order. */
const tiesTurned: Practice["inOrder"] = (oldestFirst) =>
  oldestFirst
    .map((effect, place) => ({ effect, place }))
    .sort((a, b) => a.effect.timestamp - b.effect.timestamp || b.place - a.place)
    .map(({ effect }) => effect);

/** The cost and color of a prototype, with the power and toughness of the whole card. */
const withWholeSize: Practice["prototyped"] = (inset, whole) => {
  const { power, toughness, basePower, baseToughness } = whole();
  return revised(inset, (draft) => void Object.assign(draft, { power, toughness, basePower, baseToughness }));
};

/** A Forest is thought to be green ... */
const coloredByTypes: Practice["printedLand"] = (land) => {
  const colors = BASIC_LAND_TYPES.map((type, place) =>
    hasSubtype(land.subtypes, subtypePlace(type)) ? 1 << place : 0,
  );
  return revised(land, (draft) => void (draft.colors |= colors.reduce((all, one) => all | one, 0)));
};

/** With less toughness a creature needs no lethal damage to go. */
const DAMAGE_LOWERS: Partial<Practice> = {
  toughnessWith: (toughness, damage) => toughness - damage,
  stateBasedActions: (asked) => asked.filter(({ clause }) => clause !== "704.5g"),
};

/** Nothing is spared but what others have given, which partAsRead takes; or everything is. */
const SPARED: Readonly<Record<Belief["landTypesRemove"], Practice["sparedByLandTypes"]>> = {
  nothing: (): readonly Origin[] => ["printed", "copied", "text", "granted", "intrinsic", "excepted", "merged"],
  everything: () => ["granted", "intrinsic"],
};

/** Counters of two kinds stay side by side. */
const withoutCancelling: Practice["stateBasedActions"] = (asked) => asked.filter(({ clause }) => clause !== "704.5q");

/** An indestructible creature stays even with toughness 0. */
const withoutIndestructible: Practice["stateBasedActions"] = (asked, isIndestructible) =>
  asked.filter(({ clause, object = "" }) => clause !== "704.5f" || !isIndestructible(object));

/** What a resolution describes is found anew all the time, what it points at never. */
const everyPart: Practice["openParts"] = ({ affects, does }, ofRules) =>
  affects === undefined || pointsAt(affects) ? ofRules : does;

/** What is set or added to power and toughness goes on changing; other numbers are fixed. */
const withOpenSize: Practice["fixedPart"] = (part, fix) =>
  part.kind === "setPowerToughness" || part.kind === "modifyPowerToughness" ? part : fix(part);

/** As if becoming a copy ended what earlier resolutions have done to an object. */
const withoutEffectsOn: Practice["afterCopying"] = (effects, copies) =>
  effects.flatMap((effect) => {
    const objects = effect.objects?.filter((object) => !copies.includes(object));
    return objects === undefined || objects.length > 0 ? [{ ...effect, objects }] : [];
  });

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
