import type { Outcome } from "../resolver/resolve.js";
import type { Table } from "./table.js";

/**
 * The name of the player who gets this permanent in an exchange of all of these: the one of the two controllers who does not
 * have it. Nobody if there are not two, who have equally many of them (CR 701.12a-b).
 */
export function exchangedTo(
  table: Table,
  outcome: Outcome,
  objects: readonly number[],
  object: number,
): string | undefined {
  const controllers = controllersOf(table, outcome, objects);
  const [one, other, ...others] = new Set(controllers);
  if (one === undefined || other === undefined || others.length > 0) return undefined;
  if (controllers.filter((player) => player === one).length * 2 !== objects.length) return undefined;
  return table.players[outcome.final[object]?.controller === one ? other : one]?.name;
}

/** The name of the one player who controls all of these permanents, who exchanges nothing (CR 701.12b). */
export function holderOfAll(table: Table, outcome: Outcome, objects: readonly number[]): string | undefined {
  const [one, ...others] = new Set(controllersOf(table, outcome, objects));
  return objects.length < 2 || one === undefined || others.length > 0 ? undefined : table.players[one]?.name;
}

function controllersOf(table: Table, outcome: Outcome, objects: readonly number[]): (number | undefined)[] {
  return objects.map((place) =>
    table.at(place).zone === "battlefield" ? outcome.final[place]?.controller : undefined,
  );
}
