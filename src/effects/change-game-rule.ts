import type { GameRulePart, Quantity } from "../rules/formats.gen.js";
import type { Look } from "../rules/look.js";
import type { RuleChange } from "./after-layers.js";
import { AS_WRITTEN, type AfterKind } from "./kind.js";

/** What comes out below zero counts as zero (CR 107.1b). */
function amountNow(amount: Quantity, look: Look): number {
  return Math.max(0, look.quantity(amount));
}

function clausesOfCounting({ amount }: GameRulePart, look: Look): string[] {
  return amount !== undefined && look.quantity(amount) < 0 ? ["107.1b"] : [];
}

/** CR 613.11. */
export const changeGameRule: AfterKind<GameRulePart, RuleChange> = {
  ...AS_WRITTEN,
  stage: "gameRules",
  needs: ["game-rules"],
  manner: "sets",
  numbers: ({ amount }) => [amount],
  fix: (part, look) => (part.amount === undefined ? part : { ...part, amount: amountNow(part.amount, look) }),
  clausesOfFixing: (part, looks) => [...new Set(looks.flatMap((look) => clausesOfCounting(part, look)))],
  clausesOfCounting,
  player: ({ player }) => player,
  change: ({ rule, player, amount, bars }, look) => ({
    stage: "gameRules",
    rule,
    players: player === undefined ? undefined : look.players(player),
    amount: amount === undefined ? undefined : amountNow(amount, look),
    bars,
  }),
};
