import type { Ability, EffectPart } from "./formats.gen.js";

/** A designation, or another state without a name in the rules, that is an effect of the layers, and the clause that says so. */
export interface DesignationEffect {
  readonly parts: readonly EffectPart[];
  readonly clause: string;
  /** By this clause it ends when the object becomes unattached. */
  readonly ends?: string;
}

/** States of what is attached, by bestow and reconfigure (CR 702.103b, 702.151b). */
export const BESTOWED = "bestowed";
export const RECONFIGURED = "reconfigured";

/** What a creature is as a result of soulbond, what renown makes of it, and what saddle does until the turn ends (CR 702.95b, 702.112b, 702.171b). */
export const PAIRED = "paired";
export const RENOWNED = "renowned";
export const SADDLED = "saddled";

/** What is said of a creature that is the only one of its status in combat, and that status (CR 506.5). */
export const ALONE: ReadonlyMap<string, string> = new Map([
  ["attacking alone", "attacking"],
  ["blocking alone", "blocking"],
]);

/** What a suspected creature has besides menace is an ability too, and can be lost (CR 701.60c). */
const CANT_BLOCK: Ability = {
  kind: "static",
  id: "cant-block",
  affects: { self: true },
  does: [{ kind: "changeGameRule", rule: "cant-block" }],
};

/** Abilities that designations give and no card writes out. */
export const GIVEN_BY_DESIGNATIONS: readonly Ability[] = [CANT_BLOCK];

/** What is bestowed enchants (CR 702.103b). */
export const ENCHANT_CREATURE: Ability = { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } };

const DESIGNATIONS: ReadonlyMap<string, DesignationEffect> = new Map<string, DesignationEffect>([
  ["suspected", { parts: [{ kind: "gainAbilities", abilities: ["menace", CANT_BLOCK] }], clause: "701.60c" }],
  [
    BESTOWED,
    {
      parts: [
        { kind: "setTypes", types: ["Enchantment"], subtypes: ["Aura"] },
        { kind: "gainAbilities", abilities: [ENCHANT_CREATURE] },
      ],
      clause: "702.103b",
      ends: "702.103f",
    },
  ],
  [RECONFIGURED, { parts: [{ kind: "removeTypes", types: ["Creature"] }], clause: "702.151b", ends: "702.151b" }],
]);

/** What having a designation does to an object; undefined for those that do nothing by themselves. */
export function effectOfDesignation(designation: string): DesignationEffect | undefined {
  return DESIGNATIONS.get(designation);
}
