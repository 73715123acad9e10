import type {
  Condition,
  CopyExceptions,
  Duration,
  EffectPart,
  Made,
  PlayerReference,
  PredefinedToken,
  PutCounters,
  Quantity,
  Selector,
} from "../rules/formats.gen.js";

/** Whom a clause of what resolves speaks of. */
export interface Whom {
  readonly affects: Selector | { readonly it: true };
  /** Of what was named before: the word for it; empty where its clause has no subject of its own. */
  readonly word?: string;
  /** With `group`: how many targets, and of which kind. */
  readonly targets?: number | { readonly upTo: number | string };
  readonly group?: Selector;
  readonly another?: boolean;
  readonly ofEach?: true;
  /** With "one" or "up to one": so many for each opponent. */
  readonly of?: string;
  /** And all creatures that share this with it. */
  readonly alike?: "color" | "name";
  /** How the player is called who is a target, in a description by who controls it. */
  readonly whose?: string;
}

/** What stands before the clauses of a sentence. */
export interface Lead {
  readonly text: string;
  readonly gate?: "may" | "done";
  readonly have?: true;
  readonly condition?: Condition;
  readonly about?: Selector;
  readonly only?: "harmless";
}

export interface InSentence {
  /** Of the first clause of a sentence. */
  readonly leads?: readonly Lead[];
  /** Of the others: what joins it to the one before. */
  readonly join?: string;
  /** One of several modes, from 1 (CR 700.2). */
  readonly mode?: number | undefined;
  /** Several of them can be chosen. */
  readonly isOfMany?: boolean | undefined;
  readonly gate?: "may" | "done";
  readonly have?: true;
  readonly condition?: Condition;
  readonly about?: Selector;
  /** Its condition stands behind it. */
  readonly asks?: true;
  /** It is done instead of the effect before it, if its condition holds. */
  readonly instead?: true;
  /** "Instead" stands before it. */
  readonly insteadFirst?: true;
  readonly duration?: Duration;
  readonly early?: true;
  /** It lasts as long as what the sentence says after it. */
  readonly later?: true;
  /** What its X is, where the event tells that; with `each` what is counted (told.ts). */
  readonly told?: string;
  readonly each?: string;
}

export interface Harmless {
  readonly text: string;
  /** A sentence with its point. */
  readonly whole?: true;
  readonly makes?: readonly (Made | PredefinedToken)[];
}
export interface ChangeClause {
  readonly whom?: Whom;
  readonly does: EffectPart[];
  readonly still?: true;
  readonly rules?: true;
  /** Said with "is", not "becomes". */
  readonly is?: true;
  /** What is given costs as much as the card: another sentence says so. */
  readonly costs?: true;
  readonly switches?: true;
  readonly doubles?: "both" | "power";
  readonly replaces?: string;
  /** One of these is chosen, as one of several modes is. */
  readonly either?: readonly EffectPart[][];
  /** The creature that becomes an Aura (CR 303.4a). */
  readonly becomesAura?: true;
  /** How a player is called who is the target. */
  readonly playerSlot?: string;
  readonly elided?: true;
}
export interface ControlClause {
  readonly whom: Whom;
  readonly control: PlayerReference;
  readonly playerSlot?: string;
}
export interface ExchangeClause {
  readonly whom: Whom;
  readonly with?: Whom | null;
  readonly exchange?: true;
}
export interface CounterClause {
  readonly whom: Whom;
  readonly counter: PutCounters["counter"];
  readonly n: Quantity & { readonly that?: true };
  /** Other kinds that are put on the same. */
  /** With which something comes onto the battlefield, as the clause before says. */
  readonly comes?: true;
  /** "put" stands in the clause before. */
  readonly elided?: true;
  readonly more?: readonly { readonly counter: string; readonly n: Quantity & { readonly that?: true } }[];
}
export interface CopyClause {
  readonly whom: Whom;
  readonly of: Whom;
  readonly except?: CopyExceptions;
}
export interface ActionClause {
  readonly action:
    | "adapt"
    | "monstrosity"
    | "support"
    | "detain"
    | "earthbend"
    | "amass"
    | "bolster"
    | "explore"
    | "connive";
  readonly n?: Quantity;
  readonly whom?: Whom;
  /** Of an army: the creature type that it is to be, where it is said. */
  readonly kind?: string;
  readonly makes?: readonly Made[];
}

/** A clause of what resolves: a continuous effect, counters, or what has no bearing on characteristics. */
export type Resolving = InSentence &
  (Harmless | ChangeClause | ControlClause | ExchangeClause | CounterClause | CopyClause | ActionClause);
