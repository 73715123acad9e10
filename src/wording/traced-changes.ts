import type { CardType, Change, Supertype, Value } from "../rules/formats.gen.js";
import { EVERY_CREATURE_TYPE_WORDS } from "../rules/subtype-set.js";
import { abilityNamesPhrase, anyAbilityPhrase } from "./ability-names.js";
import type { ObjectNames } from "./object-names.js";
import { cardName, inForm, noun, type Phrase, say, series, seriesOf } from "./phrase.js";
import { subtypeWords, supertypeName } from "./printed-lines.js";
import { typePhrase } from "./types.js";
import { characteristicPhrase, colorsPhrase } from "./values.js";
import { groupBy } from "../rules/group.js";
import { listOf, surplus } from "./value-words.js";

/** What a step of the trace changed, value by value with what was before, as a table would show it. */

type ListCharacteristic = "abilities" | "types" | "supertypes" | "subtypes" | "cantHave";

/** "a creature or a land". */
function typesRow(types: readonly string[], join: "and" | "or"): Phrase {
  const words = (type: string): Phrase =>
    inForm(noun(typePhrase(type as CardType)), { number: "one", article: "indefinite" });
  return seriesOf(types, words, join);
}

function supertypesRow(supertypes: readonly string[]): Phrase {
  return seriesOf(supertypes, (supertype) => supertypeName(supertype as Supertype), "and");
}

/** A list in which every creature type is one entry, which is not called a subtype. */
function subtypesPhrase(subtypes: readonly string[]): Phrase {
  const words = subtypeWords(subtypes);
  const isEvery = words.length < subtypes.length || subtypes.includes(EVERY_CREATURE_TYPE_WORDS);
  if (isEvery) return series(words, "and");
  return say("traced-subtypes", { subtypes: series(words, "and"), count: subtypes.length });
}

type Said = (words: readonly string[]) => Phrase;

/** What is said of the members that a list gains or loses, and of a list that loses all it had. */
const LISTS: Readonly<
  Record<ListCharacteristic, { readonly gains: Said; readonly loses: Said; readonly losesAll: Said }>
> = {
  abilities: {
    gains: (words) => say("traced-gains", { what: abilityNamesPhrase(words) }),
    loses: (words) => say("traced-loses", { what: abilityNamesPhrase(words) }),
    losesAll: (words) => say("traced-loses-all-abilities", { before: abilityNamesPhrase(words) }),
  },
  types: {
    gains: (words) => say("traced-gains-types", { types: typesRow(words, "and") }),
    loses: (words) => say("traced-loses-types", { types: typesRow(words, "or") }),
    losesAll: (words) => say("traced-loses-all-types", { before: typesRow(words, "and") }),
  },
  supertypes: {
    gains: (words) => say("traced-gains-supertypes", { supertypes: supertypesRow(words), count: words.length }),
    loses: (words) => say("traced-loses-supertypes", { supertypes: supertypesRow(words), count: words.length }),
    losesAll: (words) => say("traced-loses-all-supertypes", { before: supertypesRow(words) }),
  },
  subtypes: {
    gains: (words) => say("traced-gains", { what: subtypesPhrase(words) }),
    loses: (words) => say("traced-loses", { what: subtypesPhrase(words) }),
    losesAll: (words) => say("traced-loses-all-subtypes", { before: series(subtypeWords(words), "and") }),
  },
  cantHave: {
    gains: (words) => say("traced-cant-have", { abilities: anyAbilityPhrase(words) }),
    loses: (words) => say("traced-can-have-again", { abilities: abilityNamesPhrase(words) }),
    losesAll: (words) => say("traced-can-have-all-again", { before: abilityNamesPhrase(words) }),
  },
};

function listChange(characteristic: ListCharacteristic, before: readonly string[], after: readonly string[]): Phrase {
  if (after.length === 0) return LISTS[characteristic].losesAll(before);
  const [gained, lost] = [surplus(after, before), surplus(before, after)];
  const said = [
    ...(lost.length === 0 ? [] : [LISTS[characteristic].loses(lost)]),
    ...(gained.length === 0 ? [] : [LISTS[characteristic].gains(gained)]),
  ];
  return said.length === 0 ? say("traced-other-order") : series(said, "and");
}

function scalar(value: Value): string {
  return typeof value === "number" ? String(value) : listOf(value).join(", ");
}

function numberChange(characteristic: Change["characteristic"], before: Value, after: Value): Phrase {
  const what = characteristicPhrase(characteristic);
  if (before === null) return say("traced-now", { what, after: scalar(after) });
  return after === null
    ? say("traced-gone", { what, before: scalar(before) })
    : say("traced-from-to", { what, before: scalar(before), after: scalar(after) });
}

/** One change, without the object: "power 4 → 1", "loses all abilities (before: flying)". */
export function tracedChange({ characteristic, before, after }: Change, names: ObjectNames): Phrase {
  switch (characteristic) {
    case "abilities":
    case "types":
    case "supertypes":
    case "subtypes":
    case "cantHave":
      return listChange(characteristic, listOf(before), listOf(after));
    case "colors":
      return say("traced-colors", { before: colorsPhrase(listOf(before)), after: colorsPhrase(listOf(after)) });
    case "controller":
      return say("traced-controller", {
        before: names.object(scalar(before)),
        after: names.object(scalar(after)),
      });
    case "name":
      return nameChange(before, after);
    case "manaCost":
    case "power":
    case "toughness":
    case "loyalty":
    case "defense":
      return numberChange(characteristic, before, after);
    default:
      return characteristic satisfies never;
  }
}

function nameChange(before: Value, after: Value): Phrase {
  const was = typeof before === "string" ? cardName(before) : say("value-no-name");
  return typeof after === "string"
    ? say("traced-name", { before: was, after: cardName(after) })
    : say("traced-nameless", { before: was });
}

/** The changes of one application, a phrase for each object: "X: loses all abilities (before: flying), power 4 → 1". */
export function tracedChanges(changes: readonly Change[], names: ObjectNames): Phrase[] {
  return [...groupBy(changes, ({ object }) => object)].map(([object, own]) => {
    const said = own.map((change) => tracedChange(change, names));
    return say("traced-object", { object: names.object(object), changes: series(said, "commas") });
  });
}
