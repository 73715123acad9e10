import type { MessageId } from "./catalogue/message-ids.gen.js";

/** Whether a word stands for one thing or several: decides the forms of nouns and verbs. */
export type GrammaticalNumber = "one" | "many";

/** `its`, `hers` and `theirs` go by gender and number of the owner (German: sein, ihr, ihr). */
export type Article = "none" | "indefinite" | "definite" | "every" | "no" | "this" | "your" | "its" | "hers" | "theirs";

/** The form that a phrase is asked for in, as variables of its message. `as` asks for an attribute in place of the value. */
export interface Form {
  readonly case: "nominative" | "genitive" | "dative" | "accusative";
  readonly number: GrammaticalNumber;
  /** As the language calls it: "m", "f", "n". */
  readonly gender: string;
  readonly person: "second" | "third";
  readonly article: Article;
  readonly as: string;
}

/** How each member of a row is said: "of A and of B", "without A nor B". What is no row is a single member. */
export interface EachForm {
  readonly before: string;
  /** In place of commas and "and"; empty for those. */
  readonly between: string;
}

export const PLAIN: Form = {
  case: "nominative",
  number: "one",
  gender: "n",
  person: "third",
  article: "none",
  as: "",
};

/** What a `Speaker` says, in no language yet. Texts are said as they are: names of players and objects, mana costs, sizes. */
export type Word = string | number | Phrase;

export type Phrase = Saying | Series | Name | NounPhrase;

export interface Saying {
  readonly kind: "saying";
  readonly id: MessageId;
  readonly args: Readonly<Record<string, Word>>;
  /** The opposite is said: see `denied`. */
  readonly denied?: boolean;
  readonly form?: Partial<Form>;
}

/** "A, B and C", in the manner of the language. The empty series can't be said. */
export interface Series {
  readonly kind: "series";
  readonly members: readonly Word[];
  readonly join: Join;
  readonly form?: Partial<Form>;
}

/** `and`, `or`: "A, B and C"; `and that`, `or that`: of clauses after "as long as"; `steps`: "A, then B, then C"; `kinds`: what may be either, "A or B" of one and "A and B" of several; `verbs`: as `and`, but "A; B; C" where one has commas of its own; `semicolons`: "A; B; C"; `sentences`: each with a capital and a full stop; `commas`: "A, B, C"; `words`: "A B C". */
export type Join =
  | "and"
  | "or"
  | "and that"
  | "or that"
  | "steps"
  | "kinds"
  | "verbs"
  | "semicolons"
  | "sentences"
  | "commas"
  | "words";

/** The name of a card, translated where the card has such a name. An `id` with the name in it ("Bear 2") is said with that name. */
export interface Name {
  readonly kind: "name";
  readonly card: string;
  readonly id?: string;
  readonly form?: Partial<Form>;
}

/** A description of objects: a noun ("creature") and traits, messages with the attributes that `noun-phrase` in the catalogues needs. */
export interface NounPhrase {
  readonly kind: "noun";
  readonly head: Phrase;
  readonly traits: readonly Phrase[];
  /** It excludes the object with the ability: "another creature". */
  readonly other: boolean;
  readonly form?: Partial<Form>;
}

export function say(id: MessageId, args: Readonly<Record<string, Word>> = {}): Saying {
  return { kind: "saying", id, args };
}

export function series(members: readonly Word[], join: Join): Series {
  return { kind: "series", members, join };
}

/** The only member stands alone. */
export function row<W extends Word>(members: readonly W[], join: Join): W | Series {
  const [only, ...more] = members;
  return only !== undefined && more.length === 0 ? only : series(members, join);
}

/** Things in a row, each in words. */
export function seriesOf<T>(things: readonly T[], words: (thing: T) => Word, join: Join): Series {
  const members = things.map((thing) => words(thing));
  return series(members, join);
}

export function cardName(card: string, id?: string): Name {
  return id === undefined ? { kind: "name", card } : { kind: "name", card, id };
}

export function noun(head: Phrase, traits: readonly Phrase[] = [], other = false): NounPhrase {
  return { kind: "noun", head, traits, other };
}

/** What can be denied: a message that has attributes for its opposite, or several joined by "and" or "or". */
export type Claim = Saying | (Series & { readonly members: readonly Claim[] });

const OPPOSITE: Readonly<Partial<Record<Join, Join>>> = {
  and: "or",
  or: "and",
  "and that": "or that",
  "or that": "and that",
};

/** The opposite: the attribute `isnt` for `is`, `not-before` for `before`, `not` for the value; "not both" is "either not". */
export function denied(claim: Claim): Claim {
  if (claim.kind === "saying") return { ...claim, denied: claim.denied !== true };
  return { ...claim, members: claim.members.map(denied), join: OPPOSITE[claim.join] ?? "or" };
}

/** "A and B" or "A or B"; the only one stands alone. */
export function claims(members: readonly Claim[], join: "and" | "or" | "and that" | "or that"): Claim {
  const [only, ...more] = members;
  return only !== undefined && more.length === 0 ? only : { kind: "series", members, join };
}

/** The same phrase in another form; what the form does not name stays. */
export function inForm<P extends Phrase>(phrase: P, form: Partial<Form>): P {
  return { ...phrase, form: { ...phrase.form, ...form } };
}

/** "Bear enters, tapped, with a counter": what happens, and how. */
export function happening(what: Saying, how: readonly Phrase[]): Phrase {
  return how.length === 0 ? what : series([what, ...how], "commas");
}
