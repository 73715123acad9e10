import type { AbilityEntry, Color, CopyExceptions } from "../rules/formats.gen.js";
import { dashed } from "./known-message.js";
import { cardName, inForm, noun, type Phrase, row, say, series, type Word } from "./phrase.js";
import { subjectPhrase } from "./references.js";
import { thisNoun } from "./describe.js";
import { familyPhrase, supertypeWord, typeComplement } from "./type-complements.js";
import { typeLinePhrase } from "./type-lines.js";
import { counterPhrase, plainColor, subtypeWordPhrase, typePhrase } from "./types.js";
import { abilityCalled, type Telling, type Voice } from "./voice.js";

type Key = Exclude<keyof CopyExceptions, never>;

/** A mana cost may be taken away: there null is a value. */
type Given<K extends Key> = Exclude<CopyExceptions[K], undefined>;

/** What is said of the copy; `it` is the pronoun for it. */
interface Saying {
  readonly it: Phrase;
  readonly telling: Telling;
  readonly whole: CopyExceptions;
}

type Table = { readonly [K in Key]: (value: Given<K>, saying: Saying) => readonly Phrase[] };

/** "flying and “Triggers when ...”": keywords by name, others quoted, in the voice of the object that has them. */
export function abilityList(abilities: readonly AbilityEntry[], telling: Telling, join: "and" | "or" = "and"): Phrase {
  const owner = { ...telling, voice: ownerVoice(telling.voice) };
  return row(
    abilities.map((entry) => telling.inside(entry, owner)),
    join,
  );
}

/** The voice of what the sentence is about: "this creature", if it tells that it is a creature. */
function ownerVoice(voice: Voice): Voice {
  const { subject } = voice;
  if (subject === undefined) return voice.ofAnother(say("this-object"));
  if (subject.who === "self") return voice.speakingOf(undefined);
  const what = described(subject.words);
  return voice.ofAnother(what.kind === "noun" ? thisNoun(what.head) : say("this-object"));
}

/** The description in "the enchanted creature". */
function described(words: Phrase): Phrase {
  // Both of a pair are creatures (CR 702.95a).
  if (words.kind === "saying" && words.id === "this-and-partner") return noun(typePhrase("Creature"));
  const what = words.kind === "saying" && words.id === "host" ? words.args["what"] : undefined;
  return typeof what === "object" ? what : words;
}

/** "A, B and C"; the only one stands alone. */
export function together(members: readonly Phrase[]): Phrase {
  return row(members, "and");
}

/** "white and blue", as adjectives. */
function colorList(colors: readonly Color[]): Phrase {
  return together(colors.map(plainColor));
}

/** "a +1/+1 counter", "2 time counters". */
function counted(kind: string, count: number): Phrase {
  const what = counterNoun(kind);
  return count === 1 ? say("counters-one", { what }) : say("counters-many", { n: say("numeral", { count }), what });
}

/** A kind of counters as a noun that takes articles. */
export function counterNoun(kind: string): Phrase {
  const what = counterPhrase(kind);
  return what.kind === "noun" ? what : { kind: "noun", head: what, traits: [], other: false };
}

/** In the singular: an exception is about one copy. */
const EXCEPT: Table = {
  name: (name, { it }) => [say("exception-name", { it, name: cardName(name) })],
  manaCost: (cost, { it }) => [
    cost === null ? say("exception-no-mana-cost", { it }) : say("exception-mana-cost", { it, cost }),
  ],
  setTypes: (types, { it }) => [
    types.length === 0
      ? say("exception-no-types", { it })
      : say("exception-only-types", { it, what: typeLinePhrase({ types }) }),
  ],
  addTypes: (types, { it }) => [say("exception-also-a", { it, what: typeComplement({ types }) })],
  removeSupertypes: (supertypes, { it }) => [
    say("exception-not", { it, what: series(supertypes.map(supertypeWord), "or") }),
  ],
  addSupertypes: (supertypes, { it }) => [say("exception-also", { it, what: together(supertypes.map(supertypeWord)) })],
  addSubtypes: (subtypes, { it }) => [say("exception-also-a", { it, what: typeComplement({ subtypes }) })],
  setSubtypes: ({ family, subtypes }, { it }) => {
    if (subtypes.length === 0) return [say("exception-no-subtypes", { it, family: familyPhrase(family) })];
    return [
      say("exception-only-subtypes", {
        it,
        words: together(subtypes.map(subtypeWordPhrase)),
        family: familyPhrase(family),
        several: subtypes.length > 1 ? "yes" : "no",
      }),
    ];
  },
  setColors: (colors, { it }) => [
    colors.length === 0
      ? say("exception-colorless", { it })
      : say("exception-colors", { it, colors: colorList(colors) }),
  ],
  addColors: (colors, { it }) => [say("exception-also-colors", { it, colors: colorList(colors) })],
  power: (power, { it, whole: { toughness } }) => [
    toughness === undefined
      ? say("exception-power", { it, value: String(power) })
      : say("exception-size", { it, size: `${power}/${toughness}` }),
  ],
  toughness: (toughness, { it, whole: { power } }) =>
    power === undefined ? [say("exception-toughness", { it, value: String(toughness) })] : [],
  addAbilities: (abilities, { it, telling }) => [
    say("exception-abilities", { it, abilities: abilityList(abilities, telling) }),
  ],
  retain: (what, { it }) => [
    say("exception-retains", { it, what: together(what.map((kept) => say(`retain-${dashed(kept)}`))) }),
  ],
  counters: (counters, { it }) => [
    say("exception-counters", {
      it,
      counters: together(Object.entries(counters).map(([kind, count]) => counted(kind, count))),
    }),
  ],
  ifItIs: (conditional, { it, telling }) =>
    conditional.map(({ is, except }) =>
      say("exception-if", {
        it,
        is: inForm(telling.voice.predicate(is), { as: "is", number: "one" }),
        what: together(exceptions(except, it, telling)),
      }),
    ),
  keepAbility: (id, { it, telling }) => [
    id === telling.ability
      ? say("exception-keeps-this", { it })
      : say("exception-keeps", { it, ability: abilityCalled(id, telling) }),
  ],
};

const KEYS = Object.keys(EXCEPT) as Key[];

function exception<K extends Key>(key: K, value: CopyExceptions[K], saying: Saying): readonly Phrase[] {
  return value === undefined ? [] : EXCEPT[key](value as Given<K>, saying);
}

function exceptions(except: CopyExceptions, it: Phrase, telling: Telling): Phrase[] {
  return KEYS.flatMap((key) => exception(key, except[key], { it, telling, whole: except }));
}

/** ", except it is also an artifact" (CR 707.9); empty without exceptions. "It" is `what` if that is known, else the subject of the telling. */
export function exceptionWord(except: CopyExceptions | undefined, telling: Telling, what?: Word): Word {
  if (except === undefined) return "";
  const it = say("pronoun", { who: what ?? inForm(subjectPhrase(telling.voice), { number: "one" }) });
  const said = exceptions(except, it, telling);
  return said.length === 0 ? "" : say("except", { what: together(said) });
}
