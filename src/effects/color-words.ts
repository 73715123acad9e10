import { aspects } from "../rules/aspects.js";
import { ALL_COLORS, type ColorSet, colorSet } from "../rules/colors.js";
import type { ColorWord } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import type { Part } from "../rules/part.js";
import { AS_WRITTEN, type LayerKind, type Manner } from "./kind.js";

/** A kind of part that writes colors (CR 105.3), by what becomes of the colors an object has. */
export function writesColors<P extends Part & { readonly colors: readonly ColorWord[] }>(
  manner: Manner,
  become: (had: ColorSet, said: ColorSet) => ColorSet,
): LayerKind<P, ColorSet> {
  return {
    ...AS_WRITTEN,
    stage: "color",
    needs: ["color"],
    manner,
    writes: () => aspects({ colors: ALL_COLORS }),
    evaluate: ({ colors }, look) => {
      const words = colors.map((word) => look.color(word)).filter((color) => color !== undefined);
      // Nothing was chosen for a word it needs: this part does nothing (CR 607.5a).
      return colors.length > 0 && words.length === 0 ? undefined : colorSet(words);
    },
    apply: (said, view) => {
      const colors = become(view.colors, said);
      return colors === view.colors ? view : revised(view, (draft) => void (draft.colors = colors));
    },
    clauses: ["105.3"],
  };
}
