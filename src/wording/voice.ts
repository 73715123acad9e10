import type { AbilityEntry, Condition, Quantity, Selector } from "../rules/formats.gen.js";
import { type Claim, noun, type Phrase, say, type Word } from "./phrase.js";
import { messageAbout } from "./known-message.js";

/** Whom a sentence is about, so that "its" can stand for it. */
export interface Subject {
  readonly who: "self" | "host" | "target" | "chosenObject" | "triggering" | "others";
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

/** The object whose text is said, and the subject that "it" refers to. Immutable. */
export class Voice {
  /** What the speaking object calls itself: "this". */
  readonly self: Phrase;
  /** What the speaking object is attached to: "the enchanted creature". */
  readonly host: Phrase;
  readonly subject: Subject | undefined;
  /** Who is "you", where the words are said by somebody else. */
  readonly you: string | undefined;
  /** What objects of a scenario are called, where that is known; else by their ids. */
  readonly named: ((id: string) => Word) | undefined;
  readonly #describers: Describers;

  constructor(
    describers: Describers,
    host: Phrase = NO_HOST,
    subject?: Subject,
    self: Phrase = say("this-object"),
    you?: string,
    named?: (id: string) => Word,
  ) {
    this.#describers = describers;
    this.host = host;
    this.subject = subject;
    this.self = self;
    this.you = you;
    this.named = named;
  }

  speakingOf(subject: Subject | undefined): Voice {
    return this.#with({ subject });
  }

  /** The same words about a player who is called by name. */
  calling(you: string | undefined): Voice {
    return this.#with({ you });
  }

  /** The voice of another object, which calls itself `self` and whose host is unknown. */
  ofAnother(self: Phrase): Voice {
    return this.#with({ host: NO_HOST, subject: undefined, self, you: undefined });
  }

  /** The same words where objects have names. */
  naming(named: (id: string) => Word): Voice {
    return this.#with({ named });
  }

  /** The same of oneself, by another name: "this card". */
  callingItself(self: Phrase, host: Phrase = this.host): Voice {
    return this.#with({ host, self });
  }

  #with(other: Partial<Pick<Voice, "host" | "subject" | "self" | "you" | "named">>): Voice {
    const { host, subject, self, you, named } = this;
    const voice = { host, subject, self, you, named, ...other };
    return new Voice(this.#describers, voice.host, voice.subject, voice.self, voice.you, voice.named);
  }

  objects(selector: Selector): Phrase {
    return this.#describers.objects(selector, this);
  }

  predicate(selector: Selector, ofCard = false): Claim {
    return this.#describers.predicate(selector, this, ofCard);
  }

  quantity(quantity: Quantity): Word {
    return this.#describers.quantity(quantity, this);
  }

  condition(condition: Condition): Claim {
    return this.#describers.condition(condition, this);
  }
}

/** An unknown host. */
const NO_HOST: Phrase = say("host", { what: noun(say("noun-permanent"), [say("trait-host")]) });

/** A free text of a card (`when`, `then`, a remark, a cost) in the language, if the catalogue has it; else as it is. */
export function freeText(text: string, voice: Voice): Word {
  const id = messageAbout("text", text);
  return id === undefined ? text : say(id, { this: voice.self });
}

/** Who tells an ability, and how abilities inside it are told. A value: `speakingOf` gives another. */
export interface Telling {
  readonly voice: Voice;
  /** The id of the ability that is told: an exception of a copy may be that the copy keeps it (CR 707.9a). */
  readonly ability?: string;
  /** Another ability of the same card, by its id, as it stands inside a sentence; undefined if the card has none. */
  readonly called?: (id: string) => Phrase | undefined;
  /** In which turns players may do what a rule allows, where the duration tells it; else in each of theirs. */
  readonly turns?: "this";
  /** An ability that stands inside another sentence. */
  readonly inside: (entry: AbilityEntry, telling: Telling) => Phrase;
}

/** An ability, and how it is told by the card on which it is written; without that nothing is known of what has it. */
export interface SpokenAbility {
  readonly ability: AbilityEntry;
  readonly telling?: Telling | undefined;
  /** Where it is printed among the abilities of its object's card, and after these among those of others. */
  readonly place?: number | undefined;
}

/** An ability of the card by its id: what it does, never what it is called in our files. */
export function abilityCalled(id: string, { ability, called }: Telling): Phrase {
  if (id === ability) return say("this-ability");
  return called?.(id) ?? say("ability-with-id", { id });
}

/** The same telling, of a sentence about something else. */
export function speakingOf(telling: Telling, subject: Subject | undefined): Telling {
  return { ...telling, voice: telling.voice.speakingOf(subject) };
}
