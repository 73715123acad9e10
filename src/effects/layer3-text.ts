import { ABILITIES, ABILITY_LOSS, aspects, EVERYTHING, NAME } from "../rules/aspects.js";
import type { AbilityInstance } from "../rules/ability.js";
import { instances } from "../rules/ability.js";
import type {
  Ability,
  ExchangeTextBoxesPart,
  GainFullTextPart,
  ReplaceWordsPart,
  SetNamePart,
} from "../rules/formats.gen.js";
import type { Handler } from "../rules/handler.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import type { NameWordPart, TextBoxPart } from "../rules/part.js";
import { EVERY_SUBTYPE, hasSubtype, subtypePlace, subtypeSet, union, without } from "../rules/subtype-set.js";
import { copied, withCopiableValues } from "./layer1-copy.js";
import { withTypeLine } from "./type-line.js";

type Sense = ReplaceWordsPart["word"];

interface Replacement {
  readonly sense: Sense;
  readonly from: string;
  readonly to: string;
}

/** Where a word stands in this sense in the data of an ability (CR 612.2); names and mana symbols are under other keys. */
const TYPE_KEYS: ReadonlySet<string> = new Set(["subtype", "subtypes", "addSubtypes", "landType", "from", "to"]);
const KEYS_OF_SENSE: Readonly<Record<Sense, ReadonlySet<string>>> = {
  color: new Set(["color", "colors", "from", "setColors", "addColors", "devotion", "to"]),
  landType: TYPE_KEYS,
  creatureType: TYPE_KEYS,
};

/** The same data with the word replaced wherever it stands under one of the keys; the same value if it stands nowhere. */
function replaced<T>(data: T, keys: ReadonlySet<string>, from: string, to: string, here: boolean): T {
  if (typeof data === "string") return here && data === from ? (to as T) : data;
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => replaced(item, keys, from, to, here));
    return items.every((item, place) => item === data[place]) ? data : (items as T);
  }
  const entries = Object.entries(data).map(
    ([key, value]: [string, unknown]) => [key, replaced(value, keys, from, to, keys.has(key))] as const,
  );
  return entries.every(([key, value]) => value === (data as Record<string, unknown>)[key])
    ? data
    : (Object.fromEntries(entries) as T);
}

/** CR 612.3: abilities that other effects grant are not the object's text. */
export function isText({ origin }: AbilityInstance): boolean {
  return origin !== "granted" && origin !== "intrinsic";
}

function withWord(view: ObjectView, { sense, from, to }: Replacement): ObjectView {
  const keys = KEYS_OF_SENSE[sense];
  const abilities = view.abilities.map((instance): AbilityInstance => {
    const ability: Ability = isText(instance) ? replaced(instance.ability, keys, from, to, false) : instance.ability;
    return ability === instance.ability ? instance : { ...instance, ability };
  });
  const edited = abilities.every((instance, place) => instance === view.abilities[place])
    ? view
    : revised(view, (draft) => void (draft.abilities = abilities));
  const place = sense === "color" ? undefined : subtypePlace(from);
  if (place === undefined || !hasSubtype(view.subtypes, place)) return edited;
  return withTypeLine(edited, { subtypes: union(without(view.subtypes, subtypeSet([from])), subtypeSet([to])) });
}

/** CR 612.1-612.2. The instruction names the two words, not how often they are found. */
export const replaceWords: Handler<ReplaceWordsPart, Replacement> = {
  writes: () => aspects({ subtypes: EVERY_SUBTYPE, others: ABILITIES | ABILITY_LOSS }),
  evaluate: (part, look) => {
    const from = look.subtype(part.from);
    const to = look.subtype(part.to);
    return from === undefined || to === undefined ? undefined : { sense: part.word, from, to };
  },
  apply: (replacement, view) => withWord(view, replacement),
  clauses: ["612.1", "612.2"],
};

interface FullText {
  /** Whose text it is: that of another object is another text, whose linked abilities have choices of their own (CR 607.5). */
  readonly from: number;
  readonly of: ObjectView;
  readonly plus: GainFullTextPart["plus"];
}

/** CR 612.6: name, mana cost, color indicator, type line, rules text, power and toughness, over the copiable values. */
export const gainFullText: Handler<GainFullTextPart, FullText> = {
  writes: () => EVERYTHING,
  uses: ({ of }) => ({ whole: [of] }),
  evaluate: (part, look) => {
    const [original] = look.refer(part.of);
    return original === undefined ? undefined : { from: original, of: look.view(original), plus: part.plus };
  },
  apply: ({ from, of, plus }, view, { key }) => {
    const text = copied(of.abilities.filter(isText), `${key}@${from}`).map((instance): AbilityInstance => ({
      ...instance,
      origin: "text",
    }));
    return withCopiableValues(view, of, [...text, ...instances(plus, "text", `${key}+`)]);
  },
  show: ({ of }) => `has the text of ${of.name ?? "a nameless object"}`,
  clauses: ["612.1", "612.6"],
};

/** CR 612.5. Which text each gets is settled as the effect begins (CR 611.2d); then the part is a `textBox`. */
export const exchangeTextBoxes: Handler<ExchangeTextBoxesPart, never> = {
  writes: () => aspects({ others: ABILITIES | ABILITY_LOSS }),
  evaluate: () => undefined,
  apply: (_, view) => view,
  clauses: ["612.5"],
};

/** CR 612.5: all rules text goes and the other's comes; what is no text (CR 612.3) stays. */
export const textBox: Handler<TextBoxPart, TextBoxPart> = {
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

/** CR 123.6b-c: a nameless object is named by the word alone; where there are fewer words it goes to the end. */
export const nameWord: Handler<NameWordPart, NameWordPart> = {
  writes: () => aspects({ others: NAME }),
  evaluate: (part) => part,
  apply: ({ word, after }, view) => {
    const words = view.name === null ? [] : view.name.split(" ");
    return revised(view, (draft) => void (draft.name = words.toSpliced(after, 0, word).join(" ")));
  },
  show: ({ word }) => `adds ${word} to the name`,
  clauses: ["612.9"],
};

/** CR 612.8. */
export const setName: Handler<SetNamePart, string> = {
  writes: () => aspects({ others: NAME }),
  evaluate: ({ name }) => name,
  apply: (name, view) => (view.name === name ? view : revised(view, (draft) => void (draft.name = name))),
  clauses: ["612.8"],
};
