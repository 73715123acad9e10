import { ownerOf } from "../names/effect.js";
import type { GameRule } from "../rules/formats.gen.js";
import { GIVEN_BY_DESIGNATIONS } from "../rules/designations.js";
import { isOfHandSize, setsHandSize } from "../rules/game-rules.js";
import { effectPhrase, ownKeyword } from "./effect-names.js";
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
  const by = ofItself(rule, names);
  if (by !== undefined) return by;
  const effect = effectPhrase(rule.effect, names);
  if (rule.player !== undefined || rule.objects?.length !== 0)
    return say("step-by", { what: changedRulePhrase(rule, names), effect });
  const source = say("named", { name: names.object(ownerOf(names.effect(rule.effect))) });
  return say("step-rule-of-none", { effect, does: ruleVerb(rule.rule, { amount: rule.amount, source }) });
}

/** What an object says of itself by a keyword, or since it is suspected (CR 701.60c): that makes it so, and no effect of its. */
function ofItself(rule: GameRule, names: ObjectNames): Phrase | undefined {
  const effect = names.effect(rule.effect);
  const [object, ...others] = rule.objects ?? [];
  if (effect.kind !== "ability" || others.length > 0 || object !== effect.object) return undefined;
  const what = changedRulePhrase(rule, names);
  const entry = names.entry(effect.ability, object)?.ability;
  if (GIVEN_BY_DESIGNATIONS.some((given) => given === entry)) return say("step-by-suspicion", { what });
  const keyword = ownKeyword(rule.effect, object, names);
  return keyword === undefined ? undefined : say("step-by-keyword", { what, keyword });
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
