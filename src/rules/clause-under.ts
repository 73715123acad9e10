import { numberIn, shownClause } from "./clause-numbers.js";
import type { LayerName, RulesetId } from "./formats.gen.js";
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
