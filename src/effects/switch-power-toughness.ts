import type { SwitchPowerToughnessPart } from "../rules/formats.gen.js";
import type { LayerKind } from "./kind.js";
import { withNumbers, WRITES_SIZE } from "./size.js";

/** CR 613.4d: what is switched is outcome, not instruction. */
export const switchPowerToughness: LayerKind<SwitchPowerToughnessPart, true> = {
  ...WRITES_SIZE,
  stage: "switch",
  needs: ["switch"],
  manner: "switches",
  evaluate: () => true,
  apply: (_, view) => withNumbers(view, view.toughness, view.power),
};
