import { expect } from "chai";
import type { EffectPart, Quantity } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  artifact,
  BEAR,
  becomes,
  creature,
  CREATURES,
  defining,
  enchantment,
  FOREST,
  gets,
  LOSES_ALL,
  onTarget,
  resolving,
} from "../support/cards.js";

const SWITCH: EffectPart = { kind: "switchPowerToughness" };
const YOUR_LANDS: Quantity = { count: { type: "Land", controller: "you" } };

/** Power and toughness of a creature after these parts, one effect each, in this order. */
function sizeAfter(power: number, toughness: number, ...parts: EffectPart[]): string {
  const effects = parts.map((part, n): Step => onTarget(`Effect ${n}`, "Subject", part));
  const subject = play(creature("Subject", power, toughness), ...effects).object("Subject");
  return `${subject.power}/${subject.toughness}`;
}

describe("layer 7: power and toughness", () => {
  const cases: readonly (readonly [what: string, before: [number, number], parts: EffectPart[], after: string])[] = [
    ["setting replaces both", [2, 2], [becomes(0, 1)], "0/1"],
    ["setting power alone leaves toughness", [2, 3], [{ kind: "setPowerToughness", power: 7 }], "7/3"],
    ["setting toughness alone leaves power", [2, 3], [{ kind: "setPowerToughness", toughness: 7 }], "2/7"],
    ["of two settings the later stands", [2, 2], [becomes(5, 5), becomes(0, 1)], "0/1"],
    ["a setting to a negative number stays negative (107.1b)", [2, 2], [becomes(-2, 2)], "-2/2"],
    ["modifying adds up", [2, 2], [gets(1, 1), gets(2, -1)], "5/2"],
    ["modifying power alone", [2, 2], [{ kind: "modifyPowerToughness", power: 3 }], "5/2"],
    ["setting comes first, whatever the timestamps (613.4b-c)", [2, 2], [gets(4, 4), becomes(0, 1)], "4/5"],
    ["switching comes last, whatever the timestamps (613.4d)", [1, 3], [SWITCH, gets(0, 1)], "4/1"],
    ["a later bonus is switched along", [1, 3], [gets(0, 1), SWITCH, gets(5, 0)], "4/6"],
    ["two switches cancel", [1, 3], [gets(0, 1), SWITCH, SWITCH], "1/4"],
    ["a reduction below zero stays (107.1b)", [2, 2], [gets(-5, 0)], "-3/2"],
    ["and is undone by a later bonus", [2, 2], [gets(-5, 0), gets(4, 0)], "1/2"],
    ["a negative power can be switched", [2, 2], [gets(-5, 0), SWITCH], "2/-3"],
  ];
  for (const [what, [power, toughness], parts, after] of cases) {
    it(what, () => expect(sizeAfter(power, toughness, ...parts)).to.equal(after));
  }

  it("counters are modifications like others (613.4c)", () => {
    const { object } = play(
      creature("Ogre", 2, 2),
      { kind: "counters", object: "Ogre", add: { "+1/+1": 1 } },
      onTarget("Set", "Ogre", becomes(0, 1)),
    );
    expect(object("Ogre")).to.include({ power: 1, toughness: 2 });
  });

  it("the CR's own Gray Ogre: counter, bonus, static bonus and a setting", () => {
    const { object } = play(
      creature("Ogre", 2, 2),
      { kind: "counters", object: "Ogre", add: { "+1/+1": 1 } },
      onTarget("Growth", "Ogre", gets(4, 4)),
      enchantment("Walls", affecting("boost", CREATURES, gets(0, 2))),
      onTarget("Set", "Ogre", becomes(0, 1)),
    );
    expect(object("Ogre")).to.include({ power: 5, toughness: 8 });
  });

  it("base numbers are those after the setting (208.4b)", () => {
    const { object } = play(
      creature("Ogre", 2, 2),
      onTarget("Set", "Ogre", becomes(0, 1)),
      onTarget("Growth", "Ogre", gets(4, 4)),
      onTarget("Turn", "Ogre", SWITCH),
    );
    expect(object("Ogre")).to.include({ basePower: 0, baseToughness: 1, power: 5, toughness: 4 });
  });

  it("each application of one effect with two parts happens in its own sublayer", () => {
    const { object, order } = play(
      BEAR,
      onTarget("Both", "Bear", gets(1, 1), becomes(0, 1)),
      onTarget("Later", "Bear", becomes(4, 4)),
    );
    expect(order("7b")).to.deep.equal(["Both", "Later"]);
    expect(object("Bear")).to.include({ power: 5, toughness: 5 });
  });
});

describe("layer 7a: characteristic-defining abilities", () => {
  const treefolk = creature("Treefolk", "*", "*", { abilities: [defining("size", becomes(YOUR_LANDS, YOUR_LANDS))] });

  it("set a size that follows the board (613.5)", () => {
    expect(play(FOREST, [FOREST, { id: "Second" }], treefolk).object("Treefolk")).to.include({
      power: 2,
      toughness: 2,
    });
  });

  it("work in every zone, with the owner as 'you' (604.3, 108.4a)", () => {
    const { object } = play(
      FOREST,
      [treefolk, { zone: "graveyard" }],
      [treefolk, { id: "Bob's", controller: "Bob", zone: "hand" }],
    );
    expect([object("Treefolk").power, object("Bob's").power]).to.deep.equal([1, 0]);
  });

  it("are overwritten by any setting, however old (613.4a-b)", () => {
    const set = enchantment("Set", affecting("set", CREATURES, becomes(1, 1)));
    expect(play(set, FOREST, [FOREST, { id: "Second" }], treefolk).object("Treefolk")).to.include({
      power: 1,
      toughness: 1,
    });
  });

  it("that are lost leave 0, or the number beside the star", () => {
    const lhurgoyf = creature("Lhurgoyf", "*", "1+*", {
      abilities: [defining("size", becomes(YOUR_LANDS, { sum: [1, YOUR_LANDS] }))],
    });
    const { object } = play(
      FOREST,
      treefolk,
      lhurgoyf,
      onTarget("A", "Treefolk", LOSES_ALL),
      onTarget("B", "Lhurgoyf", LOSES_ALL),
    );
    expect(object("Treefolk")).to.include({ power: 0, toughness: 0 });
    expect(object("Lhurgoyf")).to.include({ power: 0, toughness: 1 });
  });

  it("can set one number only", () => {
    const hound = creature("Hound", "*", 3, {
      abilities: [defining("size", { kind: "setPowerToughness", power: YOUR_LANDS })],
    });
    expect(play(FOREST, hound).object("Hound")).to.include({ power: 1, toughness: 3 });
  });

  it("that read another's size wait for it (613.8)", () => {
    const greatest = { greatest: "power", of: { ...CREATURES, other: true } } as const;
    const mirror = creature("Mirror", "*", 1, {
      abilities: [defining("size", { kind: "setPowerToughness", power: greatest })],
    });
    const { object, order } = play(mirror, FOREST, [FOREST, { id: "Second" }], treefolk);
    expect(order("7a")).to.deep.equal(["Treefolk/size", "Mirror/size"]);
    expect(object("Mirror").power).to.equal(2);
  });
});

describe("layer 7: amounts", () => {
  it("that are computed as negative count as 0 (107.1b)", () => {
    const { object } = play(
      creature("Colossus", 4, 4),
      onTarget("Shrink", "Colossus", gets(-6, 0)),
      onTarget("Grow", "Colossus", gets({ powerOf: "affected" }, { powerOf: "affected" })),
    );
    expect(object("Colossus")).to.include({ power: -2, toughness: 4 });
  });

  it("that count as 0 are told so where they do, of a static ability too (107.1b)", () => {
    const shrink = onTarget("Shrink", "Colossus", gets(-6, 0));
    const colossus = creature("Colossus", 4, 4);
    const cited = (amount: Quantity): readonly boolean[] => {
      const banner = enchantment("Banner", affecting("banner", { ...CREATURES, name: "Bear" }, gets(amount, 0)));
      const told = (...steps: Step[]): boolean =>
        play(...steps, banner, BEAR)
          .steps("applied")
          .some(({ effect, clauses }) => effect === "Banner/banner" && clauses.includes("107.1b"));
      return [told(colossus), told(colossus, shrink)];
    };
    const power = { powerOf: { object: "Colossus" } };
    expect(cited(power)).to.deep.equal([false, true]);
    expect(cited({ negative: power })).to.deep.equal([false, true]);
    expect(cited({ if: { exists: {} }, then: power, else: 0 })).to.deep.equal([false, true]);
    expect(cited({ if: { exists: {} }, then: 0, else: power })).to.deep.equal([false, false]);
  });

  it("of a doubling stay negative (701.10b)", () => {
    const double: EffectPart = { kind: "modifyPowerToughness", power: { powerOf: "affected" }, double: true };
    const { object } = play(
      creature("Colossus", 4, 4),
      onTarget("Shrink", "Colossus", gets(-6, 0)),
      onTarget("Double", "Colossus", double),
    );
    expect(object("Colossus")).to.include({ power: -4, toughness: 4 });
  });

  it("of a reduction never add", () => {
    const minus: Quantity = { negative: { powerOf: { object: "Colossus" } } };
    const curse = enchantment("Curse", affecting("curse", { ...CREATURES, name: "Bear" }, gets(minus, 0)));
    expect(play(creature("Colossus", 1, 4), BEAR, curse).object("Bear").power).to.equal(1);
    expect(play(creature("Colossus", 0, 4), BEAR, curse).object("Bear").power).to.equal(2);
    expect(play(creature("Colossus", -3, 4), BEAR, curse).object("Bear").power).to.equal(2);
  });

  it("of a static ability are read anew whenever it is applied", () => {
    const cranial = enchantment("Plating", affecting("boost", CREATURES, gets({ count: { type: "Artifact" } }, 0)));
    expect(play(BEAR, cranial, artifact("One"), artifact("Two")).object("Bear").power).to.equal(4);
  });

  it("of a resolved effect are read once (611.2d)", () => {
    const { object } = play(
      BEAR,
      artifact("One"),
      resolving("Boost", [{ affects: CREATURES, does: [gets({ count: { type: "Artifact" } }, 0)] }]),
      artifact("Two"),
    );
    expect(object("Bear").power).to.equal(3);
  });

  it("may differ from object to object", () => {
    const each = resolving("Each", [{ affects: CREATURES, does: [gets({ powerOf: "affected" }, 0)] }]);
    const { object } = play(BEAR, creature("Ogre", 3, 3), each);
    expect([object("Bear").power, object("Ogre").power]).to.deep.equal([4, 6]);
  });
});

describe("layer 7: power and toughness of noncreatures", () => {
  const cart = artifact("Cart", { subtypes: ["Vehicle"], power: 3, toughness: 2 });

  it("are not there on the battlefield (208.3)", () => {
    expect(play(cart).object("Cart")).to.include({ power: null, toughness: null, basePower: null });
  });

  it("come back with the type, with what was done meanwhile (208.3a, 301.7b)", () => {
    const { object } = play(
      cart,
      onTarget("Set", "Cart", becomes(5, 5)),
      onTarget("Boost", "Cart", gets(1, 0)),
      onTarget("Crew", "Cart", { kind: "addTypes", types: ["Creature"] }),
    );
    expect(object("Cart")).to.include({ power: 6, toughness: 5 });
  });

  it("are 0 on a creature without any (208.5)", () => {
    expect(
      play(artifact("Box"), onTarget("Wake", "Box", { kind: "addTypes", types: ["Creature"] })).object("Box"),
    ).to.include({ power: 0, toughness: 0 });
  });

  it("are what is printed in other zones (208.3)", () => {
    expect(play([cart, { zone: "graveyard" }]).object("Cart")).to.include({ power: 3, toughness: 2 });
  });
});
