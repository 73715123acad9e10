import { aspects } from "../rules/aspects.js";
import { ALL_COLORS, colorSet, type ColorSet } from "../rules/colors.js";
import type { AddColorsPart, ColorWord, SetColorsPart } from "../rules/formats.gen.js";
import type { Handler, Look } from "../rules/handler.js";
import { revised } from "../rules/object-view.js";

function colors(words: readonly ColorWord[], look: Look): ColorSet | undefined {
  const chosen = words.map((word) => look.color(word)).filter((color) => color !== undefined);
  // Nothing was chosen for a word it needs: this part does nothing (CR 607.5a).
  return words.length > 0 && chosen.length === 0 ? undefined : colorSet(chosen);
}

/** CR 105.3: replaces all colors; none at all is colorless. */
export const setColors: Handler<SetColorsPart, ColorSet> = {
  writes: () => aspects({ colors: ALL_COLORS }),
  evaluate: (part, look) => colors(part.colors, look),
  apply: (set, view) => (view.colors === set ? view : revised(view, (draft) => void (draft.colors = set))),
  clauses: ["105.3"],
};

/** CR 105.3: in addition to its other colors. */
export const addColors: Handler<AddColorsPart, ColorSet> = {
  writes: () => aspects({ colors: ALL_COLORS }),
  evaluate: (part, look) => colors(part.colors, look),
  apply: (added, view) =>
    (view.colors | added) === view.colors ? view : revised(view, (draft) => void (draft.colors |= added)),
  clauses: ["105.3"],
};
