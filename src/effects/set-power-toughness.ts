import type { SetPowerToughnessPart } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import { revised } from "../rules/object-view.js";
import { present } from "../rules/present.js";
import type { LayerKind } from "./kind.js";
import { resize, WRITES_SIZE } from "./size.js";

interface Size {
  readonly power: number | undefined;
  readonly toughness: number | undefined;
}

function sizeOf({ power, toughness }: SetPowerToughnessPart, look: Look): Size {
  return {
    power: power === undefined ? undefined : look.quantity(power),
    toughness: toughness === undefined ? undefined : look.quantity(toughness),
  };
}

/** CR 613.4a-b, 208.4b: each value that is given replaces the old one; negative values stay as they are (CR 107.1b). */
export const setPowerToughness: LayerKind<SetPowerToughnessPart, Size> = {
  ...WRITES_SIZE,
  stage: "setSize",
  manner: "sets",
  numbers: ({ power, toughness }) => [power, toughness],
  fix: (part, look) => ({ ...part, ...present(sizeOf(part, look)) }),
  uses: ({ power, toughness }) => ({ quantities: [power, toughness] }),
  evaluate: sizeOf,
  apply: (set, view) => {
    const power = set.power ?? view.power;
    const toughness = set.toughness ?? view.toughness;
    const isSo = power === view.power && toughness === view.toughness;
    if (isSo && power === view.basePower && toughness === view.baseToughness) return view;
    return revised(view, (draft) => resize(draft, power, toughness));
  },
  show: ({ power, toughness }) => `is ${power ?? "-"}/${toughness ?? "-"}`,
  cites: ({ exchange }) => (exchange === true ? ["701.12g"] : []),
};
