import type { Card, Quantity } from "../../src/rules/formats.gen.js";
import {
  ALL_LANDS,
  affecting,
  artifact,
  aura,
  becomes,
  CREATURES,
  during,
  enchantment,
  equipment,
  gains,
  gets,
  loses,
  LOSES_ALL,
  RELIC,
  YOUR_CREATURES,
} from "../support/cards.js";

/** Enchantments and the like that reach into what others are. */

const MANA_VALUE: Quantity = { manaValueOf: "affected" };
const CHOSEN_TYPE = { chosen: "creatureType" };
const NONCREATURE_ARTIFACT = { type: "Artifact", not: { type: "Creature" } } as const;

export const TYPE_CHANGERS: readonly Card[] = [
  enchantment(
    "Moon",
    affecting(
      "mountains",
      { ...ALL_LANDS, not: { supertype: "Basic" } },
      { kind: "setBasicLandTypes", subtypes: ["Mountain"] },
    ),
  ),
  enchantment(
    "Limb",
    affecting(
      "limb",
      { subtype: ["Forest", "Goblin"] },
      { kind: "addTypes", types: ["Creature", "Land"], subtypes: ["Goblin", "Forest"] },
      { kind: "setColors", colors: ["green"] },
      becomes(1, 1),
    ),
  ),
  {
    ...enchantment(
      "Opalescence",
      affecting(
        "animate",
        { type: "Enchantment", other: true, not: { subtype: "Aura" } },
        { kind: "addTypes", types: ["Creature"] },
        becomes(MANA_VALUE, MANA_VALUE),
      ),
    ),
    manaCost: "{2}{W}{W}",
  },
  { ...enchantment("Humility", affecting("humble", CREATURES, LOSES_ALL, becomes(1, 1))), manaCost: "{2}{W}{W}" },
  artifact("Lattice", {
    manaCost: "{6}",
    abilities: [
      affecting("plate", { permanent: true }, { kind: "addTypes", types: ["Artifact"] }),
      affecting("fade", { zone: "any" }, { kind: "setColors", colors: [] }),
    ],
  }),
  enchantment(
    "March",
    affecting(
      "march",
      NONCREATURE_ARTIFACT,
      { kind: "addTypes", types: ["Creature"] },
      becomes(MANA_VALUE, MANA_VALUE),
    ),
  ),
  enchantment("Song", {
    ...affecting(
      "sing",
      NONCREATURE_ARTIFACT,
      LOSES_ALL,
      { kind: "addTypes", types: ["Creature"] },
      becomes(MANA_VALUE, MANA_VALUE),
    ),
    lingers: "endOfTurn",
  }),
  enchantment(
    "Conspiracy",
    affecting("all", YOUR_CREATURES, { kind: "setSubtypes", family: "creature", subtypes: [CHOSEN_TYPE] }),
  ),
  enchantment("Xenograft", affecting("also", YOUR_CREATURES, { kind: "addTypes", subtypes: [CHOSEN_TYPE] })),
  enchantment(
    "Bell",
    affecting(
      "animate",
      { subtype: "Swamp" },
      { kind: "addTypes", types: ["Creature"] },
      { kind: "addColors", colors: ["black"] },
      becomes(1, 1),
    ),
  ),
  enchantment(
    "Glaciers",
    affecting("freeze", { subtype: "Mountain" }, { kind: "setBasicLandTypes", subtypes: ["Plains"] }),
  ),
  enchantment(
    "Drought",
    during(
      { exists: { subtype: "Plains" } },
      affecting("dry", { subtype: ["Forest", "Swamp"] }, { kind: "setBasicLandTypes", subtypes: ["Island"] }),
    ),
  ),
  enchantment("Golems", affecting("shape", { type: "Artifact" }, { kind: "addTypes", subtypes: ["Golem"] })),
  enchantment(
    "Elves",
    affecting(
      "raise",
      { permanent: true, controller: "you" },
      { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] },
    ),
  ),
  enchantment(
    "Scribe",
    affecting(
      "write",
      { type: "Enchantment" },
      { kind: "replaceWords", word: "landType", from: "Swamp", to: "Forest" },
    ),
  ),
  enchantment(
    "Editor",
    affecting("edit", { permanent: true }, { kind: "replaceWords", word: "landType", from: "Forest", to: "Mountain" }),
  ),
];

export const OTHERS: readonly Card[] = [
  artifact("Servant", {
    types: ["Artifact", "Creature"],
    power: 1,
    toughness: 3,
    abilities: [affecting("paint", { zone: "any" }, { kind: "addColors", colors: [{ chosen: "color" }] })],
  }),
  enchantment(
    "Greed",
    affecting("take", { type: "Artifact", controller: "opponent" }, { kind: "gainControl", player: "you" }),
  ),
  enchantment(
    "Dawn",
    affecting("wash", { ...CREATURES, color: ["green", "black"] }, { kind: "setColors", colors: ["blue"] }),
  ),
  enchantment("Dusk", affecting("burn", { color: "blue" }, { kind: "addColors", colors: ["red"] }, gets(1, 0))),
  enchantment(
    "Pride",
    during(
      { exists: { type: "Artifact" } },
      affecting("pride", YOUR_CREATURES, { kind: "addTypes", subtypes: ["Cat"] }),
    ),
  ),
  enchantment(
    "Gloom",
    during(
      { not: { exists: { color: "red" } } },
      affecting("gloom", CREATURES, { kind: "addColors", colors: ["black"] }),
    ),
  ),
  enchantment(
    "Crowd",
    affecting("crowd", { subtype: ["Bear", "Goblin"] }, gets({ count: { power: { atLeast: 3 }, other: true } }, 0)),
  ),
  enchantment(
    "Level",
    affecting("level", YOUR_CREATURES, {
      kind: "setPowerToughness",
      toughness: { total: "power", of: { controller: "opponent" } },
    }),
  ),
  enchantment("Honor", affecting("honor", { ...YOUR_CREATURES, color: "white" }, gets(1, 1))),
  enchantment("Levitation", affecting("lift", YOUR_CREATURES, gains("flying"))),
  enchantment(
    "Archetype",
    affecting("gain", YOUR_CREATURES, gains("flying")),
    affecting("bar", { ...CREATURES, controller: "opponent" }, { kind: "cantHave", abilities: ["flying"] }),
  ),
  enchantment(
    "Wind",
    affecting("wind", { ...CREATURES, keyword: "flying" }, { kind: "setColors", colors: ["blue"] }, gets(1, 1)),
  ),
  enchantment("Strong", affecting("strong", { power: { atLeast: 3 } }, gets(1, 1))),
  enchantment("Plain", affecting("plain", { ...CREATURES, abilityCount: { equals: 0 } }, gets(2, 2))),
  enchantment("Jailer", affecting("jail", { zone: "graveyard" }, LOSES_ALL)),
  enchantment(
    "Orb",
    { kind: "static", id: "guard", does: [{ kind: "playerGains", player: "you", abilities: ["hexproof"] }] },
    affecting("fear", { ...CREATURES, color: "black" }, { kind: "changeGameRule", rule: "cant-be-blocked" }),
  ),
  aura("Confiscate", affecting("take", { host: true }, { kind: "gainControl", player: "you" })),
  aura(
    "Lignify",
    affecting(
      "root",
      { host: true },
      { kind: "setSubtypes", family: "creature", subtypes: ["Treefolk"] },
      LOSES_ALL,
      becomes(0, 4),
    ),
  ),
  aura(
    "Banner",
    affecting(
      "grant",
      { host: true },
      gains(affecting("inspire", { ...CREATURES, other: true }, gains("trample"), gets(1, 0))),
    ),
  ),
  equipment(
    "Hammer",
    affecting("strike", { host: true }, gets(2, 1), gains("menace")),
    affecting("weigh", { host: true }, loses("flying")),
  ),
  RELIC,
];
