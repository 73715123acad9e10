import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { objectIdOf } from "../../src/scenario/names.js";

/** The ids of the objects that an event brings, or that it names for later (CR 712.21, 730.3). */
export function broughtBy(event: ScenarioEvent): string[] {
  switch (event.kind) {
    case "enters":
      return [objectIdOf(event), ...(event.meldedWith === undefined ? [] : [event.meldedWith])];
    case "casts":
      return event.card === undefined ? [] : [event.id ?? event.card];
    case "merges":
      return event.token === true ? [] : [objectIdOf(event)];
    case "simultaneous":
      return event.events.flatMap(broughtBy);
    default:
      return [];
  }
}

export function playerNames({ players }: Pick<Scenario, "players">): string[] {
  return players.map((player) => (typeof player === "string" ? player : player.name));
}

/** Everything that has a name on a board: a new object must have another. */
export function takenNames(board: Pick<Scenario, "players" | "timeline">): Set<string> {
  return new Set([...playerNames(board), ...board.timeline.flatMap(broughtBy)]);
}

/** A name for an object of a card that nothing on the board has: the card's, or that with a number. */
export function freeName(card: string, taken: ReadonlySet<string>): string {
  let name = card;
  for (let n = 2; taken.has(name); n++) name = `${card} ${n}`;
  return name;
}
