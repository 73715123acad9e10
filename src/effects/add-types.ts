import { ABILITIES } from "../rules/aspects.js";
import { supertypeSet, typeSet } from "../rules/card-types.js";
import type { AddTypesPart } from "../rules/formats.gen.js";
import { NO_SUBTYPES, union } from "../rules/subtype-set.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";
import { withTypeLine } from "./type-line.js";
import { type TypeWords, words, writesOf } from "./type-words.js";

/** CR 205.1b: keeps what is there. A subtype whose card type is missing is not gained (CR 205.3d), after this part's own types. */
export const addTypes: LayerKind<AddTypesPart, TypeWords> = {
  stage: "type",
  needs: ["type"],
  manner: "adds",
  numbers: () => [],
  subtypes: ({ subtypes = [] }) => subtypes,
  fix: asWritten,
  uses: readsNothing,
  writes: ({ types = [], supertypes = [], subtypes = [] }) =>
    writesOf(types, supertypes, subtypes, subtypes.length > 0 || types.includes("Land") ? ABILITIES : 0),
  evaluate: (part, look) => ({
    rules: look.ruleset,
    types: typeSet(part.types ?? []),
    supertypes: supertypeSet(part.supertypes ?? []),
    subtypes: words(part.subtypes, look),
  }),
  apply: (added, view) => {
    const types = view.types | added.types;
    const supertypes = view.supertypes | added.supertypes;
    const subtypes = added.subtypes === NO_SUBTYPES ? view.subtypes : union(view.subtypes, added.subtypes);
    const isSame = types === view.types && supertypes === view.supertypes && subtypes === view.subtypes;
    return isSame ? view : withTypeLine(view, { types, supertypes, subtypes }, added.rules);
  },
  clauses: ["205.1b"],
};
