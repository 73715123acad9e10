import { playerName } from "../render.js";
import { isRuleInForce } from "./game-rules.js";
import type { Check } from "./permanents.js";

/** CR 704.5a; who has left the game can't lose it again. */
export const noLife: Check = (_, outcome) =>
  outcome.board.players.flatMap(({ life, lost }, player) =>
    life <= 0 && lost !== true && !isRuleInForce(outcome, "cant-lose", player)
      ? [{ clause: "704.5a", player: playerName(outcome.board, player), result: "loses" as const }]
      : [],
  );
