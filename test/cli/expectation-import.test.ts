import { expect } from "chai";
import { importExpectations } from "../../src/cli/expectation-import.js";
import type { Scenario } from "../../src/rules/formats.gen.js";

const BOARD: Scenario = {
  id: "two-bears",
  rev: 1,
  title: "Two Bears",
  level: "must",
  rulesets: ["current"],
  cites: [{ clause: "613.4c", role: "decides" }],
  players: ["Ann", { name: "Bob", life: 3 }],
  timeline: [
    { kind: "enters", card: "Bear", controller: "Ann" },
    { kind: "check", id: "alone", expect: { Bear: { power: 2 } } },
    { kind: "enters", card: "Bear", id: "Second", controller: "Bob" },
    { kind: "check", id: "end" },
  ],
};

function imported(...rows: string[]): ReturnType<typeof importExpectations> {
  const text = ["scenario,check,subject,characteristic,expected,remark", ...rows].join("\n");
  return importExpectations(text, "answers.csv", new Map([[BOARD.id, BOARD]]));
}

function expected(check: string, ...rows: string[]): unknown {
  const { scenarios, problems } = imported(...rows);
  expect(problems).to.deep.equal([]);
  return scenarios.get(BOARD.id)?.timeline.find((event) => event.kind === "check" && event.id === check);
}

describe("expectations from a table", () => {
  it("replace what the scenario expects there", () => {
    expect(expected("alone", "two-bears,alone,Bear,power,7,")).to.have.nested.property("expect.Bear.power", 7);
  });

  it("go to the last check when none is named", () => {
    expect(expected("end", "two-bears,,Second,controller,Bob,")).to.have.nested.property(
      "expect.Second.controller",
      "Bob",
    );
  });

  it("can be lists, absent values, yes or no, and players' numbers", () => {
    const check = expected(
      "end",
      "two-bears,end,Bear,types,Artifact; Creature,",
      "two-bears,end,Bear,abilities,[],",
      "two-bears,end,Bear,power,null,",
      "two-bears,end,Bear,tapped,false,",
      "two-bears,end,Bob,life,3,",
      "two-bears,end,Bob,landPlays,null,",
      "two-bears,end,Second,cost,{1}{G},",
    );
    expect(check).to.deep.include({
      expect: { Bear: { types: ["Artifact", "Creature"], abilities: [], power: null, tapped: false } },
      players: { Bob: { life: 3, landPlays: null } },
      costs: { Second: "{1}{G}" },
    });
  });

  it("can be of damage, and of objects that no event but a check names", () => {
    const merged: Scenario = {
      ...BOARD,
      timeline: [...BOARD.timeline.slice(0, -1), { kind: "check", id: "end", expect: { Part: { zone: "graveyard" } } }],
    };
    const text =
      "scenario,check,subject,characteristic,expected\ntwo-bears,end,Bear,damage,2\ntwo-bears,end,Part,zone,exile";
    const { scenarios, problems } = importExpectations(text, "answers.csv", new Map([[BOARD.id, merged]]));
    expect(problems).to.deep.equal([]);
    expect(scenarios.get(BOARD.id)?.timeline.at(-1)).to.deep.include({
      expect: { Part: { zone: "exile" }, Bear: { damage: 2 } },
    });
  });

  it("are read as spreadsheets guard them", () => {
    expect(expected("end", "two-bears,end,Bear,toughness,'-2,")).to.have.nested.property("expect.Bear.toughness", -2);
  });

  it("leave out rows about the game and about parts of a value, and say how many", () => {
    const { leftOut, scenarios } = imported("two-bears,end,game,order 7b,A,", "two-bears,end,Bear,has flying,true,");
    expect(leftOut).to.equal(2);
    expect(scenarios.size).to.equal(0);
  });

  it("tell every fault with its line and the nearest spelling", () => {
    const { problems } = imported(
      "two-bear,end,Bear,power,2,",
      "two-bears,ende,Bear,power,2,",
      "two-bears,end,Baer,power,2,",
      "two-bears,end,Bear,powr,2,",
      "two-bears,end,Bear,power,two,",
    );
    expect(problems.map(({ line, suggestion }) => [line, suggestion])).to.deep.equal([
      [2, "two-bears"],
      [3, "end"],
      [4, "Bear"],
      [5, "power"],
      [6, undefined],
    ]);
    expect(problems[4]).to.include({ expected: "a whole number as JSON writes it, up to 9007199254740991, or null" });
  });

  it("need their columns", () => {
    const { problems } = importExpectations("a,b\n1,2\n", "answers.csv", new Map());
    expect(problems[0]?.message).to.contain("scenario, subject, characteristic, expected");
  });
});
