import type { CantHavePart, LostAbility } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import { boundLosses, TAKES_ABILITIES, withoutAbilities } from "./abilities.js";
import type { LayerKind } from "./kind.js";

/** CR 113.11: it loses the ability, and no effect gives it, whatever the timestamps. */
export const cantHave: LayerKind<CantHavePart, readonly LostAbility[]> = {
  ...TAKES_ABILITIES,
  manner: "forbids",
  evaluate: ({ abilities }, look) => boundLosses(abilities, look),
  apply: (lost, view) => {
    const barred = withoutAbilities(view, lost);
    const added = lost.filter((one) => !barred.cantHave.some((other) => JSON.stringify(other) === JSON.stringify(one)));
    return added.length === 0
      ? barred
      : revised(barred, (draft) => void (draft.cantHave = [...barred.cantHave, ...added]));
  },
  clauses: ["113.11"],
};
