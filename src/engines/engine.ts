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
 * A request to an engine: how the board comes about, and where to look. Nothing in it hints at the answer: a check is
 * `{ kind: "check", id }` and no more, and the scenario's id, title and explanations are left out.
 */
export interface EngineRequest {
  readonly ruleset: RulesetId;
  /** Ids of readings to follow in place of the recommended ones, at most one for each question. */
  readonly readings?: readonly string[];
  readonly players: Scenario["players"];
  /** Every card that the timeline names, once. */
  readonly cards: Card[];
  readonly timeline: ScenarioEvent[];
}

/**
 * Why there are no values. unsupported: the engine does not know the ruleset, or a kind of event or effect. faulty: the
 * timeline states something impossible; the first fault. refused: the engine declines. error: the engine failed.
 */
export type NoAnswer =
  | { readonly kind: "faulty"; readonly fault: Fault }
  | { readonly kind: "unsupported"; readonly message: string; readonly lacks?: readonly Handles[] }
  | { readonly kind: "refused" | "error"; readonly message: string };

/** result: the resolution at each check of the timeline. */
export type EngineAnswer = { readonly kind: "result"; readonly checkPoints: CheckPoint[] } | NoAnswer;

/** result: what the engine reports of the resolution at each check. */
export type ObservedAnswer = { readonly kind: "result"; readonly checkPoints: ObservedCheckPoint[] } | NoAnswer;

/** Computes resolutions with their traces: the reference resolver, or a fake in a test. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  run(request: EngineRequest): EngineAnswer | Promise<EngineAnswer>;
}

/** Reports some of what it computes, and claims which: a program behind the protocol, or a fake in a test. */
export interface ClaimingEngine {
  readonly name: string;
  readonly version: string;
  readonly claims: Claims;
  /** Rejects if the engine is lost, or breaks the protocol. */
  run(request: EngineRequest): Promise<ObservedAnswer>;
}
