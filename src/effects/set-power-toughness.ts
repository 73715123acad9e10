import type { SetPowerToughnessPart } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import { revised } from "../rules/object-view.js";
import type { LayerKind } from "./kind.js";
import { withNumbers, WRITES_SIZE } from "./size.js";

interface Size {
  readonly power?: number;
  readonly toughness?: number;
}

function sizeOf({ power, toughness }: SetPowerToughnessPart, look: Look): Size {
  return {
    ...(power === undefined ? {} : { power: look.quantity(power) }),
    ...(toughness === undefined ? {} : { toughness: look.quantity(toughness) }),
  };
}

/** CR 613.4a-b, 208.4b: each value that is given replaces the old one; negative values stay as they are (CR 107.1b). */
export const setPowerToughness: LayerKind<SetPowerToughnessPart, Size> = {
  ...WRITES_SIZE,
  stage: "setSize",
  manner: "sets",
  numbers: ({ power, toughness }) => [power, toughness],
  fix: (part, look) => ({ ...part, ...sizeOf(part, look) }),
  uses: ({ power, toughness }) => ({ quantities: [power, toughness] }),
  evaluate: sizeOf,
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
