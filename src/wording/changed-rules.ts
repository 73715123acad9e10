import { ownerOf } from "../names/effect.js";
import type { GameRule } from "../rules/formats.gen.js";
import { gameRulePhrase, ruleVerb } from "./game-rules.js";
import { type ObjectNames, someNames } from "./object-names.js";
import { type Phrase, say } from "./phrase.js";

/** A rule of the game as a resolution has it changed, for whom it is changed; what changes it is not told. */
export function changedRulePhrase({ rule, effect, objects, player, amount }: GameRule, names: ObjectNames): Phrase {
  const source = say("named", { name: names.object(ownerOf(names.effect(effect))) });
  if (player !== undefined) return gameRulePhrase(rule, say("named", { name: names.object(player) }), amount, source);
  if (objects === undefined) return gameRulePhrase(rule, undefined, amount, source);
  if (objects.length === 0) return say("rule-of-none", { does: ruleVerb(rule, { amount, source }) });
  return gameRulePhrase(rule, someNames(objects, names), amount, source);
}
