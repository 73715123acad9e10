import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { EngineRequest } from "../../src/engines/engine.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Card, RulesetId } from "../../src/rules/formats.gen.js";

const BEAR: Card = {
  name: "Bear",
  manaCost: "{1}{G}",
  types: ["Creature"],
  subtypes: ["Bear"],
  power: 2,
  toughness: 2,
};

function request(over: Partial<EngineRequest> = {}): EngineRequest {
  return {
    ruleset: "current",
    players: ["Ann", "Bob"],
    cards: [BEAR],
    timeline: [
      { kind: "enters", card: "Bear", controller: "Ann" },
      { kind: "check", id: "alone" },
      { kind: "enters", card: "Bear", id: "Bob's Bear", controller: "Bob" },
      { kind: "check", id: "end" },
    ],
    ...over,
  };
}

describe("the reference engine", () => {
  it("says the version of the package", () => {
    const manifest = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    expect(REFERENCE_ENGINE.version).to.equal(manifest.version);
  });

  it("gives the resolution at every check", async () => {
    const answer = await REFERENCE_ENGINE.run(request());
    if (answer.kind !== "result") throw new Error(answer.kind);
    expect(answer.checkPoints.map(({ check, after }) => [check, after])).to.deep.equal([
      ["alone", 1],
      ["end", 2],
    ]);
    const [alone, end] = answer.checkPoints.map(({ resolution }) => resolution);
    expect(Object.keys(alone?.objects ?? {})).to.deep.equal(["Bear"]);
    expect(end?.objects["Bob's Bear"]).to.include({ power: 2, toughness: 2, controller: "Bob" });
  });

  it("keeps nothing between requests", async () => {
    const first = JSON.stringify(await REFERENCE_ENGINE.run(request()));
    await REFERENCE_ENGINE.run(request({ cards: [{ ...BEAR, power: 7 }] }));
    expect(JSON.stringify(await REFERENCE_ENGINE.run(request()))).to.equal(first);
  });

  it("does not support an edition it does not know", async () => {
    const answer = await REFERENCE_ENGINE.run(request({ ruleset: "m99" as RulesetId }));
    expect(answer).to.deep.equal({ kind: "unsupported", message: "no ruleset m99" });
  });

  it("finds a timeline that can't happen faulty, and says where", async () => {
    const answer = await REFERENCE_ENGINE.run(request({ cards: [] }));
    expect(answer).to.include({ kind: "faulty" });
    expect(answer).to.have.nested.property("fault.pointer").that.includes("/timeline/0");
  });
});
