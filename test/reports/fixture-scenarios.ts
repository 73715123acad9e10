import type { ScenarioSummary } from "../../src/rules/formats.gen.js";
import {
  BAYOU,
  BEAR,
  BLOOD_MOON,
  CLEAN_SLATE,
  FOREST,
  HUMILITY,
  LIFE_AND_LIMB,
  OPALESCENCE,
  SAPROLING,
  SHRIVEL_AURA,
  URBORG,
} from "./fixture-cards.js";

export const HUMILITY_LAST: ScenarioSummary = {
  id: "opalescence-humility-humility-last",
  file: "corpus/scenarios/timestamps/opalescence-humility-humility-last.json",
  topic: "timestamps",
  title: "Humility after Opalescence",
  question: "What are Humility's power and toughness?",
  level: "must",
  cites: [
    { clause: "613.6", role: "decides" },
    { clause: "613.7a", role: "applies" },
    { clause: "613.8a", role: "contrasts" },
  ],
  players: ["Ann", "Bob"],
  cards: [OPALESCENCE, HUMILITY],
  timeline: [
    { kind: "enters", card: "Opalescence", controller: "Ann" },
    { kind: "check", id: "alone", note: "Nothing to animate yet.", expect: { Opalescence: { power: null } } },
    { kind: "enters", card: "Humility", controller: "Bob" },
    {
      kind: "check",
      id: "end",
      expect: {
        Humility: { types: ["Creature", "Enchantment"], power: 1, toughness: 1, abilities: [] },
        Opalescence: { types: ["Enchantment"], power: null, toughness: null, abilities: ["animate"] },
      },
    },
  ],
  why: [
    "Layer 4: Opalescence makes Humility a creature; its set of objects is fixed from then on.",
    "Layer 6: Humility is a creature now and removes its own ability. The effect has begun and goes on.",
    "Layer 7b: both set power and toughness. Opalescence is older, so 4/4 comes first and 1/1 after it.",
  ],
  provenance: ["The best-known board of the layers; the order with Humility first is its twin."],
  twin: "opalescence-humility-humility-first",
};

export const URBORG_FIRST: ScenarioSummary = {
  id: "urborg-before-blood-moon",
  file: "corpus/scenarios/dependency/urborg-before-blood-moon.json",
  topic: "dependency",
  title: "Urborg before Blood Moon",
  question: "Is a basic Forest a Swamp as well?",
  level: "must",
  cites: [
    { clause: "613.8a", role: "decides" },
    { clause: "305.7", role: "decides" },
    { clause: "613.8b", role: "applies" },
  ],
  players: ["Ann", "Bob"],
  cards: [URBORG, BLOOD_MOON, FOREST],
  timeline: [
    {
      kind: "simultaneous",
      events: [
        { kind: "enters", card: "Urborg, Tomb of Yawgmoth", controller: "Ann" },
        { kind: "enters", card: "Forest", controller: "Ann", tapped: true },
      ],
    },
    { kind: "enters", card: "Blood Moon", controller: "Bob" },
    {
      kind: "check",
      id: "end",
      expect: {
        Forest: { subtypes: ["Forest"], tapsFor: ["G"] },
        "Urborg, Tomb of Yawgmoth": { subtypes: ["Mountain"], abilities: ["{T}: Add {R}"] },
      },
    },
  ],
  why: [
    "Blood Moon would end Urborg's ability, so Urborg's effect depends on it and waits, though it is older.",
    "Once Blood Moon is applied, Urborg has no ability left to apply.",
  ],
};

export const LOOP: ScenarioSummary = {
  id: "life-and-limb-blood-moon-loop",
  file: "corpus/scenarios/dependency/life-and-limb-blood-moon-loop.json",
  topic: "dependency",
  title: "Life and Limb and Blood Moon depend on each other",
  question: "What is the Bayou?",
  level: "interpretation",
  cites: [{ clause: "613.8b", role: "decides" }],
  players: ["Ann", "Bob"],
  cards: [LIFE_AND_LIMB, BLOOD_MOON, BAYOU, SAPROLING],
  timeline: [
    { kind: "enters", card: "Bayou", controller: "Ann" },
    { kind: "enters", card: "Saproling", controller: "Ann", token: true },
    { kind: "enters", card: "Life and Limb", controller: "Ann" },
    { kind: "enters", card: "Blood Moon", controller: "Ann" },
    {
      kind: "check",
      id: "end",
      expect: { Bayou: { types: ["Creature", "Land"], subtypes: ["Mountain", "Saproling"] } },
    },
  ],
  alternatives: [
    {
      id: "loop-members-in-place",
      reading: "Only the members of the loop go by timestamps, in their place among the other effects.",
      answer: "Life and Limb is older: the Bayou becomes a creature, and a Mountain after that.",
      source: "CR 613.8b, read with 613.8c",
      recommended: true,
    },
    {
      id: "loop-members-last",
      reading: "Effects outside the loop are all applied first.",
      answer: "The same here, since there is none; see the twin.",
      source: "A judges' forum, attributed to a former rules manager",
    },
  ],
};

export const CRASHING: ScenarioSummary = {
  id: "six-thousand-saprolings",
  file: "corpus/scenarios/type/six-thousand-saprolings.json",
  topic: "type",
  title: "Six thousand Saprolings",
  question: "Does the engine live through it?",
  level: "must",
  cites: [{ clause: "613.1d", role: "applies" }],
  players: ["Ann"],
  cards: [SAPROLING],
  timeline: [
    { kind: "enters", card: "Saproling", controller: "Ann", token: true },
    { kind: "check", id: "end", expect: { Saproling: { types: ["Creature"] } } },
  ],
};

export const SHRIVELLED: ScenarioSummary = {
  id: "shrivelled-bear",
  file: "corpus/scenarios/power-toughness/shrivelled-bear.json",
  topic: "power-toughness",
  title: "Counters and a shrinking Aura",
  question: "How big is the Bear, and does it live?",
  level: "must",
  cites: [
    { clause: "613.4c", role: "decides" },
    { clause: "704.5f", role: "applies" },
  ],
  players: ["Ann", "Bob"],
  cards: [BEAR, SHRIVEL_AURA, CLEAN_SLATE],
  timeline: [
    { kind: "enters", card: "Counting Bear", controller: "Ann", counters: { "+1/+1": 1 } },
    { kind: "enters", card: "Library Without Walls", controller: "Ann" },
    { kind: "enters", card: "Shrivelling Touch", controller: "Bob", attachedTo: "Counting Bear" },
    {
      kind: "check",
      id: "end",
      expect: { "Counting Bear": { power: -1, toughness: -1 } },
      players: { Ann: { maximumHandSize: null } },
    },
  ],
  provenance: ["Derived."],
};
