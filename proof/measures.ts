import type { Measure } from "../src/rules/formats.gen.js";
import type { Scene } from "./scene.js";
import { objectAt } from "./state.js";
import type { Thing } from "./thing.js";
import { typeNames } from "../src/rules/card-types.js";

/**
 * CR 208.3: a noncreature permanent has no power or toughness; a noncreature object elsewhere has them only if they are
 * printed on it. A card that is a creature, but is cast as another spell, is none with power and toughness there.
 */
function canHaveSize(scene: Scene, place: number): boolean {
  const { zone, base } = objectAt(scene.state, place);
  if (zone === "battlefield" || (zone === "stack" && typeNames(base.types).includes("Creature"))) return false;
  return base.power !== null || base.toughness !== null;
}

/** Power, toughness and the like, as anybody sees them; null where there is none. */
export function sizeOf(scene: Scene, place: number, thing: Thing, value: number | null): number | null {
  if (thing.types.has("Creature")) return value ?? 0; // CR 208.5
  return canHaveSize(scene, place) ? value : null;
}

export function measureOf(scene: Scene, place: number, thing: Thing, measure: Measure): number | null {
  switch (measure) {
    case "power":
    case "toughness":
    case "basePower":
    case "baseToughness":
      return sizeOf(scene, place, thing, thing[measure]);
    case "manaValue":
      return thing.manaValue;
    case "loyalty":
      return loyaltyOf(scene, place, thing);
  }
}

/** CR 306.5b-c: on the battlefield a planeswalker's loyalty is its counters; elsewhere it is the printed number. */
export function loyaltyOf({ state }: Scene, place: number, thing: Thing): number | null {
  const { zone, counters } = objectAt(state, place);
  if (zone !== "battlefield") return thing.loyalty;
  return thing.types.has("Planeswalker") ? (counters.get("loyalty")?.count ?? 0) : null;
}

/** CR 310.4b-c: the same of a battle and its defense. */
export function defenseOf({ state }: Scene, place: number, thing: Thing): number | null {
  const { zone, counters } = objectAt(state, place);
  if (zone !== "battlefield") return thing.defense;
  return thing.types.has("Battle") ? (counters.get("defense")?.count ?? 0) : null;
}
