import type { Card, Scenario } from "../rules/formats.gen.js";
import { withAnnounced } from "./announced.js";
import { withMade } from "./with-made.js";

/** The same scenario with all that its events leave to others: what cards make, and what was announced of what resolves. */
export function writtenOut<T extends Pick<Scenario, "timeline"> & Pick<Partial<Scenario>, "cards">>(
  scenario: T,
  cards: ReadonlyMap<string, Card>,
): T {
  return withAnnounced(withMade(scenario, cards));
}
