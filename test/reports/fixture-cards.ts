import type { Card } from "../../src/rules/formats.gen.js";

export const OPALESCENCE: Card = {
  name: "Opalescence",
  manaCost: "{2}{W}{W}",
  types: ["Enchantment"],
  abilities: [
    {
      kind: "static",
      id: "animate",
      affects: { type: "Enchantment", other: true, not: { subtype: "Aura" } },
      does: [
        { kind: "addTypes", types: ["Creature"] },
        {
          kind: "setPowerToughness",
          power: { manaValueOf: "affected" },
          toughness: { manaValueOf: "affected" },
        },
      ],
    },
  ],
};

export const HUMILITY: Card = {
  name: "Humility",
  manaCost: "{2}{W}{W}",
  types: ["Enchantment"],
  abilities: [
    {
      kind: "static",
      id: "no-abilities",
      affects: { type: "Creature" },
      does: [{ kind: "loseAllAbilities" }, { kind: "setPowerToughness", power: 1, toughness: 1 }],
    },
  ],
};

export const BLOOD_MOON: Card = {
  name: "Blood Moon",
  manaCost: "{2}{R}",
  types: ["Enchantment"],
  abilities: [
    {
      kind: "static",
      id: "all-mountains",
      affects: { type: "Land", not: { supertype: "Basic" } },
      does: [{ kind: "setBasicLandTypes", subtypes: ["Mountain"] }],
    },
  ],
};

export const URBORG: Card = {
  name: "Urborg, Tomb of Yawgmoth",
  supertypes: ["Legendary"],
  types: ["Land"],
  abilities: [
    {
      kind: "static",
      id: "swamps-too",
      affects: { type: "Land" },
      does: [{ kind: "addTypes", subtypes: ["Swamp"] }],
    },
  ],
};

export const FOREST: Card = { name: "Forest", supertypes: ["Basic"], types: ["Land"], subtypes: ["Forest"] };

export const LIFE_AND_LIMB: Card = {
  name: "Life and Limb",
  manaCost: "{3}{G}",
  types: ["Enchantment"],
  abilities: [
    {
      kind: "static",
      id: "animate",
      affects: { subtype: ["Forest", "Saproling"] },
      does: [
        { kind: "addTypes", types: ["Creature", "Land"], subtypes: ["Saproling", "Forest"] },
        { kind: "setColors", colors: ["green"] },
        { kind: "setPowerToughness", power: 1, toughness: 1 },
      ],
    },
  ],
};

export const BAYOU: Card = { name: "Bayou", types: ["Land"], subtypes: ["Swamp", "Forest"] };

export const SAPROLING: Card = {
  name: "Saproling",
  colorIndicator: ["green"],
  types: ["Creature"],
  subtypes: ["Saproling"],
  power: 1,
  toughness: 1,
};

export const SHRIVEL_AURA: Card = {
  name: "Shrivelling Touch",
  manaCost: "{1}{B/G}",
  types: ["Enchantment"],
  subtypes: ["Aura"],
  madeUp: true,
  abilities: [
    { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } },
    {
      kind: "static",
      id: "shrink",
      affects: { host: true },
      does: [{ kind: "modifyPowerToughness", power: -4, toughness: -4 }],
    },
  ],
};

export const BEAR: Card = {
  name: "Counting Bear",
  manaCost: "{1}{G}",
  types: ["Creature"],
  subtypes: ["Bear"],
  power: 2,
  toughness: 2,
  madeUp: true,
  abilities: ["trample", { kind: "keyword", keyword: "ward", cost: "{2}" }, { kind: "mana", produces: ["G"] }],
};

export const CLEAN_SLATE: Card = {
  name: "Library Without Walls",
  manaCost: "{3}{U}",
  types: ["Artifact"],
  madeUp: true,
  abilities: [
    {
      kind: "static",
      id: "no-maximum",
      does: [
        { kind: "playerGains", player: "you", abilities: ["hexproof"] },
        { kind: "changeGameRule", rule: "no-maximum-hand-size", player: "you" },
      ],
    },
  ],
};
