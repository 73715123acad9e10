import type { SwitchPowerToughnessPart } from "../rules/formats.gen.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";
import { NUMBERS, withNumbers } from "./size.js";

/** CR 613.4d: what is switched is outcome, not instruction. */
export const switchPowerToughness: LayerKind<SwitchPowerToughnessPart, true> = {
  stage: "switch",
  needs: ["switch"],
  manner: "switches",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => NUMBERS,
  evaluate: () => true,
  apply: (_, view) => withNumbers(view, view.toughness, view.power),
};
