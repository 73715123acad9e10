import { ABILITIES } from "../rules/aspects.js";
import type { AddTypesPart } from "../rules/formats.gen.js";
import { NO_SUBTYPES, union } from "../rules/subtype-set.js";
import type { LayerKind } from "./kind.js";
import { withTypeLine } from "./type-line.js";
import { type TypeWords, typeWords, WRITES_TYPES, writesOf } from "./type-words.js";

/** CR 205.1b: keeps what is there. A subtype whose card type is missing is not gained (CR 205.3d), after this part's own types. */
export const addTypes: LayerKind<AddTypesPart, TypeWords> = {
  ...WRITES_TYPES,
  manner: "adds",
  subtypes: ({ subtypes = [] }) => subtypes,
  writes: ({ types = [], supertypes = [], subtypes = [] }) =>
    writesOf(types, supertypes, subtypes, subtypes.length > 0 || types.includes("Land") ? ABILITIES : 0),
  evaluate: typeWords,
  apply: (added, view) => {
    const types = view.types | added.types;
    const supertypes = view.supertypes | added.supertypes;
    const subtypes = added.subtypes === NO_SUBTYPES ? view.subtypes : union(view.subtypes, added.subtypes);
    const isSame = types === view.types && supertypes === view.supertypes && subtypes === view.subtypes;
    return isSame ? view : withTypeLine(view, { types, supertypes, subtypes }, added.rules);
  },
  clauses: ["205.1b"],
};
