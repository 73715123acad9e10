import type { LoseAllAbilitiesPart } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import { LOSS } from "./abilities.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";

export const loseAllAbilities: LayerKind<
  LoseAllAbilitiesPart,
  { readonly butMana: boolean; readonly butIntrinsic: boolean }
> = {
  stage: "abilityLoss",
  needs: ["abilities"],
  manner: "takes",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => LOSS,
  evaluate: ({ except }, { policy }) => ({ butMana: except === "mana", butIntrinsic: !policy.intrinsicIsLost }),
  apply: ({ butMana, butIntrinsic }, view) => {
    const abilities = view.abilities.filter(
      ({ ability, origin }) => (butMana && ability.kind === "mana") || (butIntrinsic && origin === "intrinsic"),
    );
    return abilities.length === view.abilities.length
      ? view
      : revised(view, (draft) => void (draft.abilities = abilities));
  },
};
