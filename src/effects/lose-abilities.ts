import type { LoseAbilitiesPart, LostAbility } from "../rules/formats.gen.js";
import { boundLosses, TAKES_ABILITIES, withoutAbilities } from "./abilities.js";
import type { LayerKind } from "./kind.js";

/** CR 113.10b: every instance goes. */
export const loseAbilities: LayerKind<LoseAbilitiesPart, readonly LostAbility[]> = {
  ...TAKES_ABILITIES,
  evaluate: ({ abilities }, look) => boundLosses(abilities, look),
  apply: (lost, view) => withoutAbilities(view, lost),
  clauses: ["113.10b"],
};
