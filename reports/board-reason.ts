import type { CheckPoint, Resolution, ScenarioSummary } from "../src/rules/formats.gen.js";

/** Why the board at a check is what it is, in a sentence or two. */
export interface BoardReason {
  readonly text: string;
  /** By their newest numbers, and by those that the edition has. */
  readonly clauses: readonly string[];
  readonly numbers: readonly string[];
}

/** Whether two checks look at the same objects and players: several may ask different things of one board. */
export function isBoardOf(first: CheckPoint, { resolution }: CheckPoint): boolean {
  const textOf = ({ objects, players }: Resolution): string => JSON.stringify([objects, players]);
  return textOf(first.resolution) === textOf(resolution);
}

/** The clauses that decide a scenario, by their newest numbers. */
export function decidingOf({ cites }: ScenarioSummary): string[] {
  return cites.filter(({ role }) => role === "decides").map(({ clause }) => clause);
}
