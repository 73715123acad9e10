import type { SetPowerToughnessPart } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import type { LayerKind } from "./kind.js";
import { NUMBERS, withNumbers } from "./size.js";

interface Numbers {
  readonly power: number | undefined;
  readonly toughness: number | undefined;
}

/** CR 613.4a-b, 208.4b: each value that is given replaces the old one; negative values stay as they are (CR 107.1b). */
export const setPowerToughness: LayerKind<SetPowerToughnessPart, Numbers> = {
  stage: "setSize",
  needs: ["power-toughness"],
  manner: "sets",
  numbers: ({ power, toughness }) => [power, toughness],
  subtypes: () => [],
  fix: (part, look) => {
    const { power, toughness, ...rest } = part;
    return {
      ...rest,
      ...(power === undefined ? {} : { power: look.quantity(power) }),
      ...(toughness === undefined ? {} : { toughness: look.quantity(toughness) }),
    };
  },
  writes: () => NUMBERS,
  uses: ({ power, toughness }) => ({ quantities: [power, toughness] }),
  evaluate: ({ power, toughness }, look) => ({
    power: power === undefined ? undefined : look.quantity(power),
    toughness: toughness === undefined ? undefined : look.quantity(toughness),
  }),
  apply: (set, view) => {
    const power = set.power ?? view.power;
    const toughness = set.toughness ?? view.toughness;
    const changed = withNumbers(view, power, toughness);
    if (changed.basePower === power && changed.baseToughness === toughness) return changed;
    return revised(changed, (draft) => {
      draft.basePower = power;
      draft.baseToughness = toughness;
    });
  },
  show: ({ power, toughness }) => `is ${power ?? "-"}/${toughness ?? "-"}`,
  cites: ({ exchange }) => (exchange === true ? ["701.12g"] : []),
};
