import { factsOf, PART_KINDS } from "../effects/index.js";
import { abilityOf } from "../rules/ability.js";
import { definingParts } from "../rules/defining.js";
import type { Handles } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { ENTERING_KEYWORDS } from "../rules/keyword-entering.js";
import { KEYWORDS } from "../rules/keywords.js";
import { cardsThatNeed, questionsThatNeed } from "./needs.js";
import { eventsThatNeed } from "./needs-of-events.js";
import { stepsThatNeed } from "./needs-of-trace.js";

/** Where in the formats a handle is needed: words of scenarios and cards, and steps of traces. */
export interface CoveredBy {
  readonly events: readonly string[];
  readonly words: readonly string[];
  readonly parts: readonly string[];
  /** Keyword abilities that have such effects. */
  readonly keywords: readonly string[];
  /** Layouts and other properties of cards. */
  readonly cards: readonly string[];
  readonly questions: readonly string[];
  readonly steps: readonly string[];
}

export function coveredBy(handle: Handles): CoveredBy {
  const { kinds, words } = eventsThatNeed(handle);
  return {
    events: kinds,
    words,
    parts: PART_KINDS.filter((kind) => factsOf(kind).needs.includes(handle)),
    keywords: KEYWORDS.flatMap(({ name }) => (needsOfKeyword(name).includes(handle) ? [name] : [])),
    cards: cardsThatNeed(handle),
    questions: questionsThatNeed(handle),
    steps: stepsThatNeed(handle),
  };
}

/** What the effect of a keyword ability needs, from the data of the keyword; empty for keywords that affect no layer. */
function needsOfKeyword(name: string): Handles[] {
  const ability = abilityOf(name);
  const defines = definingParts(ability);
  const parts = defines ?? staticAbilityOf(ability)?.does ?? [];
  const needs: Handles[] = [
    ...parts.flatMap(({ kind }) => factsOf(kind).needs),
    ...(ENTERING_KEYWORDS.includes(name) ? (["keyword-abilities"] as const) : []),
  ];
  return defines === undefined ? needs : [...needs, "characteristic-defining"];
}
