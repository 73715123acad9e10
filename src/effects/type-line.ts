import type { AbilityInstance } from "../rules/ability.js";
import { LAND, type SupertypeSet, type TypeSet } from "../rules/card-types.js";
import type { Ability } from "../rules/formats.gen.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { Policy } from "../rules/policy.js";
import { PRACTICE, type Practice } from "../rules/practice.js";
import {
  EVERY_BASIC_LAND_TYPE,
  hasSubtype,
  contains,
  intersection,
  intersects,
  isEmpty,
  NO_SUBTYPES,
  sameSubtypes,
  subtypePlace,
  subtypesAllowedBy,
  type SubtypeSet,
  union,
  without,
} from "../rules/subtype-set.js";
import { BASIC_LAND_TYPES, MANA_OF_TYPE } from "../rules/subtypes.js";

/** CR 305.6: the mana ability each basic land type brings. */
const INTRINSIC: readonly { readonly place: number; readonly instance: AbilityInstance }[] = BASIC_LAND_TYPES.map(
  (type) => {
    const ability: Ability = { kind: "mana", produces: [MANA_OF_TYPE[type]] };
    return {
      place: subtypePlace(type),
      instance: { key: `i${type}`, ability, origin: "intrinsic", grantedAt: 0, generation: 0 },
    };
  },
);

/** What the rules say of type lines. */
export interface TypeRules {
  readonly policy: Pick<Policy, "subtypesNeedType" | "basicTypesNeedLand" | "lostSubtypes">;
  readonly practice: Pick<Practice, "typesLost" | "manaOfLandTypes">;
}

/** For copiable values: what a copy is not made with, it has never lost. */
const STRICT: TypeRules = {
  policy: { subtypesNeedType: true, basicTypesNeedLand: true, lostSubtypes: "stayLost" },
  practice: PRACTICE,
};

export interface TypeLine {
  readonly supertypes?: SupertypeSet;
  readonly types?: TypeSet;
  readonly subtypes?: SubtypeSet;
  /** Subtypes that are taken away, also those that are gone with their card type already. */
  readonly takes?: SubtypeSet;
}

/**
 * Gives an object another type line, with what follows at once: subtypes go with their last card type and come back with
 * it (CR 205.1a), and a land has the mana abilities of the basic land types it has (CR 305.6). The same view if nothing
 * changes.
 */
export function withTypeLine(view: ObjectView, line: TypeLine, rules: TypeRules = STRICT): ObjectView {
  const supertypes = line.supertypes ?? view.supertypes;
  const types = line.types ?? view.types;
  const { subtypes, lostSubtypes } = subtypesWith(types, view, line, rules);
  const isSame = sameSubtypes(subtypes, view.subtypes) && sameSubtypes(lostSubtypes, view.lostSubtypes);
  if (supertypes === view.supertypes && types === view.types && isSame) return view;
  return revised(view, (draft) => {
    draft.supertypes = supertypes;
    draft.types = types;
    draft.subtypes = subtypes;
    draft.lostSubtypes = lostSubtypes;
    draft.abilities = withIntrinsic(view.abilities, types, subtypes, rules);
  });
}

/** The subtypes that are there with these card types, and those that wait for theirs. */
function subtypesWith(
  types: TypeSet,
  view: ObjectView,
  { subtypes = view.subtypes, takes }: TypeLine,
  { policy, practice }: TypeRules,
): Pick<ObjectView, "subtypes" | "lostSubtypes"> {
  const waiting = takes === undefined ? view.lostSubtypes : without(view.lostSubtypes, takes);
  // What is there is allowed already, so only other types and new subtypes have to be looked at.
  const lostTypes = practice.typesLost(view.types, types);
  if (subtypes === view.subtypes && lostTypes === 0 && (types === view.types || isEmpty(waiting)))
    return { subtypes, lostSubtypes: waiting };
  const allowed = subtypesAllowedBy(types);
  const back = isEmpty(waiting) ? waiting : intersection(waiting, allowed);
  const asked = isEmpty(back) ? subtypes : union(subtypes, back);
  const kept = contains(allowed, asked)
    ? asked
    : policy.subtypesNeedType
      ? intersection(asked, allowed)
      : lostTypes === 0
        ? asked
        : without(asked, without(subtypesAllowedBy(lostTypes), allowed));
  if (policy.lostSubtypes === "stayLost") return { subtypes: kept, lostSubtypes: NO_SUBTYPES };
  const gone = lostTypes === 0 ? NO_SUBTYPES : without(intersection(subtypes, view.subtypes), kept);
  return { subtypes: kept, lostSubtypes: union(without(waiting, back), gone) };
}

const NO_MANA: readonly AbilityInstance[] = [];

function manaOf(subtypes: SubtypeSet, { manaOfLandTypes }: TypeRules["practice"]): readonly AbilityInstance[] {
  return manaOfLandTypes(INTRINSIC.filter(({ place }) => hasSubtype(subtypes, place))).map(({ instance }) => instance);
}

/** Whether these are all the intrinsic abilities among others. */
function isAsWanted(abilities: readonly AbilityInstance[], wanted: readonly AbilityInstance[]): boolean {
  let has = 0;
  for (const ability of abilities) if (ability.origin === "intrinsic") has++;
  return has === wanted.length && wanted.every((instance) => abilities.includes(instance));
}

/** The abilities with exactly the intrinsic ones that these types and subtypes bring. */
export function withIntrinsic(
  abilities: readonly AbilityInstance[],
  types: TypeSet,
  subtypes: SubtypeSet,
  { policy, practice }: TypeRules = STRICT,
): readonly AbilityInstance[] {
  const isLand = !policy.basicTypesNeedLand || (types & LAND) !== 0;
  const wanted = isLand && intersects(subtypes, EVERY_BASIC_LAND_TYPE) ? manaOf(subtypes, practice) : NO_MANA;
  if (isAsWanted(abilities, wanted)) return abilities;
  return [...abilities.filter(({ origin }) => origin !== "intrinsic"), ...wanted];
}
