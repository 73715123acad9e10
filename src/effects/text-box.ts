import { isText } from "../rules/ability.js";
import { revised } from "../rules/object-view.js";
import type { TextBoxPart } from "../rules/part.js";
import { copied } from "./copiable-values.js";
import { WRITES_TEXT } from "./abilities.js";
import type { LayerKind } from "./kind.js";

/** CR 612.5: all rules text goes and the other's comes; what is no text (CR 612.3) stays. */
export const textBox: LayerKind<TextBoxPart, TextBoxPart> = {
  ...WRITES_TEXT,
  evaluate: (part) => part,
  apply: ({ abilities }, view, application) =>
    revised(view, (draft) => {
      draft.abilities = [
        ...view.abilities.filter((instance) => !isText(instance)),
        ...copied(abilities, application, "text"),
      ];
    }),
  show: ({ of }) => `has the rules text of ${of}`,
  clauses: ["612.5"],
};
