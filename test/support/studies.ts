import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Handles, Result, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { needsOfRun } from "../../src/verifier/needs.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { corpusCards } from "./corpus.js";

export function studied(scenario: Scenario, ruleset: RulesetId): Promise<Result> {
  return verifyEntry(scenario, corpusCards(), ruleset, REFERENCE_ENGINE);
}

/** What a scenario needs under a ruleset, with the cards of the corpus and its own. */
export async function needed(scenario: Scenario, ruleset: RulesetId = "current"): Promise<Handles[]> {
  return needsOfRun(scenario, corpusCards(), await studied(scenario, ruleset));
}
