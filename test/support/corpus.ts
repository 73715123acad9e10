import { withMade } from "../../src/events/with-made.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

/** The corpus as its tests read it, without where each file lies. */

export function corpusCards(): ReadonlyMap<string, Card> {
  return CARDS;
}

/** As the program reads them: what cards make is written out. */
export function corpusScenarios(): Scenario[] {
  return SCENARIO_FILES.map(({ data }) => withMade(data, CARDS));
}
