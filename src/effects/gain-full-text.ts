import { instances, isText } from "../rules/ability.js";
import { EVERYTHING } from "../rules/aspects.js";
import type { GainFullTextPart } from "../rules/formats.gen.js";
import type { ObjectView } from "../rules/object-view.js";
import { copied, withCopiableValues } from "./copiable-values.js";
import { WRITES_TEXT } from "./abilities.js";
import type { LayerKind } from "./kind.js";

interface FullText {
  /** Whose text it is: that of another object is another text, whose linked abilities have choices of their own (CR 607.5). */
  readonly from: number;
  readonly of: ObjectView;
  readonly plus: GainFullTextPart["plus"];
}

/** CR 612.6: name, mana cost, color indicator, type line, rules text, power and toughness, over the copiable values. */
export const gainFullText: LayerKind<GainFullTextPart, FullText> = {
  ...WRITES_TEXT,
  writes: () => EVERYTHING,
  uses: ({ of }) => ({ whole: [of] }),
  evaluate: (part, look) => {
    const [original] = look.refer(part.of);
    return original === undefined ? undefined : { from: original, of: look.view(original), plus: part.plus };
  },
  apply: ({ from, of, plus }, view, application) => {
    const { key, generation } = application;
    const text = copied(of.abilities.filter(isText), { key: `${key}@${from}`, generation }, "text");
    return withCopiableValues(view, of, [...text, ...instances(plus, "text", `${key}+`, 0, generation)]);
  },
  show: ({ of }) => `has the text of ${of.name ?? "a nameless object"}`,
  clauses: ["612.1", "612.6"],
};
