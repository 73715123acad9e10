import type { Card, PlanEntry, Result, Scenario } from "../src/rules/formats.gen.js";
import { writtenOut } from "../src/events/written-out.js";
import type { KeptCheckPoints, VerifyOptions } from "../src/verifier/verify.js";

/** What all entries of a run share: sent once, as JSON text. */
export interface Bundle {
  readonly cards: readonly Card[];
  readonly keep: KeptCheckPoints;
  /** None if missing. */
  readonly readings?: readonly string[];
}

/** Entries to run, with the scenario of each, every one once: no worker holds a whole corpus. */
export interface Work {
  readonly entries: readonly PlanEntry[];
  readonly scenarios: readonly Scenario[];
}

/** The interface of a worker. Texts are JSON, since a text crosses threads as one block. */
export interface VerifierApi {
  load(bundle: string): void | Promise<void>;
  /** Runs the entries of a Work, given as text, and gives the text of their Result[], in the same order. */
  run(work: string): Promise<string>;
}

interface Loaded {
  readonly cards: ReadonlyMap<string, Card>;
  readonly keep: KeptCheckPoints;
  readonly readings: readonly string[];
}

export type RunEntry = (
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  entry: PlanEntry,
  options: VerifyOptions,
) => Promise<Result>;

/** The worker's side, whatever it is that runs an entry. */
export function apiOf(run: RunEntry): VerifierApi {
  let loaded: Loaded | undefined;
  return {
    load(text) {
      const bundle = JSON.parse(text) as Bundle;
      loaded = {
        cards: new Map(bundle.cards.map((card) => [card.name, card])),
        keep: bundle.keep,
        readings: bundle.readings ?? [],
      };
    },
    async run(text) {
      if (loaded === undefined) throw new Error("run before load");
      const { cards, keep, readings } = loaded;
      const { entries, scenarios } = JSON.parse(text) as Work;
      const written = new Map(scenarios.map((scenario) => [scenario.id, writtenOut(scenario, cards)]));
      const results: Result[] = [];
      for (const entry of entries) {
        const scenario = written.get(entry.scenario);
        if (scenario === undefined) throw new Error(`no scenario ${entry.scenario} was sent`);
        results.push(await run(scenario, cards, entry, { keep, readings }));
      }
      return JSON.stringify(results);
    },
  };
}
