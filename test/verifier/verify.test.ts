import { expect } from "chai";
import type { Engine, EngineAnswer, EngineRequest } from "../../src/engines/engine.js";
import type { AfterStateBasedExpectation, Card, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { requestOf } from "../../src/verifier/request.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { applied, BEAR, BEAR_ENGINE, CARDS, check, resolution, scenario } from "./boards.js";

function answering(answer: EngineAnswer | (() => EngineAnswer)): Engine {
  return { name: "fixed", version: "1", run: () => (typeof answer === "function" ? answer() : answer) };
}

describe("verifying an entry", () => {
  it("passes when everything is as expected", async () => {
    const result = await verifyEntry(scenario("bears"), CARDS, "current", BEAR_ENGINE);
    expect(result).to.deep.include({ scenario: "bears", ruleset: "current", verdict: "pass", layers: ["7b"] });
    expect(result.values).to.have.length(1);
    expect(result.checkPoints.map((point) => point.check)).to.deep.equal(["end"]);
  });

  it("fails when one value is not", async () => {
    const result = await verifyEntry(scenario("bears", {}, 3), CARDS, "current", BEAR_ENGINE);
    expect(result.verdict).to.equal("fail");
    expect(result.values[0]).to.include({ expected: 3, actual: 2, ok: false });
  });

  it("skips a check that does not hold under the ruleset", async () => {
    const only = check({ id: "old", rulesets: ["m10"], expect: { Bear: { power: 9 } } });
    const both = scenario("bears", { timeline: [only, check({ expect: { Bear: { power: 2 } } })] });
    const result = await verifyEntry(both, CARDS, "current", BEAR_ENGINE);
    expect(result.verdict).to.equal("pass");
    expect(result.checkPoints.map((point) => point.check)).to.deep.equal(["end"]);
  });

  it("calls a scenario that checks nothing broken", async () => {
    const timelines: Scenario["timeline"][] = [
      [{ kind: "enters", card: "Bear", controller: "Ann" }],
      [check({ rulesets: ["m10"], expect: { Bear: { power: 2 } } })],
      [check()],
      [check({ expect: {} })],
    ];
    for (const timeline of timelines) {
      const result = await verifyEntry(scenario("bears", { timeline }), CARDS, "current", BEAR_ENGINE);
      expect(result).to.include({ verdict: "broken", message: "no check" });
    }
  });

  it("treats an undefined case like any other", async () => {
    const result = await verifyEntry(scenario("bears", { level: "undefined" }), CARDS, "current", BEAR_ENGINE);
    expect(result.verdict).to.equal("pass");
  });

  it("passes on what an engine says instead of an answer", async () => {
    for (const kind of ["unsupported", "refused", "error"] as const) {
      const result = await verifyEntry(scenario("bears"), CARDS, "current", answering({ kind, message: "alas" }));
      expect(result).to.deep.include({ verdict: kind, message: "alas", values: [], checkPoints: [] });
    }
  });

  it("calls what an engine throws an error, without a stack", async () => {
    const thrower = answering(() => {
      throw new RangeError("too deep");
    });
    const result = await verifyEntry(scenario("bears"), CARDS, "current", thrower);
    expect(result).to.include({ verdict: "error", message: "RangeError: too deep" });
  });

  it("calls an answer without one of the checks an error", async () => {
    const result = await verifyEntry(
      scenario("bears"),
      CARDS,
      "current",
      answering({ kind: "result", checkPoints: [] }),
    );
    expect(result).to.include({ verdict: "error", message: "no resolution for check end" });
  });

  it("names clauses and layers once each, in the order of the rules", async () => {
    const trace = [applied("7c", "A", [], ["613.10", "613.7a"]), applied("4", "B", [], ["613.2a", "613.7a", "205.1b"])];
    const engine = answering({
      kind: "result",
      checkPoints: [{ check: "end", after: 1, resolution: resolution({ trace }) }],
    });
    const result = await verifyEntry(scenario("bears"), CARDS, "current", engine);
    expect(result.clauses).to.deep.equal(["205.1b", "613.2a", "613.7a", "613.10"]);
    expect(result.layers).to.deep.equal(["4", "7c"]);
  });

  it("tells the clauses of what would be performed, and the layers of what would be then", async () => {
    const after = {
      rounds: [[{ clause: "704.5f", object: "Bear", result: "graveyard" as const }]],
      open: [],
      resolution: resolution({ trace: [applied("6", "C", [], ["613.1f"])] }),
    };
    const engine = answering({
      kind: "result",
      checkPoints: [{ check: "end", after: 1, resolution: resolution(), afterStateBasedActions: after }],
    });
    const asking = check({ afterStateBasedActions: { rounds: [[{ clause: "704.5f", object: "Bear" }]] } });
    const result = await verifyEntry(scenario("bears", { timeline: [asking] }), CARDS, "current", engine);
    expect(result.verdict).to.equal("pass");
    expect(result.clauses).to.deep.equal(["613.1f", "704.3", "704.5f"]);
    expect(result.layers).to.deep.equal(["6"]);
  });

  it("keeps the resolutions of failed entries only, if so asked", async () => {
    const pass = await verifyEntry(scenario("bears"), CARDS, "current", BEAR_ENGINE, { keep: "failed" });
    const fail = await verifyEntry(scenario("bears", {}, 3), CARDS, "current", BEAR_ENGINE, { keep: "failed" });
    expect([pass.checkPoints.length, fail.checkPoints.length]).to.deep.equal([0, 1]);
    expect(pass.layers).to.deep.equal(["7b"]);
  });
});

describe("the request to an engine", () => {
  const own: Card = { ...BEAR, power: 5 };
  const told = scenario("the-answer-is-two", {
    question: "Two?",
    why: ["Because it is two"],
    cards: [own],
    timeline: [
      {
        kind: "simultaneous",
        events: [
          { kind: "enters", card: "Bear", controller: "Ann" },
          { kind: "merges", card: "Elk", onto: "Bear", position: "top" },
        ],
      },
      { kind: "resolves", card: "Growth", controller: "Ann" },
      { kind: "resolves", source: "Bear", ability: "roar", controller: "Ann" },
      check({ note: "two", expect: { Bear: { power: 2 } }, order: [{ layer: "4", effects: [] }] }),
    ],
  });
  const elk: Card = { name: "Elk", types: ["Creature"] };
  const unused: Card = { name: "Unused", types: ["Creature"] };
  const request: EngineRequest = requestOf(told, new Map([...CARDS, ["Elk", elk], ["Unused", unused]]), "current");

  it("does not tell the answer", () => {
    expect(request.timeline.at(-1)).to.deep.equal({ kind: "check", id: "end" });
    expect(JSON.stringify(request)).to.not.match(/two|Two/);
    expect(Object.keys(request).sort()).to.deep.equal(["cards", "players", "ruleset", "timeline"]);
  });

  it("asks for state-based actions where a check does, with what players choose and no more", () => {
    const told: AfterStateBasedExpectation = {
      rounds: [[{ clause: "704.5j" }]],
      expect: { Bear: { zone: "graveyard" } },
    };
    const asked = (rulesets: RulesetId[], withKeep: boolean): unknown => {
      const event = check({ rulesets, afterStateBasedActions: withKeep ? { ...told, keep: ["Bear"] } : told });
      return requestOf(scenario("settled", { timeline: [event] }), CARDS, "current").timeline[0];
    };
    expect(asked(["current"], true)).to.deep.equal({ ...check(), afterStateBasedActions: { keep: ["Bear"] } });
    expect(asked(["current"], false)).to.deep.equal({ ...check(), afterStateBasedActions: {} });
    expect(asked(["m10"], true)).to.deep.equal(check());
  });

  it("has the cards of the timeline, the scenario's own before the corpus's", () => {
    expect(request.cards).to.deep.equal([own, elk]);
  });

  it("keeps the places of events, which faults point to", () => {
    expect(request.timeline).to.have.length(told.timeline.length);
  });
});
