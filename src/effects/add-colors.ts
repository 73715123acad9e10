import { aspects } from "../rules/aspects.js";
import { ALL_COLORS, type ColorSet } from "../rules/colors.js";
import type { AddColorsPart } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import { colors } from "./color-words.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";

/** CR 105.3: in addition to its other colors. */
export const addColors: LayerKind<AddColorsPart, ColorSet> = {
  stage: "color",
  needs: ["color"],
  manner: "adds",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => aspects({ colors: ALL_COLORS }),
  evaluate: (part, look) => colors(part.colors, look),
  apply: (added, view) =>
    (view.colors | added) === view.colors ? view : revised(view, (draft) => void (draft.colors |= added)),
  clauses: ["105.3"],
};
