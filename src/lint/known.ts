import type { Card, Problem, Scenario } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { cardsNamedBy } from "../events/brought.js";
import { boardText } from "./board-text.js";
import type { ScenarioFile, Source } from "./lint-file.js";

export interface KnownFile {
  readonly path: string;
  readonly file: string;
  /** Whether it is linted itself, or only part of the surrounding corpus. */
  readonly isAsked: boolean;
}

/** The part of a card that other files are compared with. */
export interface KnownCard extends KnownFile {
  readonly name: string;
}

/** The part of a scenario that other files are compared with. */
export interface KnownScenario extends KnownFile {
  readonly id: string;
  readonly title: string;
  readonly twin: string | undefined;
  /** Equal for scenarios with the same board. */
  readonly board: string;
  /** The names of the cards that its events mention. */
  readonly cards: ReadonlySet<string>;
}

/** Everything that the files of a corpus are compared with, including themselves. */
export interface Known {
  readonly cards: ReadonlyMap<string, Card>;
  readonly brokenCards: ReadonlyMap<string, Problem>;
  readonly cardFiles: readonly KnownCard[];
  readonly scenarios: readonly KnownScenario[];
}

export function knownScenario({ path, file, data }: ScenarioFile, isAsked: boolean): KnownScenario {
  const { id, title, twin } = data;
  return { path, file, isAsked, id, title, twin, board: boardText(data), cards: cardsUsedBy(data) };
}

/** The same for a scenario that is not linted itself. It is ignored if it is broken. */
export function surroundingScenario(source: Source): KnownScenario[] {
  try {
    const data = JSON.parse(source.text) as Scenario;
    const isReadable = isObject(data) && typeof data.id === "string" && Array.isArray(data.timeline);
    return isReadable ? [knownScenario({ ...source, data }, false)] : [];
  } catch {
    return [];
  }
}

/** The names of the cards that a scenario's events mention. */
export function cardsUsedBy({ timeline }: Pick<Scenario, "timeline">): Set<string> {
  return new Set(timeline.flatMap(cardsNamedBy));
}
