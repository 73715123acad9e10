import type { Fault } from "../faults/fault.js";
import type {
  Card,
  CheckPoint,
  Claims,
  Handles,
  ObservedCheckPoint,
  RulesetId,
  Scenario,
  ScenarioEvent,
} from "../rules/formats.gen.js";

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
 * No values. unsupported: a ruleset or a kind of event or effect the engine does not know. faulty: the timeline says
 * something that can't happen; the first fault. refused: the engine will not. error: the engine failed.
 */
export type NoAnswer =
  | { readonly kind: "faulty"; readonly fault: Fault }
  | { readonly kind: "unsupported"; readonly message: string; readonly lacks?: readonly Handles[] }
  | { readonly kind: "refused" | "error"; readonly message: string };

/** result: the resolution at each check of the timeline. */
export type EngineAnswer = { readonly kind: "result"; readonly checkPoints: CheckPoint[] } | NoAnswer;

/** result: as much of the resolution at each check as the engine tells. */
export type ObservedAnswer = { readonly kind: "result"; readonly checkPoints: ObservedCheckPoint[] } | NoAnswer;

/** Whatever computes resolutions with their traces: the reference resolver, a fake in a test. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  run(request: EngineRequest): EngineAnswer | Promise<EngineAnswer>;
}

/** Whatever tells some of what it computes, and says what that is: a program behind the protocol, a fake in a test. */
export interface ClaimingEngine {
  readonly name: string;
  readonly version: string;
  readonly claims: Claims;
  /** Rejects if the engine is lost, or does not keep to the protocol. */
  run(request: EngineRequest): Promise<ObservedAnswer>;
}
