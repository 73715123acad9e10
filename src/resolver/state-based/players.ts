import { playerName } from "../render.js";
import { isRuleInForce } from "./game-rules.js";
import { besides, type Check } from "./permanents.js";

/** So many poison counters are too many (CR 704.5c). */
const DEADLY_POISON = 10;

export const poisoned: Check = (_, outcome) =>
  outcome.board.players.flatMap(({ counters, lost }, player) =>
    (counters.get("poison") ?? 0) >= DEADLY_POISON && lost !== true && !isRuleInForce(outcome, "cant-lose", player)
      ? [
          {
            clause: "704.5c",
            player: playerName(outcome.board, player),
            result: "loses" as const,
            ...besides(["122.1f"]),
          },
        ]
      : [],
  );

/** CR 704.5a; who has left the game can't lose it again. */
export const noLife: Check = (_, outcome) =>
  outcome.board.players.flatMap(({ life, lost }, player) =>
    life <= 0 && lost !== true && !isRuleInForce(outcome, "cant-lose", player)
      ? [{ clause: "704.5a", player: playerName(outcome.board, player), result: "loses" as const }]
      : [],
  );
