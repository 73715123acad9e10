import type { Ability, EffectPart } from "./formats.gen.js";

/** A designation that is an effect of the layers, and the clause that says so. */
export interface DesignationEffect {
  readonly parts: readonly EffectPart[];
  readonly clause: string;
}

/** What a suspected creature has besides menace is an ability too, and can be lost (CR 701.60c). */
const CANT_BLOCK: Ability = {
  kind: "static",
  id: "cant-block",
  affects: { self: true },
  does: [{ kind: "changeGameRule", rule: "cant-block" }],
};

const DESIGNATIONS: ReadonlyMap<string, DesignationEffect> = new Map<string, DesignationEffect>([
  ["suspected", { parts: [{ kind: "gainAbilities", abilities: ["menace", CANT_BLOCK] }], clause: "701.60c" }],
]);

/** What having a designation does to an object; undefined for those that do nothing by themselves. */
export function effectOfDesignation(designation: string): DesignationEffect | undefined {
  return DESIGNATIONS.get(designation);
}
