import { KEYWORDS } from "../rules/keywords.js";
import { formatWords } from "../scenario/definition.js";
import { containsAll } from "./phrase-book.js";

/** A word of the formats, or a keyword ability. */
export interface VocabularyWord {
  readonly word: string;
  /** What it is: an event, an effect part, a key of a selector ... */
  readonly is: string;
  /** What it says, as the schema has it, or its rule. */
  readonly says: string;
}

/** Unions whose members have a `kind`, and definitions whose keys are words. */
const KINDS_OF = { EffectPart: "effect part", ScenarioEvent: "event", Ability: "ability" } as const;
const KEYS_OF = {
  Selector: "of a selector",
  QuantityExpression: "of a quantity",
  Condition: "of a condition",
  CopyExceptions: "of a copy's exceptions",
  Card: "of a card",
  EntersEvent: "of the event enters",
  ResolvesEvent: "of the event resolves",
} as const;

export function everyWord(): VocabularyWord[] {
  const kinds = Object.entries(KINDS_OF).flatMap(([name, is]) =>
    formatWords(name, "kinds").map(({ word, says }) => ({ word, is, says })),
  );
  const keys = Object.entries(KEYS_OF).flatMap(([name, is]) =>
    formatWords(name, "keys").map(({ word, says }) => ({ word, is, says })),
  );
  const keywords = KEYWORDS.map(({ name, clause }) => ({ word: name, is: "keyword ability", says: `CR ${clause}.` }));
  return [...kinds, ...keys, ...keywords];
}

/** The words that are called so, and those of which all this is said. */
export function wordsWith(words: readonly string[]): VocabularyWord[] {
  return everyWord().filter(({ word, says }) => containsAll(`${word} ${says}`, words));
}
