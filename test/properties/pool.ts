import type { AbilityEntry, Card, CreatedEffect, Quantity } from "../../src/rules/formats.gen.js";
import {
  affecting,
  ALL_LANDS,
  artifact,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  defining,
  during,
  enchantment,
  equipment,
  FLYER,
  FOREST,
  gains,
  gets,
  land,
  loses,
  LOSES_ALL,
  RELIC,
  SWAMP,
  YOUR_CREATURES,
} from "../support/cards.js";

/** Cards that reach into each other, in the manner of the corpus. They need no choices, but may be given some. */

const GREATEST: Quantity = { greatest: "power", of: { ...CREATURES, other: true } };
const MANA_VALUE: Quantity = { manaValueOf: "affected" };
const LANDS: Quantity = { count: { type: "Land", controller: "you" } };
const CHOSEN_TYPE = { chosen: "creatureType" };
const WALK: AbilityEntry = { kind: "keyword", keyword: "landwalk", landType: "Swamp" };
const NONCREATURE_ARTIFACT = { type: "Artifact", not: { type: "Creature" } } as const;

const CREATURE_CARDS: readonly Card[] = [
  BEAR,
  FLYER,
  creature("Ogre", 3, 5, { manaCost: "{3}{R}", subtypes: ["Goblin"], supertypes: ["Legendary"] }),
  creature("Changeling", 1, 1, { manaCost: "{G}", abilities: ["changeling"] }),
  creature("Drone", 2, 1, { manaCost: "{B}", abilities: ["devoid", WALK] }),
  creature("Star", "*", "1+*", { manaCost: "{W/U}", abilities: [defining("size", becomes(LANDS, { sum: [1, LANDS] }))] }),
  creature("Mirror", "*", 1, { abilities: [defining("size", { kind: "setPowerToughness", power: GREATEST })] }),
  creature("King", 2, 2, { manaCost: "{1}{R}", subtypes: ["Goblin"], abilities: [affecting("lead", { subtype: "Goblin", other: true }, gets(1, 1), gains(WALK))] }),
  creature("Proud", 1, 2, { abilities: [affecting("grow", { self: true }, gets(GREATEST, 0))] }),
  creature("Ooze", 1, 1, { abilities: [affecting("learn", { self: true }, { kind: "gainAbilitiesOf", of: { type: "Creature", zone: "graveyard" }, abilityKinds: ["keyword", "activated"] })] }),
  creature("Dweller", 1, 1, { abilities: [during({ exists: { subtype: "Swamp", controller: "you" } }, affecting("rise", { self: true }, becomes(5, 5), gains("menace")))] }),
  creature("Clone", 0, 1, { abilities: [{ kind: "asEnters", id: "as-copy", copy: { of: CREATURES, except: { addTypes: ["Artifact"] } } }] }),
];

const LAND_CARDS: readonly Card[] = [
  FOREST,
  SWAMP,
  land("Bayou", ["Swamp", "Forest"]),
  land("Urborg", [], { supertypes: ["Legendary"], abilities: [affecting("swamps", ALL_LANDS, { kind: "addTypes", subtypes: ["Swamp"] })] }),
  land("Grove", ["Forest", "Dryad"], { types: ["Creature", "Land"], colorIndicator: ["green"], power: 1, toughness: 1 }),
  land("Forge", [], { abilities: [{ kind: "mana", produces: ["C"] }, affecting("hone", { ...YOUR_CREATURES, color: "red" }, gets(1, 0))] }),
];

const TYPE_CHANGERS: readonly Card[] = [
  enchantment("Moon", affecting("mountains", { ...ALL_LANDS, not: { supertype: "Basic" } }, { kind: "setBasicLandTypes", subtypes: ["Mountain"] })),
  enchantment("Limb", affecting("limb", { subtype: ["Forest", "Goblin"] }, { kind: "addTypes", types: ["Creature", "Land"], subtypes: ["Goblin", "Forest"] }, { kind: "setColors", colors: ["green"] }, becomes(1, 1))),
  { ...enchantment("Opalescence", affecting("animate", { type: "Enchantment", other: true, not: { subtype: "Aura" } }, { kind: "addTypes", types: ["Creature"] }, becomes(MANA_VALUE, MANA_VALUE))), manaCost: "{2}{W}{W}" },
  { ...enchantment("Humility", affecting("humble", CREATURES, LOSES_ALL, becomes(1, 1))), manaCost: "{2}{W}{W}" },
  artifact("Lattice", { manaCost: "{6}", abilities: [affecting("plate", { permanent: true }, { kind: "addTypes", types: ["Artifact"] }), affecting("fade", { zone: "any" }, { kind: "setColors", colors: [] })] }),
  enchantment("March", affecting("march", NONCREATURE_ARTIFACT, { kind: "addTypes", types: ["Creature"] }, becomes(MANA_VALUE, MANA_VALUE))),
  enchantment("Song", { ...affecting("sing", NONCREATURE_ARTIFACT, LOSES_ALL, { kind: "addTypes", types: ["Creature"] }, becomes(MANA_VALUE, MANA_VALUE)), lingers: "endOfTurn" }),
  enchantment("Conspiracy", affecting("all", YOUR_CREATURES, { kind: "setSubtypes", family: "creature", subtypes: [CHOSEN_TYPE] })),
  enchantment("Xenograft", affecting("also", YOUR_CREATURES, { kind: "addTypes", subtypes: [CHOSEN_TYPE] })),
  enchantment("Bell", affecting("animate", { subtype: "Swamp" }, { kind: "addTypes", types: ["Creature"] }, { kind: "addColors", colors: ["black"] }, becomes(1, 1))),
  enchantment("Glaciers", affecting("freeze", { subtype: "Mountain" }, { kind: "setBasicLandTypes", subtypes: ["Plains"] })),
  enchantment("Drought", during({ exists: { subtype: "Plains" } }, affecting("dry", { subtype: ["Forest", "Swamp"] }, { kind: "setBasicLandTypes", subtypes: ["Island"] }))),
  enchantment("Golems", affecting("shape", { type: "Artifact" }, { kind: "addTypes", subtypes: ["Golem"] })),
  enchantment("Elves", affecting("raise", { permanent: true, controller: "you" }, { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] })),
  enchantment("Scribe", affecting("write", { type: "Enchantment" }, { kind: "replaceWords", word: "landType", from: "Swamp", to: "Forest" })),
  enchantment("Editor", affecting("edit", { permanent: true }, { kind: "replaceWords", word: "landType", from: "Forest", to: "Mountain" })),
];

const OTHERS: readonly Card[] = [
  artifact("Servant", { types: ["Artifact", "Creature"], power: 1, toughness: 3, abilities: [affecting("paint", { zone: "any" }, { kind: "addColors", colors: [{ chosen: "color" }] })] }),
  enchantment("Greed", affecting("take", { type: "Artifact", controller: "opponent" }, { kind: "gainControl", player: "you" })),
  enchantment("Dawn", affecting("wash", { ...CREATURES, color: ["green", "black"] }, { kind: "setColors", colors: ["blue"] })),
  enchantment("Dusk", affecting("burn", { color: "blue" }, { kind: "addColors", colors: ["red"] }, gets(1, 0))),
  enchantment("Pride", during({ exists: { type: "Artifact" } }, affecting("pride", YOUR_CREATURES, { kind: "addTypes", subtypes: ["Cat"] }))),
  enchantment("Gloom", during({ not: { exists: { color: "red" } } }, affecting("gloom", CREATURES, { kind: "addColors", colors: ["black"] }))),
  enchantment("Crowd", affecting("crowd", { subtype: ["Bear", "Goblin"] }, gets({ count: { power: { atLeast: 3 }, other: true } }, 0))),
  enchantment("Level", affecting("level", YOUR_CREATURES, { kind: "setPowerToughness", toughness: { total: "power", of: { controller: "opponent" } } })),
  enchantment("Honor", affecting("honor", { ...YOUR_CREATURES, color: "white" }, gets(1, 1))),
  enchantment("Levitation", affecting("lift", YOUR_CREATURES, gains("flying"))),
  enchantment("Archetype", affecting("gain", YOUR_CREATURES, gains("flying")), affecting("bar", { ...CREATURES, controller: "opponent" }, { kind: "cantHave", abilities: ["flying"] })),
  enchantment("Wind", affecting("wind", { ...CREATURES, keyword: "flying" }, { kind: "setColors", colors: ["blue"] }, gets(1, 1))),
  enchantment("Strong", affecting("strong", { power: { atLeast: 3 } }, gets(1, 1))),
  enchantment("Plain", affecting("plain", { ...CREATURES, abilityCount: { equals: 0 } }, gets(2, 2))),
  enchantment("Jailer", affecting("jail", { zone: "graveyard" }, LOSES_ALL)),
  enchantment("Orb", { kind: "static", id: "guard", does: [{ kind: "playerGains", player: "you", abilities: ["hexproof"] }] }, affecting("fear", { ...CREATURES, color: "black" }, { kind: "changeGameRule", rule: "cant-be-blocked" })),
  aura("Confiscate", affecting("take", { host: true }, { kind: "gainControl", player: "you" })),
  aura("Lignify", affecting("root", { host: true }, { kind: "setSubtypes", family: "creature", subtypes: ["Treefolk"] }, LOSES_ALL, becomes(0, 4))),
  aura("Banner", affecting("grant", { host: true }, gains(affecting("inspire", { ...CREATURES, other: true }, gains("trample"), gets(1, 0))))),
  equipment("Hammer", affecting("strike", { host: true }, gets(2, 1), gains("menace")), affecting("weigh", { host: true }, loses("flying"))),
  RELIC,
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
  { affects: { target: 1 }, does: [{ kind: "addTypes", types: ["Artifact", "Creature"], subtypes: ["Golem"] }, becomes(4, 4)] },
  { affects: { target: 1 }, does: [{ kind: "addTypes", subtypes: ["Goblin"] }, { kind: "setBasicLandTypes", subtypes: ["Forest"] }] },
  { affects: { target: 1 }, does: [{ kind: "addEverySubtype", family: "creature" }] },
  { affects: { target: 1 }, does: [{ kind: "setTypes", types: ["Land"] }, { kind: "setBasicLandTypes", subtypes: ["Swamp"] }] },
  { affects: { target: 1 }, does: [{ kind: "replaceWords", word: "landType", from: "Swamp", to: "Forest" }, { kind: "replaceWords", word: "creatureType", from: "Goblin", to: "Bear" }] },
  { affects: { target: 1 }, does: [{ kind: "modifyPowerToughness", power: { powerOf: "affected" }, double: true }] },
  { affects: YOUR_CREATURES, does: [gets({ count: CREATURES }, 0), gains("trample")], duration: "yourNextTurn" },
  { affects: { zone: "graveyard" }, does: [{ kind: "addColors", colors: ["red"] }, gains("haste")] },
];
