import type { Origin } from "../rules/ability.js";
import { ABILITIES, ABILITY_LOSS, aspects, type Aspects } from "../rules/aspects.js";
import {
  INSTANT_OR_SORCERY,
  LAND,
  supertypeSet,
  TYPES_OF_FAMILY,
  typeSet,
  type SupertypeSet,
  type TypeSet,
} from "../rules/card-types.js";
import type {
  AddEverySubtypePart,
  AddTypesPart,
  CardType,
  RemoveTypesPart,
  SetBasicLandTypesPart,
  SetSubtypesPart,
  SetTypesPart,
  SubtypeFamily,
  SubtypeWord,
  Supertype,
} from "../rules/formats.gen.js";
import type { Handler, Look } from "../rules/handler.js";
import { revised } from "../rules/object-view.js";
import type { Policy } from "../rules/policy.js";
import {
  EVERY_BASIC_LAND_TYPE,
  EVERY_CREATURE_TYPE,
  EVERY_SUBTYPE,
  exchange,
  FAMILIES,
  familyOf,
  familySet,
  intersection,
  intersects,
  isEmpty,
  NO_SUBTYPES,
  subtypesAllowedBy,
  subtypeSet,
  union,
  without,
  type SubtypeSet,
} from "../rules/subtype-set.js";
import { withIntrinsic, withTypeLine, type TypeRules } from "./type-line.js";

interface TypeWords {
  readonly rules: TypeRules;
  readonly types: TypeSet;
  readonly supertypes: SupertypeSet;
  readonly subtypes: SubtypeSet;
}

function words(subtypes: readonly SubtypeWord[] | undefined, look: Look): SubtypeSet {
  if (subtypes === undefined) return NO_SUBTYPES;
  return subtypeSet(subtypes.map((word) => look.subtype(word)).filter((word) => word !== undefined));
}

/**
 * The card types on which it hangs whether words of these families are written at all (CR 205.3d). They count as
 * written: an application that found none of them must be tried anew once they change.
 */
function typesNeededBy(families: readonly SubtypeFamily[]): TypeSet {
  return families.reduce((types, family) => types | TYPES_OF_FAMILY[family], 0);
}

/** Words that are not written out may be any; subtypes come and go with types, and mana abilities with land types. */
function writesOf(
  types: readonly CardType[],
  supertypes: readonly Supertype[],
  subtypes: readonly SubtypeWord[],
  others: number,
): Aspects {
  const plain = subtypes.filter((word) => typeof word === "string");
  const written = plain.length === subtypes.length ? subtypeSet(plain) : EVERY_SUBTYPE;
  const needed =
    plain.length === subtypes.length ? typesNeededBy(plain.map(familyOf).filter((family) => family !== undefined)) : -1;
  return aspects({ types: typeSet(types) | needed, supertypes: supertypeSet(supertypes), subtypes: written, others });
}

/** CR 205.1b: keeps what is there. A subtype whose card type is missing is not gained (CR 205.3d), after this part's own types. */
export const addTypes: Handler<AddTypesPart, TypeWords> = {
  writes: ({ types = [], supertypes = [], subtypes = [] }) =>
    writesOf(types, supertypes, subtypes, subtypes.length > 0 || types.includes("Land") ? ABILITIES : 0),
  evaluate: (part, look) => ({
    rules: look.policy,
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

/** CR 205.1a: replaces the card types (an instant or sorcery stays one, since June 2022), and the subtypes of each family it names. */
export const setTypes: Handler<
  SetTypesPart,
  {
    readonly rules: TypeRules;
    readonly types: TypeSet;
    readonly kept: TypeSet;
    readonly subtypes: SubtypeSet;
    readonly replaced: SubtypeSet;
  }
> = {
  writes: () => aspects({ types: -1, subtypes: EVERY_SUBTYPE, others: ABILITIES }),
  evaluate: (part, look) => {
    const subtypes = words(part.subtypes, look);
    const replaced = FAMILIES.map(familySet)
      .filter((family) => intersects(family, subtypes))
      .reduce(union, NO_SUBTYPES);
    const kept = look.policy.spellTypesStay ? INSTANT_OR_SORCERY : 0;
    return { rules: look.policy, types: typeSet(part.types), kept, subtypes, replaced };
  },
  apply: (set, view) =>
    withTypeLine(
      view,
      {
        types: set.types | (view.types & set.kept),
        subtypes: exchange(view.subtypes, set.replaced, set.subtypes),
      },
      set.rules,
    ),
  clauses: ["205.1a"],
};

/** CR 205.1a: a card type takes its subtypes along. */
export const removeTypes: Handler<RemoveTypesPart, TypeWords> = {
  writes: ({ types = [], supertypes = [] }) =>
    aspects({
      types: typeSet(types),
      supertypes: supertypeSet(supertypes),
      subtypes: EVERY_SUBTYPE,
      others: ABILITIES,
    }),
  evaluate: (part, look) => ({
    rules: look.policy,
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

/** CR 205.1a: replaces the subtypes of one family. An object that can have none of that family keeps all it has (CR 205.3d). */
export const setSubtypes: Handler<
  SetSubtypesPart,
  { readonly rules: TypeRules; readonly family: SubtypeFamily; readonly subtypes: SubtypeSet }
> = {
  writes: ({ family }) =>
    aspects({
      types: typesNeededBy([family]),
      subtypes: familySet(family),
      others: family === "land" ? ABILITIES : 0,
    }),
  evaluate: ({ family, subtypes }, look) => {
    const set = words(subtypes, look);
    // Nothing was chosen for a word it needs: this part does nothing (CR 607.5a).
    return subtypes.length > 0 && isEmpty(set) ? undefined : { rules: look.policy, family, subtypes: set };
  },
  apply: ({ rules, family, subtypes }, view) =>
    withTypeLine(view, { subtypes: exchange(view.subtypes, familySet(family), subtypes) }, rules),
  clauses: ["205.1a"],
};

/** What is left when the basic land types are set: never what is written on it, and of the rest what the edition spares (CR 305.7). */
const SPARED: Readonly<Record<Policy["landTypesRemove"], readonly Origin[]>> = {
  nothing: ["printed", "copied", "text", "granted", "intrinsic", "excepted", "merged"],
  rulesText: ["granted", "intrinsic", "excepted", "merged"],
  copyEffects: ["granted", "intrinsic", "merged"],
  copiableEffects: ["granted", "intrinsic"],
  everything: ["granted", "intrinsic"],
};

/** CR 305.7: the new basic land types instead of the old land types, and no ability from rules text or copiable effects. */
export const setBasicLandTypes: Handler<
  SetBasicLandTypesPart,
  { readonly policy: Policy; readonly subtypes: SubtypeSet }
> = {
  writes: () => aspects({ types: LAND, subtypes: familySet("land"), others: ABILITIES | ABILITY_LOSS }),
  evaluate: (part, look) => {
    const subtypes = words(part.subtypes, look);
    return isEmpty(subtypes) ? undefined : { policy: look.policy, subtypes };
  },
  apply: ({ policy, subtypes }, view) => {
    if ((view.types & LAND) === 0) return view;
    const typed = withTypeLine(view, { subtypes: exchange(view.subtypes, familySet("land"), subtypes) }, policy);
    const kept = typed.abilities.filter(({ origin }) => SPARED[policy.landTypesRemove].includes(origin));
    if (kept.length === typed.abilities.length) return typed;
    return revised(typed, (draft) => void (draft.abilities = withIntrinsic(kept, typed.types, typed.subtypes, policy)));
  },
  clauses: ["305.7"],
};

/** Every creature type (CR 702.73a), or every basic land type. */
export const addEverySubtype: Handler<AddEverySubtypePart, { readonly rules: TypeRules; readonly every: SubtypeSet }> =
  {
    writes: ({ family }) =>
      aspects({
        types: typesNeededBy([family]),
        subtypes: familySet(family),
        others: family === "land" ? ABILITIES : 0,
      }),
    evaluate: ({ family }, look) => ({
      rules: look.policy,
      every: family === "creature" ? EVERY_CREATURE_TYPE : EVERY_BASIC_LAND_TYPE,
    }),
    apply: ({ rules, every }, view) => {
      const added = rules.subtypesNeedType ? intersection(every, subtypesAllowedBy(view.types)) : every;
      return withTypeLine(view, { subtypes: union(view.subtypes, added) }, rules);
    },
  };
