import type { CheckEvent, PlayerName, ScenarioEvent } from "../../rules/formats.gen.js";
import type { Supply } from "./lands.js";

/** The players' seats: playerA begins. */
export const SEATS = ["playerA", "playerB"] as const;
export type Seat = (typeof SEATS)[number];

/** When something happens: turn 1 is playerA's, turn 2 is playerB's. */
export interface ScriptTime {
  readonly turn: number;
  readonly step: TurnStep;
}

/** Steps in which a script acts; in the main phases it acts at sorcery speed. */
export const STEPS = ["PRECOMBAT_MAIN", "BEGIN_COMBAT", "POSTCOMBAT_MAIN", "END_TURN"] as const;
export type TurnStep = (typeof STEPS)[number];

/** An instruction of the script, and the events that it causes in the game. */
export interface Action {
  /** Lines of Java, without the indent. */
  readonly lines: readonly string[];
  readonly events: readonly ScenarioEvent[];
  /** The object, if it enters the battlefield after the game began. */
  readonly arrives?: string;
  readonly isCast?: boolean;
  readonly leaves?: string;
}

/** A script: the beginning of the game, the actions, and where the check is. */
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
  readonly seat: Seat;
  readonly name: PlayerName;
  readonly life: number;
  readonly supply: readonly Supply[];
}

export function activeIn(turn: number): Seat {
  return turn % 2 === 1 ? "playerA" : "playerB";
}
