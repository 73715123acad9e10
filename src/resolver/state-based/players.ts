import type { BoardPlayer } from "../../rules/board.js";
import { playerName } from "../render.js";
import { isRuleInForce } from "./game-rules.js";
import type { Check } from "./permanents.js";

/** So many poison counters are too many (CR 104.3d). */
const LETHAL_POISON = 10;

/** Who has left the game can't lose it again. */
function loses(clause: string, isDone: (player: BoardPlayer) => boolean): Check {
  return (_, outcome) =>
    outcome.board.players.flatMap((each, player) =>
      isDone(each) && each.lost !== true && !isRuleInForce(outcome, "cant-lose", player)
        ? [{ clause, player: playerName(outcome.board, player), result: "loses" as const }]
        : [],
    );
}

/** CR 704.5a. */
export const noLife = loses("704.5a", ({ life }) => life <= 0);

/** CR 704.5c. */
export const poisoned = loses("704.5c", ({ counters }) => (counters.get("poison") ?? 0) >= LETHAL_POISON);
