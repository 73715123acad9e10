import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Card, Handles, Result, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { planOf } from "../../src/verifier/plan.js";
import { needsOf } from "../../src/verifier/needs.js";
import { cardsOf } from "../../src/verifier/request.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { corpusCards } from "./corpus.js";
import { SCENARIO_FILES } from "../corpus/files.js";

/** A run of the corpus, and what it needs of an engine. */
export interface Needed {
  readonly scenario: Scenario;
  readonly ruleset: RulesetId;
  readonly needs: readonly Handles[];
}

export function studied(scenario: Scenario, ruleset: RulesetId): Promise<Result> {
  return verifyEntry(scenario, corpusCards(), ruleset, REFERENCE_ENGINE);
}

/** What a scenario needs under a ruleset, with the cards of the corpus and its own. */
export async function needed(scenario: Scenario, ruleset: RulesetId = "current"): Promise<Handles[]> {
  const cards: readonly Card[] = cardsOf(scenario, corpusCards());
  return needsOf(scenario, cards, await studied(scenario, ruleset));
}

let runs: Promise<readonly Needed[]> | undefined;

/** Every run of the corpus; worked out once. */
export function neededRuns(): Promise<readonly Needed[]> {
  runs ??= allRuns();
  return runs;
}

async function allRuns(): Promise<readonly Needed[]> {
  const all: Needed[] = [];
  for (const { file, folder, data } of SCENARIO_FILES)
    for (const { ruleset } of planOf([{ file, topic: folder, scenario: data }]))
      all.push({ scenario: data, ruleset, needs: await needed(data, ruleset) });
  return all;
}
