import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Language, LOCALES } from "../language.js";
import { MESSAGE_FUNCTIONS } from "../message-functions.js";
import { beginningsIn, catalogueOf } from "./index.js";

type Message = ReturnType<FluentBundle["getMessage"]>;

const NAME = /-?[a-zA-Z][\w-]*/g;

/** The messages of a language. Each is parsed when it is said for the first time: a page says few of the thousands there are. */
export class Messages {
  readonly bundle: FluentBundle;
  readonly #language: Language;
  readonly #unread = new Map<string, string>();

  constructor(language: Language) {
    this.#language = language;
    // Isolation marks would show in plain text, and all three languages run from left to right.
    this.bundle = new FluentBundle(LOCALES[language], { functions: { ...MESSAGE_FUNCTIONS }, useIsolating: false });
    const all = catalogueOf(language);
    const found = beginningsIn(all);
    for (const [place, { 1: name = "", index }] of found.entries())
      this.#unread.set(name, all.slice(index, found[place + 1]?.index));
  }

  get(id: string): Message {
    this.#read(id);
    return this.bundle.getMessage(id);
  }

  /** With the messages and terms that it may refer to, by any of its words. */
  #read(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    const errors = this.bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`catalogue ${this.#language}: ${errors.join("; ")}`);
    for (const [name] of text.matchAll(NAME)) this.#read(name);
  }
}
