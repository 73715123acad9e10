import { expect } from "chai";
import type {
  AfterStateBasedActions,
  AfterStateBasedExpectation,
  StateBasedAction,
} from "../../src/rules/formats.gen.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { check, resolution, resolvedObject } from "./boards.js";
import { brief } from "./compared.js";

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
