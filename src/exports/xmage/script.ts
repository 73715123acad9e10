import type { CheckEvent, PlayerName, ScenarioEvent } from "../../rules/formats.gen.js";
import type { Supply } from "./lands.js";

/** Who sits where: playerA begins. */
export type Seat = "playerA" | "playerB";

/** When something is done: turn 1 is playerA's, turn 2 is playerB's. */
export interface ScriptTime {
  readonly turn: number;
  readonly step: TurnStep;
}

/** Steps in which a script acts; in the main phases it casts what is cast at the speed of a sorcery. */
export const STEPS = ["PRECOMBAT_MAIN", "BEGIN_COMBAT", "POSTCOMBAT_MAIN", "END_TURN"] as const;
export type TurnStep = (typeof STEPS)[number];

/** What is told to the game, and what the events are that then happen in it. */
export interface Action {
  /** Lines of Java, without the indent. */
  readonly lines: readonly string[];
  readonly events: readonly ScenarioEvent[];
  /** The object, if it enters the battlefield other than as the game begins. */
  readonly arrives?: string;
  readonly isCast?: boolean;
  readonly leaves?: string;
}

/** A script: how the game begins, what is done, and where a check looks. */
export interface Script {
  readonly seats: ReadonlyMap<PlayerName, Seat>;
  /** In the order of their seats. */
  readonly players: readonly [SeatedPlayer, SeatedPlayer];
  readonly setUp: readonly Action[];
  readonly actions: readonly Action[];
  readonly stop: ScriptTime;
  readonly check: CheckEvent;
}

export interface SeatedPlayer {
  readonly name: PlayerName;
  readonly life: number;
  readonly supply: readonly Supply[];
}

export function otherSeat(seat: Seat): Seat {
  return seat === "playerA" ? "playerB" : "playerA";
}

export function activeIn(turn: number): Seat {
  return turn % 2 === 1 ? "playerA" : "playerB";
}
