import { expect } from "chai";
import { Conversation } from "../../src/engines/conversation.js";
import type { EngineRequest } from "../../src/engines/engine.js";
import { EngineLost } from "../../src/engines/loss.js";
import { ProtocolEngine } from "../../src/engines/protocol-engine.js";
import type { Claims } from "../../src/rules/formats.gen.js";
import { BEAR } from "../verifier/boards.js";
import { FakePipe } from "./fake-pipe.js";

const CLAIMS: Claims = { input: "effects", rulesets: ["current", "m10"], handles: [], observes: ["power"] };

function hello(claims: object = CLAIMS): object {
  return { kind: "hello", protocol: "cr613-engine/1", engine: { name: "fake", version: "1" }, claims };
}

const REQUEST: EngineRequest = {
  ruleset: "current",
  players: ["Ann"],
  cards: [{ ...BEAR, names: { de: "Bär" } }],
  timeline: [
    { kind: "enters", card: "Bear", controller: "Ann" },
    { kind: "check", id: "first" },
    { kind: "check", id: "end" },
  ],
};

const POINTS = ["first", "end"].map((check) => ({ check, observation: { objects: {} } }));

/** An engine that says hello and then answers each run with what `reply` makes of its id. */
async function connected(reply: (id: number) => object, claims?: object): Promise<[ProtocolEngine, FakePipe]> {
  const pipe = new FakePipe();
  pipe.onMessage = ({ kind, id }) => {
    if (kind === "hello") pipe.answer(hello(claims));
    if (kind === "run" && id !== undefined) pipe.answer(reply(id));
  };
  return [await ProtocolEngine.connect(new Conversation(pipe), "1.2.3"), pipe];
}

async function lossOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineLost)) throw new Error("nothing was lost");
  return `${error.kind}: ${error.message}`;
}

describe("an engine behind the protocol", () => {
  it("has the name, version and claims of its hello", async () => {
    const [engine, pipe] = await connected(() => ({}));
    expect(engine).to.include({ name: "fake", version: "1" });
    expect(engine.claims).to.deep.equal(CLAIMS);
    expect(pipe.written[0]).to.deep.include({ kind: "hello", runner: { name: "cr613", version: "1.2.3" } });
  });

  it("is told the rules once for all runs under them", async () => {
    const [engine, pipe] = await connected((id) => ({ kind: "result", id, checkPoints: POINTS }));
    for (const ruleset of ["current", "current", "m10", "current"] as const) await engine.run({ ...REQUEST, ruleset });
    const kinds = (pipe.written as { kind: string; ruleset?: string }[]).map(
      (message) => message.ruleset ?? message.kind,
    );
    expect(kinds).to.deep.equal(["hello", "current", "run", "run", "m10", "run", "current", "run"]);
  });

  it("is sent what cards do, without what is for people", async () => {
    const [engine, pipe] = await connected((id) => ({ kind: "result", id, checkPoints: POINTS }));
    await engine.run(REQUEST);
    expect(pipe.written.at(-1))
      .to.deep.include({ cards: [BEAR] })
      .and.not.to.have.property("cardNames");
  });

  it("is sent names alone where it knows cards by name", async () => {
    const answer = (id: number) => ({ kind: "result", id, checkPoints: POINTS });
    const [engine, pipe] = await connected(answer, { ...CLAIMS, input: "names" });
    await engine.run(REQUEST);
    expect(pipe.written.at(-1))
      .to.deep.include({ cardNames: ["Bear"] })
      .and.not.to.have.property("cards");
  });

  it("passes on what it says instead of a result", async () => {
    const [engine] = await connected((id) => ({ kind: "unsupported", id, message: "no copies", lacks: ["copy"] }));
    expect(await engine.run(REQUEST)).to.deep.equal({ kind: "unsupported", message: "no copies", lacks: ["copy"] });
  });

  it("refuses for an engine what would not fit into a line", async () => {
    const [engine, pipe] = await connected(() => ({}));
    const id = "x".repeat(200);
    const timeline = Array.from({ length: 5000 }, () => ({ kind: "tap", object: id }) as const);
    expect(await engine.run({ ...REQUEST, timeline })).to.include({ kind: "refused" });
    expect(pipe.written).to.have.length(2);
  });

  const WRONG: readonly (readonly [string, (id: number) => object, string])[] = [
    [
      "an answer to another run",
      (id) => ({ kind: "result", id: id + 1, checkPoints: POINTS }),
      "wrongSequence: an answer to run 2 where run 1 was asked",
    ],
    ["a hello in the middle", () => hello(), "wrongSequence: hello where an answer was due"],
    [
      "a check left out",
      (id) => ({ kind: "result", id, checkPoints: POINTS.slice(1) }),
      'invalidMessage: result: nothing is told of check "first"',
    ],
    [
      "a check told twice",
      (id) => ({ kind: "result", id, checkPoints: [...POINTS, ...POINTS] }),
      'invalidMessage: result: check "first" is told twice',
    ],
    [
      "a strange check",
      (id) => ({ kind: "result", id, checkPoints: [...POINTS, { check: "other", observation: { objects: {} } }] }),
      'invalidMessage: result: the timeline has no check "other"',
    ],
  ];
  for (const [what, reply, loss] of WRONG) {
    it(`is lost over ${what}`, async () => {
      const [engine] = await connected(reply);
      expect(await lossOf(engine.run(REQUEST))).to.equal(loss);
    });
  }

  it("is lost over an answer where hello is due", async () => {
    const pipe = new FakePipe();
    pipe.onMessage = () => pipe.answer({ kind: "error", id: 1, message: "?" });
    const connecting = ProtocolEngine.connect(new Conversation(pipe), "1");
    expect(await lossOf(connecting)).to.equal("wrongSequence: error where hello was due");
  });

  it("is lost over a claim that nobody can make", async () => {
    expect(await lossOf(connected(() => ({}), { ...CLAIMS, handles: ["layers"] }))).to.contain(
      "hello at /claims/handles/0",
    );
    expect(await lossOf(connected(() => ({}), { ...CLAIMS, readings: ["my-own"] }))).to.equal(
      'invalidMessage: hello: no reading is called "my-own"',
    );
  });
});
