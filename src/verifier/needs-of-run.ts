import type { Card, Handles, Result, Scenario } from "../rules/formats.gen.js";
import { needsOf } from "./needs.js";
import { pointsOnTheWay } from "./on-the-way.js";
import { cardsOf } from "./request.js";

/** What a run needs (see needsOf). `study` is the reference's result with all its check points. */
export async function needsOfRun(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  study: Result,
  readings: readonly string[] = [],
): Promise<Handles[]> {
  const onTheWay = await pointsOnTheWay(scenario, cards, study.ruleset, readings);
  return needsOf(scenario, cardsOf(scenario, cards), study, onTheWay);
}
