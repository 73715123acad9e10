import { numberIn, shownClause } from "./clause-numbers.js";
import type { LayerName, RulesetId } from "./formats.gen.js";
import { LAYER_CLAUSES, type Sort } from "./layers.js";
import { rulesetOf } from "./rulesets.js";

/**
 * The number of a clause in the text of a ruleset; undefined where that text has none, or it is not known. A layer can
 * have a number of its own there that no newest clause stands for.
 */
export function numberUnder(clause: string, ruleset: RulesetId, layer?: LayerName): string | undefined {
  const own = rulesetOf(ruleset).slots.find((slot) => slot.layer === layer && slot.clause === clause)?.number;
  const then = numberIn(clause, ruleset);
  return own ?? ("number" in then ? then.number : undefined);
}

/** The same for people to read: with a word beside it where that text has none, or it is not known. */
export function clauseNumber(clause: string, ruleset: RulesetId, layer?: LayerName): string {
  return numberUnder(clause, ruleset, layer) ?? shownClause(clause, ruleset);
}

/** The clause of a layer of a ruleset, by its newest number: from 2009 to 2020 7d was of counters, which 613.4c is about today. */
export function layerClause(layer: LayerName, ruleset: RulesetId): string {
  return rulesetOf(ruleset).slots.find((slot) => slot.layer === layer)?.layerClause ?? LAYER_CLAUSES[layer];
}

/** The layer of a ruleset in which parts of a sort are put by a clause, if they are. */
export function layerOfSort(sort: Sort, clause: string, ruleset: RulesetId): LayerName | undefined {
  return rulesetOf(ruleset).slots.find((slot) => slot.clause === clause && slot.sorts.includes(sort))?.layer;
}
