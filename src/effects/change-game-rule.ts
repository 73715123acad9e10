import type { GameRulePart } from "../rules/formats.gen.js";
import type { RuleChange } from "./after-layers.js";
import { AS_WRITTEN, type AfterKind } from "./kind.js";

/** CR 613.11. */
export const changeGameRule: AfterKind<GameRulePart, RuleChange> = {
  ...AS_WRITTEN,
  stage: "gameRules",
  needs: ["game-rules"],
  manner: "sets",
  numbers: ({ amount }) => [amount],
  fix: (part, look) => (part.amount === undefined ? part : { ...part, amount: look.quantity(part.amount) }),
  player: ({ player }) => player,
  change: ({ rule, player, amount, bars }, look) => ({
    stage: "gameRules",
    rule,
    players: player === undefined ? undefined : look.players(player),
    amount: amount === undefined ? undefined : look.quantity(amount),
    bars,
  }),
};
