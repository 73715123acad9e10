import { expect } from "chai";
import type {
  AfterStateBasedActions,
  AfterStateBasedExpectation,
  StateBasedAction,
  CheckedValue,
  CheckEvent,
  ObjectExpectation,
  Resolution,
} from "../../src/rules/formats.gen.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { applied, change, check, resolution, resolvedObject } from "./boards.js";

/** The rows of one object's expectation, as [characteristic, expected, actual, ok]. */
function rows(expectation: ObjectExpectation, found: Resolution = resolution()): unknown[][] {
  return brief(compareCheck(check({ expect: { Bear: expectation } }), found));
}

function brief(values: readonly CheckedValue[]): unknown[][] {
  return values.map(({ characteristic, expected, actual, ok }) => [characteristic, expected, actual, ok]);
}

function only(over: Partial<CheckEvent>, found: Resolution): CheckedValue {
  const values = compareCheck(check(over), found);
  expect(values).to.have.length(1);
  return values[0]!;
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
      "exists, name, manaCost, manaValue, colors, supertypes, types, subtypes, abilities, has flying, lacks reach, " +
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

describe("comparing players", () => {
  it("gives a row for each thing listed", () => {
    const found = resolution({
      players: { Ann: { life: 3, hand: 1, abilities: ["hexproof"], maximumHandSize: null, landPlays: 2 } },
    });
    const players = { Ann: { life: 3, hand: 2, abilities: ["hexproof"], maximumHandSize: null, landPlays: 1 } };
    expect(brief(compareCheck(check({ players }), found))).to.deep.equal([
      ["life", 3, 3, true],
      ["hand", 2, 1, false],
      ["abilities", ["hexproof"], ["hexproof"], true],
      ["maximumHandSize", null, null, true],
      ["landPlays", 1, 2, false],
    ]);
  });

  it("fails for a player who is not there", () => {
    const values = compareCheck(check({ players: { Zoe: { maximumHandSize: null } } }), resolution());
    expect(brief(values)).to.deep.equal([
      ["exists", true, false, false],
      ["maximumHandSize", null, null, false],
    ]);
  });
});

describe("comparing game rules and state-based actions", () => {
  const cantBlock = { rule: "cantBlock", effect: "Falter/ground", objects: ["Elk", "Bear"] };
  const handSize = { rule: "maximumHandSize", effect: "Tower/limit", player: "Ann", amount: 3 };

  it("leaves open what an expectation does not mention", () => {
    const found = resolution({ gameRules: [handSize, cantBlock] });
    const value = only(
      { gameRules: [{ rule: "cantBlock", objects: ["Bear", "Elk"] }, { rule: "maximumHandSize" }] },
      found,
    );
    expect(value.ok).to.equal(true);
    expect(value.subject).to.equal("game");
    expect(value.actual).to.deep.equal(value.expected);
    expect(value.expected).to.deep.equal(["cantBlock [Bear, Elk]", "maximumHandSize"]);
  });

  it("fails for one too many, one too few and a different one", () => {
    const found = resolution({ gameRules: [handSize] });
    expect(only({ gameRules: [] }, found)).to.include({ ok: false });
    expect(only({ gameRules: [] }, found).actual).to.deep.equal(["maximumHandSize Ann 3 from Tower/limit"]);
    expect(only({ gameRules: [{ rule: "maximumHandSize" }, { rule: "maximumHandSize" }] }, found).ok).to.equal(false);
    expect(only({ gameRules: [{ rule: "maximumHandSize", amount: 2 }] }, found).ok).to.equal(false);
    expect(only({ gameRules: [{ rule: "maximumHandSize", player: "Bob" }] }, found).ok).to.equal(false);
    expect(only({ gameRules: [{ rule: "maximumHandSize", objects: ["Bear"] }] }, found).ok).to.equal(false);
  });

  it("lets a vague expectation make room for a precise one", () => {
    const bears = resolution({
      stateBased: [
        { clause: "704.5f", object: "Bear", result: "graveyard" },
        { clause: "704.5f", object: "Elk", result: "graveyard" },
      ],
    });
    const vagueFirst = only({ stateBased: [{ clause: "704.5f" }, { clause: "704.5f", object: "Bear" }] }, bears);
    expect(vagueFirst.ok).to.equal(true);
    const twiceTheSame = { clause: "704.5f", object: "Bear" };
    expect(only({ stateBased: [twiceTheSame, twiceTheSame] }, bears).ok).to.equal(false);
  });

  it("finds an object among those of which one is kept", () => {
    const legends = resolution({
      stateBased: [{ clause: "704.5j", player: "Ann", result: "chooseOne", among: ["Bear", "Elk"] }],
    });
    expect(only({ stateBased: [{ clause: "704.5j", object: "Elk" }] }, legends).ok).to.equal(true);
    expect(only({ stateBased: [] }, legends).actual).to.deep.equal(["704.5j Ann among [Bear, Elk] chooseOne"]);
  });

  it("takes an empty list to mean that nothing happens", () => {
    expect(only({ stateBased: [] }, resolution())).to.deep.include({ expected: [], actual: [], ok: true });
  });
});

describe("comparing orders and dependencies", () => {
  const found = resolution({
    trace: [
      {
        kind: "depends",
        layer: "4",
        effect: "A",
        on: "B",
        because: ["appliesTo", "existence"],
        before: { exists: true, objects: [] },
        after: { exists: false, objects: [] },
        clause: "613.8a",
      },
      applied("4", "B"),
      applied("4", "A"),
      applied("7b", "A"),
    ],
  });

  it("wants all effects of the layer in their order", () => {
    const right = only({ order: [{ layer: "4", effects: ["B", "A"] }] }, found);
    expect(right).to.deep.include({ characteristic: "order 4", expected: ["B", "A"], actual: ["B", "A"], ok: true });
    expect(only({ order: [{ layer: "4", effects: ["A", "B"] }] }, found).ok).to.equal(false);
    expect(only({ order: [{ layer: "4", effects: ["B"] }] }, found).ok).to.equal(false);
    expect(only({ order: [{ layer: "5", effects: [] }] }, found).ok).to.equal(true);
  });

  it("finds a dependency, or that there is none", () => {
    expect(
      brief(
        compareCheck(
          check({
            dependencies: [
              { layer: "4", effect: "A", on: "B" },
              { layer: "4", effect: "B", on: "A", holds: false },
              { layer: "4", effect: "A", on: "B", holds: false },
              { layer: "6", effect: "A", on: "B" },
            ],
          }),
          found,
        ),
      ),
    ).to.deep.equal([
      ["depends 4 A on B", true, true, true],
      ["depends 4 B on A", false, false, true],
      ["depends 4 A on B", false, true, false],
      ["depends 6 A on B", true, false, false],
    ]);
  });

  it("shows reasons where a reason is expected", () => {
    expect(
      brief(
        compareCheck(
          check({
            dependencies: [
              { layer: "4", effect: "A", on: "B", because: "existence" },
              { layer: "4", effect: "A", on: "B", because: "text" },
              { layer: "4", effect: "B", on: "A", because: "text" },
              { layer: "4", effect: "A", on: "B", because: "text", holds: false },
            ],
          }),
          found,
        ),
      ),
    ).to.deep.equal([
      ["depends 4 A on B by existence", "existence", "existence", true],
      ["depends 4 A on B by text", "text", "appliesTo, existence", false],
      ["depends 4 B on A by text", "text", false, false],
      ["depends 4 A on B by text", false, false, true],
    ]);
  });
});

describe("comparing what would be after state-based actions", () => {
  const dies: StateBasedAction = { clause: "704.5f", object: "Bear", result: "graveyard" };
  const falls: StateBasedAction = { clause: "704.5m", object: "Veil", result: "graveyard" };
  const choice: StateBasedAction = { clause: "704.5j", player: "Ann", result: "chooseOne", among: ["A", "B"] };
  const after: AfterStateBasedActions = {
    rounds: [[dies], [falls]],
    open: [choice],
    resolution: resolution({ objects: { Bear: resolvedObject({ zone: "graveyard" }) } }),
  };
  const compared = (
    expected: AfterStateBasedExpectation,
    found: AfterStateBasedActions | undefined = after,
  ): unknown[][] => brief(compareCheck(check({ afterStateBasedActions: expected }), resolution(), found));

  it("has a row for each round, for what is open, and for each characteristic then", () => {
    const expected: AfterStateBasedExpectation = {
      rounds: [[{ clause: "704.5f", object: "Bear" }], [{ clause: "704.5m" }]],
      open: [{ clause: "704.5j", object: "A" }],
      expect: { Bear: { zone: "graveyard" } },
      players: { Ann: { life: 20 } },
    };
    const found = compareCheck(check({ afterStateBasedActions: expected }), resolution(), after);
    expect(found.map(({ subject, characteristic, ok }) => [subject, characteristic, ok])).to.deep.equal([
      ["game", "afterStateBasedActions round 1", true],
      ["game", "afterStateBasedActions round 2", true],
      ["game", "afterStateBasedActions open", true],
      ["Bear", "afterStateBasedActions zone", true],
      ["Ann", "afterStateBasedActions life", true],
    ]);
  });

  it("fails for a round too many, one too few, and actions in the wrong round", () => {
    const f = { clause: "704.5f", object: "Bear" };
    const m = { clause: "704.5m", object: "Veil" };
    const oks = (rounds: { clause: string; object: string }[][]): unknown[] =>
      compared({ rounds }).map(([, , , ok]) => ok);
    expect(oks([[f], [m]])).to.deep.equal([true, true]);
    expect(oks([[f, m]])).to.deep.equal([false, false]);
    expect(oks([[f]])).to.deep.equal([true, false]);
    expect(oks([[f], [m], [m]])).to.deep.equal([true, true, false]);
    expect(oks([])).to.deep.equal([false, false]);
  });

  it("says that there is no round where there is none", () => {
    expect(compared({ rounds: [] }, { ...after, rounds: [] })).to.deep.equal([
      ["afterStateBasedActions rounds", [], [], true],
    ]);
  });

  it("fails where an engine does not tell", () => {
    const found = compareCheck(check({ afterStateBasedActions: { rounds: [] } }), resolution());
    expect(brief(found)).to.deep.equal([["afterStateBasedActions", true, false, false]]);
  });
});
