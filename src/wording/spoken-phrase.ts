import { FluentType } from "@fluent/bundle";
import type { EachForm, Form, Phrase } from "./phrase.js";

/** Says phrases in one language (`Speaker`). */
export interface Sayer {
  say(phrase: Phrase, form: Partial<Form>): string;
  sayEach(phrase: Phrase, form: Partial<Form>, each: EachForm): string;
  /** What verbs and adjectives agree with. What the phrase's message fixes goes before what the form asks. */
  feature(phrase: Phrase, name: Feature, form: Partial<Form>): string;
}

export type Feature = "gender" | "number" | "person";

/** A phrase as a variable of a message: it is said where the message puts it, in the form that the message asks for. */
export class SpokenPhrase extends FluentType<Phrase> {
  readonly #sayer: Sayer;
  /** The form in which the message was asked for, of which this is a variable. */
  readonly #around: Partial<Form>;
  readonly #form: Partial<Form>;

  constructor(phrase: Phrase, sayer: Sayer, around: Partial<Form>, form: Partial<Form> = {}) {
    super(phrase);
    this.#sayer = sayer;
    this.#around = around;
    this.#form = form;
  }

  inForm(form: Partial<Form>): SpokenPhrase {
    return new SpokenPhrase(this.value, this.#sayer, this.#around, { ...this.#form, ...form });
  }

  /** In the form of the message around it. */
  inSameForm(): SpokenPhrase {
    return this.inForm(this.#around);
  }

  /** As a verb or an adjective that belongs to another phrase. */
  agreeingWith(other: SpokenPhrase): SpokenPhrase {
    return this.inForm({
      gender: other.feature("gender"),
      number: other.feature("number") === "many" ? "many" : "one",
      person: other.feature("person") === "second" ? "second" : "third",
    });
  }

  each(each: EachForm): string {
    return this.#sayer.sayEach(this.value, this.#form, each);
  }

  feature(name: Feature): string {
    return this.#sayer.feature(this.value, name, this.#form);
  }

  toString(): string {
    return this.#sayer.say(this.value, this.#form);
  }
}
