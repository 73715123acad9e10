/** A clause that a scenario can put to the test: some step of a trace can cite it. */
export interface TestableClause {
  /** What it is about, in one line of our own words. */
  readonly says: string;
  readonly testable: true;
  /** Why one scenario is enough. */
  readonly thinBecause?: string;
}

/** A clause that no scenario can put to the test. */
export interface UntestableClause {
  readonly says: string;
  /** Why not. */
  readonly untestable: string;
}

export type ClauseEntry = TestableClause | UntestableClause;

/** One part of the ledger, clause by clause, in natural order. */
export type LedgerPart = Readonly<Record<string, ClauseEntry>>;

export function testable(says: string, thinBecause?: string): TestableClause {
  return thinBecause === undefined ? { says, testable: true } : { says, testable: true, thinBecause };
}

export function untestable(says: string, why: string): UntestableClause {
  return { says, untestable: why };
}

/** Why clauses are untestable, where several share the reason. */
export const HEADING = "A heading: the clauses below it say what happens.";
export const DEFINITION = "A definition: it has no consequence of its own in the layers.";
export const WORD_LIST = "A list of words: the tests of the vocabulary hold it, no step of a trace does.";
export const OTHER_CARDS = "Planes, schemes, vanguards and conspiracies are outside the corpus.";
export const NO_STICKERS =
  "How stickers are got and chosen is not followed; only those that are put on something count.";
export const DEALT = "It happens in the timeline and is no step of a trace; checks see what came of it.";
export const REPLACEMENT = "A replacement effect: it is not followed, and no layer reads it.";
export const SAID_TWICE = "It repeats another clause, which the traces cite.";

/** Why one scenario is enough, where several share the reason. */
export const ONE_FACT = "It is a fact of the card alone: one board shows all that follows from it.";
export const ONE_EVENT = "It says what one event does or does not do; nothing in the layers varies with it.";
export const ONE_KEYWORD = "It is a static ability of the usual kind; only its condition is its own.";
export const ONE_COPY = "It differs from other copying in this one point, and layer 1 knows no more of it.";
export const A_DESIGNATION = "It is there or not: effects only ask for it.";
