import { CARD_TYPES } from "./clause-ledger/card-types.js";
import { CONTINUOUS_EFFECTS } from "./clause-ledger/continuous-effects.js";
import { COPIES_AND_FRAMES } from "./clause-ledger/copies-and-frames.js";
import type { ClauseEntry } from "./clause-ledger/entry.js";
import { GAME_CONCEPTS } from "./clause-ledger/game-concepts.js";
import { KEYWORD_RULES } from "./clause-ledger/keywords.js";
import { MULTIPLAYER } from "./clause-ledger/multiplayer.js";
import { PARTS_OF_A_CARD } from "./clause-ledger/parts-of-a-card.js";
import { SPELLS_AND_ABILITIES } from "./clause-ledger/spells-and-abilities.js";
import { STATE_BASED_ACTIONS } from "./clause-ledger/state-based-actions.js";
import { ZONES_AND_TURN } from "./clause-ledger/zones-and-turn.js";
import { byCodeUnit } from "./text-order.js";

const CLAUSE = /^(\d+)\.(\d+)([a-z]?)$/;

/** Natural order of clause numbers: 613.2 before 613.10, 613.8 before 613.8a. Anything else goes last, as text. */
export function byClause(a: string, b: string): number {
  const [, ruleA, subruleA, letterA = ""] = CLAUSE.exec(a) ?? [];
  const [, ruleB, subruleB, letterB = ""] = CLAUSE.exec(b) ?? [];
  if (ruleA === undefined || ruleB === undefined) {
    return Number(ruleA === undefined) - Number(ruleB === undefined) || byCodeUnit(a, b);
  }
  return Number(ruleA) - Number(ruleB) || Number(subruleA) - Number(subruleB) || byCodeUnit(letterA, letterB);
}

/**
 * The ledger: what a clause of the Comprehensive Rules is about, in our own words, and whether a scenario can test it.
 * Numbers are those of the newest text (September 2026); clause-numbers.ts knows older ones. Not every clause of the rules
 * is here, but all of rule 613 and all that feeds it; clause-outline.ts knows which others there are. In natural order.
 */
export const CLAUSE_LEDGER: ReadonlyMap<string, ClauseEntry> = new Map(
  [
    GAME_CONCEPTS,
    PARTS_OF_A_CARD,
    CARD_TYPES,
    ZONES_AND_TURN,
    SPELLS_AND_ABILITIES,
    CONTINUOUS_EFFECTS,
    KEYWORD_RULES,
    STATE_BASED_ACTIONS,
    COPIES_AND_FRAMES,
    MULTIPLAYER,
  ]
    .flatMap((part) => Object.entries(part))
    .toSorted(([a], [b]) => byClause(a, b)),
);

/** The one line of each clause of the ledger. */
export const CLAUSES: Readonly<Record<string, string>> = Object.fromEntries(
  [...CLAUSE_LEDGER].map(([clause, { says }]) => [clause, says]),
);
