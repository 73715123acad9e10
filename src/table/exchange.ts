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
  const controllers = objects.map((place) =>
    table.at(place).zone === "battlefield" ? outcome.final[place]?.controller : undefined,
  );
  const [one, other, ...others] = new Set(controllers);
  if (one === undefined || other === undefined || others.length > 0) return undefined;
  if (controllers.filter((player) => player === one).length * 2 !== objects.length) return undefined;
  return table.players[outcome.final[object]?.controller === one ? other : one]?.name;
}
