import { expect } from "chai";
import type { CheckEvent, Resolution, TraceStep } from "../../src/rules/formats.gen.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { check, resolution, resolvedObject } from "./boards.js";

type Brief = readonly [subject: string, characteristic: string, expected: unknown, actual: unknown, ok: boolean];

function compared(over: Partial<CheckEvent>, found: Resolution): Brief[] {
  return compareCheck(check(over), found).map(
    ({ subject, characteristic, expected, actual, ok }) => [subject, characteristic, expected, actual, ok] as const,
  );
}

describe("comparing what spells cost", () => {
  const found = resolution({
    costs: { Bear: { total: "{1}{G}{W}" }, Bargain: { total: "{B}", also: ["pay 2 life"] } },
  });

  it("asks for the mana, whatever the order of its symbols", () => {
    expect(compared({ costs: { Bear: "{W}{1}{G}" } }, found)).to.deep.equal([
      ["Bear", "cost", "{1}{W}{G}", "{1}{W}{G}", true],
    ]);
    expect(compared({ costs: { Bear: "{2}{G}" } }, found)).to.deep.equal([
      ["Bear", "cost", "{2}{G}", "{1}{W}{G}", false],
    ]);
  });

  it("asks for what else is paid only if the expectation does", () => {
    expect(compared({ costs: { Bargain: "{B}" } }, found)).to.deep.equal([["Bargain", "cost", "{B}", "{B}", true]]);
    expect(compared({ costs: { Bargain: { total: "{B}", also: [] } } }, found)).to.deep.equal([
      ["Bargain", "cost", "{B}", "{B}", true],
      ["Bargain", "also paid", [], ["pay 2 life"], false],
    ]);
    expect(compared({ costs: { Bear: { total: "{1}{W}{G}", also: [] } } }, found)[1]).to.deep.equal([
      "Bear",
      "also paid",
      [],
      [],
      true,
    ]);
  });

  it("tells a cost that can't be paid from a spell that is not there", () => {
    const unpayable = resolution({ costs: { Vision: { total: null } } });
    expect(compared({ costs: { Vision: null } }, unpayable)).to.deep.equal([["Vision", "cost", null, null, true]]);
    expect(compared({ costs: { Vision: null } }, resolution())).to.deep.equal([["Vision", "cost", null, null, false]]);
  });
});

describe("comparing rules in force for an object", () => {
  it("takes what is left out for as usual", () => {
    expect(compared({ expect: { Bear: { rules: [], attacks: "may", blocks: "must" } } }, resolution())).to.deep.equal([
      ["Bear", "rules", [], [], true],
      ["Bear", "attacks", "may", "may", true],
      ["Bear", "blocks", "must", "may", false],
    ]);
  });

  it("compares what is there", () => {
    const found = resolution({ objects: { Bear: resolvedObject({ rules: ["cant-attack"], attacks: "can't" }) } });
    expect(compared({ expect: { Bear: { rules: ["cant-attack"], attacks: "can't" } } }, found)).to.deep.equal([
      ["Bear", "rules", ["cant-attack"], ["cant-attack"], true],
      ["Bear", "attacks", "can't", "can't", true],
    ]);
  });

  it("fails for an object that is not there", () => {
    const rows = compared({ expect: { Elk: { rules: [], attacks: "may" } } }, resolution());
    expect(rows.map(([, name, , , ok]) => [name, ok])).to.deep.equal([
      ["exists", false],
      ["rules", false],
      ["attacks", false],
    ]);
  });
});

describe("comparing the stages after the layers", () => {
  const player = (effect: string): TraceStep => ({
    kind: "player",
    effect,
    players: ["Ann"],
    gains: ["hexproof"],
    clause: "613.10",
  });
  const rule = (effect: string): TraceStep => ({
    kind: "gameRule",
    effect,
    rule: { rule: "odd-rule", effect },
    clause: "613.11",
  });
  const print = { exists: true, objects: [] };
  const trace: TraceStep[] = [
    {
      kind: "depends",
      layer: "players",
      effect: "Echo/a",
      on: "Orb/a",
      because: ["appliesTo"],
      before: print,
      after: print,
      clause: "613.8a",
    },
    player("Orb/a"),
    player("Echo/a"),
    player("Echo/a"),
    rule("Book/a"),
  ];

  it("has an order of effects in each, an effect of several parts once", () => {
    const order: CheckEvent["order"] = [
      { layer: "players", effects: ["Orb/a", "Echo/a"] },
      { layer: "gameRules", effects: ["Book/a"] },
      { layer: "7c", effects: [] },
    ];
    const rows = compared({ order }, resolution({ trace }));
    expect(rows.map(([, name, , , ok]) => [name, ok])).to.deep.equal([
      ["order players", true],
      ["order gameRules", true],
      ["order 7c", true],
    ]);
  });

  it("has dependencies of its own", () => {
    const depends = (layer: "players" | "gameRules"): boolean | undefined =>
      compared(
        { dependencies: [{ layer, effect: "Echo/a", on: "Orb/a", because: "appliesTo" }] },
        resolution({ trace }),
      )[0]?.[4];
    expect([depends("players"), depends("gameRules")]).to.deep.equal([true, false]);
  });
});
