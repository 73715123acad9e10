import { label } from "../rules/ability.js";
import type { Ability, ChangeCostPart, LostAbility, Selector } from "../rules/formats.gen.js";
import { manaText, type ManaAmount } from "../rules/mana-amount.js";
import type { PlayerView } from "../rules/player-view.js";
import { isInstanceOf } from "./abilities.js";
import { ruledPlayer } from "./player-rules.js";

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

/** What an effect does to the cost of casting a spell, or of activating abilities; when, CR 601.2f says. */
export interface CostChange {
  readonly stage: "costs";
  /** Which activated abilities it is about; undefined: the spell itself. */
  readonly activating: ChangeCostPart["activating"] | undefined;
  readonly step: "increase" | "reduction" | "total";
  /** What it adds or takes. */
  readonly mana: ManaAmount;
  readonly coloredOnly: boolean;
  /** It leaves at least so much mana. */
  readonly leaves: number;
  /** It raises the total to so much mana. */
  readonly minimum: number;
}

export type StageChange = PlayerChange | RuleChange;

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
  if ("ability" in lost) return lost.ability;
  return label({ kind: "keyword", ...lost });
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
