import type { Card } from "../rules/formats.gen.js";
import type { Language } from "./language.js";
import type { Form, GrammaticalNumber } from "./phrase.js";

/** A name in a language, and what agrees with it there; as a thing of one, without a gender of its own, where nobody has said. */
export interface CardName {
  readonly words: string;
  readonly gender?: "m" | "f" | "n";
  readonly number?: GrammaticalNumber;
}

/** What cards are called in a language; a card without a name there is called as it is in English. */
export type CardNames = (card: string, language: Language) => CardName | undefined;

/** What cards and their other faces say that they are called in other languages. */
export function cardNamesOf(cards: Iterable<Pick<Card, "name" | "names" | "nameForms" | "back">>): CardNames {
  const known = new Map<string, Pick<Card, "names" | "nameForms">>();
  const backs: NonNullable<Card["back"]>[] = [];
  for (const card of cards) {
    if (card.names !== undefined) known.set(card.name, card);
    if (card.back?.names !== undefined) backs.push(card.back);
  }
  for (const back of backs) if (!known.has(back.name)) known.set(back.name, back);
  return (card, language) => {
    if (language === "en") return undefined;
    const { names, nameForms } = known.get(card) ?? {};
    const words = names?.[language];
    return words === undefined ? undefined : { words, ...formOf(nameForms?.[language]) };
  };
}

type NameForm = NonNullable<NonNullable<Card["nameForms"]>[Exclude<Language, "en">]>;

function formOf(form: NameForm | undefined): Omit<CardName, "words"> {
  switch (form) {
    case undefined:
      return {};
    case "plural":
      return { number: "many" };
    case "m plural":
      return { gender: "m", number: "many" };
    case "f plural":
      return { gender: "f", number: "many" };
    default:
      return { gender: form };
  }
}

type Case = Form["case"];

/** The endings of an adjective without an article, by what it ends with in the nominative. */
const STRONG: Readonly<Record<"m" | "f" | "n" | "many", Readonly<Record<Case, string>>>> = {
  m: { nominative: "er", genitive: "en", dative: "em", accusative: "en" },
  f: { nominative: "e", genitive: "er", dative: "er", accusative: "e" },
  n: { nominative: "es", genitive: "en", dative: "em", accusative: "es" },
  many: { nominative: "e", genitive: "er", dative: "en", accusative: "e" },
};

const ARTICLES: Readonly<Record<"m" | "f" | "n" | "many", Readonly<Record<Case, string>>>> = {
  m: { nominative: "der", genitive: "des", dative: "dem", accusative: "den" },
  f: { nominative: "die", genitive: "der", dative: "der", accusative: "die" },
  n: { nominative: "das", genitive: "des", dative: "dem", accusative: "das" },
  many: { nominative: "die", genitive: "der", dative: "den", accusative: "die" },
};

/** A German name in a case: "auf Weißen Ritter", "von Savannenlöwen", "den Einen Ring". Names stand without articles, as "gegen Roten Stern" does. */
export function germanCase({ words, gender, number }: CardName, asked: Case): string {
  const agreement = number === "many" ? "many" : gender;
  if (asked === "nominative" || agreement === undefined) return words;
  const [first = "", second = "", ...rest] = words.split(" ");
  const article = ARTICLES[agreement];
  if (first.toLowerCase() === article.nominative && rest.length > 0) {
    // Behind an article the adjective is weak: only "der Eine" has another ending than "den Einen" takes.
    const isAsNamed = asked === "accusative" && (agreement === "f" || agreement === "n");
    const weak = isAsNamed || second.endsWith("n") ? second : `${second}n`;
    return [article[asked], weak, ...rest].join(" ");
  }
  const strong = STRONG[agreement];
  // "Weißer Ritter" begins with an adjective, "Ritter der Tugend" does not: a noun follows what is no noun.
  if (/^\p{Lu}/u.test(second) && first.endsWith(strong.nominative))
    return [first.slice(0, first.length - strong.nominative.length) + strong[asked], second, ...rest].join(" ");
  if (number === "many" && asked === "dative" && second === "" && !/[ns]$/.test(first)) return `${first}n`;
  return words;
}
