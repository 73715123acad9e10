import type { SetSubtypesPart, SubtypeFamily } from "../rules/formats.gen.js";
import { exchange, familySet, isEmpty, type SubtypeSet } from "../rules/subtype-set.js";
import type { LayerKind } from "./kind.js";
import { type TypeRules, withTypeLine } from "./type-line.js";
import { words, writesFamily, WRITES_TYPES } from "./type-words.js";

/** CR 205.1a: replaces the subtypes of one family. An object that can have none of that family keeps all it has (CR 205.3d). */
export const setSubtypes: LayerKind<
  SetSubtypesPart,
  { readonly rules: TypeRules; readonly family: SubtypeFamily; readonly subtypes: SubtypeSet }
> = {
  ...WRITES_TYPES,
  manner: "sets",
  subtypes: ({ subtypes }) => subtypes,
  writes: ({ family }) => writesFamily(family),
  evaluate: ({ family, subtypes }, look) => {
    const set = words(subtypes, look);
    // Nothing was chosen for a word it needs: this part does nothing (CR 607.5a).
    return subtypes.length > 0 && isEmpty(set) ? undefined : { rules: look.ruleset, family, subtypes: set };
  },
  apply: ({ rules, family, subtypes }, view) =>
    withTypeLine(
      view,
      { subtypes: exchange(view.subtypes, familySet(family), subtypes), takes: familySet(family) },
      rules,
    ),
  clauses: ["205.1a"],
};
