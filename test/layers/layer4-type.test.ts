import { expect } from "chai";
import type { Card, CardType, EffectPart, Supertype } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
import { affecting, BEAR, creature, CREATURES, enchantment, onTarget } from "../support/cards.js";

interface Line {
  readonly supertypes?: Supertype[];
  readonly types: CardType[];
  readonly subtypes?: string[];
}

/** [what happens and the clause, the part, the type line before, the type line after] */
type Case = readonly [what: string, part: EffectPart, before: Line, after: Line];

const NONBASIC = "Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza's".split(" ");

const ADDING: readonly Case[] = [
  [
    "a card type joins those it has (205.1b)",
    { kind: "addTypes", types: ["Creature"] },
    { types: ["Land"], subtypes: ["Forest"] },
    { types: ["Creature", "Land"], subtypes: ["Forest"] },
  ],
  [
    "a subtype joins those it has (205.1b)",
    { kind: "addTypes", subtypes: ["Elf"] },
    { types: ["Creature"], subtypes: ["Goblin"] },
    { types: ["Creature"], subtypes: ["Elf", "Goblin"] },
  ],
  [
    "a subtype without its card type is not gained (205.3d)",
    { kind: "addTypes", subtypes: ["Elf"] },
    { types: ["Artifact"], subtypes: ["Vehicle"] },
    { types: ["Artifact"], subtypes: ["Vehicle"] },
  ],
  [
    "a subtype whose card type comes with it is gained",
    { kind: "addTypes", types: ["Creature"], subtypes: ["Elf"] },
    { types: ["Artifact"] },
    { types: ["Artifact", "Creature"], subtypes: ["Elf"] },
  ],
  [
    "a creature type is gained by a kindred card",
    { kind: "addTypes", subtypes: ["Elf"] },
    { types: ["Enchantment", "Kindred"], subtypes: ["Faerie"] },
    { types: ["Enchantment", "Kindred"], subtypes: ["Elf", "Faerie"] },
  ],
  [
    "a supertype joins, whatever the types (205.4b)",
    { kind: "addTypes", supertypes: ["Legendary"] },
    { supertypes: ["Snow"], types: ["Land"] },
    { supertypes: ["Legendary", "Snow"], types: ["Land"] },
  ],
  [
    "every creature type (702.73a)",
    { kind: "addEverySubtype", family: "creature" },
    { types: ["Artifact", "Creature"], subtypes: ["Vehicle", "Elf"] },
    { types: ["Artifact", "Creature"], subtypes: ["Vehicle", "every creature type"] },
  ],
  [
    "every creature type does nothing to a noncreature (205.3d)",
    { kind: "addEverySubtype", family: "creature" },
    { types: ["Artifact"] },
    { types: ["Artifact"] },
  ],
  [
    "every basic land type",
    { kind: "addEverySubtype", family: "land" },
    { types: ["Land"], subtypes: ["Cave"] },
    { types: ["Land"], subtypes: ["Cave", "Forest", "Island", "Mountain", "Plains", "Swamp"] },
  ],
  [
    "every nonbasic land type (205.3i)",
    { kind: "addEverySubtype", family: "land", which: "nonbasic" },
    { types: ["Land"], subtypes: ["Forest"] },
    { types: ["Land"], subtypes: ["Forest", ...NONBASIC] },
  ],
  [
    "every land type, which a nonland can't have (205.3d)",
    { kind: "addEverySubtype", family: "land", which: "every" },
    { types: ["Artifact"] },
    { types: ["Artifact"] },
  ],
];

const SETTING: readonly Case[] = [
  [
    "set card types replace all others, whose subtypes go (205.1a)",
    { kind: "setTypes", types: ["Creature"] },
    { types: ["Artifact", "Creature"], subtypes: ["Equipment", "Elf"] },
    { types: ["Creature"], subtypes: ["Elf"] },
  ],
  [
    "set subtypes replace their whole family (205.1a)",
    { kind: "setTypes", types: ["Creature", "Artifact"], subtypes: ["Ape"] },
    { types: ["Artifact", "Creature"], subtypes: ["Vehicle", "Human", "Pilot"] },
    { types: ["Artifact", "Creature"], subtypes: ["Ape", "Vehicle"] },
  ],
  [
    "supertypes stay when card types are set (205.4b)",
    { kind: "setTypes", types: ["Land"], subtypes: ["Forest"] },
    { supertypes: ["Legendary"], types: ["Creature"], subtypes: ["Elf"] },
    { supertypes: ["Legendary"], types: ["Land"], subtypes: ["Forest"] },
  ],
  [
    "creature types stay from kindred to creature (205.1a)",
    { kind: "setTypes", types: ["Creature"] },
    { types: ["Enchantment", "Kindred"], subtypes: ["Faerie"] },
    { types: ["Creature"], subtypes: ["Faerie"] },
  ],
  [
    "the family that is named is replaced, others stay (205.1a)",
    { kind: "setSubtypes", family: "creature", subtypes: ["Goblin"] },
    { types: ["Creature", "Land"], subtypes: ["Elf", "Forest", "Warrior"] },
    { types: ["Creature", "Land"], subtypes: ["Forest", "Goblin"] },
  ],
  [
    "setting a subtype that it can't have changes nothing (205.3d)",
    { kind: "setSubtypes", family: "creature", subtypes: ["Goblin"] },
    { types: ["Land"], subtypes: ["Forest"] },
    { types: ["Land"], subtypes: ["Forest"] },
  ],
  [
    "a family can be emptied",
    { kind: "setSubtypes", family: "creature", subtypes: [] },
    { types: ["Creature"], subtypes: ["Elf"] },
    { types: ["Creature"] },
  ],
];

const REMOVING: readonly Case[] = [
  [
    "a removed card type takes its subtypes along (205.1a)",
    { kind: "removeTypes", types: ["Creature"] },
    { types: ["Creature", "Enchantment"], subtypes: ["God", "Shrine"] },
    { types: ["Enchantment"], subtypes: ["Shrine"] },
  ],
  [
    "but kindred keeps creature types (205.1a)",
    { kind: "removeTypes", types: ["Creature"] },
    { types: ["Creature", "Kindred"], subtypes: ["Elf"] },
    { types: ["Kindred"], subtypes: ["Elf"] },
  ],
  [
    "a removed supertype leaves everything else (205.4b)",
    { kind: "removeTypes", supertypes: ["Legendary"] },
    { supertypes: ["Legendary", "Snow"], types: ["Creature"], subtypes: ["Elf"] },
    { supertypes: ["Snow"], types: ["Creature"], subtypes: ["Elf"] },
  ],
  [
    "a removed subtype leaves the card type (205.1a)",
    { kind: "removeTypes", subtypes: ["Elf"] },
    { types: ["Creature"], subtypes: ["Elf"] },
    { types: ["Creature"] },
  ],
  [
    "losing every type leaves a permanent (110.4c)",
    { kind: "removeTypes", types: ["Artifact"] },
    { types: ["Artifact"], subtypes: ["Vehicle"] },
    { types: [] },
  ],
];

function subject({ supertypes, types, subtypes }: Line): Card {
  return {
    name: "Subject",
    ...(supertypes === undefined ? {} : { supertypes }),
    types,
    ...(subtypes === undefined ? {} : { subtypes }),
  };
}

describe("layer 4: type lines", () => {
  for (const [what, part, before, after] of [...ADDING, ...SETTING, ...REMOVING]) {
    it(what, () => {
      const { supertypes, types, subtypes } = play(subject(before), onTarget("Effect", "Subject", part)).object(
        "Subject",
      );
      expect({ supertypes, types, subtypes }).to.deep.equal({
        supertypes: after.supertypes ?? [],
        types: after.types,
        subtypes: (after.subtypes ?? []).toSorted(),
      });
    });
  }

  it("an instant or sorcery stays one when card types are set (205.1a)", () => {
    const bolt: Card = { name: "Bolt", types: ["Instant"], subtypes: ["Arcane"] };
    const mold = enchantment("Mold", affecting("set", { zone: "stack" }, { kind: "setTypes", types: ["Artifact"] }));
    expect(play([bolt, { zone: "stack" }], mold).object("Bolt")).to.deep.include({
      types: ["Artifact", "Instant"],
      subtypes: ["Arcane"],
    });
  });

  it("a subtype that was never chosen sets nothing (607.5a)", () => {
    const chosen = { chosen: "creatureType" };
    const set = enchantment(
      "Set",
      affecting("set", CREATURES, { kind: "setSubtypes", family: "creature", subtypes: [chosen] }),
    );
    const add = enchantment("Add", affecting("add", CREATURES, { kind: "addTypes", subtypes: [chosen] }));
    expect(play(BEAR, set, add).object("Bear").subtypes).to.deep.equal(["Bear"]);
    expect(play(BEAR, [set, { choices: { creatureType: "Elf" } }]).object("Bear").subtypes).to.deep.equal(["Elf"]);
  });

  it("a creature type that is set reaches a changeling after its own ability (613.3)", () => {
    const changeling = creature("Changeling", 1, 1, { abilities: ["changeling"] });
    const elves = enchantment(
      "Elves",
      affecting("set", CREATURES, { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] }),
    );
    expect(play(elves, changeling).object("Changeling").subtypes).to.deep.equal(["Elf"]);
  });

  it("a creature type comes back with its card type, unless an effect has taken the subtypes meanwhile", () => {
    const sleep = onTarget("Sleep", "Bear", { kind: "removeTypes", types: ["Creature"] });
    const wake = onTarget("Wake", "Bear", { kind: "addTypes", types: ["Creature"] });
    expect(play(BEAR, sleep, wake).object("Bear")).to.deep.include({
      types: ["Creature"],
      subtypes: ["Bear"],
      power: 2,
    });
    const elf = onTarget("Elf", "Bear", { kind: "setTypes", types: ["Creature"], subtypes: ["Elf"] });
    expect(play(BEAR, sleep, elf).object("Bear").subtypes).to.deep.equal(["Elf"]);
    const none = onTarget("None", "Bear", { kind: "setSubtypes", family: "creature", subtypes: [] });
    expect(play(BEAR, sleep, none, wake).object("Bear").subtypes).to.deep.equal([]);
  });
});

describe("subtypes of another object", () => {
  const elf = creature("Elf", 1, 1, { subtypes: ["Elf", "Druid"] });
  const part: EffectPart = { kind: "setSubtypes", family: "creature", subtypesOf: { object: "Elf" } };
  const becomes: EffectPart = { kind: "setSubtypes", family: "creature", subtypes: ["Ox"] };

  it("replace those that are there, with the words beside them", () => {
    const mirror = enchantment("Mirror", affecting("as", { name: "Bear" }, { ...part, subtypes: ["Bear"] }));
    expect(play(BEAR, elf, mirror).object("Bear").subtypes).to.have.members(["Bear", "Druid", "Elf"]);
  });

  it("are read once by what resolves (608.2h), and again and again by a static ability", () => {
    const mirror = enchantment("Mirror", affecting("as", { name: "Bear" }, part));
    const later = onTarget("Later", "Elf", becomes);
    expect(play(BEAR, elf, onTarget("Now", "Bear", part), later).object("Bear").subtypes).to.have.members([
      "Druid",
      "Elf",
    ]);
    expect(play(BEAR, elf, mirror, later).object("Bear").subtypes).to.deep.equal(["Ox"]);
  });

  it("are none, and nothing happens, while it is not there", () => {
    const mirror = enchantment("Mirror", affecting("as", { name: "Bear" }, part));
    expect(play(BEAR, mirror).object("Bear").subtypes).to.deep.equal(["Bear"]);
  });
});
