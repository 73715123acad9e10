import type { FluentVariable } from "@fluent/bundle";
import { type CardName, type CardNames, germanCase, shortName } from "./card-names.js";
import { Messages } from "./catalogue/messages.js";
import type { Language } from "./language.js";
import { remembered } from "../rules/remembered.js";
import type { MessageId } from "./catalogue/message-ids.gen.js";
import {
  type EachForm,
  type Form,
  inForm,
  type Join,
  type Name,
  type NounPhrase,
  type Phrase,
  PLAIN,
  say,
  type Saying,
  type Series,
  type Word,
} from "./phrase.js";
import { asSentence, asTitle, CLOSING_COMMA, joined, OWN_ARTICLE, tidied } from "./punctuation.js";
import { type Feature, type Sayer, SpokenPhrase } from "./spoken-phrase.js";

/** The attribute of a name that is said without its apposition; messages ask for it as `as: "short"`. */
const SHORT = "short";

/** Languages that close the apposition of a name with a comma; English text of cards leaves it open. */
const CLOSES_APPOSITIONS: ReadonlySet<Language> = new Set(["de", "fr"]);

const TOKEN_NAME = /^(.+) Token$/;

const MESSAGES = new Map<Language, Messages>();

/** Where a trait can stand: before its noun, right behind it (French adjectives), behind these, or (in German) behind the relative clauses as well. */
const PLACES = ["before", "beside", "after", "last"] as const;

/** Instead of a clause, which would be of the last of several nouns alone: "ein Artefakt oder eine Verzauberung unter deiner Kontrolle". */
const AFTER_SEVERAL = "after-several";

/** The attribute of a name as it stands behind its owner's: "Ann's first Bear". */
const OWN = "own";

/** The attribute of a message that says the opposite. */
function opposite(attribute: string): string {
  if (attribute === "") return "not";
  return attribute === "is" ? "isnt" : `not-${attribute}`;
}

/** Says phrases in a language. A message that is missing, or lacks a variable, is a bug and throws. */
export class Speaker implements Sayer {
  readonly language: Language;
  readonly #messages: Messages;
  readonly #cardNames: CardNames;

  constructor(language: Language, cardNames: CardNames = () => undefined) {
    this.language = language;
    this.#cardNames = cardNames;
    this.#messages = remembered(MESSAGES, language, () => new Messages(language));
  }

  /** Inside a sentence: without a capital, without a full stop. */
  text(word: Word, form: Partial<Form> = {}): string {
    return tidied(typeof word === "object" ? this.say(word, form) : String(word), this.language);
  }

  /** A sentence: with a capital, and a full stop unless it ends with a mark of its own. */
  sentence(word: Word): string {
    return asSentence(this.text(word));
  }

  /** By itself, as a heading or an answer: with a capital. */
  title(word: Word): string {
    return asTitle(this.text(word));
  }

  say(phrase: Phrase, asked: Partial<Form>): string {
    const form = { ...phrase.form, ...asked };
    switch (phrase.kind) {
      case "saying":
        return this.#message(phrase, form);
      case "series":
        return this.#series(phrase, form);
      case "name":
        return this.#name(phrase, form);
      case "noun":
        return this.#noun(phrase, form);
      default:
        return phrase satisfies never;
    }
  }

  sayEach(phrase: Phrase, asked: Partial<Form>, { before, between }: EachForm): string {
    if (phrase.kind !== "series") return `${before} ${this.say(phrase, asked)}`;
    const form = { ...phrase.form, ...asked };
    const { members } = phrase;
    const named = this.#inRow(
      members,
      members.map((member) => (typeof member === "object" ? this.say(member, form) : String(member))),
      form,
    );
    const said = members.map((member, n) =>
      typeof member === "object" && member.kind === "series"
        ? this.sayEach(member, form, { before, between: "" })
        : `${before} ${named[n] ?? ""}`,
    );
    return between === "" ? joined(said, this.#joinOf(phrase.join, form), this.language) : said.join(` ${between} `);
  }

  feature(phrase: Phrase, name: Feature, asked: Partial<Form> = {}): string {
    const form = { ...phrase.form, ...asked };
    switch (phrase.kind) {
      case "saying":
        return this.#has(phrase.id, name)
          ? this.#message({ ...phrase, denied: false }, { ...form, as: name })
          : (form[name] ?? PLAIN[name]);
      case "series":
        return this.#featureOfSeries(phrase, name, form);
      case "name":
        return this.#featureOfName(phrase, name, form);
      case "noun":
        return this.feature(phrase.head, name, form);
      default:
        return phrase satisfies never;
    }
  }

  #name({ card, id }: Name, form: Partial<Form>): string {
    const known = this.#cardNames(card, this.language);
    const name = known === undefined ? this.#withoutName(card, form) : this.#inCase(known, form);
    const said = CLOSES_APPOSITIONS.has(this.language) ? this.#withApposition(name, form, id ?? card, card) : name;
    return id === undefined ? said : id.replace(card, () => said);
  }

  /** German and French close with a comma what is behind the comma of a name; in a row, and where more belongs to the name, it is left out as in the cards' own text. */
  #withApposition(name: string, form: Partial<Form>, id: string, card: string): string {
    if (form.as === SHORT || id !== card) return shortName(name);
    return name.includes(", ") ? name + CLOSING_COMMA : name;
  }

  /** An emblem has no name and is called after who made it; other cards keep the English one. */
  #withoutName(card: string, form: Partial<Form>): string {
    const [, who] = /^(.+)'s emblem$/.exec(card) ?? [];
    return who === undefined
      ? (this.#tokenName(card) ?? card)
      : this.say(say("emblem-of", { who }), { ...form, as: "" });
  }

  /** "Beast Token" with the word for a Beast, as far as that is known (CR 111.4). */
  #tokenName(name: string): string | undefined {
    const [, called = ""] = TOKEN_NAME.exec(name) ?? [];
    const known = this.#cardNames(called, this.language);
    return known === undefined ? undefined : this.text(say("name-of-token", { name: known.words }));
  }

  #inCase(name: CardName, form: Partial<Form>): string {
    if (this.language !== "de") return name.words;
    const words = germanCase(name, form.case ?? PLAIN.case);
    return (name.gender !== undefined || name.number === "many") && /^D(?:er|ie|as) /.test(words)
      ? OWN_ARTICLE + words
      : words;
  }

  /** A name may be plural words; with a number it is one of several in English, but "Grizzlybären Nr. 2 kommen", "Grizzlis n° 2 arrivent". */
  #featureOfName({ card, id }: Name, name: Feature, form: Partial<Form>): string {
    const known = this.#cardNames(card, this.language);
    const isOfAll = id === undefined || this.language !== "en";
    const own = name === "gender" ? known?.gender : name === "number" && isOfAll ? known?.number : undefined;
    return own ?? form[name] ?? PLAIN[name];
  }

  /** Relative clauses follow the last noun; several together take the plural. */
  #featureOfSeries({ members, join }: Series, name: Feature, form: Partial<Form>): string {
    if (name === "number" && join === "and" && members.length > 1) return "many";
    // French: of several the feminine only if all are.
    if (name === "gender" && join === "and" && this.language === "fr")
      return members.every((one) => typeof one === "object" && this.feature(one, name, form) === "f") ? "f" : "m";
    const last = members.at(-1);
    return typeof last === "object" ? this.feature(last, name, form) : (form[name] ?? PLAIN[name]);
  }

  #has(id: MessageId, attribute: string): boolean {
    return this.#messages.get(id)?.attributes[attribute] !== undefined;
  }

  #message({ id, args, denied }: Saying, form: Partial<Form>): string {
    const message = this.#messages.get(id);
    const { as: asked = "", ...rest } = form;
    const as = denied === true ? opposite(asked) : asked;
    const said = as === "" ? message?.value : message?.attributes[as];
    // Few names are others behind "Ann's".
    const pattern = said === undefined && as === OWN ? message?.value : said;
    if (pattern === undefined || pattern === null)
      throw new Error(`no message ${id}${as === "" ? "" : `.${as}`} in ${this.language}`);
    const variables: Record<string, FluentVariable> = { ...PLAIN, ...rest };
    for (const [key, value] of Object.entries(args))
      variables[key] = typeof value === "object" ? new SpokenPhrase(value, this, rest) : value;
    const errors: Error[] = [];
    const text = this.#messages.bundle.formatPattern(pattern, variables, errors);
    if (errors.length > 0)
      throw new Error(`message ${id}${as === "" ? "" : `.${as}`} in ${this.language}: ${errors.join("; ")}`);
    return text;
  }

  #series({ members, join }: Series, form: Partial<Form>): string {
    const said = members.map((member) => (typeof member === "object" ? this.say(member, form) : String(member)));
    return joined(this.#inRow(members, said, form), this.#joinOf(join, form), this.language);
  }

  /** "Mishras Fabrik, Urborg und Wald": in a row nobody could tell the comma of a name from the others. Two of one short name stay as they are. */
  #inRow(members: readonly Word[], said: readonly string[], form: Partial<Form>): readonly string[] {
    if (members.length < 2 || !CLOSES_APPOSITIONS.has(this.language)) return said;
    const hasShort = (member: Word): member is Phrase =>
      typeof member === "object" &&
      (member.kind === "name" || (member.kind === "saying" && this.#has(member.id, SHORT)));
    const short = members.map((member, n) =>
      hasShort(member) ? this.say(member, { ...form, as: SHORT }) : (said[n] ?? ""),
    );
    return short.map((words, n) => (short.indexOf(words) === short.lastIndexOf(words) ? words : (said[n] ?? "")));
  }

  /** Of kinds: "A or B" of one, "A and B" of several. */
  #joinOf(join: Join, { number }: Partial<Form>): Join {
    if (join !== "kinds") return join;
    return number === "many" ? "and" : "or";
  }

  /** The attribute in which a trait stands beside a noun; none if it can only be a relative clause. */
  #placeOf(trait: Phrase, isOfSeveral: boolean): (typeof PLACES)[number] | typeof AFTER_SEVERAL | undefined {
    if (trait.kind !== "saying") return undefined;
    if (isOfSeveral && trait.denied !== true && this.#has(trait.id, AFTER_SEVERAL)) return AFTER_SEVERAL;
    return PLACES.find((place) => this.#has(trait.id, trait.denied === true ? opposite(place) : place));
  }

  /** A whole relative clause: the trait's own (`who`), or one made of its `is`. */
  #clause(trait: Phrase, form: Partial<Form>): string {
    if (trait.kind === "saying" && this.#has(trait.id, trait.denied === true ? opposite("who") : "who"))
      return this.say(trait, { ...form, as: "who" });
    return this.#message(say("relative-clause", { clause: inForm(trait, { ...form, as: "is" }) }), form);
  }

  /** Traits stand where their messages have an attribute for it, else in a relative clause. Each of several nouns has its own article. */
  #noun({ head, traits, other }: NounPhrase, asked: Partial<Form>): string {
    const form: Partial<Form> = { number: "one", ...asked };
    const formOf = (word: Phrase): Partial<Form> => ({
      ...form,
      gender: this.feature(word, "gender", form),
      number: this.feature(word, "number", form) === "many" ? "many" : "one",
    });
    const own = formOf(head);
    const isOfSeveral = head.kind === "series" && head.members.length > 1 && own.number === "one";
    const at = (place: (typeof PLACES)[number] | typeof AFTER_SEVERAL, agreeing: Partial<Form>): string =>
      traits
        .filter((trait) => this.#placeOf(trait, isOfSeveral) === place)
        .map((trait) => this.say(trait, { ...agreeing, as: place }))
        .join(" ");
    const named = (word: Word): string => {
      if (typeof word !== "object") return String(word);
      const agreeing = formOf(word);
      const args = { head: inForm(word, agreeing), before: at("before", agreeing), other: other ? "yes" : "no" };
      return this.#message(say("named-head", args), agreeing);
    };
    const heads = head.kind === "series" ? head : { members: [head], join: "kinds" as const };
    const clauses = traits
      .filter((trait) => this.#placeOf(trait, isOfSeveral) === undefined)
      .map((trait) => this.#clause(trait, own));
    const last = at("last", own);
    const args = {
      // Where each noun has its own article, neither is "no A and no B".
      named: joined(
        heads.members.map(named),
        heads.join === "kinds" && (own.article === "no" || own.article === "every")
          ? "and"
          : this.#joinOf(heads.join, own),
        this.language,
      ),
      words: joined(
        [at("before", own), this.say(head, own), at("beside", own), at("after", own)],
        "words",
        this.language,
      ),
      beside: at("beside", own),
      after: [at("after", own), at(AFTER_SEVERAL, own)].join(" ").trim(),
      last: last === "" ? "" : ` ${last}`,
      clause: clauses.length === 0 ? "" : joined(clauses, "and", this.language),
      "has-clause": clauses.length > 0 ? "yes" : "no",
      other: other ? "yes" : "no",
    };
    return this.#message(say("noun-phrase", { ...args, words: args.words.trim() }), own);
  }
}
