import type { LoseAllAbilitiesPart } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import { TAKES_ABILITIES } from "./abilities.js";
import type { LayerKind } from "./kind.js";

export const loseAllAbilities: LayerKind<
  LoseAllAbilitiesPart,
  { readonly butMana: boolean; readonly butIntrinsic: boolean }
> = {
  ...TAKES_ABILITIES,
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
