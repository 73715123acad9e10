import { expect } from "chai";
import type { ClaimingEngine, EngineRequest, ObservedAnswer } from "../../src/engines/engine.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { observedPointOf } from "../../src/engines/observe.js";
import { EVERY_HANDLES } from "../../src/rules/handled.js";
import { EVERY_OBSERVES } from "../../src/rules/observed.js";
import type { Claims, ObservedObject, Scenario } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { verifyClaims, type ClaimOptions } from "../../src/verifier/verify-claims.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { CARDS, check, scenario } from "./boards.js";

const ALL: Claims = {
  input: "effects",
  rulesets: [...SUPPORTED_RULESETS],
  handles: [...EVERY_HANDLES],
  observes: EVERY_OBSERVES.filter((each) => each !== "keywords"),
};

type Change = (request: EngineRequest, answer: ObservedAnswer) => ObservedAnswer;

/** The reference, with other claims, and with something done to what it says. */
function engine(
  claims: Partial<Claims> = {},
  change: Change = (_, answer) => answer,
): ClaimingEngine & { asked: EngineRequest[] } {
  const asked: EngineRequest[] = [];
  return {
    name: "fake",
    version: "1",
    claims: { ...ALL, ...claims },
    asked,
    run: async (request) => {
      asked.push(request);
      const answer = await REFERENCE_ENGINE.run(request);
      return change(
        request,
        answer.kind === "result" ? { ...answer, checkPoints: answer.checkPoints.map(observedPointOf) } : answer,
      );
    },
  };
}

/** Changes every object that is told. */
function objects(change: (object: ObservedObject) => ObservedObject): Change {
  return (_, answer) =>
    answer.kind !== "result"
      ? answer
      : {
          ...answer,
          checkPoints: answer.checkPoints.map(({ check: id, observation }) => ({
            check: id,
            observation: {
              ...observation,
              objects: Object.fromEntries(
                Object.entries(observation.objects).map(([name, object]) => [name, change(object)]),
              ),
            },
          })),
        };
}

const BOARD = scenario("a-bear", {
  rulesets: ["m10", "current"],
  timeline: [
    { kind: "enters", card: "Bear", controller: "Ann" },
    { kind: "counters", object: "Bear", add: { "+1/+1": 1 } },
    check({ expect: { Bear: { power: 3, types: ["Creature"], abilities: [] } } }),
  ],
});

async function verified(tested: ClaimingEngine, options: ClaimOptions = {}, given: Scenario = BOARD) {
  return verifyClaims(given, CARDS, "current", tested, options);
}

describe("verifying what an engine claims", () => {
  it("gives the result of the reference for an engine that says the same", async () => {
    expect(await verified(engine())).to.deep.equal(await verifyEntry(BOARD, CARDS, "current", REFERENCE_ENGINE));
  });

  it("compares what is claimed and tells what is not", async () => {
    const result = await verified(
      engine(
        { observes: ["power"] },
        objects(({ power }) => ({ power: power ?? null })),
      ),
    );
    expect(result.verdict).to.equal("pass");
    expect(result.values.map(({ characteristic }) => characteristic)).to.deep.equal(["power"]);
    expect(result.untold).to.deep.equal([
      { check: "end", subject: "Bear", characteristic: "types", expected: ["Creature"] },
      { check: "end", subject: "Bear", characteristic: "abilities", expected: [] },
    ]);
  });

  it("fails what is claimed and not told, also where nothing is expected to be there", async () => {
    const result = await verified(
      engine(
        {},
        objects(() => ({})),
      ),
    );
    expect(result.verdict).to.equal("fail");
    expect(result.values.every(({ ok, actual }) => !ok && actual === null)).to.equal(true);
  });

  it("fails a wrong value, with the layer of the reference in which it was last changed", async () => {
    const result = await verified(
      engine(
        {},
        objects((object) => ({ ...object, power: 2 })),
      ),
    );
    expect(result.verdict).to.equal("fail");
    expect(result.values.find(({ ok }) => !ok)).to.include({ expected: 3, actual: 2, firstLayer: "7c" });
  });

  it("does not ask what needs something unclaimed, and says what", async () => {
    const tested = engine({ handles: ["type"] });
    const result = await verified(tested);
    expect(result).to.deep.include({
      verdict: "unsupported",
      lacks: ["power-toughness", "counters"],
      message: "it does not claim power-toughness, counters",
    });
    expect(result.clauses).to.include("122.1a");
    expect(tested.asked).to.deep.equal([]);
  });

  it("asks it all the same if it is to go beyond", async () => {
    const result = await verified(engine({ handles: [] }), { beyond: true });
    expect(result).to.deep.include({ verdict: "pass", lacks: ["power-toughness", "counters"] });
  });

  it("does not ask what nothing would be told of", async () => {
    const tested = engine({ observes: ["loyalty"] });
    expect(await verified(tested)).to.deep.include({
      verdict: "unsupported",
      lacks: ["types", "abilities", "keywords", "power"],
    });
    expect(await verified(tested, { beyond: true })).to.include({ verdict: "unsupported" });
    expect(tested.asked).to.deep.equal([]);
  });

  it("does not ask under rules that are not claimed, whatever else is", async () => {
    const tested = engine({ rulesets: ["m10"] });
    expect(await verified(tested, { beyond: true })).to.include({
      verdict: "unsupported",
      message: "it does not claim ruleset current",
    });
  });

  it("fails an engine that says it can't do what it claims", async () => {
    const denies: Change = () => ({ kind: "unsupported", message: "no counters", lacks: ["counters"] });
    const result = await verified(engine({}, denies));
    expect(result.verdict).to.equal("fail");
    expect(result.message).to.match(/^it does not support this \(counters\), though it claims all .*: no counters$/);
    expect(await verified(engine({ handles: [] }, denies), { beyond: true })).to.include({
      verdict: "unsupported",
      message: "no counters",
    });
  });

  it("passes on refusals and errors", async () => {
    for (const kind of ["refused", "error"] as const) {
      expect(await verified(engine({}, () => ({ kind, message: "why" })))).to.include({
        verdict: kind,
        message: "why",
      });
    }
  });

  it("holds an engine that tells keywords alone to those", async () => {
    const given = {
      ...BOARD,
      timeline: [...BOARD.timeline.slice(0, 2), check({ expect: { Bear: { lacks: ["flying"], power: 3 } } })],
    };
    const keywords = (list: string[]): Change => objects(({ power }) => ({ power: power ?? null, keywords: list }));
    const claims: Partial<Claims> = { observes: ["power", "keywords"] };
    expect(await verified(engine(claims, keywords([])), {}, given)).to.include({ verdict: "pass" });
    expect(await verified(engine(claims, keywords(["flying"])), {}, given)).to.include({ verdict: "fail" });
  });

  it("says where the order that a failing engine tells parts from the right one", async () => {
    const given = corpusScenarios().find(({ id }) => id === "opalescence-humility-humility-last");
    if (given === undefined) throw new Error("no such scenario");
    const backwards: Change = (_, answer) =>
      answer.kind !== "result"
        ? answer
        : {
            ...answer,
            checkPoints: answer.checkPoints.map(({ check: id, observation: { order = [], ...rest } }) => ({
              check: id,
              observation: { ...rest, objects: {}, order: order.toReversed() },
            })),
          };
    const result = await verifyClaims(given, corpusCards(), "current", engine({}, backwards));
    expect(result.verdict).to.equal("fail");
    expect(result.divergence?.layer).to.equal("7b");
    expect(result.divergence?.actual).to.deep.equal(result.divergence?.expected.toReversed());
    const silent = await verifyClaims(given, corpusCards(), "current", engine({ observes: ["power"] }, backwards));
    expect(silent).not.to.have.property("divergence");
  });

  it("sends readings only to engines that claim them, and knows which boards they change", async () => {
    const given = corpusScenarios().find(({ alternatives = [] }) =>
      alternatives.some(({ id }) => id === "freed-goes-at-once"),
    );
    if (given === undefined) throw new Error("no such scenario");
    const options: ClaimOptions = { readings: ["freed-goes-at-once"] };
    const verify = (tested: ClaimingEngine, asked: Scenario) =>
      verifyClaims(asked, corpusCards(), "current", tested, options);
    expect((await verify(engine(), given)).message).to.equal("it does not claim the reading freed-goes-at-once");
    const reader = engine({ readings: ["freed-goes-at-once"] });
    expect(await verify(reader, given)).to.include({ verdict: "pass", reading: "freed-goes-at-once" });
    expect(reader.asked[0]?.readings).to.deep.equal(["freed-goes-at-once"]);
    const other = corpusScenarios().find(({ id }) => id === "opalescence-humility-humility-last");
    if (other === undefined) throw new Error("no such scenario");
    const plain = engine();
    expect(await verify(plain, other)).to.include({ verdict: "pass" });
    expect(plain.asked[0]).not.to.have.property("readings");
  });

  it("has nothing to ask of a board that can't be", async () => {
    const tested = engine();
    const broken = {
      ...BOARD,
      timeline: [{ kind: "tap", object: "nobody" } as const, check({ expect: { Bear: { power: 2 } } })],
    };
    expect(await verified(tested, {}, broken)).to.include({ verdict: "broken" });
    expect(tested.asked).to.deep.equal([]);
  });

  it("keeps the reference's check points of what did not pass, if so asked", async () => {
    const wrong = engine(
      {},
      objects((object) => ({ ...object, power: 2 })),
    );
    expect((await verified(wrong, { keep: "failed" })).checkPoints).to.have.length(1);
    expect((await verified(engine(), { keep: "failed" })).checkPoints).to.deep.equal([]);
  });
});
