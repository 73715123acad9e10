import type { Condition, EffectPart } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { abilitiesText } from "./keyword-text.js";
import { NUMBER_WORDS } from "./words.js";
import { type Wordings, say } from "./wordings.js";

export const LOSES_NOT: readonly EffectPart[] = [
  { kind: "changeGameRule", rule: "cant-lose", player: "you" },
  { kind: "changeGameRule", rule: "cant-win", player: "opponent" },
];

export const WINS_NOT: readonly EffectPart[] = [
  { kind: "changeGameRule", rule: "cant-win", player: "you" },
  { kind: "changeGameRule", rule: "cant-lose", player: "opponent" },
];

export function forPlayersText(part: EffectPart, condition: Condition | undefined): Wordings {
  if (condition !== undefined)
    return part.kind === "changeGameRule" &&
      part.rule === "cant-cast-spells" &&
      orderedText(condition) === '{"turn":"you"}'
      ? forPlayersText(part, undefined).map((said) => `${said.slice(0, -1)} during your turn.`)
      : [];
  if (part.kind === "playerGains")
    return part.player === "you" ? say`you have ${abilitiesText(part.abilities, () => [])}.` : [];
  if (part.kind !== "changeGameRule") return [];
  const { rule, player, amount } = part;
  if (rule === "no-maximum-hand-size" && amount === undefined)
    return player === "you"
      ? ["you have no maximum hand size."]
      : player === "each"
        ? ["players have no maximum hand size."]
        : [];
  const size = forHandsText(part);
  if (size.length > 0) return size;
  const who = player === "opponent" ? "your opponents" : player === "each" ? "players" : player === "you" ? "you" : "";
  const cant = { "cant-gain-life": "gain life", "cant-cast-spells": "cast spells" }[rule];
  if (cant !== undefined && who !== "" && amount === undefined) return [`${who} can't ${cant}.`];
  if (player === "you" && /^cant-cast-[a-z-]+-spells$/.test(rule) && amount === undefined)
    return [`you can't cast ${rule.slice("cant-cast-".length).replaceAll("-", " ")}.`];
  if (rule === "cant-lose" && player === "you") return ["you can't lose the game."];
  if (rule === "cant-gain-life" && player === "enchantedPlayer") return ["enchanted player can't gain life."];
  if (rule === "maximum-spells-each-turn" && amount === 1 && player === "you")
    return ["you can't cast more than one spell each turn."];
  if (rule === "no-legend-rule" && player === "you")
    return ['the "legend rule" doesn\'t apply to permanents you control.'];
  if (rule === "maximum-spells-each-turn" && amount === 1)
    return player === "each"
      ? ["each player can't cast more than one spell each turn."]
      : player === "opponent"
        ? ["each opponent can't cast more than one spell each turn."]
        : [];
  if (rule === "cant-activate-but-mana-or-loyalty" && player === "enchantedPlayer")
    return ["enchanted player can't activate abilities that aren't mana abilities or loyalty abilities."];
  if (rule === "no-legend-rule" && player === "each") return ['the "legend rule" doesn\'t apply.'];
  if (rule === "any-number-of-lands" && player === "you" && amount === undefined)
    return ["you may play any number of lands on each of your turns."];
  if (rule === "additional-land-play" && player === "each" && amount === 1)
    return [
      "each player may play an additional land on each of their turns.",
      "each player may play an additional land during each of their turns.",
    ];
  if (rule !== "additional-land-play" || player !== "you") return [];
  if (amount === 1) return ["you may play an additional land on each of your turns."];
  return amount === 2 ? ["you may play two additional lands on each of your turns."] : [];
}

function forHandsText({ rule, player, amount }: Extract<EffectPart, { kind: "changeGameRule" }>): Wordings {
  if (typeof amount !== "number") return [];
  const number = [NUMBER_WORDS[amount] ?? String(amount), String(amount)];
  const whose =
    player === "you"
      ? ["your"]
      : player === "opponent"
        ? ["each opponent's"]
        : player === "chosenPlayer"
          ? ["the chosen player's"]
          : [];
  const says: Readonly<Record<string, string>> = {
    "maximum-hand-size": "",
    "maximum-hand-size-reduced": "reduced by ",
    "maximum-hand-size-increased": "increased by ",
  };
  const how = says[rule];
  return how === undefined ? [] : say`${whose} maximum hand size is ${how}${number}.`;
}
