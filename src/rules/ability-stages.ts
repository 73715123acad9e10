import { abilityOf } from "./ability.js";
import { definingParts } from "./defining.js";
import type { Ability, AbilityEntry, RulesetId, StageName } from "./formats.gen.js";
import { staticAbilityOf } from "./keyword-statics.js";
import { APPLYING_STAGES, type Maker, type PartKind, type Stage, stageOf } from "./layers.js";
import { CURRENT_RULESET, layerOf } from "./rulesets.js";

function placeOf(stage: Stage, ruleset: RulesetId): StageName {
  return stage === "players" || stage === "gameRules" ? stage : layerOf(stage, ruleset);
}

/** Where an ability acts: the layers of its effects, or of those it creates when it resolves, in their order. */
export function stagesOf(entry: AbilityEntry, ruleset: RulesetId = CURRENT_RULESET): StageName[] {
  const found = new Set(stagesInAnyOrder(abilityOf(entry)).map((stage) => placeOf(stage, ruleset)));
  return APPLYING_STAGES.filter((stage) => found.has(stage));
}

function stagesInAnyOrder(ability: Ability): Stage[] {
  const of = (parts: readonly { readonly kind: PartKind }[], maker: Maker): Stage[] =>
    parts.map(({ kind }) => stageOf(kind, maker));
  const defining = definingParts(ability);
  if (defining !== undefined) return of(defining, "defining");
  const fixed = staticAbilityOf(ability);
  if (fixed !== undefined) return of(fixed.does, "static");
  switch (ability.kind) {
    case "activated":
    case "triggered":
    case "spell":
      return (ability.effects ?? []).flatMap(({ does }) => of(does, "resolution"));
    // CR 613.2a: copies and bodies are settled as the object enters, and are part of what it copiably is.
    case "asEnters":
      return ability.copy === undefined && ability.bodies === undefined ? [] : ["copying"];
    case "replacement":
      return ability.othersEnterAsCopy === undefined ? [] : ["copying"];
    case "keyword":
    case "mana":
    case "static":
    case "characteristicDefining":
      return [];
  }
}
