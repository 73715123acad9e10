import { runTimeline } from "../../src/timeline/run.js";
import type { RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { watched, type Watched } from "../../src/verifier/watched.js";
import { CARDS } from "../corpus/files.js";

const WATCHED = new Map<string, Watched>();

/**
 * Whether a scenario of the corpus could come to something else by other rules of the same edition. If not, what is held
 * of the edition's own run is held of that one, and there is nothing to run.
 */
export function canDiffer(scenario: Scenario, edition: RulesetId, other: Ruleset): boolean {
  const key = `${scenario.id} ${edition}`;
  let known = WATCHED.get(key);
  if (known === undefined) {
    known = watched(rulesetOf(edition), scenario, CARDS);
    runTimeline(scenario, CARDS, known.ruleset, { trace: "decisive" });
    WATCHED.set(key, known);
  }
  return known.canDiffer(other);
}
