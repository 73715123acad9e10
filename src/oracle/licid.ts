import type { EffectPart } from "../rules/formats.gen.js";

/** "This ability", before it has an id (ability-ids.ts). */
export const THIS_ABILITY = "~";

/** What a creature becomes that stops being one and is an Aura: it loses the ability by which it does (CR 303.4a, 702.5a). */
export const LICID: EffectPart[] = [
  { kind: "setTypes", types: ["Enchantment"], subtypes: ["Aura"] },
  { kind: "loseAbilities", abilities: [{ ability: THIS_ABILITY }] },
  { kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "enchant", quality: { type: "Creature" } }] },
];
