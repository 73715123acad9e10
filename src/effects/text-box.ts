import type { AbilityInstance } from "../rules/ability.js";
import { ABILITIES, ABILITY_LOSS, aspects } from "../rules/aspects.js";
import { revised } from "../rules/object-view.js";
import type { TextBoxPart } from "../rules/part.js";
import { copied } from "./copiable-values.js";
import { asWritten, readsNothing, type LayerKind } from "./kind.js";
import { isText } from "./rules-text.js";

/** CR 612.5: all rules text goes and the other's comes; what is no text (CR 612.3) stays. */
export const textBox: LayerKind<TextBoxPart, TextBoxPart> = {
  stage: "text",
  needs: ["text"],
  manner: "sets",
  numbers: () => [],
  subtypes: () => [],
  fix: asWritten,
  uses: readsNothing,
  writes: () => aspects({ others: ABILITIES | ABILITY_LOSS }),
  evaluate: (part) => part,
  apply: ({ abilities }, view, { key }) =>
    revised(view, (draft) => {
      draft.abilities = [
        ...view.abilities.filter((instance) => !isText(instance)),
        ...copied(abilities, key).map((instance): AbilityInstance => ({ ...instance, origin: "text" })),
      ];
    }),
  show: ({ of }) => `has the rules text of ${of}`,
  clauses: ["612.5"],
};
