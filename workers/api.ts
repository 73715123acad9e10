import type { Card, PlanEntry, Result, Scenario } from "../src/rules/formats.gen.js";
import { writtenOut } from "../src/events/written-out.js";
import type { KeptCheckPoints, VerifyOptions } from "../src/verifier/verify.js";

/** Everything a worker needs for a run. It is sent once, as JSON text; after that only indices into the plan are. */
export interface Bundle {
  readonly plan: readonly PlanEntry[];
  readonly scenarios: readonly Scenario[];
  readonly cards: readonly Card[];
  readonly keep: KeptCheckPoints;
  /** None if missing. */
  readonly readings?: readonly string[];
}

/** The interface of a worker. Texts are JSON, since a text crosses threads as one block. */
export interface VerifierApi {
  load(bundle: string): void | Promise<void>;
  /** Runs these entries of the plan and gives the text of their Result[], in the same order. */
  run(indices: readonly number[]): Promise<string>;
}

interface Loaded {
  readonly plan: readonly PlanEntry[];
  readonly scenarios: ReadonlyMap<string, Scenario>;
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
        plan: bundle.plan,
        scenarios: new Map(bundle.scenarios.map((scenario) => [scenario.id, scenario])),
        cards: new Map(bundle.cards.map((card) => [card.name, card])),
        keep: bundle.keep,
        readings: bundle.readings ?? [],
      };
    },
    async run(indices) {
      if (loaded === undefined) throw new Error("run before load");
      const results: Result[] = [];
      for (const index of indices) results.push(await runAt(loaded, index, run));
      return JSON.stringify(results);
    },
  };
}

async function runAt(
  { plan, scenarios, cards, keep, readings }: Loaded,
  index: number,
  run: RunEntry,
): Promise<Result> {
  const entry = plan[index];
  const scenario = entry && scenarios.get(entry.scenario);
  if (entry === undefined || scenario === undefined) throw new Error(`nothing at ${index} of the plan`);
  return run(writtenOut(scenario, cards), cards, entry, { keep, readings });
}
