import type { CorpusScenario } from "../verifier/plan.js";
import type { Item } from "./item.js";
import type { Level } from "./knowledge-levels.js";

/** What a scenario asks of its readers, as far as its file tells. */
export interface Demands {
  readonly level: Level;
  /** The number of its events, without checks. */
  readonly events: number;
}

/** The items of a form that have been dealt, counted by all that the next one is chosen by: no form is read again for it. */
export class FormSoFar {
  readonly items: Item[] = [];
  readonly #times = new Map<string, number>();
  /** The ids of scenarios that are the twin of one of the form. */
  readonly #twins = new Set<string>();
  readonly #ofLevel = new Map<Level, number>();
  readonly #ofLength = new Map<number, number>();

  add(item: Item, { events }: Demands): void {
    const { id, twin } = item.entry.scenario;
    this.items.push(item);
    if (twin !== undefined) this.#twins.add(twin);
    countOne(this.#times, id);
    countOne(this.#ofLevel, item.knowledge.level);
    countOne(this.#ofLength, events);
  }

  /** How many of its items are of this scenario. */
  timesOf({ scenario }: CorpusScenario): number {
    return this.#times.get(scenario.id) ?? 0;
  }

  /** Whether it has the twin of a scenario, whichever of the two names the other. */
  hasTwinOf({ scenario: { id, twin } }: CorpusScenario): boolean {
    return this.#twins.has(id) || (twin !== undefined && this.#times.has(twin));
  }

  /** How many of its items ask for as much knowledge, and tell of about as many events: of one more or less at most. */
  likenessOf({ level, events }: Demands): number {
    const alike = [events - 1, events, events + 1].map((length) => this.#ofLength.get(length) ?? 0);
    return (this.#ofLevel.get(level) ?? 0) + alike.reduce((sum, count) => sum + count, 0);
  }
}

function countOne<T>(counts: Map<T, number>, of: T): void {
  counts.set(of, (counts.get(of) ?? 0) + 1);
}
