import type { AbilityInstance } from "../rules/ability.js";
import { LAND, type SupertypeSet, type TypeSet } from "../rules/card-types.js";
import type { Ability } from "../rules/formats.gen.js";
import type { ManaKind } from "../rules/mana.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { Policy } from "../rules/policy.js";
import { PRACTICE, type Practice } from "../rules/practice.js";
import {
  hasSubtype,
  intersection,
  sameSubtypes,
  subtypePlace,
  subtypesAllowedBy,
  type SubtypeSet,
  without,
} from "../rules/subtype-set.js";
import { BASIC_LAND_TYPES } from "../rules/subtypes.js";

/** CR 305.6: the mana ability each basic land type brings. */
const MANA_OF_BASIC: Readonly<Record<(typeof BASIC_LAND_TYPES)[number], ManaKind>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

const INTRINSIC: readonly { readonly place: number; readonly instance: AbilityInstance }[] = BASIC_LAND_TYPES.map(
  (type) => {
    const ability: Ability = { kind: "mana", produces: [MANA_OF_BASIC[type]] };
    return {
      place: subtypePlace(type),
      instance: { key: `i${type}`, ability, origin: "intrinsic", grantedAt: 0, generation: 0 },
    };
  },
);

/** What the rules say of type lines. */
export interface TypeRules {
  readonly policy: Pick<Policy, "subtypesNeedType" | "basicTypesNeedLand">;
  readonly practice: Pick<Practice, "typesLost" | "manaOfLandTypes">;
}

const STRICT: TypeRules = { policy: { subtypesNeedType: true, basicTypesNeedLand: true }, practice: PRACTICE };

export interface TypeLine {
  readonly supertypes?: SupertypeSet;
  readonly types?: TypeSet;
  readonly subtypes?: SubtypeSet;
}

/**
 * Gives an object another type line, with what follows at once: subtypes go with their last card type (CR 205.1a), and
 * a land has the mana abilities of the basic land types it has (CR 305.6). The same view if nothing changes.
 */
export function withTypeLine(view: ObjectView, line: TypeLine, rules: TypeRules = STRICT): ObjectView {
  const supertypes = line.supertypes ?? view.supertypes;
  const types = line.types ?? view.types;
  let subtypes = line.subtypes ?? view.subtypes;
  // What is there is allowed already, so only lost types and new subtypes have to be looked at.
  const lost = rules.practice.typesLost(view.types, types);
  if (rules.policy.subtypesNeedType) {
    if (subtypes !== view.subtypes || lost !== 0) subtypes = intersection(subtypes, subtypesAllowedBy(types));
  } else if (lost !== 0) subtypes = without(subtypes, without(subtypesAllowedBy(lost), subtypesAllowedBy(types)));
  if (supertypes === view.supertypes && types === view.types && sameSubtypes(subtypes, view.subtypes)) return view;
  return revised(view, (draft) => {
    draft.supertypes = supertypes;
    draft.types = types;
    draft.subtypes = subtypes;
    draft.abilities = withIntrinsic(view.abilities, types, subtypes, rules);
  });
}

/** The abilities with exactly the intrinsic ones that these types and subtypes bring. */
export function withIntrinsic(
  abilities: readonly AbilityInstance[],
  types: TypeSet,
  subtypes: SubtypeSet,
  { policy, practice }: TypeRules = STRICT,
): readonly AbilityInstance[] {
  const isLand = !policy.basicTypesNeedLand || (types & LAND) !== 0;
  const wanted = isLand ? practice.manaOfLandTypes(INTRINSIC.filter(({ place }) => hasSubtype(subtypes, place))) : [];
  const has = abilities.filter(({ origin }) => origin === "intrinsic");
  if (has.length === wanted.length && wanted.every(({ instance }) => has.includes(instance))) return abilities;
  return [...abilities.filter(({ origin }) => origin !== "intrinsic"), ...wanted.map(({ instance }) => instance)];
}
