import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogueOf } from "./catalogue/index.js";
import { type Form, PLAIN } from "./form.js";
import { type Language, LOCALES } from "./language.js";
import { MESSAGE_FUNCTIONS } from "./message-functions.js";
import type { MessageId } from "./catalogue/message-ids.gen.js";
import {
  inForm,
  type Join,
  type Name,
  type NounPhrase,
  type Phrase,
  type Saying,
  type Series,
  type Word,
} from "./phrase.js";
import { asSentence, joined, tidied } from "./punctuation.js";
import { type Feature, type Sayer, SpokenPhrase } from "./spoken-phrase.js";

/** What cards are called in a language; a card without a name there is called as it is in English. */
export type CardNames = (card: string, language: Language) => string | undefined;

const BUNDLES = new Map<Language, FluentBundle>();

/** Read once: a catalogue is a thousand messages. */
function bundleOf(language: Language): FluentBundle {
  const known = BUNDLES.get(language);
  if (known !== undefined) return known;
  // Isolation marks would show in plain text, and all three languages run from left to right.
  const bundle = new FluentBundle(LOCALES[language], { functions: { ...MESSAGE_FUNCTIONS }, useIsolating: false });
  const errors = bundle.addResource(new FluentResource(catalogueOf(language)));
  if (errors.length > 0) throw new Error(`catalogue ${language}: ${errors.join("; ")}`);
  BUNDLES.set(language, bundle);
  return bundle;
}

/** Says phrases in a language. A message that is missing, or lacks a variable, is a bug and throws. */
export class Speaker implements Sayer {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #cardNames: CardNames;

  constructor(language: Language, cardNames: CardNames = () => undefined) {
    this.language = language;
    this.#cardNames = cardNames;
    this.#bundle = bundleOf(language);
  }

  /** Inside a sentence: without a capital, without a full stop. */
  text(word: Word, form: Partial<Form> = {}): string {
    return tidied(typeof word === "object" ? this.say(word, form) : String(word));
  }

  /** A sentence: with a capital, and a full stop unless it ends with a mark of its own. */
  sentence(word: Word): string {
    return asSentence(this.text(word));
  }

  say(phrase: Phrase, asked: Partial<Form>): string {
    const form = { ...phrase.form, ...asked };
    switch (phrase.kind) {
      case "saying":
        return this.#message(phrase, form);
      case "series":
        return this.#series(phrase, form);
      case "name":
        return this.#name(phrase);
      case "noun":
        return this.#noun(phrase, form);
      default:
        return phrase satisfies never;
    }
  }

  feature(phrase: Phrase, name: Feature): string {
    const own = phrase.form?.[name];
    if (own !== undefined) return own;
    switch (phrase.kind) {
      case "saying":
        return this.#has(phrase.id, name) ? this.#message(phrase, { as: name }) : PLAIN[name];
      case "series":
        return name === "number" && phrase.join === "and" && phrase.members.length > 1 ? "many" : PLAIN[name];
      case "name":
        return PLAIN[name];
      case "noun":
        return this.feature(phrase.head, name);
      default:
        return phrase satisfies never;
    }
  }

  #name({ card, id }: Name): string {
    const name = this.#cardNames(card, this.language) ?? card;
    return id === undefined ? name : id.replace(card, () => name);
  }

  #has(id: MessageId, attribute: string): boolean {
    return this.#bundle.getMessage(id)?.attributes[attribute] !== undefined;
  }

  #message({ id, args }: Saying, form: Partial<Form>): string {
    const message = this.#bundle.getMessage(id);
    const { as = "", ...rest } = form;
    const pattern = as === "" ? message?.value : message?.attributes[as];
    if (pattern === undefined || pattern === null)
      throw new Error(`no message ${id}${as === "" ? "" : `.${as}`} in ${this.language}`);
    const variables: Record<string, FluentVariable> = { ...PLAIN, ...rest };
    for (const [key, value] of Object.entries(args))
      variables[key] = typeof value === "object" ? new SpokenPhrase(value, this, rest) : value;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, errors);
    if (errors.length > 0)
      throw new Error(`message ${id}${as === "" ? "" : `.${as}`} in ${this.language}: ${errors.join("; ")}`);
    return text;
  }

  #series({ members, join }: Series, form: Partial<Form>): string {
    const said = members.map((member) => (typeof member === "object" ? this.say(member, form) : String(member)));
    return joined(said, join, this.language);
  }

  /**
   * A trait stands before the noun if its message has an attribute `before`, else behind it if it has `after`; what has
   * neither is a relative clause, made of its `is`. All agree with the noun.
   */
  #noun({ head, traits, other }: NounPhrase, form: Partial<Form>): string {
    const own: Partial<Form> = { number: "one", ...form, gender: this.feature(head, "gender") };
    const before: Phrase[] = [];
    const after: Phrase[] = [];
    const clauses: Phrase[] = [];
    for (const trait of traits) {
      const place = (["before", "after"] as const).find((name) => trait.kind === "saying" && this.#has(trait.id, name));
      const words = inForm(trait, { ...own, as: place ?? "is" });
      (place === "before" ? before : place === "after" ? after : clauses).push(words);
    }
    const text = (words: readonly Phrase[], join: Join): string =>
      words.length === 0
        ? ""
        : joined(
            words.map((word) => this.say(word, word.form ?? {})),
            join,
            this.language,
          );
    return this.#message(
      {
        kind: "saying",
        id: "noun-phrase",
        args: {
          head: inForm(head, own),
          before: text(before, "words"),
          after: text(after, "words"),
          words: joined(
            [text(before, "words"), this.say(head, own), text(after, "words")],
            "words",
            this.language,
          ).trim(),
          clause: text(clauses, "and"),
          "has-clause": clauses.length > 0 ? "yes" : "no",
          other: other ? "yes" : "no",
        },
      },
      own,
    );
  }
}
