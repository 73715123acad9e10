import { abilityOf } from "../rules/ability.js";
import { definingParts } from "../rules/defining.js";
import type { Ability, AbilityEntry, CreatedEffect, LayerName } from "../rules/formats.gen.js";
import { staticAbilityOf } from "../rules/keyword-statics.js";
import { LAYERS, type Maker, type PartKind, stageOf } from "../rules/layers.js";
import { layerOf } from "../rules/rulesets.js";

/** A layer by its newest name, or a stage after the layers. */
export type Place = LayerName | "players" | "gameRules";

const PLACES: readonly Place[] = [...LAYERS, "players", "gameRules"];

function placeOf(kind: PartKind, maker: Maker): Place {
  const stage = stageOf(kind, maker);
  return stage === "players" || stage === "gameRules" ? stage : layerOf(stage);
}

/** Where an ability acts: the layers of its effects, or of those it creates when it resolves, in their order. */
export function stagesOf(entry: AbilityEntry): Place[] {
  const found = new Set(stagesInAnyOrder(abilityOf(entry)));
  return PLACES.filter((stage) => found.has(stage));
}

function stagesInAnyOrder(ability: Ability): Place[] {
  const defining = definingParts(ability);
  if (defining !== undefined) return defining.map(({ kind }) => placeOf(kind, "defining"));
  const fixed = staticAbilityOf(ability);
  if (fixed !== undefined) return fixed.does.map(({ kind }) => placeOf(kind, "static"));
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

function created(effects: readonly CreatedEffect[]): Place[] {
  return effects.flatMap(({ does }) => does.map(({ kind }) => placeOf(kind, "resolution")));
}

/** `layer 4`, `layers 4 and 7b`, `players`, `game rules`; nothing for an ability that no layer knows. */
export function stageWords(stages: readonly Place[]): string {
  const layers = LAYERS.filter((layer) => stages.includes(layer));
  const words = [
    ...(layers.length === 0 ? [] : [`${layers.length === 1 ? "layer" : "layers"} ${layers.join(", ")}`]),
    ...(stages.includes("players") ? ["players"] : []),
    ...(stages.includes("gameRules") ? ["game rules"] : []),
  ];
  return words.join("; ");
}
