import { expect } from "chai";
import { differencesOf } from "../../src/verifier/difference.js";
import { resolution, resolvedObject } from "./boards.js";

describe("what two resolutions differ in", () => {
  it("is nothing if they are the same, and base power and toughness are on the way only", () => {
    const bear = resolvedObject({ basePower: null, baseToughness: null });
    expect(differencesOf(resolution(), resolution({ ruleset: "pre-m10", objects: { Bear: bear } }))).to.deep.equal([]);
  });

  it("is told by characteristic, also of copiable values and counters", () => {
    const { copiable } = resolvedObject();
    const other = resolvedObject({ power: 3, counters: { "+1/+1": 1 }, copiable: { ...copiable, name: "Cub" } });
    expect(differencesOf(resolution(), resolution({ objects: { Bear: other } }))).to.deep.equal([
      { subject: "Bear", value: { kind: "characteristic", name: "power", stage: undefined }, from: 2, to: 3 },
      { subject: "Bear", value: { kind: "characteristic", name: "name", stage: "copiable" }, from: "Bear", to: "Cub" },
      { subject: "Bear", value: { kind: "counters", counter: "+1/+1" }, from: undefined, to: 1 },
    ]);
  });

  it("can be that an object is not there, whatever it is called", () => {
    const objects = { Bear: resolvedObject(), constructor: resolvedObject() };
    expect(differencesOf(resolution(), resolution({ objects }))).to.deep.equal([
      { subject: "constructor", value: { kind: "exists" }, from: false, to: true },
    ]);
  });

  it("can be of players and of the game", () => {
    const players = { Ann: { life: 20, hand: 0, abilities: ["hexproof"], maximumHandSize: null, landPlays: 1 } };
    const other = resolution({
      players,
      gameRules: [{ rule: "cant-block", effect: "X/y", objects: ["Bear"] }],
      stateBased: [{ clause: "704.5f", object: "Bear", result: "graveyard" }],
    });
    expect(differencesOf(resolution(), other)).to.deep.equal([
      {
        subject: "Ann",
        value: { kind: "characteristic", name: "abilities", stage: undefined },
        from: [],
        to: ["hexproof"],
      },
      {
        subject: "Ann",
        value: { kind: "characteristic", name: "maximumHandSize", stage: undefined },
        from: 7,
        to: null,
      },
      { subject: "game", value: { kind: "gameRules" }, from: [], to: ["cant-block [Bear] from X/y"] },
      { subject: "game", value: { kind: "stateBased" }, from: [], to: ["704.5f Bear graveyard"] },
    ]);
  });
});
