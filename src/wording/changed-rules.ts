import { ownerOf } from "../names/effect.js";
import type { GameRule } from "../rules/formats.gen.js";
import { isOfHandSize, setsHandSize } from "../rules/game-rules.js";
import { effectPhrase } from "./effect-names.js";
import { speakingFor } from "./endings.js";
import { barredPhrase, gameRulePhrase, ruleVerb } from "./game-rules.js";
import { type ObjectNames, someNames } from "./object-names.js";
import { type Phrase, say } from "./phrase.js";

/** A rule of the game as a resolution has it changed, for whom it is changed; what changes it is not told. */
export function changedRulePhrase(said: GameRule, names: ObjectNames): Phrase {
  const { rule, effect, objects, player, amount } = said;
  const source = say("named", { name: names.object(ownerOf(names.effect(effect))) });
  if (player !== undefined) return gameRulePhrase(rule, say("named", { name: names.object(player) }), amount, source);
  if (objects === undefined) return gameRulePhrase(rule, undefined, amount, source);
  if (objects.length === 0) return say("rule-of-none", { does: ruleVerb(rule, { amount, source }) });
  return gameRulePhrase(rule, someNames(objects, names), amount, source, barredBy(said, names));
}

/** " by other Auras": whom alone a prohibition is about. */
export function barredBy({ bars, effect }: GameRule, names: ObjectNames): Phrase | undefined {
  return bars === undefined ? undefined : barredPhrase(speakingFor(effect, names).objects(bars));
}

/** A rule that a step changes, with what changes it. */
export function ruleStepPhrase(rule: GameRule, names: ObjectNames): Phrase {
  const effect = effectPhrase(rule.effect, names);
  if (rule.player !== undefined || rule.objects?.length !== 0)
    return say("step-by", { what: changedRulePhrase(rule, names), effect });
  const source = say("named", { name: names.object(ownerOf(names.effect(rule.effect))) });
  return say("step-rule-of-none", { effect, does: ruleVerb(rule.rule, { amount: rule.amount, source }) });
}

/** The changed rules that hold in the end: without those of a hand size that a later one has set anew. */
export function rulesThatHold(rules: readonly GameRule[]): readonly GameRule[] {
  return rules.filter(
    ({ rule, player }, place) =>
      !isOfHandSize(rule) ||
      !rules
        .slice(place + 1)
        .some((later) => setsHandSize(later.rule) && (later.player === undefined || later.player === player)),
  );
}
