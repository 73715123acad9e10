import { ABILITIES, aspects, type Aspects } from "../rules/aspects.js";
import { supertypeSet, type SupertypeSet, TYPES_OF_FAMILY, type TypeSet, typeSet } from "../rules/card-types.js";
import type { AddTypesPart, CardType, SubtypeFamily, SubtypeWord, Supertype } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import type { Part } from "../rules/part.js";
import {
  EVERY_SUBTYPE,
  familyOf,
  familySet,
  NO_SUBTYPES,
  subtypesAllowedBy,
  type SubtypeSet,
  subtypeSet,
  union,
} from "../rules/subtype-set.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";
import type { TypeRules } from "./type-line.js";

export interface TypeWords {
  readonly rules: TypeRules;
  readonly types: TypeSet;
  readonly supertypes: SupertypeSet;
  readonly subtypes: SubtypeSet;
}

/** A kind that writes types, subtypes or supertypes (CR 613.1d). */
export const WRITES_TYPES = {
  ...AS_WRITTEN,
  stage: "type",
  needs: ["type"],
} satisfies Partial<LayerKind<Part, unknown>>;

export function typeWords(part: Omit<AddTypesPart, "kind">, look: Look): TypeWords {
  return {
    rules: look.ruleset,
    types: typeSet(part.types ?? []),
    supertypes: supertypeSet(part.supertypes ?? []),
    subtypes: words(part.subtypes, look),
  };
}

export function words(subtypes: readonly SubtypeWord[] | undefined, look: Look): SubtypeSet {
  if (subtypes === undefined) return NO_SUBTYPES;
  return subtypeSet(subtypes.map((word) => look.subtype(word)).filter((word) => word !== undefined));
}

/**
 * The card types that words of these families need (CR 205.3d). They count as written: an application that found none
 * of them must be tried anew once they change.
 */
function typesNeededBy(families: readonly SubtypeFamily[]): TypeSet {
  return families.reduce((types, family) => types | TYPES_OF_FAMILY[family], 0);
}

/** Mana abilities come and go with land types. */
export function writesFamily(family: SubtypeFamily): Aspects {
  return aspects({
    types: typesNeededBy([family]),
    subtypes: familySet(family),
    others: family === "land" ? ABILITIES : 0,
  });
}

/** Words that are not written out may be any; subtypes come and go with types, and mana abilities with land types. */
export function writesOf(
  types: readonly CardType[],
  supertypes: readonly Supertype[],
  subtypes: readonly SubtypeWord[],
  others: number,
): Aspects {
  const plain = subtypes.filter((word) => typeof word === "string");
  const written = plain.length === subtypes.length ? subtypeSet(plain) : EVERY_SUBTYPE;
  const needed =
    plain.length === subtypes.length ? typesNeededBy(plain.map(familyOf).filter((family) => family !== undefined)) : -1;
  // A card type brings back the subtypes that have gone with it.
  const back = types.length === 0 ? written : union(written, subtypesAllowedBy(typeSet(types)));
  return aspects({ types: typeSet(types) | needed, supertypes: supertypeSet(supertypes), subtypes: back, others });
}
