import type { Card, Result, RulesetId, Scenario } from "../src/rules/formats.gen.js";
import { writtenOut } from "../src/events/written-out.js";
import { cardsOf } from "../src/verifier/request.js";
import { unanswered } from "../src/verifier/verdict.js";
import { readResults } from "../workers/answer.js";
import type { Bundle, VerifierApi, Work } from "../workers/api.js";
import { Lane, type Thread, WorkerLost } from "../workers/lane.js";

/** The runs of a scenario to make. */
export interface Ask {
  readonly scenario: Scenario;
  /** The corpus's; the scenario's own go before them. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly rulesets: readonly RulesetId[];
  /** The readings in place of the recommended ones. */
  readonly readings?: readonly string[];
}

/** Milliseconds for an answer, and for the start of a worker, whose script must be loaded first. */
const DEADLINE = 5_000;
const START = 20_000;

interface Waiting {
  readonly ask: Ask;
  readonly answer: (results: readonly Result[] | undefined) => void;
}

/**
 * Runs one scenario at a time on a worker of its own and keeps its boards. Of waiting questions the newest is run; the others
 * are answered with undefined. A worker that ends or takes too long is replaced: `crashed` or `timeout`.
 */
export class Judge {
  readonly #thread: () => Thread;
  readonly #deadline: number;
  readonly #start: number;
  #lane: Lane<VerifierApi> | undefined;
  #waiting: Waiting | undefined;
  #isBusy = false;

  constructor(thread: () => Thread, deadline = DEADLINE, start = START) {
    this.#thread = thread;
    this.#deadline = deadline;
    this.#start = start;
  }

  /** A result for each ruleset, in their order; undefined if a newer question replaced this one, or at the end. */
  ask(ask: Ask): Promise<readonly Result[] | undefined> {
    return new Promise((answer) => {
      this.#waiting?.answer(undefined);
      this.#waiting = { ask, answer };
      if (!this.#isBusy) void this.#work();
    });
  }

  /** Ends the worker and answers its waiting question with undefined; the next question starts another worker. */
  async end(): Promise<void> {
    const [lane, waiting] = [this.#lane, this.#waiting];
    // At once, so that a question asked before the worker has ended gets a new one.
    this.#lane = undefined;
    this.#waiting = undefined;
    waiting?.answer(undefined);
    await lane?.terminate();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#waiting; next !== undefined; next = this.#waiting) {
      this.#waiting = undefined;
      next.answer(await this.#run(next.ask));
    }
    this.#isBusy = false;
  }

  async #run({ scenario, cards, rulesets, readings = [] }: Ask): Promise<readonly Result[] | undefined> {
    const plan = rulesets.map((ruleset) => ({ scenario: scenario.id, ruleset }));
    const work: Work = { entries: plan, scenarios: [writtenOut(scenario, cards)] };
    const bundle: Bundle = { cards: cardsOf(scenario, cards), keep: "all", readings };
    const known = this.#lane?.isLost === false ? this.#lane : undefined;
    const lane = known ?? new Lane<VerifierApi>(this.#thread());
    this.#lane = lane;
    let isStarted = known !== undefined;
    try {
      const patience = isStarted ? this.#deadline : this.#start;
      await lane.call((api) => Promise.resolve(api.load(JSON.stringify(bundle))), patience);
      isStarted = true;
      const answer = await lane.call((api) => api.run(JSON.stringify(work)), this.#deadline);
      const results = readResults(answer, plan);
      if (results !== undefined) return results;
      await lane.terminate();
      return plan.map((entry) => unanswered(entry, "crashed", "unusable answer"));
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      if (this.#lane !== lane) return undefined; // it was ended
      if (!isStarted && error.kind === "timeout")
        return plan.map((entry) => unanswered(entry, "crashed", `no worker could be started: ${error.message}`));
      return plan.map((entry) => unanswered(entry, error.kind, error.message));
    }
  }
}

/** The address of the worker's script, next to the page. */
export function workerEntry(): URL {
  return new URL("verify.web.js", document.baseURI);
}
