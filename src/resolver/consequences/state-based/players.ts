import { playerName, type BoardPlayer } from "../../../rules/board.js";
import type { Outcome } from "../../resolve.js";
import { isRuleInForce } from "./game-rules.js";
import { besides, type Check } from "./permanents.js";

/** So many poison counters are too many (CR 704.5c). */
const DEADLY_POISON = 10;

/** Who has left the game can't lose it again. */
function loses(clause: string, also: readonly string[], isDone: (player: BoardPlayer) => boolean): Check {
  return (_, outcome) =>
    outcome.board.players.flatMap((each, player) =>
      isDone(each) && each.lost !== true && !isRuleInForce(outcome, "cant-lose", player)
        ? [{ clause, player: playerName(outcome.board, player), result: "loses" as const, ...besides(also) }]
        : [],
    );
}

/** By which clauses a player would lose who can't. */
export function clausesOfSurviving(player: BoardPlayer, place: number, outcome: Outcome): string[] {
  if (player.lost || !isRuleInForce(outcome, "cant-lose", place)) return [];
  return [
    ...(player.life <= 0 ? ["704.5a"] : []),
    ...((player.counters.get("poison") ?? 0) >= DEADLY_POISON ? ["704.5c"] : []),
  ];
}

/** CR 704.5a. */
export const noLife = loses("704.5a", [], ({ life }) => life <= 0);

export const poisoned = loses("704.5c", ["122.1f"], ({ counters }) => (counters.get("poison") ?? 0) >= DEADLY_POISON);
