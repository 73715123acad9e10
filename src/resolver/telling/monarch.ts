import type { BoardPlayer } from "../../rules/board.js";
import type { Condition } from "../../rules/formats.gen.js";

/** Why none of those who are asked for is the monarch: somebody else is (CR 725.3), or there is none yet (CR 725.5). */
export function clausesOfMonarch(
  condition: Condition,
  you: number | undefined,
  players: readonly BoardPlayer[],
): string[] {
  const monarch = players.findIndex(({ designations }) => designations.has("monarch"));
  const asked = askedFor(condition);
  const isMet = asked.every((player) =>
    player === "you" ? monarch === you : player !== "opponent" || monarch !== you,
  );
  if (asked.length === 0 || (monarch !== -1 && isMet)) return [];
  return [monarch === -1 ? "725.5" : "725.3"];
}

/** Who has to be the monarch; what must not be so is left out. */
function askedFor({ player, has, allOf = [], anyOf = [] }: Condition): Condition["player"][] {
  return [...(has === "monarch" ? [player] : []), ...[...allOf, ...anyOf].flatMap(askedFor)];
}
