import type { Card, Resolution, Scenario, ScenarioEvent } from "../../rules/formats.gen.js";
import type { Reason } from "../reason.js";
import type { Spending } from "./lands.js";
import type { Seat } from "./script.js";
import { own } from "../../rules/own.js";

/** What a player does in a script, before it is known when. */
export interface Deed {
  readonly seat: Seat;
  /** land: as a sorcery, and once a turn. */
  readonly speed: "sorcery" | "land" | "instant";
  /** The lines of Java, with the turn and step put in. */
  readonly lines: (at: string) => readonly string[];
  /** What then happens. */
  readonly events: readonly ScenarioEvent[];
  readonly spending: Spending;
  /** The card, by its name there, that must be in hand from the beginning. */
  readonly fromHand?: string;
  readonly arrives?: string;
  readonly leaves?: string;
  readonly isCast?: boolean;
}

/** Where it is done. */
export interface Scene {
  readonly scenario: Scenario;
  readonly known: ReadonlyMap<string, Card>;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly before: Resolution;
  /** What entered other than as the game began: creatures among it may be unable to tap. */
  readonly arrived: ReadonlySet<string>;
  /** Whose turn it is. */
  readonly active: Seat;
}

export function seatOf({ seats }: Pick<Scene, "seats">, player: string): Seat {
  return seats.get(player) ?? "playerA";
}

/** An object that is there; names come from files. */
export function objectIn({ objects }: Resolution, id: string): Resolution["objects"][string] | undefined {
  return own(objects, id);
}

/** The card that an object entered as. */
export function cardOf({ scenario, known }: Pick<Scene, "scenario" | "known">, object: string): Card | undefined {
  const entry = scenario.timeline.find((event) => event.kind === "enters" && (event.id ?? event.card) === object);
  return entry?.kind === "enters" ? known.get(entry.card) : undefined;
}

/** The reasons of those that have failed. */
export function reasonsOf(
  ...results: readonly ({ readonly ok: true } | { readonly ok: false; readonly why: readonly Reason[] })[]
): Reason[] {
  return results.flatMap((result) => (result.ok ? [] : result.why));
}
