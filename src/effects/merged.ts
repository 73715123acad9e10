import type { AbilityInstance } from "../rules/ability.js";
import { revised } from "../rules/object-view.js";
import type { MergedPart } from "../rules/part.js";
import { copied, withCopiableValues, WRITES_COPIABLE_VALUES } from "./copiable-values.js";
import type { LayerKind } from "./kind.js";
import { withIntrinsic } from "./type-line.js";

/** CR 730.2a and 702.140e: the top component's values, every component's abilities. */
export const merged: LayerKind<MergedPart, MergedPart> = {
  ...WRITES_COPIABLE_VALUES,
  needs: ["merge"],
  apply: (part, view, application) => {
    const kept = view.abilities.filter(({ origin }) => origin !== "intrinsic");
    const added = copied(part.component.abilities, application, part.onTop ? "copied" : "merged");
    const under = kept.map((instance): AbilityInstance => ({ ...instance, origin: "merged" }));
    return part.onTop
      ? withCopiableValues(view, part.component, [...added, ...under])
      : revised(
          view,
          (draft) => void (draft.abilities = withIntrinsic([...kept, ...added], view.types, view.subtypes)),
        );
  },
  clauses: ["730.2a", "702.140e"],
};
