import type { FluentFunction, FluentValue } from "@fluent/bundle";
import { PLAIN, type Form } from "./form.js";
import { CLOSING_COMMA } from "./punctuation.js";
import { type Feature, SpokenPhrase } from "./spoken-phrase.js";

/** In words that begin with a vowel letter but a consonant's sound, and the other way round, "a" and "an" go by the sound. */
const SOUNDS_LIKE_CONSONANT = /^(?:uni|use|one\b|eur)/i;
const SOUNDS_LIKE_VOWEL = /^(?:8|11\b|18\b|hour|heir|x\b)/i;

function words(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  // A phrase needs no scope to be said; other values of messages are texts and numbers.
  return value instanceof SpokenPhrase ? value.toString() : String(value.valueOf());
}

/** In French an h is as a rule not heard; y is a consonant before a vowel, and some h are treated as one. */
const BEGINS_WITH_VOWEL = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiou]))/i;
const BEGINS_WITH_HEARD_H =
  /^h(?:ach|ain|alt|alv|ar[dpn]|aut|eau[mr]|eartl|elm|ér(?:os|iss)|ideu|omeward|or[ds]|oul|uit|ush|utt)/i;

function beginsWithVowel(text: string): boolean {
  return BEGINS_WITH_VOWEL.test(text) && !BEGINS_WITH_HEARD_H.test(text);
}

/** French prepositions melt with the articles "le" and "les". */
function melted(text: string, before: { readonly le: string; readonly les: string; readonly word: string }): string {
  if (text.startsWith("le ")) return `${before.le} ${text.slice(3)}`;
  if (text.startsWith("les ")) return `${before.les} ${text.slice(4)}`;
  return `${before.word} ${text}`;
}

function feature(name: Feature): FluentFunction {
  return ([phrase]) => (phrase instanceof SpokenPhrase ? phrase.feature(name) : PLAIN[name]);
}

/** What messages can ask for besides their variables; the catalogues' README tells translators. */
export const MESSAGE_FUNCTIONS: Readonly<Record<string, FluentFunction>> = {
  /** `{ FORM($what, case: "dative", article: "definite") }`: the phrase in another form. */
  FORM: ([phrase = ""], form) => {
    if (!(phrase instanceof SpokenPhrase)) return phrase;
    const asked = Object.fromEntries(Object.entries(form).map(([key, value]) => [key, words(value)]));
    return phrase.inForm(asked as Partial<Form>);
  },
  /** `{ SAME($what) }`: in the form in which this message is asked for. */
  SAME: ([phrase = ""]) => (phrase instanceof SpokenPhrase ? phrase.inSameForm() : phrase),
  /** `{ AGREE($does, $who) }`: the verb or adjective in number, gender and person of the other phrase. */
  AGREE: ([phrase = "", other]) => {
    if (!(phrase instanceof SpokenPhrase)) return phrase;
    return other instanceof SpokenPhrase
      ? phrase.agreeingWith(other)
      : phrase.inForm({ number: "one", person: "third" });
  },
  GENDER: feature("gender"),
  NUM: feature("number"),
  PERSON: feature("person"),
  /** English: "Ann's", "Llanowar Elves'". */
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
  /** French "de": "d'Ann", "du joueur", "de Bob". */
  DE: ([phrase]) => {
    const text = words(phrase);
    if (beginsWithVowel(text)) return `d'${text}`;
    return melted(text.replace(/^des /, ""), { le: "du", les: "des", word: "de" });
  },
  /** French "à": "à Ann", "au joueur". */
  AU: ([phrase]) => melted(words(phrase), { le: "au", les: "aux", word: "à" }),
  /** French "que": "qu'Ann". */
  QUE: ([phrase]) => {
    const text = words(phrase);
    return beginsWithVowel(text) ? `qu'${text}` : `que ${text}`;
  },
  /** The genitive of a German name: "Anns", "Johannes'". */
  GENITIVE: ([phrase]) => {
    const text = words(phrase);
    return /[sxzß]$/i.test(text) ? `${text}'` : `${text}s`;
  },
  /** A comma, unless the sentence ends here or has another mark here: the end of a relative clause in German. */
  COMMA: () => CLOSING_COMMA,
  /** "vowel" or "consonant", by the first letter: for elisions ("d'artefact"). */
  BEGINS: ([phrase]) => (beginsWithVowel(words(phrase)) ? "vowel" : "consonant"),
};
