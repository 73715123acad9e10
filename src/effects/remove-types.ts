import { ABILITIES, aspects } from "../rules/aspects.js";
import { supertypeSet, typeSet } from "../rules/card-types.js";
import type { RemoveTypesPart } from "../rules/formats.gen.js";
import { EVERY_SUBTYPE, without } from "../rules/subtype-set.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";
import { withTypeLine } from "./type-line.js";
import { type TypeWords, words } from "./type-words.js";

/** CR 205.1a: a card type takes its subtypes along. */
export const removeTypes: LayerKind<RemoveTypesPart, TypeWords> = {
  stage: "type",
  needs: ["type"],
  manner: "takes",
  numbers: () => [],
  subtypes: ({ subtypes = [] }) => subtypes,
  fix: asWritten,
  uses: readsNothing,
  writes: ({ types = [], supertypes = [] }) =>
    aspects({
      types: typeSet(types),
      supertypes: supertypeSet(supertypes),
      subtypes: EVERY_SUBTYPE,
      others: ABILITIES,
    }),
  evaluate: (part, look) => ({
    rules: look.ruleset,
    types: typeSet(part.types ?? []),
    supertypes: supertypeSet(part.supertypes ?? []),
    subtypes: words(part.subtypes, look),
  }),
  apply: (removed, view) =>
    withTypeLine(
      view,
      {
        types: view.types & ~removed.types,
        supertypes: view.supertypes & ~removed.supertypes,
        subtypes: without(view.subtypes, removed.subtypes),
      },
      removed.rules,
    ),
  clauses: ["205.1a"],
};
