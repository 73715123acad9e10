import { shownClause } from "../rules/clause-numbers.js";
import type { LayerName, RulesetId } from "../rules/formats.gen.js";
import { rulesetOf } from "../rules/rulesets.js";

/**
 * The number a clause has in the text of a ruleset, for people; with a word beside it where that text has none, or it is
 * not known. A layer can have a number of its own there that no newest clause stands for.
 */
export function clauseNumber(clause: string, ruleset: RulesetId, layer?: LayerName): string {
  const own = rulesetOf(ruleset).slots.find((slot) => slot.layer === layer && slot.clause === clause)?.number;
  return own ?? shownClause(clause, ruleset);
}
