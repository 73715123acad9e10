import type { ObjectView } from "./object-view.js";

/** What is counted of a turn until it ends, and what is said of the object until then, if that is asked for. */
interface Counted {
  /** The designation that the object has in the eyes of whoever asks. */
  readonly object?: string;
}

/**
 * What events of a turn are counted, in the words by which abilities ask for it. Each is some player's: of what is cast,
 * the caster; of what enters, attacks or blocks, the controller then; of what leaves or dies, the last controller; of cards
 * put into a graveyard, the owner; of damage dealt, the controller of the source; of damage taken, the player to whom it is
 * dealt. What becomes tapped or gets counters is nobody's.
 */
export const COUNTED = {
  "spells cast": {},
  "cards drawn": {},
  "life gained": {},
  "life lost": {},
  "permanents entered": { object: "entered this turn" },
  "permanents left": {},
  // CR 700.4: put into a graveyard from the battlefield.
  "permanents died": {},
  // CR 700.11, from anywhere.
  "cards put into graveyards": {},
  "attackers declared": { object: "attacked this turn" },
  "blockers declared": { object: "blocked this turn" },
  "damage dealt": { object: "has dealt damage this turn" },
  "damage taken": { object: "dealt damage this turn" },
  "permanents tapped": { object: "became tapped this turn" },
  "counters put": { object: "got counters this turn" },
} satisfies Record<string, Counted>;

export type CountedWord = keyof typeof COUNTED;

/** Something that has happened this turn. */
export interface Deed {
  readonly what: CountedWord;
  /** The place of the player whose it is; undefined where it is an object's alone. */
  readonly player?: number | undefined;
  /** The place of the object that did it or to which it happened; undefined for what only players do. */
  readonly object?: number | undefined;
  /** What the object was then; left out: what it is now or was as it left (CR 608.2h). */
  readonly view?: ObjectView | undefined;
  /** How much of it: cards, points of life or of damage. */
  readonly amount: number;
}

const WORDS: readonly CountedWord[] = Object.keys(COUNTED).filter(isCounted);

const BY_DESIGNATION: ReadonlyMap<string, CountedWord> = new Map(
  WORDS.flatMap((what) => {
    const { object }: Counted = COUNTED[what];
    return object === undefined ? [] : [[object, what] as const];
  }),
);
/** What is said of objects for a turn; a `designate` event tells what has happened before the first event. */
export const SAID_THIS_TURN: readonly string[] = [...BY_DESIGNATION.keys()];

/** What is counted where a designation is asked for; undefined for those that are no history. */
export function countedFor(designation: string): CountedWord | undefined {
  return BY_DESIGNATION.get(designation);
}

export function isCounted(word: string): word is CountedWord {
  return Object.hasOwn(COUNTED, word);
}

/** Whether something in the data of cards or events asks for what has happened this turn. */
export function asksForHistory(data: string): boolean {
  return data.includes('"thisTurn"') || SAID_THIS_TURN.some((word) => data.includes(`"${word}"`));
}
