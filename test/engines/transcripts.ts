import { ProtocolEngine } from "../../src/engines/protocol-engine.js";
import { runnerHello } from "../../src/engines/runner-message.js";
import { Conversation } from "../../src/engines/conversation.js";
import type { Claims, RulesetId } from "../../src/rules/formats.gen.js";
import { EVERY_HANDLES } from "../../src/rules/handled.js";
import { EVERY_OBSERVES } from "../../src/rules/observed.js";
import { requestOf } from "../../src/verifier/request.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { FakePipe } from "./fake-pipe.js";

/** Which boards a transcript asks, in order. */
const ASKED: Readonly<Record<string, readonly (readonly [string, RulesetId])[]>> = {
  "first-steps": [
    ["honor-of-the-pure-catches-later-creatures", "current"],
    ["crusade-and-darkest-hour", "current"],
  ],
  dependency: [
    ["opalescence-humility-humility-last", "current"],
    ["glaciers-badlands-blood-moon", "current"],
  ],
  rulesets: [
    ["opalescence-humility-humility-last", "m10"],
    ["crusade-and-darkest-hour", "m10"],
    ["crusade-and-darkest-hour", "current"],
  ],
  "after-the-layers": [
    ["no-more-dreams-than-seven", "current"],
    ["undaunted-before-and-after-trinisphere", "current"],
    ["about-face-on-a-wounded-guard", "current"],
  ],
};

const CLAIMS: Claims = {
  input: "effects",
  rulesets: ["current", "m10"],
  handles: [...EVERY_HANDLES],
  observes: [...EVERY_OBSERVES],
};

/** What a runner writes, line by line: caught from a conversation with an engine that refuses everything. */
export async function transcripts(): Promise<{ readonly name: string; readonly input: string[] }[]> {
  const scenarios = new Map(corpusScenarios().map((scenario) => [scenario.id, scenario]));
  return Promise.all(
    Object.entries(ASKED).map(async ([name, boards]) => {
      const pipe = new FakePipe();
      pipe.onMessage = ({ kind, id }) => {
        const { protocol } = runnerHello("0.1.0");
        if (kind === "hello") pipe.answer({ kind, protocol, engine: { name: "none", version: "1" }, claims: CLAIMS });
        if (kind === "run" && id !== undefined) pipe.answer({ kind: "refused", id, message: "" });
      };
      const engine = await ProtocolEngine.connect(new Conversation(pipe), "0.1.0");
      for (const [id, ruleset] of boards) {
        const scenario = scenarios.get(id);
        if (scenario === undefined) throw new Error(`the corpus has no ${id}`);
        await engine.run(requestOf(scenario, corpusCards(), ruleset));
      }
      engine.stop();
      return { name, input: pipe.written.map((message) => JSON.stringify(message)) };
    }),
  );
}
