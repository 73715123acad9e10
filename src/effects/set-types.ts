import { ABILITIES, aspects } from "../rules/aspects.js";
import { INSTANT_OR_SORCERY, typeSet, type TypeSet } from "../rules/card-types.js";
import type { SetTypesPart } from "../rules/formats.gen.js";
import {
  EVERY_SUBTYPE,
  exchange,
  FAMILIES,
  familySet,
  intersects,
  NO_SUBTYPES,
  type SubtypeSet,
  union,
} from "../rules/subtype-set.js";
import type { LayerKind } from "./kind.js";
import { type TypeRules, withTypeLine } from "./type-line.js";
import { words, WRITES_TYPES } from "./type-words.js";

/** CR 205.1a: replaces the card types (an instant or sorcery stays one, since June 2022), and the subtypes of each family it names. */
export const setTypes: LayerKind<
  SetTypesPart,
  {
    readonly rules: TypeRules;
    readonly types: TypeSet;
    readonly kept: TypeSet;
    readonly subtypes: SubtypeSet;
    readonly replaced: SubtypeSet;
  }
> = {
  ...WRITES_TYPES,
  manner: "sets",
  subtypes: ({ subtypes = [] }) => subtypes,
  writes: () => aspects({ types: -1, subtypes: EVERY_SUBTYPE, others: ABILITIES }),
  evaluate: (part, look) => {
    const subtypes = words(part.subtypes, look);
    const replaced = FAMILIES.map(familySet)
      .filter((family) => intersects(family, subtypes))
      .reduce(union, NO_SUBTYPES);
    const kept = look.policy.spellTypesStay ? INSTANT_OR_SORCERY : 0;
    return { rules: look.ruleset, types: typeSet(part.types), kept, subtypes, replaced };
  },
  apply: (set, view) =>
    withTypeLine(
      view,
      {
        types: set.types | (view.types & set.kept),
        subtypes: exchange(view.subtypes, set.replaced, set.subtypes),
        takes: set.replaced,
      },
      set.rules,
    ),
  clauses: ["205.1a"],
};
