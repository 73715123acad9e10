import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { printEffect } from "../../src/names/effect.js";
import { broughtBy, effectsMadeBy } from "../../src/events/brought.js";

/** The ids of the objects that an event brings, or that become objects later (CR 712.21, 730.3). */
export function idsBroughtBy(event: ScenarioEvent): string[] {
  return broughtBy(event).flatMap(({ id, as }) => (as === "tokenComponent" ? [] : [id]));
}

/** The names of the effects that an event makes, without the number of a second one of that name. */
export function effectNamesOf(event: ScenarioEvent): string[] {
  return effectsMadeBy(event).map(({ name }) => printEffect(name));
}

export function playerNames({ players }: Pick<Scenario, "players">): string[] {
  return players.map((player) => (typeof player === "string" ? player : player.name));
}

/** Every name on a board: a new object must have another. */
export function takenNames(board: Pick<Scenario, "players" | "timeline">): Set<string> {
  return new Set([...playerNames(board), ...board.timeline.flatMap(idsBroughtBy)]);
}

/** A name that nothing on the board has: the card's, perhaps with a number. */
export function freeName(card: string, taken: ReadonlySet<string>): string {
  let name = card;
  for (let n = 2; taken.has(name); n++) name = `${card} ${n}`;
  return name;
}
