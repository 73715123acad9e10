import { ABILITIES, ABILITY_LOSS, aspects } from "../rules/aspects.js";
import type { ExchangeTextBoxesPart } from "../rules/formats.gen.js";
import { readsNothing, type LayerKind } from "./kind.js";

/** CR 612.5. Which text each gets is settled as the effect begins (CR 611.2d); then the part is a `textBox`. */
export const exchangeTextBoxes: LayerKind<ExchangeTextBoxesPart, never> = {
  stage: "text",
  needs: ["text"],
  manner: "sets",
  numbers: () => [],
  subtypes: () => [],
  fix: (part, _, { otherText }) => otherText ?? part,
  uses: readsNothing,
  writes: () => aspects({ others: ABILITIES | ABILITY_LOSS }),
  evaluate: () => undefined,
  apply: (_, view) => view,
  clauses: ["612.5"],
};
