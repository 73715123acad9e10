import type { AddTypesPart, SetSubtypesPart, SubtypeWord, Supertype } from "../rules/formats.gen.js";
import type { KeptSubtypesPart, Part } from "../rules/part.js";
import type { Belief } from "./mistakes.js";
import { FAMILIES, familyOf } from "../rules/subtype-set.js";

const LAND_ALONE: readonly Part[] = [
  { kind: "setTypes", types: ["Land"] },
  { kind: "removeTypes", supertypes: ["Basic", "Legendary", "Snow", "World"] },
];
const NO_GIVEN_ABILITY: readonly Part[] = [{ kind: "loseAllAbilities", except: "mana" }];

/**
 * A part as somebody reads it who takes adding for setting, or setting for adding (CR 105.3, 205.1a-b), or thinks that
 * a basic land type takes the rest of the type line along (CR 305.7): another part, or several. Each does what it says,
 * so no handler knows of it.
 */
export function partAsRead(part: Part, among: readonly Part[], believed: Partial<Belief>): readonly Part[] {
  switch (part.kind) {
    case "addTypes":
      return believed.addedTypes === "replace" ? [...asSetting(part), ...supertypesOf(part.supertypes)] : [part];
    case "setTypes":
      return believed.typesSet === "join" ? [{ ...part, kind: "addTypes" }] : [part];
    case "setSubtypes":
      return believed.typesSet === "join" ? [joined(part)] : [part];
    case "addColors":
      return believed.addedColors === "replace" ? [{ ...part, kind: "setColors" }] : [part];
    case "setBasicLandTypes":
      return [
        part,
        // Where the effect sets card types too, it is not the land type that takes them along.
        ...(believed.landTypesReplace === "typeLine" && !among.some(({ kind }) => kind === "setTypes")
          ? LAND_ALONE
          : []),
        // What other effects give comes in layer 6, so it can be lost there only.
        ...(believed.landTypesRemove === "everything" ? NO_GIVEN_ABILITY : []),
      ];
    default:
      return [part];
  }
}

/** Subtypes that are set, with the old ones kept. */
function joined(part: SetSubtypesPart): KeptSubtypesPart {
  return { ...part, keepsOld: true };
}

function asSetting({ types = [], subtypes = [] }: AddTypesPart): Part[] {
  if (types.length > 0) return [{ kind: "setTypes", types, subtypes }];
  // A word that is still to be chosen belongs to no family yet, and is added after all.
  const family = (word: SubtypeWord): string | undefined => (typeof word === "string" ? familyOf(word) : undefined);
  const open = subtypes.filter((word) => family(word) === undefined);
  return [
    ...FAMILIES.flatMap((one): Part[] => {
      const own = subtypes.filter((word) => family(word) === one);
      return own.length === 0 ? [] : [{ kind: "setSubtypes", family: one, subtypes: own }];
    }),
    ...(open.length === 0 ? [] : [{ kind: "addTypes" as const, subtypes: open }]),
  ];
}

function supertypesOf(supertypes: Supertype[] | undefined): Part[] {
  return supertypes === undefined ? [] : [{ kind: "addTypes", supertypes }];
}
