import type { EffectPart } from "./formats.gen.js";

/** A designation that is an effect of the layers, and the clause that says so. */
export interface DesignationEffect {
  readonly parts: readonly EffectPart[];
  readonly clause: string;
}

const DESIGNATIONS: ReadonlyMap<string, DesignationEffect> = new Map<string, DesignationEffect>([
  [
    "suspected",
    {
      parts: [
        // Both are abilities that it has, so what takes abilities away takes them (CR 613.1f).
        {
          kind: "gainAbilities",
          abilities: [
            "menace",
            {
              kind: "static",
              id: "cant-block",
              affects: { self: true },
              does: [{ kind: "changeGameRule", rule: "cant-block" }],
            },
          ],
        },
      ],
      clause: "701.60c",
    },
  ],
]);

/** What having a designation does to an object; undefined for those that do nothing by themselves. */
export function effectOfDesignation(designation: string): DesignationEffect | undefined {
  return DESIGNATIONS.get(designation);
}
