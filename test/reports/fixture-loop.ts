import type { Result } from "../../src/rules/formats.gen.js";
import { change, layer, object, resolution, value } from "./boards.js";

export const BLOOD_MOON = object("Blood Moon", {
  manaCost: "{2}{R}",
  manaValue: 3,
  colors: ["red"],
  abilities: ["all-mountains"],
  controller: "Bob",
});

const LIFE = "Life and Limb/animate";
const MOON = "Blood Moon/all-mountains";

export const LOOP_PASSES: Result = {
  scenario: "life-and-limb-blood-moon-loop",
  ruleset: "current",
  verdict: "pass",
  values: [
    value("end", "Bayou", "types", ["Creature", "Land"]),
    value("end", "Bayou", "subtypes", ["Mountain", "Saproling"]),
  ],
  clauses: ["613.1d", "613.8a", "613.8b"],
  layers: ["4", "5", "7b"],
  pairs: ["4|addTypes|setBasicLandTypes|loop"],
  checkPoints: [
    {
      check: "end",
      after: 4,
      resolution: resolution(
        {
          Bayou: object("Bayou", {
            types: ["Creature", "Land"],
            subtypes: ["Mountain", "Saproling"],
            colors: ["green"],
            abilities: ["{T}: Add {R}"],
            power: 1,
            toughness: 1,
            tapsFor: ["R"],
          }),
          Saproling: object("Saproling", {
            types: ["Creature", "Land"],
            subtypes: ["Mountain", "Saproling"],
            colors: ["green"],
            abilities: ["{T}: Add {R}"],
            power: 1,
            toughness: 1,
            tapsFor: ["R"],
          }),
          "Life and Limb": object("Life and Limb", {
            manaCost: "{3}{G}",
            manaValue: 4,
            colors: ["green"],
            abilities: ["animate"],
          }),
          "Blood Moon": { ...BLOOD_MOON, controller: "Ann" },
        },
        [
          layer("4", "613.1d"),
          {
            kind: "depends",
            layer: "4",
            effect: LIFE,
            on: MOON,
            because: ["appliesTo"],
            before: { exists: true, objects: ["Bayou", "Saproling"] },
            after: { exists: true, objects: ["Saproling"] },
            clause: "613.8a",
          },
          {
            kind: "depends",
            layer: "4",
            effect: MOON,
            on: LIFE,
            because: ["appliesTo"],
            before: { exists: true, objects: ["Bayou"] },
            after: { exists: true, objects: ["Bayou", "Saproling"] },
            clause: "613.8a",
          },
          { kind: "loop", layer: "4", members: [LIFE, MOON], clause: "613.8b" },
          {
            kind: "applied",
            layer: "4",
            effect: LIFE,
            parts: ["addTypes"],
            objects: ["Bayou", "Saproling"],
            changes: [
              change("Bayou", "types", ["Land"], ["Creature", "Land"]),
              change("Bayou", "subtypes", ["Forest", "Swamp"], ["Forest", "Saproling", "Swamp"]),
              change("Saproling", "types", ["Creature"], ["Creature", "Land"]),
              change("Saproling", "subtypes", ["Saproling"], ["Forest", "Saproling"]),
            ],
            clauses: ["613.1d", "613.8b"],
          },
          {
            kind: "applied",
            layer: "4",
            effect: MOON,
            parts: ["setBasicLandTypes"],
            objects: ["Bayou", "Saproling"],
            changes: [
              change("Bayou", "subtypes", ["Forest", "Saproling", "Swamp"], ["Mountain", "Saproling"]),
              change("Saproling", "subtypes", ["Forest", "Saproling"], ["Mountain", "Saproling"]),
            ],
            clauses: ["613.1d"],
          },
          layer("5", "613.1e"),
          {
            kind: "applied",
            layer: "5",
            effect: LIFE,
            parts: ["setColors"],
            objects: ["Bayou", "Saproling"],
            changes: [change("Bayou", "colors", [], ["green"])],
            clauses: ["613.1e"],
          },
        ],
      ),
    },
  ],
};
