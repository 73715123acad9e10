import type { Resolution, Result } from "../../src/rules/formats.gen.js";
import { change, layer, object, player, resolution, value } from "./boards.js";
import { BLOOD_MOON } from "./fixture-loop.js";

const OPALESCENCE = object("Opalescence", {
  manaCost: "{2}{W}{W}",
  manaValue: 4,
  colors: ["white"],
  abilities: ["animate"],
});

function humilityBoard(): Resolution {
  const humility = object("Humility", {
    manaCost: "{2}{W}{W}",
    manaValue: 4,
    colors: ["white"],
    types: ["Creature", "Enchantment"],
    power: 1,
    toughness: 1,
    controller: "Bob",
  });
  return resolution({ Humility: humility, Opalescence: OPALESCENCE }, [
    layer("4", "613.1d"),
    { kind: "locked", layer: "4", effect: "Opalescence/animate", objects: ["Humility"], clause: "613.6" },
    {
      kind: "applied",
      layer: "4",
      effect: "Opalescence/animate",
      parts: ["addTypes"],
      objects: ["Humility"],
      changes: [change("Humility", "types", ["Enchantment"], ["Creature", "Enchantment"])],
      clauses: ["613.1d", "613.7a"],
    },
    layer("6", "613.1f"),
    { kind: "locked", layer: "6", effect: "Humility/no-abilities", objects: ["Humility"], clause: "613.6" },
    {
      kind: "applied",
      layer: "6",
      effect: "Humility/no-abilities",
      parts: ["loseAllAbilities"],
      objects: ["Humility"],
      changes: [change("Humility", "abilities", ["no-abilities"], [])],
      clauses: ["613.1f"],
    },
    layer("7b", "613.4b"),
    {
      kind: "applied",
      layer: "7b",
      effect: "Opalescence/animate",
      parts: ["setPowerToughness"],
      objects: ["Humility"],
      changes: [change("Humility", "power", null, 4), change("Humility", "toughness", null, 4)],
      clauses: ["613.4b", "613.6"],
    },
    { kind: "continues", layer: "7b", effect: "Humility/no-abilities", clause: "613.6" },
    {
      kind: "applied",
      layer: "7b",
      effect: "Humility/no-abilities",
      parts: ["setPowerToughness"],
      objects: ["Humility"],
      changes: [change("Humility", "power", 4, 1), change("Humility", "toughness", 4, 1)],
      clauses: ["613.4b", "613.7a"],
    },
  ]);
}

export const HUMILITY_PASSES: Result = {
  scenario: "opalescence-humility-humility-last",
  ruleset: "current",
  verdict: "pass",
  values: [
    value("alone", "Opalescence", "power", null),
    value("end", "Humility", "types", ["Creature", "Enchantment"]),
    value("end", "Humility", "power", 1),
    value("end", "Humility", "toughness", 1),
    value("end", "Humility", "abilities", []),
    value("end", "Opalescence", "power", null),
    value("end", "Opalescence", "abilities", ["animate"]),
  ],
  clauses: ["613.1d", "613.1f", "613.4b", "613.6", "613.7a"],
  layers: ["4", "6", "7b"],
  pairs: ["7b|setPowerToughness|setPowerToughness|none"],
  checkPoints: [
    { check: "alone", after: 1, resolution: resolution({ Opalescence: OPALESCENCE }, []) },
    { check: "end", after: 2, resolution: humilityBoard() },
  ],
};

const URBORG = "Urborg, Tomb of Yawgmoth";

/** The engine goes by timestamps alone, and the Forest is a Swamp. */
export const URBORG_FAILS: Result = {
  scenario: "urborg-before-blood-moon",
  ruleset: "current",
  verdict: "fail",
  values: [
    { ...value("end", "Forest", "subtypes", ["Forest"], ["Forest", "Swamp"]), firstLayer: "4" },
    { ...value("end", "Forest", "tapsFor", ["G"], ["B", "G"]), firstLayer: "4" },
    value("end", URBORG, "subtypes", ["Mountain"]),
    value("end", URBORG, "abilities", ["{T}: Add {R}"]),
  ],
  clauses: ["305.7", "613.1d", "613.7a"],
  layers: ["4"],
  pairs: ["4|addTypes|setBasicLandTypes|none"],
  checkPoints: [
    {
      check: "end",
      after: 2,
      resolution: resolution(
        {
          "Blood Moon": BLOOD_MOON,
          Forest: object("Forest", {
            supertypes: ["Basic"],
            types: ["Land"],
            subtypes: ["Forest", "Swamp"],
            abilities: ["{T}: Add {B}", "{T}: Add {G}"],
            tapped: true,
            tapsFor: ["B", "G"],
          }),
          [URBORG]: object(URBORG, {
            supertypes: ["Legendary"],
            types: ["Land"],
            subtypes: ["Mountain"],
            abilities: ["{T}: Add {R}"],
            tapsFor: ["R"],
          }),
        },
        [
          layer("4", "613.1d"),
          {
            kind: "applied",
            layer: "4",
            effect: `${URBORG}/swamps-too`,
            parts: ["addTypes"],
            objects: ["Forest", URBORG],
            changes: [
              change("Forest", "subtypes", ["Forest"], ["Forest", "Swamp"]),
              change(URBORG, "subtypes", [], ["Swamp"]),
            ],
            clauses: ["613.1d", "613.7a"],
          },
          {
            kind: "applied",
            layer: "4",
            effect: "Blood Moon/all-mountains",
            parts: ["setBasicLandTypes"],
            objects: [URBORG],
            changes: [
              change(URBORG, "subtypes", ["Swamp"], ["Mountain"]),
              change(URBORG, "abilities", ["swamps-too"], ["{T}: Add {R}"]),
            ],
            clauses: ["613.1d", "305.7"],
          },
        ],
      ),
    },
  ],
};

export const CRASHES: Result = {
  scenario: "six-thousand-saprolings",
  ruleset: "current",
  verdict: "crashed",
  message: "The engine's process ended twice without an answer.",
  attempts: ["exit code 139 (SIGSEGV)", "exit code 139 (SIGSEGV)"],
  values: [],
  clauses: [],
  layers: [],
  pairs: [],
  checkPoints: [],
};

const WALLS = "Library Without Walls";

export const SHRIVELLED_PASSES: Result = {
  scenario: "shrivelled-bear",
  ruleset: "current",
  verdict: "pass",
  values: [
    value("end", "Counting Bear", "power", -1),
    value("end", "Counting Bear", "toughness", -1),
    value("end", "Counting Bear", "counters +1/+1", 1),
    value("end", "Ann", "maximumHandSize", null),
    value("end", "game", "stateBased", ["704.5f Counting Bear"]),
  ],
  clauses: ["613.10", "613.4c", "704.5f"],
  layers: ["7c"],
  pairs: ["7c|modifyPowerToughness|modifyPowerToughness|none"],
  checkPoints: [
    {
      check: "end",
      after: 3,
      resolution: resolution(
        {
          "Counting Bear": object("Counting Bear", {
            manaCost: "{1}{G}",
            manaValue: 2,
            colors: ["green"],
            types: ["Creature"],
            subtypes: ["Bear"],
            abilities: ["trample", "ward {2}", "{T}: Add {G}"],
            power: -1,
            toughness: -1,
            basePower: 2,
            baseToughness: 2,
            counters: { "+1/+1": 1 },
            tapsFor: ["G"],
          }),
          [WALLS]: object(WALLS, {
            manaCost: "{3}{U}",
            manaValue: 4,
            colors: ["blue"],
            types: ["Artifact"],
            abilities: ["no-maximum"],
          }),
          "Shrivelling Touch": object("Shrivelling Touch", {
            manaCost: "{1}{B/G}",
            manaValue: 2,
            colors: ["black", "green"],
            subtypes: ["Aura"],
            abilities: ["enchant creature", "shrink"],
            attachedTo: "Counting Bear",
            controller: "Bob",
          }),
        },
        [
          layer("7c", "613.4c"),
          {
            kind: "applied",
            layer: "7c",
            effect: "Counting Bear/counter:+1/+1",
            parts: ["modifyPowerToughness"],
            objects: ["Counting Bear"],
            changes: [change("Counting Bear", "power", 2, 3), change("Counting Bear", "toughness", 2, 3)],
            clauses: ["613.4c"],
          },
          {
            kind: "applied",
            layer: "7c",
            effect: "Shrivelling Touch/shrink",
            parts: ["modifyPowerToughness"],
            objects: ["Counting Bear"],
            changes: [change("Counting Bear", "power", 3, -1), change("Counting Bear", "toughness", 3, -1)],
            clauses: ["613.4c"],
          },
          { kind: "player", effect: `${WALLS}/no-maximum`, players: ["Ann"], gains: ["hexproof"], clause: "613.10" },
          {
            kind: "gameRule",
            effect: `${WALLS}/no-maximum`,
            rule: { rule: "no-maximum-hand-size", effect: `${WALLS}/no-maximum`, player: "Ann" },
            clause: "613.11",
          },
          {
            kind: "stateBased",
            action: { clause: "704.5f", object: "Counting Bear", result: "graveyard" },
            clause: "704.5f",
          },
        ],
        {
          players: { Ann: player({ abilities: ["hexproof"], maximumHandSize: null, hand: 2 }), Bob: player() },
          gameRules: [{ rule: "no-maximum-hand-size", effect: `${WALLS}/no-maximum`, player: "Ann" }],
          stateBased: [{ clause: "704.5f", object: "Counting Bear", result: "graveyard" }],
        },
      ),
    },
  ],
};
