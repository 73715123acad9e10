import { label } from "../rules/ability.js";
import type {
  Ability,
  ChangeCostPart,
  EffectPart,
  GameRulePart,
  LostAbility,
  PlayerCantHavePart,
  PlayerGainsPart,
  PlayerLosesPart,
  PlayerSelector,
  Selector,
} from "../rules/formats.gen.js";
import type { Look } from "../rules/handler.js";
import { manaAmount, manaText, repeated, type ManaAmount } from "../rules/mana-amount.js";
import type { Part } from "../rules/part.js";
import type { PlayerView } from "../rules/player-view.js";
import { boundAbility, isInstanceOf } from "./layer6-ability.js";
import { ruledPlayer } from "./player-rules.js";

/** What is worked out once the layers are through: players (CR 613.10), rules of the game (CR 613.11), costs (CR 601.2f). */
export type AfterStage = "players" | "gameRules" | "costs";

/** What an effect does to players, after all objects are settled (CR 613.10). */
export interface PlayerChange {
  readonly stage: "players";
  readonly players: readonly number[];
  readonly gains: readonly Ability[];
  readonly loses: readonly LostAbility[];
  readonly cantHave: readonly LostAbility[];
}

/** What an effect does to the rules of the game, last (CR 613.11). */
export interface RuleChange {
  readonly stage: "gameRules";
  readonly rule: string;
  readonly players: readonly number[] | undefined;
  readonly amount: number | undefined;
  /** What can't be attached to the affected objects. */
  readonly bars: Selector | undefined;
}

/** What an effect does to the cost of casting a spell; when, CR 601.2f says. */
export interface CostChange {
  readonly stage: "costs";
  readonly step: "increase" | "reduction" | "total";
  /** What it adds or takes. */
  readonly mana: ManaAmount;
  readonly coloredOnly: boolean;
  /** It leaves at least so much mana. */
  readonly leaves: number;
  /** It raises the total to so much mana. */
  readonly minimum: number;
}

/** What comes after the layers in their order: first players, then rules. */
export type StageChange = PlayerChange | RuleChange;

const NO_CHANGE = { stage: "players", gains: [], loses: [], cantHave: [] } as const;

function costChange(part: ChangeCostPart, look: Look): CostChange {
  const times = part.times === undefined ? 1 : look.quantity(part.times);
  return {
    stage: "costs",
    step: part.minimum !== undefined ? "total" : part.increase !== undefined ? "increase" : "reduction",
    mana: repeated(manaAmount(part.increase ?? part.reduce ?? ""), times),
    coloredOnly: part.coloredOnly === true,
    leaves: part.leaves ?? 0,
    minimum: part.minimum ?? 0,
  };
}

/** The kinds of parts that no layer holds. */
export const afterLayers = {
  playerGains: (part: PlayerGainsPart, look: Look): PlayerChange => ({
    ...NO_CHANGE,
    players: look.players(part.player),
    gains: part.abilities.map((entry) => boundAbility(entry, look)).filter((ability) => ability !== undefined),
  }),
  playerLoses: (part: PlayerLosesPart, look: Look): PlayerChange => ({
    ...NO_CHANGE,
    players: look.players(part.player),
    loses: part.abilities,
  }),
  playerCantHave: (part: PlayerCantHavePart, look: Look): PlayerChange => ({
    ...NO_CHANGE,
    players: look.players(part.player),
    cantHave: part.abilities,
  }),
  changeGameRule: (part: GameRulePart, look: Look): RuleChange => ({
    stage: "gameRules",
    rule: part.rule,
    players: part.player === undefined ? undefined : look.players(part.player),
    amount: part.amount === undefined ? undefined : look.quantity(part.amount),
    bars: part.bars,
  }),
  changeCost: costChange,
};

type AfterKind = keyof typeof afterLayers;

const STAGES: Readonly<Record<AfterKind, AfterStage>> = {
  playerGains: "players",
  playerLoses: "players",
  playerCantHave: "players",
  changeGameRule: "gameRules",
  changeCost: "costs",
};

function isAfterKind(kind: string): kind is AfterKind {
  return Object.hasOwn(STAGES, kind);
}

/** The stage of a part that comes after the layers; undefined for parts of a layer. */
export function afterStageOf({ kind }: Part): AfterStage | undefined {
  return isAfterKind(kind) ? STAGES[kind] : undefined;
}

/** CR 611.2c: a part that changes neither characteristics nor control stays open to objects that come later. */
export function staysOpen(part: EffectPart): boolean {
  const stage = afterStageOf(part);
  return stage === "gameRules" || stage === "costs";
}

/** Whom a part is about, where it speaks of players. */
export function playersOf(part: Part): PlayerSelector | undefined {
  switch (part.kind) {
    case "playerGains":
    case "playerLoses":
    case "playerCantHave":
    case "changeGameRule":
      return part.player;
    default:
      return undefined;
  }
}

/** Reads a part about players or rules; undefined for all others. */
export function stageChange(part: Part, look: Look): StageChange | undefined {
  switch (part.kind) {
    case "playerGains":
      return afterLayers.playerGains(part, look);
    case "playerLoses":
      return afterLayers.playerLoses(part, look);
    case "playerCantHave":
      return afterLayers.playerCantHave(part, look);
    case "changeGameRule":
      return afterLayers.changeGameRule(part, look);
    default:
      return undefined;
  }
}

/** Reads a part about costs, for the affected spell that `look` has in view; undefined for all others. */
export function costChangeOf(part: Part, look: Look): CostChange | undefined {
  return part.kind === "changeCost" ? afterLayers.changeCost(part, look) : undefined;
}

/** Carries a change out on one of its players; the same view if nothing changes. */
export function changedPlayer(change: StageChange, player: PlayerView): PlayerView {
  if (change.stage === "gameRules") return ruledPlayer(change.rule, change.amount, player);
  const barred = [...player.cantHave, ...change.cantHave];
  // CR 113.11: what a player can't have is not given, whatever the timestamps.
  const gained = change.gains.filter((ability) => !barred.some((lost) => isInstanceOf(ability, lost)));
  const lost = [...change.loses, ...change.cantHave];
  const kept = player.abilities.filter((ability) => !lost.some((one) => isInstanceOf(ability, one)));
  if (gained.length === 0 && kept.length === player.abilities.length && change.cantHave.length === 0) return player;
  return { ...player, abilities: [...kept, ...gained], cantHave: barred };
}

function lostWords(lost: LostAbility): string {
  if (typeof lost === "string") return lost;
  const word = lost.from ?? lost.landType;
  return word === undefined ? lost.keyword : `${lost.keyword} from ${typeof word === "string" ? word : word.chosen}`;
}

export function lostAbilityWords(abilities: readonly LostAbility[]): string[] {
  return abilities.map(lostWords);
}

/** The instruction in a few words, for witnesses of dependencies. */
export function stageChangeWords(change: StageChange): string {
  if (change.stage === "gameRules")
    return change.amount === undefined ? change.rule : `${change.rule} ${change.amount}`;
  const said: readonly (readonly [string, readonly string[]])[] = [
    ["gains", change.gains.map((ability) => label(ability))],
    ["loses", lostAbilityWords(change.loses)],
    ["can't have", lostAbilityWords(change.cantHave)],
  ];
  return said
    .filter(([, abilities]) => abilities.length > 0)
    .map(([verb, abilities]) => `${verb} ${abilities.join(", ")}`)
    .join("; ");
}

/** The mana a change of costs is about, in braces. */
export function costChangeWords({ step, mana, minimum }: CostChange): string {
  return step === "total" ? manaText({ generic: minimum, symbols: [] }) : manaText(mana);
}
