import type { LoseAbilitiesPart, LostAbility } from "../rules/formats.gen.js";
import { LOSS, withoutAbilities } from "./abilities.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";

/** CR 113.10b: every instance goes. */
export const loseAbilities: LayerKind<LoseAbilitiesPart, readonly LostAbility[]> = {
  stage: "abilityLoss",
  needs: ["abilities"],
  manner: "takes",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => LOSS,
  evaluate: ({ abilities }) => abilities,
  apply: (lost, view) => withoutAbilities(view, lost),
  clauses: ["113.10b"],
};
