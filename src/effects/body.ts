import { revised } from "../rules/object-view.js";
import type { BodyPart } from "../rules/part.js";
import { subtypeSet, union } from "../rules/subtype-set.js";
import { withMore, WRITES_COPIABLE_VALUES } from "./copiable-values.js";
import type { LayerKind } from "./kind.js";
import { resize } from "./size.js";
import { withTypeLine } from "./type-line.js";

/** CR 613.2a, 208.2b: the chosen body sets copiable values. */
export const body: LayerKind<BodyPart, BodyPart> = {
  ...WRITES_COPIABLE_VALUES,
  needs: ["entering-as"],
  apply: (part, view) => {
    const types = view.types | part.addTypes;
    const typed = withTypeLine(view, { types, subtypes: union(view.subtypes, subtypeSet(part.addSubtypes)) });
    return revised(withMore(typed, part.abilities), (draft) => {
      resize(draft, part.power ?? typed.power, part.toughness ?? typed.toughness);
    });
  },
  clauses: ["208.2b"],
};
