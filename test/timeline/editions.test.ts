import { expect } from "chai";
import type { Card, RulesetId } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { playUnder, type Played, type Step } from "../support/play.js";
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
  enchantment,
  FOREST,
  gains,
  gets,
  land,
  loses,
  LOSES_ALL,
  onTarget,
  resolving,
  YOUR_CREATURES,
} from "../support/cards.js";

type Answers = Readonly<Record<RulesetId, unknown>>;

/** What is asked of the same steps under each edition. */
function under(steps: readonly Step[], ask: (played: Played) => unknown): Answers {
  return Object.fromEntries(
    SUPPORTED_RULESETS.map((ruleset) => [ruleset, ask(playUnder(ruleset, ...steps))]),
  ) as unknown as Answers;
}

/** The answers of editions that differ: from this one on another. */
function answers(...changes: readonly (readonly [from: RulesetId, answer: unknown])[]): Answers {
  let answer: unknown;
  return Object.fromEntries(
    SUPPORTED_RULESETS.map((ruleset) => {
      answer = (changes.find(([from]) => from === ruleset) ?? [ruleset, answer])[1];
      return [ruleset, answer];
    }),
  ) as unknown as Answers;
}

const size =
  (id: string) =>
  ({ object }: Played): string =>
    `${object(id).power}/${object(id).toughness}`;

const MOON = enchantment(
  "Moon",
  affecting(
    "moon",
    { ...ALL_LANDS, not: { supertype: "Basic" } },
    { kind: "setBasicLandTypes", subtypes: ["Mountain"] },
  ),
);

describe("what editions decide differently", () => {
  it("before Magic 2010 what sets and what resolves stand in one sublayer, static boosts in a later one", () => {
    const shield = enchantment("Shield", affecting("shield", CREATURES, gets(0, 2)));
    const steps = [
      [creature("Ogre", 2, 2), { counters: { "+1/+1": 1 } }] as const,
      onTarget("Growth", "Ogre", gets(4, 4)),
      shield,
      onTarget("Shrink", "Ogre", becomes(0, 1)),
    ];
    expect(under(steps, size("Ogre"))).to.deep.equal(answers(["pre-m10", "1/4"], ["m10", "5/8"]));
  });

  it("before Magic 2010 colors and abilities share a layer, so one can wait for the other", () => {
    const painter = creature("Painter", 1, 3, {
      abilities: [affecting("paint", { zone: "any" }, { kind: "addColors", colors: ["blue"] })],
    });
    const humility = enchantment("Humility", affecting("humble", CREATURES, LOSES_ALL));
    const colors = ({ object }: Played): unknown => object("Bear").colors;
    expect(under([BEAR, painter, humility], colors)).to.deep.equal(
      answers(["pre-m10", ["green"]], ["m10", ["blue", "green"]]),
    );
  });

  it("one characteristic-defining ability depends on another since May 2012", () => {
    const greatest = creature("Greatest", "*", 1, {
      abilities: [
        defining("size", {
          kind: "setPowerToughness",
          power: { greatest: "power", of: { ...CREATURES, other: true } },
        }),
      ],
    });
    const lands = creature("Lands", "*", 1, {
      abilities: [defining("size", { kind: "setPowerToughness", power: { count: { type: "Land" } } })],
    });
    const steps = [greatest, lands, FOREST];
    expect(under(steps, size("Greatest"))).to.deep.equal(answers(["pre-m10", "0/1"], ["m14", "1/1"]));
  });

  it("the order is worked out anew after each application since February 2011", () => {
    const urborg = land("Urborg", [], {
      abilities: [affecting("swamps", ALL_LANDS, { kind: "addTypes", subtypes: ["Swamp"] })],
    });
    const zombies = enchantment(
      "Zombies",
      affecting("also", YOUR_CREATURES, { kind: "addTypes", subtypes: ["Zombie"] }),
    );
    const bell = artifact("Bell", {
      abilities: [affecting("wake", { type: "Land", subtype: "Swamp" }, { kind: "addTypes", types: ["Creature"] })],
    });
    const isZombie = ({ object }: Played): boolean => object("Urborg").subtypes.includes("Zombie");
    expect(under([urborg, zombies, bell], isZombie)).to.deep.equal(answers(["pre-m10", false], ["m14", true]));
  });

  it("turning face up gives a new timestamp since July 2015", () => {
    const morph = creature("Morph", 2, 2, { abilities: [affecting("ground", CREATURES, loses("flying"))] });
    const steps: Step[] = [
      [morph, { faceDown: true }],
      enchantment("Wind", affecting("wind", CREATURES, gains("flying"))),
      { kind: "turnFaceUp", object: "Morph" },
    ];
    const flies = ({ object }: Played): boolean => object("Morph").abilities.includes("flying");
    expect(under(steps, flies)).to.deep.equal(answers(["pre-m10", true], ["ikoria", false]));
  });

  it("counters are with the other changes of power and toughness since April 2020", () => {
    const strong = enchantment("Strong", affecting("strong", { ...CREATURES, power: { atLeast: 3 } }, gets(1, 1)));
    const steps = [[BEAR, { counters: { "+1/+1": 1 } }] as const, strong];
    expect(under(steps, size("Bear"))).to.deep.equal(answers(["pre-m10", "4/4"], ["m10", "3/3"], ["ikoria", "4/4"]));
  });

  it("counters give keywords since April 2020", () => {
    const flies = ({ object }: Played): boolean => object("Bear").abilities.includes("flying");
    expect(under([[BEAR, { counters: { flying: 1 } }]], flies)).to.deep.equal(
      answers(["pre-m10", false], ["ikoria", true]),
    );
  });

  it("simultaneous timestamps are in APNAP order since April 2020; before, in the order the active player chose", () => {
    const make = (type: string): Card =>
      enchantment(`All ${type}s`, affecting("all", ALL_LANDS, { kind: "setBasicLandTypes", subtypes: [type] }));
    const [mountains, islands] = [make("Mountain"), make("Island")];
    const steps: Step[] = [
      land("Waste"),
      [mountains, { zone: "graveyard" }],
      [islands, { zone: "graveyard", controller: "Bob" }],
      {
        kind: "simultaneous",
        events: [
          { kind: "moves", object: "All Islands", to: "battlefield", controller: "Bob" },
          { kind: "moves", object: "All Mountains", to: "battlefield", controller: "Ann" },
        ],
      },
    ];
    const type = ({ object }: Played): unknown => object("Waste").subtypes;
    expect(under(steps, type)).to.deep.equal(answers(["pre-m10", ["Mountain"]], ["ikoria", ["Island"]]));
  });

  it("an object gains no subtype without its type since September 2011", () => {
    const brand = aura(
      "Brand",
      affecting("brand", { host: true }, { kind: "addTypes", subtypes: ["Zombie", "Forest"] }),
    );
    const steps: Step[] = [artifact("Stone"), [brand, { attachedTo: "Stone" }]];
    const found = ({ object }: Played): unknown => [object("Stone").subtypes, object("Stone").tapsFor];
    expect(under(steps, found)).to.deep.equal(answers(["pre-m10", [["Forest", "Zombie"], ["G"]]], ["m14", [[], []]]));
  });

  it("losing a type still takes its subtypes along where subtypes need none", () => {
    const strip = aura("Strip", affecting("strip", { host: true }, { kind: "setTypes", types: ["Enchantment"] }));
    const steps: Step[] = [BEAR, [strip, { attachedTo: "Bear" }]];
    const found = ({ object }: Played): unknown => object("Bear").subtypes;
    expect(under(steps, found)).to.deep.equal(answers(["pre-m10", []]));
  });

  it("setting a land's type takes what a copy effect added since September 2013, and merged abilities since June 2021", () => {
    const copier = land("Copier", [], { abilities: ["haste"] });
    const become: Step = resolving(
      "Become",
      [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 }, except: { addAbilities: ["reach"] } }] }],
      { targets: ["Copier", "Cave"] },
    );
    const cave = land("Cave", [], { abilities: ["trample"] });
    const copied = ({ object }: Played): unknown => object("Copier").abilities;
    expect(under([copier, cave, become, MOON], copied)).to.deep.equal(
      answers(["pre-m10", ["reach", "{T}: Add {R}"]], ["ikoria", ["{T}: Add {R}"]]),
    );
    const arbor = land("Arbor", ["Forest"], { types: ["Land", "Creature"], power: 1, toughness: 1 });
    const under2: Card = creature("Beast", 3, 3, { abilities: ["trample"] });
    const merge: Step = { kind: "merges", card: "Beast", onto: "Arbor", position: "under" };
    const merged = ({ object }: Played): unknown => object("Arbor").abilities;
    expect(under([arbor, [under2, { zone: "graveyard" }], merge, MOON], merged)).to.deep.equal(
      answers(["pre-m10", ["trample", "{T}: Add {R}"]], ["current", ["{T}: Add {R}"]]),
    );
  });

  it("a value that a copy effect gives drops the ability that would define it since February 2011", () => {
    const goyf = creature("Goyf", "*", "*", {
      abilities: [defining("size", { kind: "setPowerToughness", power: 1, toughness: 2 })],
    });
    const become: Step = resolving(
      "Become",
      [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 }, except: { power: 7, toughness: 7 } }] }],
      { targets: ["Bear", "Goyf"] },
    );
    expect(under([BEAR, goyf, become], size("Bear"))).to.deep.equal(answers(["pre-m10", "1/2"], ["m14", "7/7"]));
  });

  it("a static copy effect keeps the values it began with since July 2018", () => {
    const mirror = enchantment("Mirror", {
      kind: "static",
      id: "mirror",
      affects: { self: true },
      does: [{ kind: "copy", of: { object: "Original" } }],
    });
    const steps: Step[] = [
      BEAR,
      creature("Original", 1, 1),
      mirror,
      resolving("Change", [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }] }], {
        targets: ["Original", "Bear"],
      }),
    ];
    const name = ({ object }: Played): unknown => object("Mirror").name;
    const found = under(steps, name);
    expect(found.m14).to.equal("Bear");
    expect(found.ikoria).to.equal("Original");
  });

  it("an amount computed as negative adds nothing since July 2017", () => {
    const steps: Step[] = [
      creature("Giant", 4, 4),
      onTarget("Weaken", "Giant", gets(-6, 0)),
      onTarget("Double", "Giant", gets({ powerOf: "affected" }, { powerOf: "affected" })),
    ];
    expect(under(steps, size("Giant"))).to.deep.equal(answers(["pre-m10", "-4/2"], ["ikoria", "-2/4"]));
  });

  it("an effect that changes objects and rules stays open for the rules since February 2013", () => {
    const rally = resolving("Rally", [
      { affects: YOUR_CREATURES, does: [gets(1, 1), { kind: "changeGameRule", rule: "cant-be-blocked" }] },
    ]);
    const rules = ({ resolution }: Played): unknown => resolution.gameRules.flatMap(({ objects }) => objects ?? []);
    expect(under([BEAR, rally, creature("Late", 1, 1)], rules)).to.deep.equal(
      answers(["pre-m10", ["Bear"]], ["m14", ["Bear", "Late"]]),
    );
  });

  it("looking ahead at what enters sees the effects of others since September 2017", () => {
    const chooser = creature("Chooser", 1, 1, {
      abilities: [
        { kind: "asEnters", id: "choose", choose: "color" },
        affecting("paint", { self: true }, { kind: "setColors", colors: [{ chosen: "color" }] }),
      ],
    });
    const humility = enchantment("Humility", affecting("humble", CREATURES, LOSES_ALL));
    const steps: Step[] = [
      humility,
      [chooser, { choices: { color: "red" } }],
      { kind: "moves", object: "Humility", to: "graveyard" },
    ];
    const color = ({ object }: Played): unknown => object("Chooser").colors;
    expect(under(steps, color)).to.deep.equal(answers(["pre-m10", ["red"]], ["ikoria", []]));
  });

  it("an ability that came by a change of text defines characteristics since July 2009", () => {
    const shifter = creature("Shifter", 1, 1, {
      abilities: [affecting("text", { self: true }, { kind: "gainFullText", of: { topOf: "graveyard" } })],
    });
    const maro = creature("Maro", "*", "*", {
      abilities: [defining("size", { kind: "setPowerToughness", power: 3, toughness: 3 })],
    });
    const awe = enchantment("Awe", affecting("awe", CREATURES, becomes(1, 1)));
    expect(under([awe, shifter, [maro, { zone: "graveyard" }]], size("Shifter"))).to.deep.equal(
      answers(["pre-m10", "3/3"], ["m10", "1/1"]),
    );
  });

  it("an edition before July 2014 knows no base power and toughness", () => {
    const base = ({ object }: Played): unknown => object("Bear").basePower;
    expect(under([BEAR], base)).to.deep.equal(answers(["pre-m10", null], ["ikoria", 2]));
  });
});
