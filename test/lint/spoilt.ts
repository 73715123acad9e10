import type { Source } from "../../src/lint/lint-file.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";

/*
 * One good card and two good scenarios, and for each rule of the lint ways to break it. A rule that finds no fault in
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
  makes: [{ name: "Whelp", types: ["Creature"], subtypes: ["Bear"], power: 1, toughness: 1 }],
  abilities: [{ kind: "triggered", id: "grows", when: "a land enters" }],
};

/** What a card makes, written out once more. */
const WHELP: Card = { name: "Whelp", types: ["Creature"], subtypes: ["Bear"], power: 1, toughness: 1 };

const OWN_CARD: Card = {
  name: "Cub",
  madeUp: true,
  types: ["Creature"],
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: "static",
      id: "bold",
      affects: { self: true },
      does: [{ kind: "modifyPowerToughness", power: 1, toughness: 0 }],
    },
  ],
};

const SCENARIO: Scenario = {
  $schema: "../../../schema/scenario.schema.json",
  id: "cub-alone",
  rev: 1,
  title: "A cub alone",
  question: "How big is it?",
  asks: [{ subject: "Cub", characteristic: "power" }],
  level: "must",
  rulesets: ["current"],
  cites: [{ clause: "613.4c", role: "decides" }],
  players: ["Ann", "Bob"],
  cards: [OWN_CARD],
  timeline: [
    { kind: "enters", card: "Cub", controller: "Ann" },
    { kind: "check", id: "end", expect: { Cub: { power: 3 } } },
  ],
  why: ["It makes itself bold."],
  provenance: ["Constructed from the rule."],
  twin: "cub-and-card",
};

const TIMELINE_WITH_CARD: Scenario["timeline"] = [
  { kind: "enters", card: "Cub", controller: "Bob", id: "Bold" },
  { kind: "enters", card: "Ann's Cub", controller: "Ann" },
  { kind: "check", id: "end", expect: { Bold: { power: 3 }, "Ann's Cub": { power: 2 } } },
];

export function source(file: string, text: string): Source {
  return { path: `/home/ann/corpus/${file}`, file, text };
}

export function cardFile(change: Partial<Card>, file = "cards/anns-cub.json", end = "\n"): Source {
  return source(file, JSON.stringify({ ...CARD, ...change }) + end);
}

export function scenarioFile(change: object, file = "scenarios/type/cub-alone.json", end = "\n"): Source {
  return source(file, JSON.stringify({ ...SCENARIO, ...change }) + end);
}

export const GOOD_CARD: Source = cardFile({});
export const GOOD_SCENARIO: Source = scenarioFile({});
/** What stands around: the twin of the good scenario, and one that is in no pair. */
export const AROUND: readonly Source[] = [
  scenarioFile(
    { id: "cub-and-card", title: "Two cubs", timeline: TIMELINE_WITH_CARD, twin: "cub-alone" },
    "scenarios/type/cub-and-card.json",
  ),
  scenarioFile(
    {
      id: "cub-apart",
      title: "A cub apart",
      twin: "cub-apart-too",
      timeline: [...TIMELINE_WITH_CARD, { kind: "turn", active: "Bob" }],
    },
    "scenarios/type/cub-apart.json",
  ),
];

const SEED_WORDS = "case 4 of the seed";
const ODD = { kind: "triggered", id: "odd" } as const;
const [ENTERS, CHECK] = SCENARIO.timeline as [Scenario["timeline"][number], Scenario["timeline"][number]];

/** An event, a check, and that event once more. */
function twice(event: Scenario["timeline"][number]): Scenario["timeline"] {
  return [event, CHECK, event, { ...CHECK, id: "again" } as typeof CHECK];
}

/** Abilities of which each can do its work once only, until something has happened. */
const GROWS = [
  { affects: { self: true }, does: [{ kind: "modifyPowerToughness", power: 1, toughness: 0 }], duration: "endOfTurn" },
];
const BUSY = JSON.stringify([
  { kind: "activated", id: "taps", cost: "{T}", effects: GROWS },
  { kind: "triggered", id: "wakes", when: "your upkeep begins", effects: GROWS },
]).slice(1, -1);

/** Cards, by the rules that they break. */
export const SPOILT_CARDS: Readonly<Record<string, readonly Source[]>> = {
  format: [
    cardFile({ subtypes: ["Baer"] }),
    cardFile({ abilities: ["flyng"] }),
    source("cards/anns-cub.json", '{ "name": "Ann\'s Cub", "types": ["Creature"'),
  ],
  "card-file": [cardFile({}, "cards/cub.json")],
  "schema-named": [
    cardFile({ $schema: "../../schema/scenario.schema.json" }),
    cardFile({}, "cards/deep/anns-cub.json"),
    source("cards/anns-cub.json", '{ "name": "Ann\'s Cub", "types": ["Land"] }\n'),
  ],
  layout: [cardFile({}, undefined, ""), cardFile({}, undefined, " \n"), cardFile({}, undefined, "\r\n")],
  "own-words": [
    cardFile({ abilities: [{ ...ODD, when: SEED_WORDS }] }),
    cardFile({ abilities: [{ ...ODD, when: "see /home/ann/cub" }] }),
  ],
  unfinished: [cardFile({ abilities: [{ ...ODD, when: "TODO: when it triggers" }] })],
  "card-size": [
    cardFile({ types: ["Artifact"], subtypes: [] }),
    source("cards/anns-cub.json", '{ "name": "Cub", "types": ["Creature"], "power": 2 }'),
    cardFile({ back: { name: "Bear", types: ["Creature"] } }),
  ],
  "card-targets": [
    cardFile({
      abilities: [
        {
          kind: "triggered",
          id: "steals",
          when: "an opponent taps an artifact",
          effects: [{ affects: { target: true }, does: [{ kind: "gainControl", player: "you" }] }],
        },
      ],
    }),
    cardFile({
      abilities: [
        {
          kind: "static",
          id: "teaches",
          affects: { type: "Creature" },
          does: [
            {
              kind: "gainAbilities",
              abilities: [{ kind: "activated", id: "marks", puts: [{ on: { target: 1 }, counter: "+1/+1" }] }],
            },
          ],
        },
      ],
    }),
  ],
  "card-meld": [cardFile({ layout: "meld" })],
  "card-names": [
    cardFile({
      abilities: [{ kind: "static", id: "own", affects: { name: "Ann's Cbu" }, does: [{ kind: "loseAllAbilities" }] }],
    }),
  ],
  "card-cost": [
    cardFile({ types: ["Creature", "Land"] }),
    source("cards/anns-cub.json", '{ "name": "Cub", "types": ["Creature"], "power": 2, "toughness": 2 }'),
  ],
  "card-loyalty": [cardFile({ loyalty: 3 }), cardFile({ types: ["Planeswalker"] })],
  "card-defense": [cardFile({ defense: 3 }), cardFile({ types: ["Battle"] })],
  "card-indicator": [cardFile({ colorIndicator: ["green"] })],
  "card-subtypes": [cardFile({ subtypes: ["Bear", "Forest"] })],
  "card-stars": [
    cardFile({ power: "*" }),
    cardFile({
      power: "*",
      toughness: "1+*",
      abilities: [{ kind: "characteristicDefining", id: "size", does: [{ kind: "setPowerToughness", power: 4 }] }],
    }),
  ],
  "ability-ids": [
    cardFile({ back: { name: "Bear", types: ["Enchantment"], abilities: [{ kind: "replacement", id: "grows" }] } }),
  ],
  "ability-id-keyword": [
    cardFile({
      abilities: [
        {
          kind: "static",
          id: "reach",
          affects: { self: true },
          does: [{ kind: "gainAbilities", abilities: ["reach"] }],
        },
      ],
    }),
    cardFile({ abilities: [{ kind: "replacement", id: "islandwalk" }] }),
  ],
  "short-text": [cardFile({ names: { de: "many words ".repeat(16) } })],
  "card-unique": [cardFile({}, "cards/anns-cub-too.json")],
  "card-used": [cardFile({ name: "Bob's Cub" }, "cards/bobs-cub.json")],
};

const READING = { id: "freed-goes-at-once", reading: "One way.", answer: "2/2." };

/** Scenarios, by the rules that they break. */
export const SPOILT_SCENARIOS: Readonly<Record<string, readonly Source[]>> = {
  format: [
    scenarioFile({ rev: 0 }),
    scenarioFile({ colour: "red" }),
    source("scenarios/type/cub-alone.json", "not JSON"),
    source("scenarios/type/cub-alone.json", `{ "timeline": ${"[".repeat(100_000)}`),
  ],
  names: [
    scenarioFile({ cites: [...SCENARIO.cites, { clause: "999.9z", role: "applies" }] }),
    scenarioFile({ cites: [...SCENARIO.cites, { clause: "613.7z", role: "contrasts" }] }),
    scenarioFile({ timeline: [ENTERS, { kind: "check", id: "end", stateBased: [{ clause: "704.9z" }] }] }),
    scenarioFile({ players: ["Bob"] }),
    scenarioFile({ timeline: [...SCENARIO.timeline, ...SCENARIO.timeline] }),
    scenarioFile({ timeline: [{ kind: "enters", card: "Nobody's Cub", controller: "Ann" }, CHECK] }),
  ],
  "clauses-named": [scenarioFile({ why: ["613.8d would decide it."] }), scenarioFile({ title: "A cub by 702.999" })],
  timeline: [scenarioFile({ timeline: [{ ...ENTERS, attachedTo: "Bob" }, CHECK] })],
  "scenario-file": [scenarioFile({ id: "other-cub" })],
  "id-words": [
    scenarioFile({ id: "cub-613-7a" }, "scenarios/type/cub-613-7a.json"),
    scenarioFile({ id: "rule-704" }, "scenarios/type/rule-704.json"),
    scenarioFile({ id: "case-12-of-case-123" }, "scenarios/type/case-12-of-case-123.json"),
    scenarioFile({ id: "nul" }, "scenarios/type/nul.json"),
  ],
  topic: [scenarioFile({}, "scenarios/types/cub-alone.json"), scenarioFile({ topic: "type" })],
  "schema-named": [scenarioFile({ $schema: "../../schema/scenario.schema.json" })],
  layout: [scenarioFile({}, undefined, "")],
  "own-words": [scenarioFile({ provenance: [SEED_WORDS] }), scenarioFile({ provenance: ["See notes.md."] })],
  unfinished: [scenarioFile({ title: "TODO: what is the case" }), scenarioFile({ why: ["TODO"] })],
  title: [
    scenarioFile({ title: "A cub should be small" }),
    scenarioFile({ title: "Test that a cub is small" }),
    scenarioFile({ title: "A cub is small." }),
  ],
  question: [scenarioFile({ question: "How big it is" }), scenarioFile({ question: undefined })],
  rulesets: [
    scenarioFile({ timeline: [ENTERS, { kind: "check", id: "end", rulesets: ["m10"], gameRules: [] }] }),
    scenarioFile({ timeline: [ENTERS] }),
  ],
  asks: [
    scenarioFile({ asks: [{ subject: "Cub", characteristic: "toughness" }] }),
    scenarioFile({ asks: [{ subject: "Cab", characteristic: "power" }] }),
    scenarioFile({ asks: [{ subject: "Cub", characteristic: "exists" }] }),
  ],
  checks: [
    scenarioFile({ timeline: [...SCENARIO.timeline, { kind: "check", id: "later", expect: {} }] }),
    scenarioFile({ timeline: [ENTERS, { kind: "check", id: "end", expect: { Cub: { exists: true } } }] }),
    scenarioFile({ timeline: [...SCENARIO.timeline, { kind: "turn", active: "Bob" }] }),
  ],
  played: [
    scenarioFile({
      timeline: [
        ENTERS,
        { kind: "turn", active: "Ann" },
        ...twice({ kind: "resolves", source: "Cub", ability: "taps", controller: "Ann" }),
      ],
    }),
    scenarioFile({
      timeline: [ENTERS, ...twice({ kind: "resolves", source: "Cub", ability: "wakes", controller: "Ann" })],
    }),
    scenarioFile({
      timeline: [
        ENTERS,
        { kind: "enters", card: "Cub", controller: "Ann", id: "Late" },
        { kind: "turn", active: "Ann" },
        ...["Cub", "Late"].flatMap((object) => [
          { kind: "attacks", object },
          { ...CHECK, id: `after-${object.toLowerCase()}` },
        ]),
      ],
    }),
    scenarioFile({
      timeline: [
        ENTERS,
        { kind: "casts", player: "Ann", card: "Cub", id: "Late" },
        { kind: "turn", active: "Bob" },
        CHECK,
      ],
    }),
  ].map(({ path, file, text }) => ({ path, file, text: text.replace('"abilities":[', `"abilities":[${BUSY},`) })),
  cites: [
    scenarioFile({ cites: [{ clause: "613.4c", role: "applies" }] }),
    scenarioFile({ cites: [...SCENARIO.cites, { clause: "613.4c", role: "applies" }] }),
  ],
  "cites-exercised": [
    scenarioFile({ cites: [...SCENARIO.cites, { clause: "613.1d", role: "applies" }] }),
    scenarioFile({ cites: [{ clause: "613.8b", role: "decides" }] }),
  ],
  keep: [
    scenarioFile({
      timeline: [
        ENTERS,
        {
          kind: "check",
          id: "end",
          expect: { Cub: { power: 3 } },
          afterStateBasedActions: { keep: ["Cub"], rounds: [] },
        },
      ],
    }),
  ],
  why: [scenarioFile({ why: [] }), scenarioFile({ why: undefined })],
  provenance: [scenarioFile({ provenance: [] })],
  readings: [
    scenarioFile({ alternatives: [READING] }),
    scenarioFile({ level: "interpretation", alternatives: [READING, READING] }),
    scenarioFile({ level: "interpretation", alternatives: [{ ...READING, recommended: true }] }),
    scenarioFile({ level: "undefined", alternatives: [{ ...READING, recommended: true }, READING] }),
  ],
  "own-cards": [
    scenarioFile({ cards: [{ ...OWN_CARD, madeUp: undefined }] }),
    // A token once, and once a card.
    scenarioFile({
      cards: [{ ...OWN_CARD, madeUp: undefined }],
      timeline: [{ ...ENTERS, token: true }, { ...ENTERS, id: "Second" }, CHECK],
    }),
    scenarioFile({ cards: [OWN_CARD, { ...OWN_CARD, name: "Unused" }] }),
    scenarioFile({ cards: [{ ...OWN_CARD, types: ["Artifact"] }] }),
    scenarioFile({ cards: [{ ...OWN_CARD, name: "Ann's Cub" }] }),
  ],
  pinned: [
    scenarioFile({ pins: { "Ann's Cub": "0".repeat(64) } }),
    scenarioFile({ pins: { Nobody: "0".repeat(64) } }),
    scenarioFile({ timeline: TIMELINE_WITH_CARD, pins: { "Ann's Cub": "0".repeat(64) } }),
  ],
  twin: [scenarioFile({ twin: "cub-nowhere" }), scenarioFile({ twin: "cub-apart" })],
  "id-unique": [scenarioFile({}, "scenarios/text/cub-alone.json")],
  "title-unique": [scenarioFile({ title: "A CUB APART" })],
  "board-unique": [
    scenarioFile({ id: "cub-anew", title: "A cub anew", twin: undefined }, "scenarios/type/cub-anew.json"),
    scenarioFile(
      {
        id: "other-names",
        title: "Other names",
        twin: undefined,
        players: ["Cleo"],
        cards: [{ ...OWN_CARD, name: "Whelp" }],
        timeline: [
          { kind: "enters", card: "Whelp", id: "It", controller: "Cleo" },
          { kind: "check", id: "end", expect: { It: { toughness: 2 } } },
        ],
      },
      "scenarios/type/other-names.json",
    ),
  ],
  "made-by-a-card": [
    scenarioFile({
      cards: [OWN_CARD, WHELP],
      timeline: [ENTERS, { kind: "enters", card: "Whelp", token: true, controller: "Ann" }, CHECK],
    }),
    scenarioFile({
      cards: [OWN_CARD, { ...WHELP, name: "Pup" }],
      timeline: [
        ENTERS,
        { kind: "enters", card: "Ann's Cub", controller: "Ann" },
        { kind: "enters", card: "Pup", token: true, controller: "Ann" },
        CHECK,
      ],
    }),
  ],
  "open-question": [
    scenarioFile({
      timeline: [
        { ...ENTERS, faceDown: { types: ["Land"] } },
        {
          kind: "resolves",
          controller: "Ann",
          targets: ["Cub"],
          ability: { effects: [{ affects: { target: true }, does: [{ kind: "addTypes", types: ["Creature"] }] }] },
        },
        { kind: "check", id: "end", expect: { Cub: { power: 2 } } },
      ],
    }),
  ],
  "unheld-reading": [
    scenarioFile({
      cards: [
        {
          ...OWN_CARD,
          subtypes: ["Bear"],
          abilities: [
            {
              kind: "static",
              id: "sleeps",
              affects: { self: true },
              does: [{ kind: "removeTypes", types: ["Creature"] }],
            },
          ],
        },
      ],
      timeline: [
        ENTERS,
        {
          kind: "resolves",
          controller: "Ann",
          targets: ["Cub"],
          ability: { effects: [{ affects: { target: true }, does: [{ kind: "addTypes", types: ["Creature"] }] }] },
        },
        { kind: "check", id: "end", expect: { Cub: { subtypes: ["Bear"] } } },
      ],
    }),
  ],
  minimal: [
    scenarioFile({
      timeline: [...Array.from({ length: 151 }, () => ({ kind: "turn", active: "Bob" })), ENTERS, CHECK],
    }),
    scenarioFile({ timeline: [ENTERS, { ...ENTERS, id: "Idle" }, CHECK] }),
    scenarioFile({ timeline: [ENTERS, { kind: "turn", active: "Bob" }, CHECK] }),
  ],
};
