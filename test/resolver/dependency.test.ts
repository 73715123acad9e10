import { expect } from "chai";
import type { Card, EffectPart, Selector } from "../../src/rules/formats.gen.js";
import { play } from "../support/play.js";
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
  gains,
  gets,
  land,
  LOSES_ALL,
  onTarget,
  SWAMP,
} from "../support/cards.js";

/** An enchantment with one ability, called by its id: "Name/id". */
function effect(name: string, affects: Selector, ...does: EffectPart[]): Card {
  return enchantment(name, affecting("does", affects, ...does));
}

const NONBASIC: Selector = { ...ALL_LANDS, not: { supertype: "Basic" } };
const MOON = effect("Moon", NONBASIC, { kind: "setBasicLandTypes", subtypes: ["Mountain"] });
const URBORG = land("Urborg", [], {
  supertypes: ["Legendary"],
  abilities: [affecting("swamps", ALL_LANDS, { kind: "addTypes", subtypes: ["Swamp"] })],
});
const BELL = effect("Bell", { subtype: "Swamp" }, { kind: "addTypes", types: ["Creature"] }, becomes(1, 1));
const ZOMBIES = effect("Zombies", { ...CREATURES, controller: "you" }, { kind: "addTypes", subtypes: ["Zombie"] });

describe("dependency by existence (CR 613.8a)", () => {
  it("an effect waits for one that would take its ability away", () => {
    const { object, order, reasons } = play(URBORG, MOON, land("Waste"));
    expect(reasons("4", "Urborg/swamps", "Moon/does")).to.deep.equal(["existence"]);
    expect(reasons("4", "Moon/does", "Urborg/swamps")).to.equal(undefined);
    expect(order("4")).to.deep.equal(["Moon/does"]);
    expect([object("Urborg").subtypes, object("Waste").subtypes]).to.deep.equal([["Mountain"], ["Mountain"]]);
  });

  it("a lord waits for what takes its ability in layer 6", () => {
    const lord = creature("Lord", 2, 2, {
      abilities: [affecting("grant", { ...CREATURES, other: true }, gains("haste"))],
    });
    const { object, order, reasons } = play(lord, BEAR, onTarget("Blank", "Lord", LOSES_ALL));
    expect(reasons("6", "Lord/grant", "Blank")).to.deep.equal(["existence"]);
    expect(order("6")).to.deep.equal(["Blank"]);
    expect(object("Bear").abilities).to.deep.equal([]);
  });

  it("an effect waits for one that would make its condition false", () => {
    const pride = enchantment(
      "Pride",
      during({ exists: { type: "Artifact" } }, affecting("boost", CREATURES, { kind: "addTypes", subtypes: ["Cat"] })),
    );
    const rust = effect("Rust", { type: "Artifact" }, { kind: "removeTypes", types: ["Artifact"] });
    const { object, order, reasons } = play(pride, BEAR, artifact("Relic"), rust);
    expect(reasons("4", "Pride/boost", "Rust/does")).to.deep.equal(["existence"]);
    expect(order("4")).to.deep.equal(["Rust/does"]);
    expect(object("Bear").subtypes).to.deep.equal(["Bear"]);
  });

  it("an effect whose condition is false is not there to wait; once true it joins with its own timestamp", () => {
    const pride = enchantment(
      "Pride",
      during({ exists: { type: "Artifact" } }, affecting("boost", CREATURES, { kind: "addTypes", subtypes: ["Cat"] })),
    );
    const wake = effect("Wake", { name: "Idol" }, { kind: "addTypes", types: ["Artifact"] });
    const later = effect("Later", CREATURES, { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] });
    const { object, order, steps } = play(pride, BEAR, enchantment("Idol"), wake, later);
    expect(order("4")).to.deep.equal(["Wake/does", "Pride/boost", "Later/does"]);
    expect(steps("depends")).to.deep.equal([]);
    expect(object("Bear").subtypes).to.deep.equal(["Elf"]);
  });

  it("an effect that has begun waits for nothing of the kind (CR 613.6)", () => {
    const anthem = creature("Anthem", 2, 2, {
      abilities: [
        affecting("lead", { ...CREATURES, other: true }, { kind: "addColors", colors: ["white"] }, gains("vigilance")),
      ],
    });
    const { object, order, reasons } = play(anthem, BEAR, onTarget("Blank", "Anthem", LOSES_ALL));
    expect(reasons("6", "Anthem/lead", "Blank")).to.equal(undefined);
    expect(order("6")).to.deep.equal(["Anthem/lead", "Blank"]);
    expect(object("Bear").abilities).to.deep.equal(["vigilance"]);
  });
});

describe("dependency by what an effect applies to (CR 613.8a)", () => {
  it("an effect waits for one that makes things it applies to", () => {
    const { object, order, reasons } = play(
      BELL,
      effect("Flood", ALL_LANDS, { kind: "addTypes", subtypes: ["Swamp"] }),
      land("Waste"),
    );
    expect(reasons("4", "Bell/does", "Flood/does")).to.deep.equal(["appliesTo"]);
    expect(order("4")).to.deep.equal(["Flood/does", "Bell/does"]);
    expect(object("Waste")).to.deep.include({ types: ["Creature", "Land"], power: 1 });
  });

  it("and for one that takes such things away", () => {
    const drain = effect("Drain", { subtype: "Swamp" }, { kind: "setBasicLandTypes", subtypes: ["Plains"] });
    const { object, order } = play(BELL, SWAMP, drain);
    expect(order("4")).to.deep.equal(["Drain/does", "Bell/does"]);
    expect(object("Swamp").types).to.deep.equal(["Land"]);
  });

  it("one object is enough for the whole effect to wait (D 21.4.5)", () => {
    const glaciers = effect("Glaciers", { subtype: "Mountain" }, { kind: "setBasicLandTypes", subtypes: ["Plains"] });
    const mountain = land("Mountain", ["Mountain"], { supertypes: ["Basic"] });
    const { object, order } = play(glaciers, MOON, mountain, land("Waste"));
    expect(order("4")).to.deep.equal(["Moon/does", "Glaciers/does"]);
    expect([object("Mountain").subtypes, object("Waste").subtypes]).to.deep.equal([["Plains"], ["Plains"]]);
    expect(play(glaciers, MOON, mountain).order("4")).to.deep.equal(["Glaciers/does", "Moon/does"]);
  });

  it("the controller of a source decides too", () => {
    const mine = effect(
      "Mine",
      { ...CREATURES, controller: "you", other: true },
      { kind: "gainControl", player: "you" },
    );
    const theft = aura("Theft", affecting("steal", { host: true }, { kind: "gainControl", player: "you" }));
    const { reasons } = play(
      mine,
      BEAR,
      [BEAR, { id: "Bob's", controller: "Bob" }],
      [theft, { attachedTo: "Mine", controller: "Bob" }],
    );
    expect(reasons("2", "Mine/does", "Theft/steal")).to.deep.equal(["appliesTo"]);
  });

  it("a set that is fixed depends on nothing (CR 611.2c)", () => {
    const { object, order, reasons } = play(
      SWAMP,
      {
        kind: "resolves",
        id: "Awaken",
        controller: "Ann",
        ability: {
          effects: [
            {
              affects: { subtype: "Swamp" },
              does: [{ kind: "addTypes", types: ["Creature"], subtypes: ["Elemental"] }],
            },
          ],
        },
      },
      effect("Drain", { subtype: "Swamp" }, { kind: "setBasicLandTypes", subtypes: ["Plains"] }),
    );
    expect(reasons("4", "Awaken", "Drain/does")).to.equal(undefined);
    expect(order("4")).to.deep.equal(["Awaken", "Drain/does"]);
    expect(object("Swamp")).to.deep.include({ types: ["Creature", "Land"], subtypes: ["Elemental", "Plains"] });
  });

  it("only what is true now counts, not what would be two effects later (D 21.4.1)", () => {
    const alone = play(ZOMBIES, URBORG, BELL);
    expect(alone.reasons("4", "Bell/does", "Urborg/swamps")).to.deep.equal(["appliesTo"]);
    expect(alone.reasons("4", "Zombies/does", "Bell/does")).to.equal(undefined);
    expect(alone.order("4")).to.deep.equal(["Zombies/does", "Urborg/swamps", "Bell/does"]);
    expect(alone.object("Urborg")).to.deep.include({ types: ["Creature", "Land"], subtypes: ["Swamp"] });

    const withSwamp = play(ZOMBIES, URBORG, BELL, SWAMP);
    expect(withSwamp.order("4")).to.deep.equal(["Urborg/swamps", "Bell/does", "Zombies/does"]);
    expect(withSwamp.object("Urborg").subtypes).to.deep.equal(["Swamp", "Zombie"]);
  });
});

describe("dependency by what an effect does (CR 613.8a)", () => {
  it("a number read from another object", () => {
    const match = effect(
      "Match",
      { name: "Bear" },
      { kind: "setPowerToughness", power: { powerOf: { object: "Ogre" } } },
    );
    const grow = effect("Grow", { name: "Ogre" }, becomes(7, 7));
    const { object, order, reasons } = play(BEAR, creature("Ogre", 3, 3), match, grow);
    expect(reasons("7b", "Match/does", "Grow/does")).to.deep.equal(["whatItDoes"]);
    expect(order("7b")).to.deep.equal(["Grow/does", "Match/does"]);
    expect(object("Bear").power).to.equal(7);
  });

  it("a number counted among objects", () => {
    const crowd = effect("Crowd", { name: "Bear" }, gets({ count: { power: { atLeast: 3 }, other: true } }, 0));
    const { object, reasons } = play(BEAR, creature("Ogre", 2, 2), crowd, {
      kind: "counters",
      object: "Ogre",
      add: { "+1/+1": 1 },
    });
    expect(reasons("7c", "Crowd/does", "Ogre/counter:+1/+1")).to.deep.equal(["whatItDoes"]);
    expect(object("Bear").power).to.equal(3);
  });

  it("colors found among objects", () => {
    const ward = effect(
      "Ward",
      { name: "Bear" },
      { kind: "gainAbilitiesOf", of: { type: "Artifact" }, abilityKinds: ["keyword"] },
    );
    const { order } = play(
      BEAR,
      artifact("Relic", { abilities: ["vigilance"] }),
      ward,
      onTarget("Grant", "Relic", gains("ward")),
    );
    expect(order("6")).to.deep.equal(["Grant", "Ward/does"]);
  });

  it("not its own operand: what doubles does not wait for what adds (D 21.3)", () => {
    const double = effect("Double", { name: "Bear" }, gets({ powerOf: "affected" }, 0));
    const { object, order, steps } = play(BEAR, double, onTarget("Growth", "Bear", gets(3, 3)));
    expect(steps("depends")).to.deep.equal([]);
    expect(order("7c")).to.deep.equal(["Double/does", "Growth"]);
    expect(object("Bear").power).to.equal(7);
  });

  it("not how much is lost: losing all abilities waits for no gain (D 21.3)", () => {
    const { object, order, steps } = play(
      effect("Blank", CREATURES, LOSES_ALL),
      BEAR,
      onTarget("Fly", "Bear", gains("flying")),
    );
    expect(steps("depends")).to.deep.equal([]);
    expect(order("6")).to.deep.equal(["Blank/does", "Fly"]);
    expect(object("Bear").abilities).to.deep.equal(["flying"]);
  });

  it("not the outcome: two settings of one thing go by timestamp", () => {
    const { object, steps } = play(
      effect("One", CREATURES, becomes(1, 1)),
      effect("Two", CREATURES, becomes(2, 2)),
      BEAR,
    );
    expect(steps("depends")).to.deep.equal([]);
    expect(object("Bear").power).to.equal(2);
  });
});

describe("where dependency is not asked", () => {
  it("between layers and sublayers (CR 613.8a(a))", () => {
    const strong = effect("Strong", { ...CREATURES, power: { atLeast: 3 } }, gets(1, 1));
    const { object, steps } = play(strong, BEAR, onTarget("Set", "Bear", becomes(3, 3)));
    expect(steps("depends")).to.deep.equal([]);
    expect(object("Bear").power).to.equal(4);
  });

  it("between characteristic-defining abilities and others (CR 613.8a(c))", () => {
    const changeling = creature("Changeling", 1, 1, { abilities: ["changeling"] });
    const elves = effect(
      "Elves",
      { subtype: "Goblin" },
      { kind: "setSubtypes", family: "creature", subtypes: ["Elf"] },
    );
    const { object, order, steps } = play(elves, changeling);
    expect(steps("depends")).to.deep.equal([]);
    expect(order("4")).to.deep.equal(["Changeling/changeling", "Elves/does"]);
    expect(object("Changeling").subtypes).to.deep.equal(["Elf"]);
  });

  it("but between two of the former it is", () => {
    const count = (id: string, of: Selector): Card =>
      creature(id, "*", 1, {
        abilities: [defining("size", { kind: "setPowerToughness", power: { greatest: "power", of } })],
      });
    const { order, reasons } = play(count("Reader", { name: "Counter" }), count("Counter", { name: "Bear" }), BEAR);
    expect(reasons("7a", "Reader/size", "Counter/size")).to.deep.equal(["whatItDoes"]);
    expect(order("7a")).to.deep.equal(["Counter/size", "Reader/size"]);
  });
});
