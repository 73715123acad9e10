import type { AbilityEntry, Card, Quantity, CreatedEffect } from "../../src/rules/formats.gen.js";
import {
  affecting,
  ALL_LANDS,
  BEAR,
  becomes,
  creature,
  CREATURES,
  defining,
  during,
  FLYER,
  FOREST,
  gains,
  gets,
  land,
  LOSES_ALL,
  SWAMP,
  YOUR_CREATURES,
} from "../support/cards.js";
import { OTHERS, TYPE_CHANGERS } from "./pool-enchantments.js";

/** Cards that reach into each other, in the manner of the corpus. They need no choices, but may be given some. */

const GREATEST: Quantity = { greatest: "power", of: { ...CREATURES, other: true } };
const LANDS: Quantity = { count: { type: "Land", controller: "you" } };
const WALK: AbilityEntry = { kind: "keyword", keyword: "landwalk", landType: "Swamp" };

const CREATURE_CARDS: readonly Card[] = [
  BEAR,
  FLYER,
  creature("Ogre", 3, 5, { manaCost: "{3}{R}", subtypes: ["Goblin"], supertypes: ["Legendary"] }),
  creature("Changeling", 1, 1, { manaCost: "{G}", abilities: ["changeling"] }),
  creature("Drone", 2, 1, { manaCost: "{B}", abilities: ["devoid", WALK] }),
  creature("Star", "*", "1+*", {
    manaCost: "{W/U}",
    abilities: [defining("size", becomes(LANDS, { sum: [1, LANDS] }))],
  }),
  creature("Mirror", "*", 1, { abilities: [defining("size", { kind: "setPowerToughness", power: GREATEST })] }),
  creature("King", 2, 2, {
    manaCost: "{1}{R}",
    subtypes: ["Goblin"],
    abilities: [affecting("lead", { subtype: "Goblin", other: true }, gets(1, 1), gains(WALK))],
  }),
  creature("Proud", 1, 2, { abilities: [affecting("grow", { self: true }, gets(GREATEST, 0))] }),
  creature("Ooze", 1, 1, {
    abilities: [
      affecting(
        "learn",
        { self: true },
        { kind: "gainAbilitiesOf", of: { type: "Creature", zone: "graveyard" }, abilityKinds: ["keyword", "static"] },
      ),
    ],
  }),
  creature("Shapeless", 0, 1, {
    manaCost: "{U}",
    abilities: [
      affecting("text", { self: true }, { kind: "gainFullText", of: { topOf: "graveyard" }, plus: ["hexproof"] }),
    ],
  }),
  creature("Dweller", 1, 1, {
    abilities: [
      during(
        { exists: { subtype: "Swamp", controller: "you" } },
        affecting("rise", { self: true }, becomes(5, 5), gains("menace")),
      ),
    ],
  }),
  creature("Clone", 0, 1, {
    abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES, except: { addTypes: ["Artifact"] } } }],
  }),
];

const LAND_CARDS: readonly Card[] = [
  FOREST,
  SWAMP,
  land("Bayou", ["Swamp", "Forest"]),
  land("Urborg", [], {
    supertypes: ["Legendary"],
    abilities: [affecting("swamps", ALL_LANDS, { kind: "addTypes", subtypes: ["Swamp"] })],
  }),
  land("Grove", ["Forest", "Dryad"], {
    types: ["Creature", "Land"],
    colorIndicator: ["green"],
    power: 1,
    toughness: 1,
  }),
  land("Forge", [], {
    abilities: [{ kind: "mana", produces: ["C"] }, affecting("hone", { ...YOUR_CREATURES, color: "red" }, gets(1, 0))],
  }),
];

export const POOL: readonly Card[] = [...CREATURE_CARDS, ...LAND_CARDS, ...TYPE_CHANGERS, ...OTHERS];

/** What resolves, with up to two targets. */
export const EFFECTS: readonly CreatedEffect[] = [
  { affects: { target: 1 }, does: [gets(3, 3)], duration: "endOfTurn" },
  { affects: { target: 1 }, does: [LOSES_ALL, becomes(0, 1)] },
  { affects: { target: 1 }, does: [{ kind: "setColors", colors: ["white"] }, gains("flying")] },
  { affects: { target: 1 }, does: [{ kind: "gainControl", player: "you" }], duration: "endOfTurn" },
  { affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] },
  { affects: { target: 1 }, does: [{ kind: "gainFullText", of: { target: 2 }, plus: ["hexproof"] }] },
  { affects: { target: 1 }, does: [{ kind: "switchPowerToughness" }] },
  {
    affects: { target: 1 },
    does: [{ kind: "addTypes", types: ["Artifact", "Creature"], subtypes: ["Golem"] }, becomes(4, 4)],
  },
  {
    affects: { target: 1 },
    does: [
      { kind: "addTypes", subtypes: ["Goblin"] },
      { kind: "setBasicLandTypes", subtypes: ["Forest"] },
    ],
  },
  { affects: { target: 1 }, does: [{ kind: "addEverySubtype", family: "creature" }] },
  {
    affects: { target: 1 },
    does: [
      { kind: "setTypes", types: ["Land"] },
      { kind: "setBasicLandTypes", subtypes: ["Swamp"] },
    ],
  },
  {
    affects: { target: 1 },
    does: [
      { kind: "replaceWords", word: "landType", from: "Swamp", to: "Forest" },
      { kind: "replaceWords", word: "creatureType", from: "Goblin", to: "Bear" },
    ],
  },
  { affects: { target: 1 }, does: [{ kind: "modifyPowerToughness", power: { powerOf: "affected" }, double: true }] },
  { affects: YOUR_CREATURES, does: [gets({ count: CREATURES }, 0), gains("trample")], duration: "yourNextTurn" },
  { affects: { zone: "graveyard" }, does: [{ kind: "addColors", colors: ["red"] }, gains("haste")] },
];
