import type { Card } from "../rules/formats.gen.js";
import type { Language } from "./language.js";
import type { Form, GrammaticalNumber } from "./phrase.js";

/** A name in a language, and what agrees with it there; as a thing of one, without a gender of its own, where nobody has said. */
export interface CardName {
  readonly words: string;
  readonly gender?: "m" | "f" | "n";
  readonly number?: GrammaticalNumber;
  /** In German: "der" behind a masculine name begins a byname, not a genitive. */
  readonly hasByname?: boolean;
  /** In German: the first word is an adjective used as a noun, "Auserwählter", "von Auserwähltem". */
  readonly isAdjective?: boolean;
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
    case "m byname":
      return { gender: "m", hasByname: true };
    case "m adjective":
      return { gender: "m", isAdjective: true };
    case "f adjective":
      return { gender: "f", isAdjective: true };
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

const CAPITAL = /^\p{Lu}/u;

/** A name and a byname behind it without a comma. Behind a feminine name "die" begins nothing else; "der" may begin a genitive. */
const BYNAME: Readonly<Partial<Record<Agreement, RegExp>>> = {
  m: /^(?<name>\S+) (?<byname>der .+)$/,
  f: /^(?<name>\S+) (?<byname>die .+)$/,
};

/** A German name in a case: "auf Weißen Ritter", "von Savannenlöwen", "den Einen Ring". Names stand without articles, as "gegen Roten Stern" does; a byname follows: "auf Dornenschädel, dem wandernden Grab", "von Azusa der Suchenden". */
export function germanCase(
  { words, gender, number, hasByname = false, isAdjective = false }: CardName,
  asked: Case,
): string {
  const agreement = number === "many" ? "many" : gender;
  if (asked === "nominative" || agreement === undefined) return words;
  const [name = "", ...appositions] = words.split(", ");
  const byname = hasByname || agreement === "f" ? BYNAME[agreement]?.exec(name) : undefined;
  const inCase = [
    byname?.groups === undefined
      ? nameInCase(name, agreement, asked, isAdjective)
      : `${byname.groups["name"] ?? ""} ${appositionInCase(byname.groups["byname"] ?? "", false, asked)}`,
  ];
  for (const apposition of appositions) inCase.push(appositionInCase(apposition, agreement === "many", asked));
  return inCase.join(", ");
}

/** A name as its cards' own text has it: without what is behind the comma. */
export function shortName(words: string): string {
  const [name = words] = words.split(", ");
  return name;
}

type Agreement = keyof typeof ARTICLES;

const ARTICLE = /^(?:d(?:er|ie|as|es)|(?:dies|jen|ein|all|kein)(?:er|e|es))$/;
const LEADS_TO_ADJECTIVE = /^(?:Sich|\p{Lu}.*[s'’])$/u;

/** A noun that ends as an adjective does, in front of whose it is: "von Geschichte Benalias". */
const NOUN_IN_FRONT = /^Geschichte$/;

function nameInCase(words: string, agreement: Agreement, asked: Case, isAdjective: boolean): string {
  const [first = "", second = "", ...rest] = words.split(" ");
  if (second !== "" && first.toLowerCase() === ARTICLES[agreement].nominative)
    return behindArticle([second, ...rest], agreement, asked);
  const strong = STRONG[agreement];
  const isPlural = agreement === "many" && asked === "dative";
  // "Weißer Ritter" begins with an adjective, "Ritter der Tugend" does not: a noun follows what is no noun.
  const adjective = first.slice(0, first.length - strong.nominative.length) + strong[asked];
  if (isAdjective) return [adjective, second, ...rest].join(" ").trim();
  const noun = (word: string): string => (isPlural ? dativePlural(word) : weakNoun(word, agreement, asked));
  const isInFront = CAPITAL.test(second) && first.endsWith(strong.nominative) && !NOUN_IN_FRONT.test(first);
  if (isInFront) return [adjective, noun(second), ...rest].join(" ");
  const [third = "", ...more] = rest;
  // "Jhoiras treuer Gefährte", "Sich ausbreitendes Mycosynth": before the adjective stands whose it is, or what belongs to it.
  const isSecondAdjective = CAPITAL.test(third) && second.endsWith(strong.nominative) && !ARTICLE.test(second);
  if (isSecondAdjective && LEADS_TO_ADJECTIVE.test(first))
    return [
      first,
      second.slice(0, second.length - strong.nominative.length) + strong[asked],
      noun(third),
      ...more,
    ].join(" ");
  if (!isPlural) return words;
  // "Orims Gesänge" begins with whose they are, "Rituale des Gedeihens" with what they are.
  const isOfSomebody = CAPITAL.test(second) && /[s'’]$/.test(first);
  return (isOfSomebody ? [first, dativePlural(second), ...rest] : [dativePlural(first), second, ...rest])
    .join(" ")
    .trim();
}

/** Behind an adjective: "treuem Gefährten"; a masculine noun that ends so has no other ending in any case but the first. */
function weakNoun(noun: string, agreement: Agreement, asked: Case): string {
  return agreement === "m" && asked !== "nominative" && noun.endsWith("e") ? `${noun}n` : noun;
}

function dativePlural(noun: string): string {
  return /[ns]$/.test(noun) ? noun : `${noun}n`;
}

/** "Suchende"; not "Legende", "Wende" or "Spende". */
const PARTICIPLE = /(?<!Leg|[Ww]|[Ss]p|[Bb]l|^L)ende$/;

/** "der Eine Ring", "der Artefakt-Krieg": behind an article the adjective is weak, and only "der Eine" has another ending than "den Einen" takes. */
function behindArticle([first = "", ...rest]: readonly string[], agreement: Agreement, asked: Case): string {
  const isAsNamed = asked === "accusative" && (agreement === "f" || agreement === "n");
  // A noun that ends so bends as well if it is a masculine one or a participle: "der Ungezähmte", "die Suchende".
  const isBent = agreement === "m" || PARTICIPLE.test(first);
  const bends = first.endsWith("e") && (rest.length > 0 ? CAPITAL.test(rest[0] ?? "") : isBent);
  const isNoun = !bends && CAPITAL.test(first);
  const bent = bends && !isAsNamed ? `${first}n` : isNoun ? nounInCase(first, agreement, asked) : first;
  const [head = "", ...more] = rest;
  const behind = bends && head !== "" ? [nounInCase(head, agreement, asked), ...more] : rest;
  return [ARTICLES[agreement][asked], bent, ...behind].join(" ");
}

function nounInCase(noun: string, agreement: Agreement, asked: Case): string {
  if (agreement === "many") return asked === "dative" ? dativePlural(noun) : noun;
  return asked === "genitive" && agreement !== "f" && !/[esxzß]$/.test(noun) ? `${noun}s` : noun;
}

/** "die letzte Hoffnung", "das wandernde Grab": by its own article. Without one it stays, as on cards: "von Teferi, Herr über die Zeit". */
function appositionInCase(words: string, isMany: boolean, asked: Case): string {
  const [article = "", ...rest] = words.split(" ");
  const agreement = (["m", "f", "n"] as const).find((gender) => ARTICLES[gender].nominative === article);
  return agreement === undefined || rest.length === 0
    ? words
    : behindArticle(rest, isMany && agreement === "f" ? "many" : agreement, asked);
}
