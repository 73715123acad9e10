import type { LoseAllAbilitiesPart } from "../rules/formats.gen.js";
import { keeping, TAKES_ABILITIES } from "./abilities.js";
import type { LayerKind } from "./kind.js";

export const loseAllAbilities: LayerKind<
  LoseAllAbilitiesPart,
  { readonly butMana: boolean; readonly butIntrinsic: boolean }
> = {
  ...TAKES_ABILITIES,
  evaluate: ({ except }, { policy }) => ({ butMana: except === "mana", butIntrinsic: !policy.intrinsicIsLost }),
  apply: ({ butMana, butIntrinsic }, view) =>
    keeping(
      view,
      ({ ability, origin }) => (butMana && ability.kind === "mana") || (butIntrinsic && origin === "intrinsic"),
    ),
};
