import { hasSubtype, subtypePlace } from "../../rules/subtype-set.js";
import { sum } from "./measures.js";
import type { Scene } from "./scene.js";

/** Of each of these creature types there is up to one in a party (CR 700.8). */
export const PARTY_TYPES = ["Cleric", "Rogue", "Warrior", "Wizard"] as const;

const PLACES = PARTY_TYPES.map(subtypePlace);

/** How many of these creatures are in the parties of those who control them: each as one type only (CR 700.8b). */
export function partySize(creatures: readonly number[], scene: Scene): number {
  const parties = new Map<number, number[]>();
  for (const creature of creatures) {
    const controller = scene.controllerOf(creature);
    parties.set(controller, [...(parties.get(controller) ?? []), creature]);
  }
  return sum([...parties.values()].map((members) => largest(members, scene)));
}

/** The most members there can be: all sets of types that so many creatures can stand for, each as a bit set. */
function largest(creatures: readonly number[], scene: Scene): number {
  const filled = creatures.reduce<ReadonlySet<number>>(
    (parties, creature) => {
      const { subtypes } = scene.view(creature);
      const bits = PLACES.flatMap((place, type) => (hasSubtype(subtypes, place) ? [1 << type] : []));
      return new Set([...parties].flatMap((party) => [party, ...bits.map((bit) => party | bit)]));
    },
    new Set([0]),
  );
  return Math.max(...[...filled].map((party) => PLACES.filter((_, type) => (party & (1 << type)) !== 0).length));
}

/** Creatures that are such parties: whoever adds a member to those before is one, and no choice among them gives more. */
export function partyMembers(creatures: readonly number[], scene: Scene): readonly number[] {
  return creatures.reduce<readonly number[]>(
    (members, creature) =>
      partySize([...members, creature], scene) > partySize(members, scene) ? [...members, creature] : members,
    [],
  );
}
