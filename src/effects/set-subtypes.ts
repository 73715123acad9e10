import type { SetSubtypesPart } from "../rules/formats.gen.js";
import type { KeptSubtypesPart } from "../rules/part.js";
import type { Look } from "../rules/look.js";
import {
  eachSubtype,
  exchange,
  familySet,
  intersection,
  isEmpty,
  NO_SUBTYPES,
  type SubtypeSet,
  union,
} from "../rules/subtype-set.js";
import type { LayerKind } from "./kind.js";
import { type TypeRules, withTypeLine } from "./type-line.js";
import { words, writesFamily, WRITES_TYPES } from "./type-words.js";

/** The words that are to be there, and those of another object; undefined if that is not there or nothing was chosen. */
function wanted({ family, subtypes = [], subtypesOf }: SetSubtypesPart, look: Look): SubtypeSet | undefined {
  const named = words(subtypes, look);
  if (subtypesOf !== undefined) {
    const [other] = look.refer(subtypesOf);
    return other === undefined ? undefined : union(named, intersection(look.view(other).subtypes, familySet(family)));
  }
  // Nothing was chosen for a word it needs: this part does nothing (CR 607.5a).
  return subtypes.length > 0 && isEmpty(named) ? undefined : named;
}

/** CR 205.1a: replaces the subtypes of one family. An object that can have none of that family keeps all it has (CR 205.3d). */
export const setSubtypes: LayerKind<
  SetSubtypesPart | KeptSubtypesPart,
  {
    readonly rules: TypeRules;
    readonly subtypes: SubtypeSet;
    readonly replaced: SubtypeSet;
  }
> = {
  ...WRITES_TYPES,
  manner: "sets",
  subtypes: ({ subtypes = [] }) => subtypes,
  uses: ({ subtypesOf }) => (subtypesOf === undefined ? undefined : { whole: [subtypesOf] }),
  fix: (part, look) => {
    const set = part.subtypesOf === undefined ? undefined : wanted(part, look);
    if (set === undefined) return part;
    const { subtypesOf: _, ...rest } = part;
    return { ...rest, subtypes: eachSubtype(set) };
  },
  writes: ({ family }) => writesFamily(family),
  evaluate: (part, look) => {
    const subtypes = wanted(part, look);
    const replaced = "keepsOld" in part ? NO_SUBTYPES : familySet(part.family);
    return subtypes === undefined ? undefined : { rules: look.ruleset, subtypes, replaced };
  },
  apply: ({ rules, subtypes, replaced }, view) =>
    withTypeLine(view, { subtypes: exchange(view.subtypes, replaced, subtypes), takes: replaced }, rules),
  clauses: ["205.1a"],
};
