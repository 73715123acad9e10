import { ABILITIES, aspects } from "../rules/aspects.js";
import type { AddEverySubtypePart } from "../rules/formats.gen.js";
import {
  EVERY_BASIC_LAND_TYPE,
  EVERY_CREATURE_TYPE,
  familySet,
  intersection,
  subtypesAllowedBy,
  type SubtypeSet,
  union,
} from "../rules/subtype-set.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";
import { type TypeRules, withTypeLine } from "./type-line.js";
import { typesNeededBy } from "./type-words.js";

/** Every creature type (CR 702.73a), or every basic land type. */
export const addEverySubtype: LayerKind<
  AddEverySubtypePart,
  { readonly rules: TypeRules; readonly every: SubtypeSet }
> = {
  stage: "type",
  needs: ["type"],
  manner: "adds",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: ({ family }) =>
    aspects({
      types: typesNeededBy([family]),
      subtypes: familySet(family),
      others: family === "land" ? ABILITIES : 0,
    }),
  evaluate: ({ family }, look) => ({
    rules: look.ruleset,
    every: family === "creature" ? EVERY_CREATURE_TYPE : EVERY_BASIC_LAND_TYPE,
  }),
  apply: ({ rules, every }, view) => {
    const added = rules.policy.subtypesNeedType ? intersection(every, subtypesAllowedBy(view.types)) : every;
    return withTypeLine(view, { subtypes: union(view.subtypes, added) }, rules);
  },
};
