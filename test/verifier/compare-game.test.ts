import { expect } from "chai";
import { compareCheck } from "../../src/verifier/compare.js";
import { applied, check, resolution } from "./boards.js";
import { brief, only } from "./compared.js";

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
