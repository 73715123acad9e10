import { ABILITIES, aspects } from "../rules/aspects.js";
import { supertypeSet, typeSet } from "../rules/card-types.js";
import type { RemoveTypesPart } from "../rules/formats.gen.js";
import { EVERY_SUBTYPE, without } from "../rules/subtype-set.js";
import type { LayerKind } from "./kind.js";
import { withTypeLine } from "./type-line.js";
import { type TypeWords, typeWords, WRITES_TYPES } from "./type-words.js";

/** CR 205.1a: a card type takes its subtypes along. */
export const removeTypes: LayerKind<RemoveTypesPart, TypeWords> = {
  ...WRITES_TYPES,
  manner: "takes",
  subtypes: ({ subtypes = [] }) => subtypes,
  writes: ({ types = [], supertypes = [] }) =>
    aspects({
      types: typeSet(types),
      supertypes: supertypeSet(supertypes),
      subtypes: EVERY_SUBTYPE,
      others: ABILITIES,
    }),
  evaluate: typeWords,
  apply: (removed, view) =>
    withTypeLine(
      view,
      {
        types: view.types & ~removed.types,
        supertypes: view.supertypes & ~removed.supertypes,
        subtypes: without(view.subtypes, removed.subtypes),
        takes: removed.subtypes,
      },
      removed.rules,
    ),
  clauses: ["205.1a"],
};
