import type { Origin } from "../rules/ability.js";
import { ABILITIES, ABILITY_LOSS, aspects } from "../rules/aspects.js";
import { LAND } from "../rules/card-types.js";
import type { SetBasicLandTypesPart } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import { revised } from "../rules/object-view.js";
import type { Policy } from "../rules/policy.js";
import { exchange, familySet, isEmpty, type SubtypeSet } from "../rules/subtype-set.js";
import type { LayerKind } from "./kind.js";
import { withIntrinsic, withTypeLine } from "./type-line.js";
import { words, WRITES_TYPES } from "./type-words.js";

/** What is left when the basic land types are set: never what is written on it, and of the rest what the edition spares (CR 305.7). */
const SPARED: Readonly<Record<Policy["landTypesRemove"], readonly Origin[]>> = {
  rulesText: ["granted", "intrinsic", "excepted", "merged"],
  copyEffects: ["granted", "intrinsic", "merged"],
  copiableEffects: ["granted", "intrinsic"],
};

/** CR 305.7: the new basic land types instead of the old land types, and no ability from rules text or copiable effects. */
export const setBasicLandTypes: LayerKind<
  SetBasicLandTypesPart,
  { readonly rules: Look["ruleset"]; readonly subtypes: SubtypeSet }
> = {
  ...WRITES_TYPES,
  needs: ["basic-land-types"],
  manner: "sets",
  subtypes: ({ subtypes }) => subtypes,
  writes: () => aspects({ types: LAND, subtypes: familySet("land"), others: ABILITIES | ABILITY_LOSS }),
  evaluate: (part, look) => {
    const subtypes = words(part.subtypes, look);
    return isEmpty(subtypes) ? undefined : { rules: look.ruleset, subtypes };
  },
  apply: ({ rules, subtypes }, view) => {
    if ((view.types & LAND) === 0) return view;
    const typed = withTypeLine(
      view,
      { subtypes: exchange(view.subtypes, familySet("land"), subtypes), takes: familySet("land") },
      rules,
    );
    const spared = rules.practice.sparedByLandTypes(SPARED[rules.policy.landTypesRemove]);
    const kept = typed.abilities.filter(({ origin }) => spared.includes(origin));
    if (kept.length === typed.abilities.length) return typed;
    return revised(typed, (draft) => void (draft.abilities = withIntrinsic(kept, typed.types, typed.subtypes, rules)));
  },
  clauses: ["305.7"],
};
