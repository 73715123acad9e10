import { setTimeout } from "node:timers/promises";
import { expect } from "chai";
import { Conversation } from "../../src/engines/conversation.js";
import { EngineLost } from "../../src/engines/loss.js";
import type { RunnerMessage } from "../../src/engines/message.js";
import { MAX_LINE } from "../../src/engines/protocol.js";
import { FakePipe } from "./fake-pipe.js";

const RUN: RunnerMessage = { kind: "run", id: 1, players: ["Ann"], cards: [], timeline: [] };
const ANSWER = { kind: "refused", id: 1, message: "no" };

async function lossOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof EngineLost) return `${error.kind}: ${error.message}`;
    throw error;
  }
  throw new Error("nothing was lost");
}

describe("a conversation with an engine", () => {
  it("gives the answer to a question, and takes the next", async () => {
    const pipe = new FakePipe();
    const talk = new Conversation(pipe);
    for (const id of [1, 2]) {
      pipe.onMessage = () => pipe.answer({ ...ANSWER, id });
      expect(await talk.ask({ ...RUN, id })).to.deep.equal({ ...ANSWER, id });
      expect(talk.isWaiting).to.equal(false);
    }
    expect(talk.loss).to.equal(undefined);
  });

  it("waits for the end of a line that comes in pieces", async () => {
    const pipe = new FakePipe();
    const answer = new Conversation(pipe).ask(RUN);
    for (const piece of ['{"kind":"ref', 'used","id":1,"mess', 'age":"no"}', "\n"]) pipe.say(piece);
    expect(await answer).to.deep.equal(ANSWER);
  });

  const WRONG: readonly (readonly [string, string, string])[] = [
    ["words", "Loading cards ...\n", 'invalidJson: not JSON: "Loading cards ..."'],
    ["an empty line", "\n", 'invalidJson: not JSON: ""'],
    ["a list", "[1]\n", 'invalidMessage: not a message but "[1]"'],
    [
      "no kind",
      "{}\n",
      'invalidMessage: a message without "kind"; expected one of hello, result, unsupported, refused, error',
    ],
    [
      "a mistyped kind",
      '{"kind":"reslut"}\n',
      'invalidMessage: no message is of kind "reslut"; did you mean "result"?',
    ],
    ["a runner's kind", '{"kind":"run"}\n', "invalidMessage: no message is of kind"],
    ["a missing key", '{"kind":"error","id":1}\n', 'invalidMessage: error: the key "message" is missing'],
    ["an unknown key", '{"kind":"error","id":1,"massage":"x"}\n', "invalidMessage: error at /massage"],
    [
      "a wrong value deep inside",
      '{"kind":"result","id":1,"checkPoints":[{"check":"end","observation":{"objects":{"Bear":{"power":"2"}}}}]}\n',
      "invalidMessage: result at /checkPoints/0/observation/objects/Bear/power",
    ],
    ["another protocol", '{"kind":"hello","protocol":"cr613-engine/2"}\n', "the engine speaks"],
  ];
  for (const [what, said, loss] of WRONG) {
    it(`is lost over ${what}, and says so`, async () => {
      const pipe = new FakePipe();
      const answer = new Conversation(pipe).ask(RUN);
      pipe.say(said);
      expect(await lossOf(answer)).to.contain(loss);
    });
  }

  it("is lost over a line of more than 1 MiB before it ends", async () => {
    const pipe = new FakePipe();
    const answer = new Conversation(pipe).ask(RUN);
    pipe.say(`"${"x".repeat(MAX_LINE)}`);
    expect(await lossOf(answer)).to.equal("oversizedLine: a line of more than 1 MiB");
  });

  it("is lost over a line that is not UTF-8", async () => {
    const pipe = new FakePipe();
    const answer = new Conversation(pipe).ask(RUN);
    pipe.sayBytes(Uint8Array.of(0x22, 0xff, 0x22, 0x0a));
    expect(await lossOf(answer)).to.equal("invalidJson: a line that is not UTF-8");
  });

  it("is lost over an answer that comes with another one", async () => {
    const pipe = new FakePipe();
    const answer = new Conversation(pipe).ask(RUN);
    pipe.answer(ANSWER, { ...ANSWER, id: 2 });
    expect(await lossOf(answer)).to.contain("wrongSequence: a line that nobody asked for");
  });

  it("is lost over a line before any question", async () => {
    const pipe = new FakePipe();
    const talk = new Conversation(pipe);
    pipe.say("Welcome!\n");
    expect(await lossOf(talk.ask(RUN))).to.equal('wrongSequence: a line that nobody asked for: "Welcome!"');
  });

  it("waits to settle where it is asked to, and hears what comes late", async () => {
    const pipe = new FakePipe();
    const answer = new Conversation(pipe, { settle: 60_000 }).ask(RUN);
    pipe.answer(ANSWER);
    await setTimeout(1);
    pipe.answer(ANSWER);
    expect(await lossOf(answer)).to.contain("wrongSequence");
    const calm = new Conversation(pipe, { settle: 1 }).ask(RUN);
    pipe.answer(ANSWER);
    expect(await calm).to.deep.equal(ANSWER);
  });

  it("tells a flood from a line too many", async () => {
    const pipe = new FakePipe();
    const answer = new Conversation(pipe).ask(RUN);
    pipe.answer(ANSWER);
    pipe.say("x\n".repeat(2000));
    // The answer itself was good, and came before.
    expect(await answer).to.deep.equal(ANSWER);
    const other = new FakePipe();
    const flooded = new Conversation(other).ask(RUN);
    other.say(`${JSON.stringify(ANSWER)}\n${"x\n".repeat(2000)}`);
    expect(await lossOf(flooded)).to.contain("flooded: a flood of lines that nobody asked for");
    const third = new FakePipe();
    const wide = new Conversation(third).ask(RUN);
    third.say(`${JSON.stringify(ANSWER)}\n`);
    expect(await wide).to.deep.equal(ANSWER);
  });

  it("is lost when the engine is gone, with the words that it did not finish", async () => {
    const pipe = new FakePipe();
    const answer = new Conversation(pipe).ask(RUN);
    pipe.say('{"kind":"res');
    pipe.die();
    expect(await lossOf(answer)).to.equal('crashed: exit code 3, after an unfinished line "{"kind":"res"');
  });

  it("rejects every later question with the same loss, and sends nothing", async () => {
    const pipe = new FakePipe();
    const talk = new Conversation(pipe);
    const losses: string[] = [];
    talk.onLost(({ kind }) => losses.push(kind));
    pipe.die();
    pipe.die("again");
    talk.lose({ kind: "timeout", message: "too late" });
    expect(await lossOf(talk.ask(RUN))).to.equal("crashed: exit code 3");
    talk.tell({ kind: "stop" });
    expect(pipe.written).to.deep.equal([]);
    expect(losses).to.deep.equal(["crashed"]);
  });
});
