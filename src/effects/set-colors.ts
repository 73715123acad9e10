import { aspects } from "../rules/aspects.js";
import { ALL_COLORS, type ColorSet } from "../rules/colors.js";
import type { SetColorsPart } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import { colors } from "./color-words.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";

/** CR 105.3: replaces all colors; none at all is colorless. */
export const setColors: LayerKind<SetColorsPart, ColorSet> = {
  stage: "color",
  needs: ["color"],
  manner: "sets",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => aspects({ colors: ALL_COLORS }),
  evaluate: (part, look) => colors(part.colors, look),
  apply: (set, view) => (view.colors === set ? view : revised(view, (draft) => void (draft.colors = set))),
  clauses: ["105.3"],
};
