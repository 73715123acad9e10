import type { Outcome } from "../../resolve.js";
import { isRuledBy, rulesOn } from "./game-rules.js";
import { each, hasKeyword, isCreature, policyOf, powerOf, toughnessOf, type Permanent } from "./permanents.js";

/** Slugs of game rules that keep a permanent from being destroyed, whatever it is called in an edition. */
const UNDESTROYED: ReadonlySet<string> = new Set(["cant-be-destroyed", "indestructible"]);

/** By the keyword (CR 702.12b), or by a rule of the game: the quality that editions before July 2013 have for it. */
export function isIndestructible(permanent: Permanent, outcome: Outcome): boolean {
  return (
    hasKeyword(permanent, "indestructible") ||
    rulesOn(outcome, permanent.place).some(({ rule }) => UNDESTROYED.has(rule))
  );
}

function isDestructibleCreature(permanent: Permanent, outcome: Outcome): boolean {
  return isCreature(permanent) && (toughnessOf(permanent) ?? 0) > 0 && !isIndestructible(permanent, outcome);
}

export function isRuledByPower({ place, view }: Permanent, outcome: Outcome): boolean {
  return isRuledBy(outcome, "lethal-damage-by-power", place, view.controller);
}

/** The number that damage is held against: toughness, or power where a rule of the game says so. */
function endurance(permanent: Permanent, outcome: Outcome): number {
  return (isRuledByPower(permanent, outcome) ? powerOf(permanent) : toughnessOf(permanent)) ?? 0;
}

function hasLethalDamage(permanent: Permanent, outcome: Outcome): boolean {
  return permanent.object.damage > 0 && permanent.object.damage >= endurance(permanent, outcome);
}

/** Nothing is destroyed here, so indestructible does not help (CR 702.12b). */
export const noToughness = each(
  "704.5f",
  "graveyard",
  (permanent) => isCreature(permanent) && (toughnessOf(permanent) ?? 0) <= 0,
);

export const lethalDamage = each(
  "704.5g",
  "destroyed",
  (permanent, outcome) => isDestructibleCreature(permanent, outcome) && hasLethalDamage(permanent, outcome),
  () => ["120.6"],
);

export const deathtouch = each(
  "704.5h",
  "destroyed",
  (permanent, outcome) =>
    policyOf(outcome).deathtouchAndLifelink === "rule" &&
    permanent.object.deathtouched &&
    isDestructibleCreature(permanent, outcome),
  () => ["702.2b"],
);

/** A creature that would be destroyed now if it could be (CR 702.12b). */
export function isSparedDestruction(permanent: Permanent, outcome: Outcome): boolean {
  if (!isCreature(permanent) || (toughnessOf(permanent) ?? 0) <= 0 || !isIndestructible(permanent, outcome))
    return false;
  const bitten = policyOf(outcome).deathtouchAndLifelink === "rule" && permanent.object.deathtouched;
  return bitten || hasLethalDamage(permanent, outcome);
}
