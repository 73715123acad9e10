import { abilityOf, label } from "../rules/ability.js";
import type { GameRulePart, PlayerGainsPart, Selector } from "../rules/formats.gen.js";
import type { Look } from "../rules/handler.js";
import type { Part } from "../rules/part.js";

/** What an effect does to players, after all objects are settled (CR 613.10). */
export interface PlayerGain {
  readonly stage: "players";
  readonly players: readonly number[];
  readonly gains: readonly string[];
}

/** What an effect does to the rules of the game, last (CR 613.11). */
export interface RuleChange {
  readonly stage: "gameRules";
  readonly rule: string;
  readonly players: readonly number[] | undefined;
  readonly amount: number | undefined;
  /** A maximum hand size it sets: a number, null for none (CR 402.2), or undefined. */
  readonly maximumHandSize: number | null | undefined;
  /** What can't be attached to the affected objects. */
  readonly bars: Selector | undefined;
}

function maximumHandSize(rule: string, amount: number | undefined): number | null | undefined {
  if (rule === "no-maximum-hand-size") return null;
  return rule === "maximum-hand-size" ? amount : undefined;
}

/** The two kinds of parts that no layer holds. */
export const afterLayers = {
  playerGains: (part: PlayerGainsPart, look: Look): PlayerGain => ({
    stage: "players",
    players: look.players(part.player),
    gains: part.abilities.map((entry) => label(abilityOf(entry))),
  }),
  changeGameRule: (part: GameRulePart, look: Look): RuleChange => {
    const amount = part.amount === undefined ? undefined : look.quantity(part.amount);
    return {
      stage: "gameRules",
      rule: part.rule,
      players: part.player === undefined ? undefined : look.players(part.player),
      amount,
      maximumHandSize: maximumHandSize(part.rule, amount),
      bars: part.bars,
    };
  },
};

/** Carries out a part that comes after the layers; undefined for parts of a layer. */
export function outcomeAfterLayers(part: Part, look: Look): PlayerGain | RuleChange | undefined {
  switch (part.kind) {
    case "playerGains":
      return afterLayers.playerGains(part, look);
    case "changeGameRule":
      return afterLayers.changeGameRule(part, look);
    default:
      return undefined;
  }
}
