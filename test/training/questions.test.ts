import { expect } from "chai";
import { narrowedTo, questionsOf } from "../../src/explain/questions.js";
import { asks } from "./boards.js";

describe("the questions of a check", () => {
  it("are one for each aspect of each object, however many characteristics an aspect has", () => {
    const check = asks({
      expect: {
        Bear: { power: 2, toughness: 2, types: ["Creature"], subtypes: ["Bear"], has: ["flying"] },
        Ox: { power: 1 },
      },
    });
    expect(questionsOf(check)).to.deep.equal([
      { kind: "object", object: "Bear", aspect: "size" },
      { kind: "object", object: "Bear", aspect: "typeLine" },
      { kind: "object", object: "Bear", aspect: "abilities" },
      { kind: "object", object: "Ox", aspect: "size" },
    ]);
  });

  it("are about players, rules, costs, state-based actions and the order of layers as well, and not about dependencies", () => {
    const check = asks({
      players: { Ann: { life: 3, maximumHandSize: null } },
      gameRules: [],
      costs: { Bolt: "{R}" },
      stateBased: [],
      order: [{ layer: "4", effects: [] }],
      dependencies: [{ layer: "4", effect: "A/a", on: "B/b" }],
    });
    expect(questionsOf(check)).to.deep.equal([
      { kind: "player", player: "Ann", aspect: "maximumHandSize" },
      { kind: "player", player: "Ann", aspect: "life" },
      { kind: "gameRules" },
      { kind: "cost", spell: "Bolt" },
      { kind: "stateBased" },
      { kind: "order", layer: "4" },
    ]);
  });

  it("about what comes after state-based actions tell what players keep", () => {
    const check = asks({
      afterStateBasedActions: { keep: ["First"], rounds: [], expect: { Second: { zone: "graveyard" } } },
    });
    expect(questionsOf(check)).to.deep.equal([
      { kind: "after", keep: ["First"], then: { kind: "object", object: "Second", aspect: "zone" } },
      { kind: "after", keep: ["First"], then: { kind: "rounds" } },
    ]);
  });

  it("leave of a check what they ask", () => {
    const check = asks({
      expect: { Bear: { power: 2, colors: [] }, Ox: { power: 1 } },
      stateBased: [],
      note: "no answer",
    });
    expect(narrowedTo(check, { kind: "object", object: "Bear", aspect: "size" })).to.deep.equal(
      asks({ expect: { Bear: { power: 2 } } }),
    );
    expect(narrowedTo(check, { kind: "stateBased" })).to.deep.equal(asks({ stateBased: [] }));
    expect(narrowedTo(check, { kind: "object", object: "constructor", aspect: "size" })).to.deep.equal(
      asks({ expect: {} }),
    );
  });
});
