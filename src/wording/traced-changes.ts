import type { CardType, Change, Supertype, UnseenChange, Value } from "../rules/formats.gen.js";
import { EVERY_CREATURE_TYPE_WORDS, otherThanCreatureTypes } from "../rules/subtype-set.js";
import { abilitiesInShort, gainedInShort, writtenText } from "./ability-in-short.js";
import { abilityNamesPhrase, anyAbilityPhrase, type EntryOf } from "./ability-names.js";
import type { ObjectNames } from "./object-names.js";
import { inForm, noun, type Phrase, say, series, seriesOf } from "./phrase.js";
import { subtypeWords, supertypeName } from "./printed-lines.js";
import { typePhrase } from "./types.js";
import { characteristicPhrase, colorsPhrase, namesPhrase } from "./values.js";
import { groupBy } from "../rules/group.js";
import { present } from "../rules/present.js";
import { anyDoes, does } from "./parts.js";
import { isBorn } from "./idle.js";
import { inLine, listOf, surplus } from "./value-words.js";
import { keptBeside, losesByLandType, madeByTypes, manaOfType, withoutMade } from "./ability-changes.js";
import { MOST_CLAUSES } from "./changes.js";
import { wholeAndRest, wholeChange } from "./whole-change.js";

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

type Said = (words: readonly string[], entryOf: EntryOf) => Phrase;

/** What an application was, besides what it changed: its parts tell how that is said. */
export interface Application {
  readonly effect?: string;
  readonly parts: readonly string[];
  readonly unseen?: readonly UnseenChange[];
}

/** The subtypes of an object before and after, where they change: with them come the mana abilities of lands (CR 305.6). */
interface Types {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const NO_TYPES: Types = { before: [], after: [] };

const PLAIN: Application = { parts: [] };

/** What is said of the members that a list gains or loses, and of a list that loses all it had. */
const LISTS: Readonly<
  Record<ListCharacteristic, { readonly gains: Said; readonly loses: Said; readonly losesAll: Said }>
> = {
  abilities: {
    gains: (words, entryOf) => say("traced-gains", { what: gainedInShort(words, entryOf) }),
    loses: (words, entryOf) => say("traced-loses", { what: abilitiesInShort(words, entryOf) }),
    losesAll: (words, entryOf) => say("traced-loses-all-abilities", { before: abilitiesInShort(words, entryOf) }),
  },
  types: {
    gains: (words) => say("traced-gains-types", { types: typesRow(words, "and") }),
    loses: (words) => say("traced-loses-types", { types: typesRow(words, "or"), each: typesRow(words, "and") }),
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

function listChange(
  { characteristic, from }: Pick<Change, "from"> & { readonly characteristic: ListCharacteristic },
  before: readonly string[],
  after: readonly string[],
  { parts }: Application,
  entryOf: EntryOf,
  types: Types,
): Phrase {
  const [gained, surplusBefore] = [surplus(after, before), surplus(before, after)];
  // What has every creature type has lost none.
  const hasEvery = characteristic === "subtypes" && after.includes(EVERY_CREATURE_TYPE_WORDS);
  const lost = hasEvery ? otherThanCreatureTypes(surplusBefore) : surplusBefore;
  if (characteristic === "abilities" && anyDoes(parts, "edits")) return textChange(lost, gained, entryOf, types);
  if (characteristic === "abilities" && lost.length > 0 && anyDoes(parts, "landTypes")) {
    const kept = keptBeside(lost, before);
    const made = madeByTypes(after, types.after);
    const others = withoutMade(gained, made);
    return series(
      [
        losesByLandType(from, abilitiesInShort(lost, entryOf)),
        ...(kept.length === 0 ? [] : [say("change-keeps-granted", { abilities: abilitiesInShort(kept, entryOf) })]),
        ...made.map(manaOfType),
        ...(others.length === 0 ? [] : [LISTS.abilities.gains(others, entryOf)]),
      ],
      "and",
    );
  }
  // What takes certain abilities takes no others, even if none are left (CR 113.10b).
  const isOfNamed = characteristic === "abilities" && parts.length > 0 && parts.every((part) => does(part, "names"));
  if (after.length === 0 && !isOfNamed) return LISTS[characteristic].losesAll(before, entryOf);
  // Types that take the place of others are set, not added (CR 205.1a).
  if (characteristic === "types" && gained.length > 0 && lost.length > 0)
    return say("traced-types", { after: typesRow(after, "and"), before: typesRow(before, "and") });
  const said = [
    ...(lost.length === 0 ? [] : [LISTS[characteristic].loses(lost, entryOf)]),
    ...(gained.length === 0 ? [] : [LISTS[characteristic].gains(gained, entryOf)]),
  ];
  return said.length === 0 ? say("traced-other-order") : series(said, "and");
}

/** Another text is no loss and no gain of abilities (CR 612.1, 612.5). */
function textChange(
  lost: readonly string[],
  gained: readonly string[],
  entryOf: EntryOf,
  { before, after }: Types,
): Phrase {
  if (lost.length + gained.length === 0) return say("traced-other-order");
  const [old, made] = [madeByTypes(lost, before), madeByTypes(gained, after)];
  const [less, more] = [withoutMade(lost, old), withoutMade(gained, made)];
  const said = [
    ...(less.length + more.length === 0
      ? []
      : [say("traced-text", { before: abilitiesInShort(less, entryOf), after: abilitiesInShort(more, entryOf) })]),
    ...made.map(manaOfType),
  ];
  return said.length === 0 ? say("traced-other-order") : series(said, "and");
}

function unseenPhrase({ object, of, before, after }: UnseenChange, names: ObjectNames, { parts }: Application): Phrase {
  switch (of) {
    case "text":
      return say("traced-text", textsOf({ object, before, after }, names));
    case "abilities":
      return anewPhrase({ object, after }, parts, names);
    case "size":
      return say("traced-unseen-size", { before: before.join("/"), after: after.join("/") });
    default:
      return of satisfies never;
  }
}

/** That abilities are others which read the same: "has the copied ability in place of the one that it had". */
export function anewPhrase(
  { object, after }: Pick<UnseenChange, "object" | "after">,
  parts: readonly string[],
  names: ObjectNames,
): Phrase {
  return say(anyDoes(parts, "copies") ? "traced-abilities-copied" : "traced-abilities-anew", {
    abilities: abilitiesInShort(after, (name) => names.entry(name, object)),
    count: after.length,
  });
}

/** "has “...” in its text in place of “...”". */
export function editedPhrase(change: UnseenChange, names: ObjectNames): Phrase {
  return say("change-text", textsOf(change, names));
}

function textsOf(
  { object, before, after }: Pick<UnseenChange, "object" | "before" | "after">,
  names: ObjectNames,
): Record<"before" | "after", Phrase> {
  const card = names.printed(object);
  const [old, made] = [before, after].map((texts) => seriesOf(texts, (text) => writtenText(text, card), "and"));
  return { before: old ?? say("no-abilities"), after: made ?? say("no-abilities") };
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
export function tracedChange(
  { object, characteristic, before, after, from }: Change,
  names: ObjectNames,
  application: Application = PLAIN,
  types: Types = NO_TYPES,
): Phrase {
  switch (characteristic) {
    case "abilities":
    case "types":
    case "supertypes":
    case "subtypes":
    case "cantHave":
      return listChange(
        { characteristic, ...present({ from }) },
        inLine(characteristic, listOf(before), object, names),
        inLine(characteristic, listOf(after), object, names),
        application,
        (name) => names.entry(name, object),
        types,
      );
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
  const was = typeof before === "string" ? namesPhrase(before) : say("value-no-name");
  return typeof after === "string"
    ? say("traced-name", { before: was, after: namesPhrase(after) })
    : say("traced-nameless", { before: was });
}

/** The changes of one application, a phrase for each object: "X: loses all abilities (before: flying), power 4 → 1". */
export function tracedChanges(
  changes: readonly Change[],
  names: ObjectNames,
  application: Application = PLAIN,
): Phrase[] {
  const { unseen = [] } = application;
  return [...groupBy([...changes, ...unseen], ({ object }) => object)].flatMap(([object, own]) => {
    const types = own.find((change): change is Change => !("of" in change) && change.characteristic === "subtypes");
    const landTypes = { before: listOf(types?.before), after: listOf(types?.after) };
    const inWords = (some: readonly (Change | UnseenChange)[]): Phrase[][] =>
      inSentences(
        some.map((change) =>
          "of" in change
            ? unseenPhrase(change, names, application)
            : tracedChange(change, names, application, landTypes),
        ),
      );
    const isNew = application.effect !== undefined && isBorn(names.effect(application.effect), object, names);
    const isWhole = anyDoes(application.parts, "copies") || anyDoes(application.parts, "facesDown");
    const [row, beside]: ReturnType<typeof wholeAndRest> =
      isWhole && (isNew || own.length > 1) ? wholeAndRest(own) : [[], own];
    return [
      ...(row.length === 0 ? [] : [wholeChange(object, row, names, isNew)]),
      ...inWords(beside).map((said) =>
        say("traced-object", { object: names.object(object), changes: series(said, "commas") }),
      ),
    ];
  });
}

/** As few sentences as have room for what changes. */
function inSentences(said: readonly Phrase[]): Phrase[][] {
  const sentences: Phrase[][] = [];
  let room = 0;
  for (const phrase of said) {
    const clauses = clausesOf(phrase);
    const last = sentences.at(-1);
    room -= clauses;
    if (last !== undefined && room >= 0) last.push(phrase);
    else {
      sentences.push([phrase]);
      room = MOST_CLAUSES - clauses;
    }
  }
  return sentences;
}

/** "power 4 → 1" has no verb; "keeps X, which another effect granted" has two. */
function clausesOf(phrase: Phrase): number {
  if (phrase.kind === "series")
    return phrase.members.reduce<number>((sum, one) => sum + (typeof one === "object" ? clausesOf(one) : 0), 0);
  if (phrase.kind !== "saying") return 1;
  if (phrase.id === "change-keeps-granted") return 2;
  return /^traced-(?:now|gone|from-to)$/.test(phrase.id) ? 0 : 1;
}
