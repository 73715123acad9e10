import type { UnusableCard } from "../events/names.js";
import type { Card, Scenario } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { cardsUsedBy } from "../events/brought.js";
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
export interface KnownScenario extends KnownFile, Pick<Scenario, "id" | "title"> {
  readonly twin: string | undefined;
  /** Equal for scenarios with the same board. */
  readonly board: string;
  /** The names of the cards that its events mention. */
  readonly cards: ReadonlySet<string>;
}

/** Everything that the files of a corpus are compared with, including themselves. */
export interface Known {
  readonly cards: ReadonlyMap<string, Card>;
  readonly brokenCards: ReadonlyMap<string, UnusableCard>;
  /** The names of those that come from the library. */
  readonly drawn: ReadonlySet<string>;
  /** The names of all that it has. */
  libraryNames(): Iterable<string>;
  readonly cardFiles: readonly KnownCard[];
  readonly scenarios: readonly KnownScenario[];
  /** The texts of linted scenarios that are in no format: the cards that they name may well be played. */
  readonly unread: readonly string[];
}

export function knownScenario({ path, file, data }: ScenarioFile, isAsked: boolean): KnownScenario {
  const { id, title, twin } = data;
  return { path, file, isAsked, id, title, twin, board: boardText(data), cards: cardsUsedBy(data) };
}

/** What is known of a scenario that is not linted itself. A broken one is ignored. */
export function surroundingScenario(source: Source): KnownScenario[] {
  const data = roughScenario(source.text);
  return data === undefined ? [] : [knownScenario({ ...source, data }, false)];
}

/** A scenario of the corpus, read without the checks of its format. undefined: it is obviously none. */
export function roughScenario(text: string): Scenario | undefined {
  try {
    const data = JSON.parse(text) as Scenario;
    return isObject(data) && typeof data.id === "string" && Array.isArray(data.timeline) ? data : undefined;
  } catch {
    return undefined;
  }
}
