import type { Card, Problem, Scenario } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { boardText } from "./board-text.js";
import type { ScenarioFile, Source } from "./lint-file.js";

export interface KnownFile {
  readonly path: string;
  readonly file: string;
  /** Whether it is linted itself, or only stands around. */
  readonly isAsked: boolean;
}

/** As much of a card as others are compared with. */
export interface KnownCard extends KnownFile {
  readonly name: string;
}

/** As much of a scenario as others are compared with. */
export interface KnownScenario extends KnownFile {
  readonly id: string;
  readonly title: string;
  readonly twin: string | undefined;
  /** Scenarios with one board have one text here. */
  readonly board: string;
  /** The names of the cards that its events name. */
  readonly cards: ReadonlySet<string>;
}

/** Everything that files of a corpus are compared with, the files themselves included. */
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

/** The same of a scenario that nobody asks to be linted: it may be broken, and then says nothing here. */
export function surroundingScenario(source: Source): KnownScenario[] {
  try {
    const data = JSON.parse(source.text) as Scenario;
    const isReadable = isObject(data) && typeof data.id === "string" && Array.isArray(data.timeline);
    return isReadable ? [knownScenario({ ...source, data }, false)] : [];
  } catch {
    return [];
  }
}

/** The names of the cards that a scenario's events name. */
export function cardsUsedBy({ timeline }: Pick<Scenario, "timeline">): Set<string> {
  const names = [...valuesOf("card", timeline), ...valuesOf("meldedWith", timeline)];
  return new Set(names.filter((name) => typeof name === "string"));
}

/** Every value that stands under a key, however deep. */
function valuesOf(key: string, data: unknown): unknown[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ]);
}
