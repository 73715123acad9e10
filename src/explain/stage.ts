import { abilityOf } from "../rules/ability.js";
import { definingParts } from "../rules/defining.js";
import type { Ability, AbilityEntry, CreatedEffect } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { LAYERS, type Stage, stageOf } from "../rules/layers.js";

const STAGES: readonly Stage[] = [...LAYERS, "players", "gameRules"];

/** Where an ability acts: the layers of its effects, or of those it creates when it resolves, in their order. */
export function stagesOf(entry: AbilityEntry): Stage[] {
  const found = new Set(stagesInAnyOrder(abilityOf(entry)));
  return STAGES.filter((stage) => found.has(stage));
}

function stagesInAnyOrder(ability: Ability): Stage[] {
  const defining = definingParts(ability);
  if (defining !== undefined) return defining.map(({ kind }) => stageOf(kind, true));
  const fixed = staticAbilityOf(ability);
  if (fixed !== undefined) return fixed.does.map(({ kind }) => stageOf(kind, false));
  switch (ability.kind) {
    case "activated":
    case "triggered":
    case "spell":
      return created(ability.effects ?? []);
    // CR 613.2a: copies and bodies are settled as the object enters, and are part of what it copiably is.
    case "asEnters":
      return ability.copy === undefined && ability.bodies === undefined ? [] : ["1a"];
    case "replacement":
      return ability.othersEnterAsCopy === undefined ? [] : ["1a"];
    case "keyword":
    case "mana":
    case "static":
    case "characteristicDefining":
      return [];
  }
}

function created(effects: readonly CreatedEffect[]): Stage[] {
  return effects.flatMap(({ does }) => does.map(({ kind }) => stageOf(kind, false)));
}

/** `layer 4`, `layers 4 and 7b`, `players`, `game rules`; nothing for an ability that no layer knows. */
export function stageWords(stages: readonly Stage[]): string {
  const layers = LAYERS.filter((layer) => stages.includes(layer));
  const words = [
    ...(layers.length === 0 ? [] : [`${layers.length === 1 ? "layer" : "layers"} ${layers.join(", ")}`]),
    ...(stages.includes("players") ? ["players"] : []),
    ...(stages.includes("gameRules") ? ["game rules"] : []),
  ];
  return words.join("; ");
}
