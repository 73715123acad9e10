import { aspects, NAME } from "../rules/aspects.js";
import type { SetNamePart } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import { WRITES_TEXT } from "./abilities.js";
import type { LayerKind } from "./kind.js";

/** CR 612.8. */
export const setName: LayerKind<SetNamePart, string> = {
  ...WRITES_TEXT,
  writes: () => aspects({ others: NAME }),
  evaluate: ({ name }) => name,
  apply: (name, view) => (view.name === name ? view : revised(view, (draft) => void (draft.name = name))),
  clauses: ["612.8"],
};
