import { MessageChannel } from "node:worker_threads";
import { expose } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { Conversation } from "../src/engines/conversation.js";
import { EngineProcess, type StartingPoint } from "../src/engines/engine-process.js";
import type { LossKind } from "../src/engines/loss.js";
import { ProtocolEngine } from "../src/engines/protocol-engine.js";
import type { Claims } from "../src/rules/formats.gen.js";
import { orderedText } from "../src/rules/ordered-text.js";
import { type Ask, probeEntry } from "../src/verifier/probe.js";
import { cardsOf } from "../src/verifier/request.js";
import { verifyClaims } from "../src/verifier/verify-claims.js";
import { apiOf, type VerifierApi } from "./api.js";
import type { Thread } from "./lane.js";

export interface EngineThreadOptions {
  readonly command: string;
  readonly from?: StartingPoint;
  readonly runnerVersion: string;
  /** The claims of the engine's first process; every process must make the same. */
  readonly claims: Claims;
  readonly beyond?: boolean | undefined;
  readonly probe?: boolean | undefined;
}

/** How long to wait for more output after each answer, in milliseconds, once a process has sent unrequested lines. */
const SETTLE = 200;
const TALKATIVE: readonly LossKind[] = ["wrongSequence", "flooded"];

/** Workers that pass their entries to an engine's process. Comparing, which is quick, is done in this thread. */
export function engineThreads(options: EngineThreadOptions): () => Thread {
  let settle = 0;
  return () => {
    const engine = new EngineProcess(options.command, options.from);
    const conversation = new Conversation(engine, { settle });
    conversation.onLost(({ kind }) => {
      if (TALKATIVE.includes(kind)) settle = SETTLE;
    });
    const { port1, port2 } = new MessageChannel();
    expose(engineApi(engine, conversation, options), nodeEndpoint(port2));
    return {
      endpoint: nodeEndpoint(port1),
      onLost: (listener) => conversation.onLost(({ kind, message, isLate }) => listener(message, kind, isLate)),
      lastWords: () => engine.lastWords(),
      terminate: async () => {
        await endOf(engine, conversation);
        port1.close();
      },
    };
  };
}

/** An idle engine is asked to end; one that still owes an answer, or has gone wrong, is killed. */
async function endOf(engine: EngineProcess, conversation: Conversation): Promise<void> {
  if (conversation.loss !== undefined || conversation.isWaiting) return engine.end();
  conversation.tell({ kind: "stop" });
  await engine.stop();
}

function engineApi(process: EngineProcess, conversation: Conversation, options: EngineThreadOptions): VerifierApi {
  let engine: ProtocolEngine | undefined;
  const api = apiOf(async (scenario, cards, { ruleset }, { keep = "all", readings = [] }) => {
    if (engine === undefined) throw new Error("run before load");
    const tested = engine;
    const ask: Ask = (asked, sent) => {
      const named = new Map(sent.map((card) => [card.name, card]));
      return verifyClaims(asked, named, ruleset, tested, { keep, readings, sent, beyond: options.beyond === true });
    };
    const sent = cardsOf(scenario, cards);
    const result = options.probe === true ? await probeEntry(scenario, cards, ruleset, ask) : await ask(scenario, sent);
    const stderr = process.lastWords();
    return stderr === undefined ? result : { ...result, stderr };
  });
  return {
    run: (work) => api.run(work),
    async load(bundle) {
      await api.load(bundle);
      engine = await ProtocolEngine.connect(conversation, options.runnerVersion);
      if (orderedText(engine.claims) !== orderedText(options.claims)) {
        conversation.lose({ kind: "invalidMessage", message: "hello: it claims something else than at first" });
        throw new Error("other claims than at first");
      }
      process.lastWords(); // its output at start belongs to no run
    },
  };
}
