import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { type CardFile, corpusFile, type ScenarioFile } from "./files.js";

/*
 * One good card and one good scenario, and for each rule of the lint ways to break it. A rule that finds no fault in
 * its own broken files would find none in the corpus either.
 */

const CARD: Card = {
  $schema: "../../schema/card.schema.json",
  name: "Ann's Cub",
  manaCost: "{1}{G}",
  types: ["Creature"],
  subtypes: ["Bear"],
  power: 2,
  toughness: 2,
  abilities: [{ kind: "triggered", id: "grows", when: "a land enters" }],
};

const SCENARIO: Scenario = {
  $schema: "../../../schema/scenario.schema.json",
  id: "cub-alone",
  rev: 1,
  title: "A cub alone",
  question: "How big is it?",
  level: "must",
  rulesets: ["current"],
  cites: [{ clause: "613.1", role: "decides" }],
  players: ["Ann"],
  cards: [{ name: "Cub", madeUp: true, types: ["Creature"], power: 2, toughness: 2 }],
  timeline: [
    { kind: "enters", card: "Cub", controller: "Ann" },
    { kind: "check", id: "end", expect: { Cub: { power: 2 } } },
  ],
  why: ["Nothing changes it."],
  provenance: ["Constructed from the rule."],
  twin: "cub-again",
};

export const CUB_CARD: CardFile = cardFile({});
export const CUB_SCENARIO: ScenarioFile = scenarioFile({});
/** The scenarios among which twins are looked for. */
export const CUBS: readonly ScenarioFile[] = [
  CUB_SCENARIO,
  scenarioFile({ id: "cub-again", twin: "cub-alone" }, "scenarios/type/cub-again.json"),
  scenarioFile({ id: "cub-apart", twin: "cub-apart-too" }, "scenarios/type/cub-apart.json"),
];

function cardFile(change: Partial<Card>, file = "cards/anns-cub.json", end = "\n"): CardFile {
  return corpusFile(file, JSON.stringify({ ...CARD, ...change }) + end);
}

function scenarioFile(change: Partial<Scenario>, file = "scenarios/type/cub-alone.json", end = "\n"): ScenarioFile {
  return corpusFile(file, JSON.stringify({ ...SCENARIO, ...change }) + end);
}

const SEED_WORDS = "case 4 of the seed";

export const SPOILT_CARDS: Readonly<Record<string, readonly CardFile[]>> = {
  "parses without a problem or a warning": [cardFile({ subtypes: ["Baer"] }), cardFile({ abilities: ["flyng"] })],
  "lies in a file named after it": [cardFile({}, "cards/cub.json")],
  "names its schema": [
    cardFile({ $schema: "../../schema/scenario.schema.json" }),
    cardFile({}, "cards/deep/anns-cub.json"),
  ],
  "ends with a newline": [cardFile({}, undefined, ""), cardFile({}, undefined, " \n"), cardFile({}, undefined, "\r\n")],
  "speaks of no files and no seeds": [
    cardFile({ abilities: [{ kind: "triggered", id: "odd", when: SEED_WORDS }] }),
    cardFile({ abilities: [{ kind: "triggered", id: "odd", when: "see /home/ann/cub" }] }),
  ],
  "has power and toughness if it is a creature or Vehicle, and only then": [
    cardFile({ types: ["Artifact"], subtypes: [] }),
    corpusFile("cards/anns-cub.json", '{ "name": "Cub", "types": ["Creature"], "power": 2 }'),
    cardFile({ back: { name: "Bear", types: ["Creature"] } }),
  ],
  "has its mana cost, or null for none, unless it is a land": [
    cardFile({ types: ["Creature", "Land"] }),
    corpusFile("cards/anns-cub.json", '{ "name": "Cub", "types": ["Creature"], "power": 2, "toughness": 2 }'),
  ],
  "has loyalty if it is a planeswalker, and only then": [
    cardFile({ loyalty: 3 }),
    cardFile({ types: ["Planeswalker"] }),
  ],
  "has defense if it is a battle, and only then": [cardFile({ defense: 3 }), cardFile({ types: ["Battle"] })],
  "has a color indicator only without a mana cost": [cardFile({ colorIndicator: ["green"] })],
  "has only subtypes that its card types allow": [cardFile({ subtypes: ["Bear", "Forest"] })],
  "has an ability for each star": [
    cardFile({ power: "*" }),
    cardFile({
      power: "*",
      toughness: "1+*",
      abilities: [{ kind: "characteristicDefining", id: "size", does: [{ kind: "setPowerToughness", power: 4 }] }],
    }),
  ],
  "has ability ids of its own, over both faces": [
    cardFile({ back: { name: "Bear", types: ["Enchantment"], abilities: [{ kind: "replacement", id: "grows" }] } }),
  ],
  "stores no long text": [cardFile({ abilities: [{ kind: "triggered", id: "odd", when: "many words ".repeat(16) }] })],
};

const OWN_CARD = { name: "Cub", types: ["Creature" as const], power: 2, toughness: 2 };
const READING = { id: "freed-goes-at-once", reading: "One way.", answer: "2/2." };

export const SPOILT_SCENARIOS: Readonly<Record<string, readonly ScenarioFile[]>> = {
  "parses and holds together, without a problem or a warning": [
    scenarioFile({ players: ["Bob"] }),
    scenarioFile({ rev: 0 }),
    scenarioFile({ timeline: [...SCENARIO.timeline, ...SCENARIO.timeline] }),
  ],
  "lies in a file named after its id": [scenarioFile({ id: "other-cub" })],
  "lies in the folder of its topic, which it does not repeat": [
    scenarioFile({}, "scenarios/types/cub-alone.json"),
    scenarioFile({ topic: "type" }),
  ],
  "names its schema": [scenarioFile({ $schema: "../../schema/scenario.schema.json" })],
  "ends with a newline": [scenarioFile({}, undefined, "")],
  "speaks of no files and no seeds": [
    scenarioFile({ provenance: [SEED_WORDS] }),
    scenarioFile({ provenance: ["See notes.md."] }),
  ],
  "has a title that says what is the case": [
    scenarioFile({ title: "A cub should be small" }),
    scenarioFile({ title: "Test that a cub is small" }),
    scenarioFile({ title: "A cub is small." }),
  ],
  "asks a question": [scenarioFile({ question: "How big it is" })],
  "checks something under each ruleset, to the end": [
    scenarioFile({ rulesets: ["m10"] }),
    scenarioFile({ timeline: [{ kind: "check", id: "end", rulesets: ["m10"], gameRules: [] }] }),
    scenarioFile({ timeline: [...SCENARIO.timeline, { kind: "check", id: "later", expect: {} }] }),
    scenarioFile({ timeline: SCENARIO.timeline.toReversed() }),
  ],
  "cites what decides it, each clause once and known": [
    scenarioFile({ cites: [{ clause: "613.1", role: "applies" }] }),
    scenarioFile({ cites: [...SCENARIO.cites, { clause: "613.1", role: "applies" }] }),
    scenarioFile({ cites: [...SCENARIO.cites, { clause: "999.9z", role: "applies" }] }),
    scenarioFile({ timeline: [{ kind: "check", id: "end", stateBased: [{ clause: "704.9z" }] }] }),
  ],
  "says why, and where it comes from": [scenarioFile({ why: [] }), scenarioFile({ provenance: [] })],
  "has alternatives, with one recommended, if it is an interpretation": [
    scenarioFile({ alternatives: [READING] }),
    scenarioFile({ level: "interpretation", alternatives: [READING, READING] }),
    scenarioFile({ level: "interpretation", alternatives: [{ ...READING, recommended: true }] }),
    scenarioFile({ level: "undefined", alternatives: [{ ...READING, recommended: true }, READING] }),
  ],
  "has cards of its own only for tokens and what is made up": [
    scenarioFile({ cards: [OWN_CARD] }),
    scenarioFile({
      cards: [
        { ...OWN_CARD, madeUp: true },
        { ...OWN_CARD, madeUp: true, name: "Unused" },
      ],
    }),
    scenarioFile({ cards: [{ ...OWN_CARD, madeUp: true, types: ["Artifact"] }] }),
  ],
  "has a twin that has it for its own, or is one of another pair": [
    scenarioFile({ twin: "cub-nowhere" }),
    scenarioFile({ twin: "cub-apart" }),
  ],
};
