import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { EngineServer, type Reply } from "../../src/engines/server.js";
import { readEngineMessage, readRunnerMessage } from "../../src/engines/message.js";
import { transcripts } from "./transcripts.js";

const FOLDER = new URL("../../../schema/transcripts/", import.meta.url);

function kindOf(reply: Reply): string {
  return reply.kind === "answer" ? reply.message.kind : reply.kind === "lost" ? reply.loss.kind : reply.kind;
}

async function kindsFor(...lines: readonly object[]): Promise<string[]> {
  const server = new EngineServer(REFERENCE_ENGINE);
  const kinds: string[] = [];
  for (const line of lines) kinds.push(kindOf(await server.take(JSON.stringify(line))));
  return kinds;
}

const HELLO = {
  kind: "hello",
  protocol: "cr613-engine/1",
  runner: { name: "test", version: "1" },
  rulesets: ["current"],
  readings: [],
  handles: [],
  observes: [],
};
const RULES = { kind: "ruleset", ruleset: "current", effective: "2026-09-25", readings: [], layers: [] };
const RUN = { kind: "run", id: 1, players: ["Ann"], cards: [], timeline: [{ kind: "check", id: "end" }] };

describe("the reference behind the protocol", () => {
  it("answers hello and run, and nothing else", async () => {
    expect(await kindsFor(HELLO, RULES, RUN, { kind: "stop" })).to.deep.equal(["hello", "nothing", "result", "stop"]);
  });

  it("wants to be greeted and told the rules first", async () => {
    expect(await kindsFor(RUN)).to.deep.equal(["wrongSequence"]);
    expect(await kindsFor(HELLO, RUN)).to.deep.equal(["hello", "wrongSequence"]);
  });

  it("ignores keys of later runners, and no others", async () => {
    expect(await kindsFor({ ...HELLO, future: 1 }, { ...RULES, future: 1 }, { ...RUN, future: [] })).to.deep.equal([
      "hello",
      "nothing",
      "result",
    ]);
    expect(await kindsFor(HELLO, RULES, { ...RUN, timeline: [{ kind: "explodes" }] })).to.include("invalidMessage");
  });

  it("says what it does not know, and what can't happen", async () => {
    const unknown = { ...RULES, readings: ["no-such-reading"] };
    const impossible = { ...RUN, timeline: [{ kind: "tap", object: "nothing" }] };
    expect(await kindsFor(HELLO, unknown, RUN)).to.deep.equal(["hello", "nothing", "unsupported"]);
    expect(await kindsFor(HELLO, RULES, impossible)).to.deep.equal(["hello", "nothing", "error"]);
  });

  it("answers each transcript as it is written down", async () => {
    for (const { name, input } of await transcripts()) {
      const server = new EngineServer(REFERENCE_ENGINE);
      const answers: string[] = [];
      for (const line of input) {
        expect(readRunnerMessage(line), line).to.include({ ok: true });
        const reply = await server.take(line);
        if (reply.kind === "answer") answers.push(JSON.stringify(reply.message));
      }
      const file = (side: string): string => fileURLToPath(new URL(`${name}.${side}.jsonl`, FOLDER));
      expectFile(file("in"), input);
      expectFile(file("out"), answers);
      for (const line of answers) expect(readEngineMessage(line), line).to.include({ ok: true });
    }
  });
});

function expectFile(file: string, lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join("");
  if (process.env["UPDATE_GOLDEN"] === "1") {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  expect(text, file).to.equal(readFileSync(file, "utf8"));
}
