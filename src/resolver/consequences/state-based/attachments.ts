import { BATTLE, CREATURE } from "../../../rules/card-types.js";
import { BESTOWED } from "../../../rules/designations.js";
import { AURA, EQUIPMENT, FORTIFICATION, hasSubtype } from "../../../rules/subtype-set.js";
import { unfitness } from "../attachment.js";
import type { Outcome } from "../../resolve.js";
import { rulesOn } from "./game-rules.js";
import { each, isCreature, type Permanent } from "./permanents.js";

const ATTACHABLE = [EQUIPMENT, FORTIFICATION];

function isAura({ view }: Permanent): boolean {
  return hasSubtype(view.subtypes, AURA);
}

function isEquipment({ view }: Permanent): boolean {
  return ATTACHABLE.some((place) => hasSubtype(view.subtypes, place));
}

/** CR 702.103f: an exception to 704.5m. */
function isBestowed({ object }: Permanent): boolean {
  return object.designations.has(BESTOWED);
}

/** Why it can't be attached at all, whatever to; an Equipment that is none any more can't equip (CR 301.5c). */
function whyOff({ object, view }: Permanent): string[] {
  const was = (place: number): boolean => hasSubtype(view.subtypes, place) || hasSubtype(object.base.subtypes, place);
  const isAnimate = (view.types & CREATURE) !== 0;
  return [
    ...(isAnimate && hasSubtype(view.subtypes, AURA) ? ["303.4d"] : []),
    ...(was(EQUIPMENT) && (isAnimate || !hasSubtype(view.subtypes, EQUIPMENT)) ? ["301.5c"] : []),
    ...((view.types & BATTLE) === 0 ? [] : ["310.10"]),
  ];
}

/** A creature enchants and equips nothing (CR 303.4d, 301.5c), nor does what is neither Aura nor Equipment. */
function mustComeOff(permanent: Permanent): boolean {
  if (permanent.object.attachedTo === null) return false;
  return (
    isCreature(permanent) || (permanent.view.types & BATTLE) !== 0 || (!isAura(permanent) && !isEquipment(permanent))
  );
}

/** Whether what it is attached to can't have this Aura or Equipment, by a rule of the game (CR 303.4c, 613.11). */
function isRefused({ object, place }: Permanent, rules: readonly string[], outcome: Outcome): boolean {
  const { attachedTo } = object;
  if (attachedTo?.kind !== "object") return false;
  return rulesOn(outcome, attachedTo.object).some(
    ({ rule, source }) => rules.includes(rule) || (rules.includes(rule.replace(BY_OTHERS, "")) && source !== place),
  );
}

/** The rule spares the Aura or Equipment that makes it. */
const BY_OTHERS = /-by-other-(?:auras|equipment)$/;

function isLegal(permanent: Permanent, rules: readonly string[], outcome: Outcome): boolean {
  return unfitness(permanent.place, outcome) === undefined && !isRefused(permanent, rules, outcome);
}

/** An illegal host by the rule for Auras (CR 303.4c) or Equipment (CR 301.5c), and by what makes it one. */
function whyIllegal(permanent: Permanent, rules: readonly string[], outcome: Outcome): string[] {
  const refused = isAura(permanent) ? ["303.4c"] : hasSubtype(permanent.view.subtypes, EQUIPMENT) ? ["301.5c"] : [];
  return [
    ...(isRefused(permanent, rules, outcome) ? [...refused, "613.11"] : []),
    ...(unfitness(permanent.place, outcome) ?? []),
  ];
}

const ENCHANTING = ["cant-be-enchanted"];
const EQUIPPING = ["cant-be-equipped"];

export const bestowed = each(
  "702.103f",
  "unattached",
  (permanent, outcome) => isBestowed(permanent) && !isLegal(permanent, ENCHANTING, outcome),
  (permanent, outcome) => whyIllegal(permanent, ENCHANTING, outcome),
);

export const auras = each(
  "704.5m",
  "graveyard",
  (permanent, outcome) =>
    isAura(permanent) && !isBestowed(permanent) && !mustComeOff(permanent) && !isLegal(permanent, ENCHANTING, outcome),
  (permanent, outcome) => whyIllegal(permanent, ENCHANTING, outcome),
);

export const equipment = each(
  "704.5n",
  "unattached",
  (permanent, outcome) =>
    isEquipment(permanent) &&
    !isAura(permanent) &&
    !mustComeOff(permanent) &&
    permanent.object.attachedTo !== null &&
    !isLegal(permanent, EQUIPPING, outcome),
  (permanent, outcome) => whyIllegal(permanent, EQUIPPING, outcome),
);

export const attached = each("704.5p", "unattached", mustComeOff, whyOff);
