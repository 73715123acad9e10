import type { FluentFunction, FluentValue } from "@fluent/bundle";
import { CLOSING_COMMA, OWN_ARTICLE } from "./punctuation.js";
import { type Feature, SpokenPhrase } from "./spoken-phrase.js";
import { type Form, PLAIN } from "./phrase.js";

/** In words that begin with a vowel letter but a consonant's sound, and the other way round, "a" and "an" go by the sound. */
const SOUNDS_LIKE_CONSONANT = /^(?:uni|use|one\b|eur)/i;
const SOUNDS_LIKE_VOWEL = /^(?:8|11\b|18\b|hour|heir|x\b)/i;

/** A German name that says what somebody does: "Wut entfesseln". */
const VERB_AS_NAME = / \p{Ll}+(?:en|ern|eln)$/u;

/** A German name that is more than a noun with its adjectives. */
const PHRASE_AS_NAME =
  /^(?:d(?:er|ie|as|en|em|es)|eine?[mnrs]?|ab|an|auf|aus|bei|bis|durch|für|gegen|hinter|im?|ins?|mit|nach|ohne|über|um|unter|vom?|vor|wider|zum?|zur|zwischen) /iu;

function words(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  // A phrase needs no scope to be said; other values of messages are texts and numbers.
  return value instanceof SpokenPhrase ? value.toString() : String(value.valueOf());
}

function apart(phrase: string): string {
  const name = phrase.replace(OWN_ARTICLE, "");
  return PHRASE_AS_NAME.test(name) || VERB_AS_NAME.test(name) ? `„${name}“` : name;
}

function feature(name: Feature): FluentFunction {
  return ([phrase]) => (phrase instanceof SpokenPhrase ? phrase.feature(name) : PLAIN[name]);
}

function formOf(named: Record<string, FluentValue>): Partial<Form> {
  return Object.fromEntries(Object.entries(named).map(([key, value]) => [key, words(value)]));
}

/** What messages can ask for besides their variables; the catalogues' README tells translators. */
export const MESSAGE_FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  /** `{ FORM($what, case: "dative", article: "definite") }`: the phrase in another form. */
  FORM: ([phrase = ""], form) => {
    if (!(phrase instanceof SpokenPhrase)) return phrase;
    return phrase.inForm(formOf(form));
  },
  /** `{ SAME($what) }`: in the form in which this message is asked for; `{ SAME($what, article: "none") }`: but for that. */
  SAME: ([phrase = ""], form) => {
    if (!(phrase instanceof SpokenPhrase)) return phrase;
    return phrase.inSameForm().inForm(formOf(form));
  },
  /** `{ AGREE($does, $who) }`: the verb or adjective in number, gender and person of the other phrase. */
  AGREE: ([phrase = "", other]) => {
    if (!(phrase instanceof SpokenPhrase)) return phrase;
    return other instanceof SpokenPhrase
      ? phrase.agreeingWith(other)
      : phrase.inForm({ number: "one", person: "third" });
  },
  /** `{ EACH($objects, before: "à") }` is French: "à A et à B"; `{ EACH($effects, between: "ni") }`: "A ni B". */
  EACH: ([phrase], named) => {
    const { before = "", between = "" } = Object.fromEntries(
      Object.entries(named).map(([key, value]) => [key, words(value)]),
    );
    return phrase instanceof SpokenPhrase ? phrase.each({ before, between }) : `${before} ${words(phrase)}`;
  },
  GENDER: feature("gender"),
  NUM: feature("number"),
  PERSON: feature("person"),
  /** English: "Ann's", "the Elves'". */
  POSSESSIVE: ([phrase]) => {
    const text = words(phrase);
    return /s$/i.test(text) ? `${text}'` : `${text}'s`;
  },
  /** "a creature", "an artifact". */
  A: ([phrase]) => {
    const text = words(phrase);
    const isVowel = /^[aeiou]/i.test(text) ? !SOUNDS_LIKE_CONSONANT.test(text) : SOUNDS_LIKE_VOWEL.test(text);
    return `${isVowel ? "an" : "a"} ${text}`;
  },
  /** The genitive of a German name: "Anns", "Johannes'". */
  GENITIVE: ([phrase]) => {
    const text = words(phrase);
    return /[sxzß]$/i.test(text) ? `${text}'` : `${text}s`;
  },
  /** German: "von Blutmond", "von „Dem Tod widerstehen“", but "des erfundenen Zauberspruchs" where the words have an article. */
  OF: ([phrase = ""]) => {
    if (!(phrase instanceof SpokenPhrase)) return `von ${words(phrase)}`;
    const dative = phrase.inForm({ case: "dative" }).toString();
    if (/^(?:dem|der|den) /u.test(dative)) return phrase.inForm({ case: "genitive" }).toString();
    // Inside of quotation marks a name stands as it is printed.
    const named = apart(dative);
    return `von ${named.startsWith("„") ? apart(phrase.inForm({ case: "nominative" }).toString()) : named}`;
  },
  /** German: what stands behind "Anns" has no article and no preposition before it, unless in quotation marks: "Anns „Die Tarraske“". */
  OWNED: ([phrase]) => apart(words(phrase)),
  /** A comma, unless the sentence ends here or has another mark here: the end of a relative clause in German. */
  COMMA: () => CLOSING_COMMA,
  /** `{ CLAUSE_LAST($what, verb: "sind") }` is German: "Artefakte sind, die keine Ausrüstungen sind", the verb before the clause. */
  CLAUSE_LAST: ([phrase], { verb }) => {
    const text = words(phrase);
    const [, head, clause] = /^([^,]+?)(, (?:die|der|das|den|dem|denen|deren|dessen) .*)$/su.exec(text) ?? [];
    return head === undefined ? `${text} ${words(verb)}` : `${head} ${words(verb)}${clause ?? ""}`;
  },
  /** `{ RELATIVE($what, who: "die") }` is German: "Karten, die", but "Karten, die keine Länder sind und die" of what has a clause already. */
  RELATIVE: ([phrase], { who }) => {
    const text = words(phrase).trimEnd();
    return text.endsWith(CLOSING_COMMA)
      ? `${text.replace(new RegExp(`[\\s${CLOSING_COMMA}]+$`, "u"), "")} und ${words(who)}`
      : `${text}, ${words(who)}`;
  },
  /** `{ SECOND($does, word: "dann") }` is German: "wird dann 1/1", a word right behind the verb with which a phrase begins, and in the place of "jetzt". */
  SECOND: ([phrase], { word }) =>
    words(phrase)
      .trim()
      .replace(/^(\S+(?: im Text)?) jetzt(?!\S)/u, "$1")
      .replace(/^\S+/u, (verb) => `${verb} ${words(word)}`),
  /** With a capital: what is a sentence of its own after a colon or in quotation marks. */
  CAPITAL: ([phrase]) => {
    const text = words(phrase).trim();
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  /** "vowel" or "consonant", by the first letter: for elisions ("d'artefact"). */
  BEGINS: ([phrase]) => (/^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(words(phrase)) ? "vowel" : "consonant"),
};
