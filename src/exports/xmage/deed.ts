import { broughtBy } from "../../events/brought.js";
import type { Card, Resolution, Scenario } from "../../rules/formats.gen.js";
import type { Reason } from "../reason.js";
import type { Spending } from "./lands.js";
import type { Action, Seat } from "./script.js";

/** A player's action in a script, before its time is known. */
export interface Deed extends Omit<Action, "lines"> {
  readonly seat: Seat;
  /** land: at sorcery speed, and once a turn. */
  readonly speed: "sorcery" | "land" | "instant";
  /** The lines of Java, given the turn and step. */
  readonly lines: (at: string) => readonly string[];
  readonly spending: Spending;
  /** The name of the card that must be in hand from the beginning. */
  readonly fromHand?: string;
}

/** The state in which an action happens. */
export interface Scene {
  readonly scenario: Scenario;
  readonly known: ReadonlyMap<string, Card>;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly before: Resolution;
  /** Objects that entered after the beginning: creatures among them may be unable to tap. */
  readonly arrived: ReadonlySet<string>;
  readonly active: Seat;
}

export function seatOf({ seats }: Pick<Scene, "seats">, player: string): Seat {
  return seats.get(player) ?? "playerA";
}

/** The card that an object entered as. */
export function cardOf({ scenario, known }: Pick<Scene, "scenario" | "known">, object: string): Card | undefined {
  const entry = scenario.timeline.flatMap(broughtBy).find(({ id }) => id === object);
  return entry === undefined ? undefined : known.get(entry.card);
}

/** The reasons of all results that can not be expressed. */
export function reasonsOf(
  ...results: readonly ({ readonly ok: true } | { readonly ok: false; readonly why: readonly Reason[] })[]
): Reason[] {
  return results.flatMap((result) => (result.ok ? [] : result.why));
}
