import type { Fault } from "../timeline/fault.js";
import type { Card, CheckPoint, RulesetId, Scenario, ScenarioEvent } from "../rules/formats.gen.js";

/**
 * What an engine is asked: the board's making, and where to look. Nothing in it leaks the answer: a check is
 * `{ kind: "check", id }` and no more, and the scenario's id, title and explanations stay behind.
 */
export interface EngineRequest {
  readonly ruleset: RulesetId;
  /** Ids of readings to follow in place of the recommended ones, one a question; none if left out. */
  readonly readings?: readonly string[];
  readonly players: Scenario["players"];
  /** Every card the timeline names, each name once. */
  readonly cards: Card[];
  readonly timeline: ScenarioEvent[];
}

/**
 * result: the resolution at each check of the timeline. unsupported: a ruleset or a kind of event or effect the engine
 * does not know. faulty: the timeline says something that can't happen; the first fault. refused: the engine will not.
 * error: the engine failed.
 */
export type EngineAnswer =
  | { readonly kind: "result"; readonly checkPoints: CheckPoint[] }
  | { readonly kind: "faulty"; readonly fault: Fault }
  | { readonly kind: "unsupported" | "refused" | "error"; readonly message: string };

/** Whatever computes resolutions: the reference resolver, another program, a fake in a test. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  run(request: EngineRequest): EngineAnswer | Promise<EngineAnswer>;
}
