import type { AddEverySubtypePart } from "../rules/formats.gen.js";
import {
  EVERY_BASIC_LAND_TYPE,
  EVERY_CREATURE_TYPE,
  EVERY_LAND_TYPE,
  EVERY_NONBASIC_LAND_TYPE,
  intersection,
  subtypesAllowedBy,
  type SubtypeSet,
  union,
} from "../rules/subtype-set.js";
import type { LayerKind } from "./kind.js";
import { type TypeRules, withTypeLine } from "./type-line.js";
import { writesFamily, WRITES_TYPES } from "./type-words.js";

const LAND_TYPES: Readonly<Record<NonNullable<AddEverySubtypePart["which"]> | "basic", SubtypeSet>> = {
  basic: EVERY_BASIC_LAND_TYPE,
  nonbasic: EVERY_NONBASIC_LAND_TYPE,
  every: EVERY_LAND_TYPE,
};

/** Every creature type (CR 702.73a), or every land type, or all of them that are basic or are not. */
export const addEverySubtype: LayerKind<
  AddEverySubtypePart,
  { readonly rules: TypeRules; readonly every: SubtypeSet }
> = {
  ...WRITES_TYPES,
  manner: "adds",
  writes: ({ family }) => writesFamily(family),
  evaluate: ({ family, which }, look) => ({
    rules: look.ruleset,
    every: family === "creature" ? EVERY_CREATURE_TYPE : LAND_TYPES[which ?? "basic"],
  }),
  apply: ({ rules, every }, view) => {
    const added = rules.policy.subtypesNeedType ? intersection(every, subtypesAllowedBy(view.types)) : every;
    return withTypeLine(view, { subtypes: union(view.subtypes, added) }, rules);
  },
};
