import type { Condition, Quantity, Selector } from "../rules/formats.gen.js";
import { type Claim, noun, type Phrase, say, type Word } from "./phrase.js";

/** Whom a sentence is about, so that "its" can stand for it. */
export interface Subject {
  readonly who: "self" | "host" | "target" | "others";
  /** The words that "its" goes back to: languages choose it by their gender and number. */
  readonly words: Phrase;
}

/** One function for each kind of data; they call one another through the voice. */
export interface Describers {
  objects(selector: Selector, voice: Voice): Phrase;
  predicate(selector: Selector, voice: Voice, ofCard: boolean): Claim;
  quantity(quantity: Quantity, voice: Voice): Word;
  condition(condition: Condition, voice: Voice): Claim;
}

/** Who speaks, and about whom. A value: `speakingOf` gives another. */
export class Voice {
  /** What the speaking object calls itself: "this". */
  readonly self: Phrase;
  /** What the speaking object is attached to: "the enchanted creature". */
  readonly host: Phrase;
  readonly subject: Subject | undefined;
  readonly #describers: Describers;

  constructor(describers: Describers, host: Phrase = NO_HOST, subject?: Subject, self: Phrase = say("this-object")) {
    this.#describers = describers;
    this.host = host;
    this.subject = subject;
    this.self = self;
  }

  speakingOf(subject: Subject | undefined): Voice {
    return new Voice(this.#describers, this.host, subject, this.self);
  }

  /** The voice of another object: it calls itself by `self`, and nothing tells what it is attached to. */
  ofAnother(self: Phrase): Voice {
    return new Voice(this.#describers, NO_HOST, undefined, self);
  }

  /** The same of oneself, by another name: "this card". */
  callingItself(self: Phrase): Voice {
    return new Voice(this.#describers, this.host, this.subject, self);
  }

  /** The same as `objectsPhrase`. */
  objects(selector: Selector): Phrase {
    return this.#describers.objects(selector, this);
  }

  /** The same as `predicatePhrase`. */
  predicate(selector: Selector, ofCard = false): Claim {
    return this.#describers.predicate(selector, this, ofCard);
  }

  /** The same as `quantityPhrase`. */
  quantity(quantity: Quantity): Word {
    return this.#describers.quantity(quantity, this);
  }

  /** The same as `conditionPhrase`. */
  condition(condition: Condition): Claim {
    return this.#describers.condition(condition, this);
  }
}

/** What something is attached to, as long as nothing tells what that is. */
const NO_HOST: Phrase = say("the-one", { what: noun(say("noun-permanent"), [say("trait-host")]) });
