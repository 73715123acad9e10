import type { GameRule } from "../rules/formats.gen.js";
import { changedRulePhrase } from "../wording/game-rules.js";
import { english, type Teller } from "./teller.js";

/** A changed rule of the game, without a full stop and without what changes it. */
export function gameRuleWords(rule: GameRule, { speaker, names }: Teller = english()): string {
  return speaker.text(changedRulePhrase(rule, names));
}
