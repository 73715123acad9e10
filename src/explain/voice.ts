import type { AbilityEntry, Condition, Quantity, Selector } from "../rules/formats.gen.js";
import type { GrammaticalNumber } from "./grammar.js";

/** A description of objects, in the forms that sentences need. */
export interface Noun {
  /** Without an article: "creature you control". */
  readonly one: string;
  /** "creatures you control other than this". */
  readonly many: string;
  /** It excludes the object that speaks: its singular is "another creature". */
  readonly other: boolean;
  /** It points at something, as "this" and "the target" do: no article, no plural. */
  readonly definite: boolean;
}

/** What is said of something, with its verb: "is blue and has flying". */
export interface Predicate {
  readonly one: string;
  readonly many: string;
  readonly notOne: string;
  readonly notMany: string;
}

/** Whom the sentence is about, so that "its" can stand for it. */
export interface Subject {
  readonly who: "self" | "host" | "target" | "others";
  readonly number: GrammaticalNumber;
}

/** One function for each language of the data; they call one another through the voice. */
export interface Describers {
  objects(selector: Selector, voice: Voice): Noun;
  predicate(selector: Selector, voice: Voice, ofCard: boolean): Predicate;
  quantity(quantity: Quantity, voice: Voice): string;
  condition(condition: Condition, voice: Voice): string;
  ability(ability: AbilityEntry, voice: Voice): string;
}

/** Who speaks, and about whom. A value: `speakingOf` gives another. */
export class Voice {
  /** How to call what the speaking object is attached to: "enchanted creature". */
  readonly host: string;
  readonly subject: Subject | undefined;
  readonly #describers: Describers;

  constructor(describers: Describers, host: string, subject?: Subject) {
    this.#describers = describers;
    this.host = host;
    this.subject = subject;
  }

  speakingOf(subject: Subject | undefined): Voice {
    return new Voice(this.#describers, this.host, subject);
  }

  objects(selector: Selector): Noun {
    return this.#describers.objects(selector, this);
  }

  predicate(selector: Selector, ofCard = false): Predicate {
    return this.#describers.predicate(selector, this, ofCard);
  }

  quantity(quantity: Quantity): string {
    return this.#describers.quantity(quantity, this);
  }

  condition(condition: Condition): string {
    return this.#describers.condition(condition, this);
  }

  ability(ability: AbilityEntry): string {
    return this.#describers.ability(ability, this);
  }
}
