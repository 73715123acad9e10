import { aspects, NAME } from "../rules/aspects.js";
import { revised } from "../rules/object-view.js";
import type { NameWordPart } from "../rules/part.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";

/** CR 123.6b-c: a nameless object is named by the word alone; where there are fewer words it goes to the end. */
export const nameWord: LayerKind<NameWordPart, NameWordPart> = {
  ...AS_WRITTEN,
  stage: "text",
  needs: ["stickers"],
  manner: "sets",
  writes: () => aspects({ others: NAME }),
  evaluate: (part) => part,
  apply: ({ word, after }, view) => {
    const words = view.name === null ? [] : view.name.split(" ");
    return revised(view, (draft) => void (draft.name = words.toSpliced(after, 0, word).join(" ")));
  },
  show: ({ word }) => `adds ${word} to the name`,
  clauses: ["612.9"],
};
