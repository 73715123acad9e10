import { expect } from "chai";
import type { ObjectExpectation, Resolution } from "../../src/rules/formats.gen.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { applied, change, check, resolution, resolvedObject } from "./boards.js";
import { brief, only } from "./compared.js";

/** The rows of one object's expectation, as [characteristic, expected, actual, ok]. */
function rows(expectation: ObjectExpectation, found: Resolution = resolution()): unknown[][] {
  return brief(compareCheck(check({ expect: { Bear: expectation } }), found));
}

describe("comparing an object", () => {
  it("gives every characteristic a row of its own, in one order, whatever the order of the expectation", () => {
    const all: Required<ObjectExpectation> = {
      blocks: "may",
      attacks: "may",
      rules: [],
      copiable: { toughness: 2, types: ["Creature"], name: "Bear" },
      tapsFor: [],
      counters: { charge: 0 },
      damage: 0,
      attachedTo: null,
      tapped: false,
      faceDown: false,
      zone: "battlefield",
      owner: "Ann",
      controller: "Ann",
      defense: null,
      loyalty: null,
      baseToughness: 2,
      basePower: 2,
      toughness: 2,
      power: 2,
      keywords: ["flying"],
      lacks: ["reach"],
      has: ["flying"],
      abilities: ["flying"],
      subtypes: ["Bear"],
      types: ["Creature"],
      supertypes: [],
      colors: ["green"],
      manaValue: 2,
      manaCost: "{1}{G}",
      name: "Bear",
      exists: true,
    };
    const found = rows(all, resolution({ objects: { Bear: resolvedObject({ abilities: ["flying"] }) } }));
    expect(found.map(([name]) => name).join(", ")).to.equal(
      "exists, name, manaCost, manaValue, colors, supertypes, types, subtypes, abilities, has flying, lacks reach, keywords, " +
        "power, toughness, basePower, baseToughness, loyalty, defense, controller, owner, zone, faceDown, tapped, " +
        "attachedTo, counters charge, damage, tapsFor, rules, attacks, blocks, copiable.toughness, copiable.types, copiable.name",
    );
    expect(found.every(([, , , ok]) => ok)).to.equal(true);
  });

  it("checks nothing that is not listed", () => {
    expect(rows({ power: 2 })).to.deep.equal([["power", 2, 2, true]]);
  });

  it("says what it found where it differs", () => {
    expect(rows({ power: 1, controller: "Bob", tapped: true })).to.deep.equal([
      ["power", 1, 2, false],
      ["controller", "Bob", "Ann", false],
      ["tapped", true, false, false],
    ]);
  });

  it("tells absent from zero", () => {
    expect(rows({ power: 0, loyalty: null })).to.deep.equal([
      ["power", 0, 2, false],
      ["loyalty", null, null, true],
    ]);
    const noncreature = resolution({ objects: { Bear: resolvedObject({ power: null }) } });
    expect(rows({ power: 0 }, noncreature)).to.deep.equal([["power", 0, null, false]]);
  });

  it("compares lists as multisets and shows them sorted", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ abilities: ["trample", "flying", "flying"] }) } });
    expect(rows({ abilities: ["flying", "trample", "flying"] }, found)).to.deep.equal([
      ["abilities", ["flying", "flying", "trample"], ["flying", "flying", "trample"], true],
    ]);
    expect(rows({ abilities: ["trample", "flying"] }, found)[0]?.[3]).to.equal(false);
  });

  it("takes an empty list to mean none", () => {
    expect(rows({ subtypes: [], supertypes: [] })).to.deep.equal([
      ["supertypes", [], [], true],
      ["subtypes", [], ["Bear"], false],
    ]);
  });

  it("takes every creature type to be an entry like any other", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ subtypes: ["Forest", "every creature type"] }) } });
    expect(rows({ subtypes: ["every creature type", "Forest"] }, found)[0]?.[3]).to.equal(true);
    expect(rows({ subtypes: ["Bear", "Forest"] }, found)[0]?.[3]).to.equal(false);
  });

  it("leaves other abilities open with has and lacks", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ abilities: ["flying", "trample", "flying"] }) } });
    expect(rows({ has: ["flying", "reach"], lacks: ["trample", "haste"] }, found)).to.deep.equal([
      ["has flying", true, true, true],
      ["has reach", true, false, false],
      ["lacks trample", true, false, false],
      ["lacks haste", true, true, true],
    ]);
  });

  it("counts an ability that has lists more than once", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ abilities: ["exalted", "exalted"] }) } });
    expect(rows({ has: ["exalted", "exalted"] }, found)).to.deep.equal([["has 2 times exalted", true, true, true]]);
    expect(rows({ has: ["exalted", "exalted", "exalted"] }, found)[0]?.[3]).to.equal(false);
  });

  it("checks the counters that are listed, and takes an empty list to mean no counters", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ counters: { "+1/+1": 2 } }) } });
    expect(rows({ counters: { "+1/+1": 2, charge: 0 } }, found)).to.deep.equal([
      ["counters +1/+1", 2, 2, true],
      ["counters charge", 0, 0, true],
    ]);
    expect(rows({ counters: {} }, found)).to.deep.equal([["counters", [], ["2 +1/+1"], false]]);
    expect(rows({ counters: {} })).to.deep.equal([["counters", [], [], true]]);
  });

  it("asks single words of every list: abilities, types, subtypes, supertypes and colors", () => {
    const changeling = {
      types: ["Creature" as const],
      subtypes: ["every creature type", "Equipment"],
      colors: ["green" as const],
    };
    const found = resolution({
      objects: {
        Bear: resolvedObject({ ...changeling, supertypes: ["Snow"], abilities: ["flying", "flying", "pump"] }),
      },
    });
    const has = ["flying", "flying", "Creature", "Goblin", "Equipment", "Snow", "green", "Forest"];
    expect(rows({ has, lacks: ["Artifact", "red", "Legendary", "Elf"] }, found)).to.deep.equal([
      ["has 2 times flying", true, true, true],
      ["has Creature", true, true, true],
      ["has Goblin", true, true, true],
      ["has Equipment", true, true, true],
      ["has Snow", true, true, true],
      ["has green", true, true, true],
      ["has Forest", true, false, false],
      ["lacks Artifact", true, true, true],
      ["lacks red", true, true, true],
      ["lacks Legendary", true, true, true],
      ["lacks Elf", true, false, false],
    ]);
  });

  it("compares keyword abilities alone where a check asks for these", () => {
    const abilities = ["ward {2}", "pump", "flying", "{T}: Add {G}", "protection from black"];
    const found = resolution({ objects: { Bear: resolvedObject({ abilities }) } });
    expect(rows({ keywords: ["flying", "protection from black", "ward {2}"] }, found)).to.deep.equal([
      [
        "keywords",
        ["flying", "protection from black", "ward {2}"],
        ["flying", "protection from black", "ward {2}"],
        true,
      ],
    ]);
    expect(rows({ keywords: ["flying"] }, found).map(([, , , ok]) => ok)).to.deep.equal([false]);
  });

  it("takes mana costs for multisets of symbols", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ manaCost: "{1}{W}{1}{G}" }) } });
    expect(rows({ manaCost: "{1}{1}{G}{W}" }, found)).to.deep.equal([
      ["manaCost", "{1}{1}{G}{W}", "{1}{1}{G}{W}", true],
    ]);
    expect(rows({ manaCost: "{2}{G}{W}" }, found)).to.deep.equal([["manaCost", "{2}{G}{W}", "{1}{W}{1}{G}", false]]);
    expect(rows({ manaCost: null }, found)).to.deep.equal([["manaCost", null, "{1}{W}{1}{G}", false]]);
  });

  it("compares copiable values with the copiable ones, not with what became of them", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ types: ["Artifact"], power: 9 }) } });
    expect(rows({ copiable: { types: ["Creature"], power: 9, manaCost: null } }, found)).to.deep.equal([
      ["copiable.types", ["Creature"], ["Creature"], true],
      ["copiable.power", 9, 2, false],
      ["copiable.manaCost", null, "{1}{G}", false],
    ]);
  });

  it("fails every row of an object that is not there, and says so first", () => {
    const absent = resolution({ objects: {} });
    expect(rows({ power: null, types: [], has: ["flying"], copiable: { name: "Bear" } }, absent)).to.deep.equal([
      ["exists", true, false, false],
      ["types", [], null, false],
      ["has flying", true, null, false],
      ["power", null, null, false],
      ["copiable.name", "Bear", null, false],
    ]);
  });

  it("lets an expectation say that an object is not there", () => {
    expect(rows({ exists: false }, resolution({ objects: {} }))).to.deep.equal([["exists", false, false, true]]);
    expect(rows({ exists: false })).to.deep.equal([["exists", false, true, false]]);
  });

  it("is not fooled by names that every JavaScript object has", () => {
    const values = compareCheck(check({ expect: { constructor: { exists: true } } }), resolution());
    expect(brief(values)).to.deep.equal([["exists", true, false, false]]);
    expect(rows({ counters: { toString: 0 } })).to.deep.equal([["counters toString", 0, 0, true]]);
  });
});

describe("the layer to look at first", () => {
  const trace = [
    applied("1a", "Clone", [change("Bear", "power")]),
    applied("4", "Song", [change("Bear", "types"), change("Elk", "power")]),
    applied("6", "Humility", [change("Bear", "abilities")]),
    applied("7b", "Humility", [change("Bear", "power")]),
    applied("7c", "Honor", [change("Bear", "power"), change("Bear", "toughness")]),
    applied("7d", "Switch", [change("Elk", "power")]),
  ];

  function layerOf(expectation: ObjectExpectation, bear = resolvedObject()): string | undefined {
    return only({ expect: { Bear: expectation } }, resolution({ objects: { Bear: bear }, trace })).firstLayer;
  }

  it("is the last one in which the characteristic changed", () => {
    expect(layerOf({ power: 7 })).to.equal("7c");
    expect(layerOf({ types: [] })).to.equal("4");
    expect(layerOf({ abilities: ["flying"] })).to.equal("6");
    expect(layerOf({ has: ["flying"] })).to.equal("6");
    expect(layerOf({ tapsFor: ["G"] })).to.equal("6");
  });

  it("is not given for what is as expected, nor for what never changed", () => {
    expect(layerOf({ power: 2 })).to.equal(undefined);
    expect(layerOf({ name: "Elk" })).to.equal(undefined);
    expect(layerOf({ zone: "hand" })).to.equal(undefined);
  });

  it("is not past 7b for base power, nor past layer 1 for copiable values", () => {
    expect(layerOf({ basePower: 7 })).to.equal("7b");
    expect(layerOf({ copiable: { power: 7 } })).to.equal("1a");
  });

  it("is where types changed if one side has no power and that came later", () => {
    const late = [applied("1a", "Clone", [change("Bear", "power")]), applied("4", "Song", [change("Bear", "types")])];
    const found = resolution({ objects: { Bear: resolvedObject({ power: null }) }, trace: late });
    expect(only({ expect: { Bear: { power: 2 } } }, found).firstLayer).to.equal("4");
  });

  it("is the layer itself for orders and dependencies", () => {
    const found = resolution({ trace });
    expect(only({ order: [{ layer: "7c", effects: [] }] }, found).firstLayer).to.equal("7c");
    expect(only({ dependencies: [{ layer: "4", effect: "A", on: "B" }] }, found).firstLayer).to.equal("4");
  });
});
