import type { ExchangeTextBoxesPart } from "../rules/formats.gen.js";
import { WRITES_TEXT } from "./abilities.js";
import type { LayerKind } from "./kind.js";

/** CR 612.5. Which text each gets is settled as the effect begins (CR 611.2d); then the part is a `textBox`. */
export const exchangeTextBoxes: LayerKind<ExchangeTextBoxesPart, never> = {
  ...WRITES_TEXT,
  fix: (part, _, { otherText }) => otherText ?? part,
  misfitInStatic: () => ({
    at: [],
    message: "a static ability can't exchange text boxes",
    expected: "an ability that resolves",
  }),
  evaluate: () => undefined,
  apply: (_, view) => view,
  clauses: ["612.5"],
};
