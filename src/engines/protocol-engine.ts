import type { CheckEvent, Claims, EngineHello, EngineResult } from "../rules/formats.gen.js";
import { READINGS } from "../rules/readings.js";
import { quote } from "../faults/quote.js";
import type { Conversation } from "./conversation.js";
import type { ClaimingEngine, EngineRequest, ObservedAnswer } from "./engine.js";
import { EngineLost, type Loss } from "./loss.js";
import type { EngineMessage } from "./message.js";
import { MAX_LINE } from "./protocol.js";
import { rulesetMessage, runMessage, runnerHello } from "./runner-message.js";

export class ProtocolEngine implements ClaimingEngine {
  readonly name: string;
  readonly version: string;
  readonly claims: Claims;
  readonly #conversation: Conversation;
  #rules: string | undefined;
  #runs = 0;

  private constructor(conversation: Conversation, { engine, claims }: EngineHello) {
    this.#conversation = conversation;
    this.name = engine.name;
    this.version = engine.version;
    this.claims = claims;
  }

  /** Performs the handshake. Rejects with EngineLost, also for claims that are impossible. */
  static async connect(conversation: Conversation, runnerVersion: string): Promise<ProtocolEngine> {
    const hello = await conversation.ask(runnerHello(runnerVersion));
    if (hello.kind !== "hello") throw lose(conversation, outOfTurn("hello", hello));
    const known = READINGS.map(({ id }): string => id);
    const unknown = hello.claims.readings?.find((id) => !known.includes(id));
    if (unknown !== undefined) {
      throw lose(conversation, { kind: "invalidMessage", message: `hello: no reading is called ${quote(unknown)}` });
    }
    return new ProtocolEngine(conversation, hello);
  }

  /** `more`: unknown keys to send as well, to see whether the engine ignores them. */
  async run(request: EngineRequest, more: object = {}): Promise<ObservedAnswer> {
    this.#tellRules(request);
    const run = runMessage(++this.#runs, request, this.claims.input);
    if (new TextEncoder().encode(JSON.stringify(run)).length > MAX_LINE) {
      return { kind: "refused", message: "the request would be a line of more than 1 MiB" };
    }
    const answer = await this.#conversation.ask({ ...run, ...more });
    if (answer.kind === "hello") throw lose(this.#conversation, outOfTurn("an answer", answer));
    switch (answer.kind) {
      case "result": {
        const fault = checksFault(request, answer);
        if (fault !== undefined) throw lose(this.#conversation, { kind: "invalidMessage", message: fault });
        return { kind: "result", checkPoints: answer.checkPoints };
      }
      case "unsupported":
        return {
          kind: "unsupported",
          message: answer.message.trim(),
          ...(answer.lacks === undefined ? {} : { lacks: answer.lacks }),
        };
      case "refused":
      case "error":
        return { kind: answer.kind, message: answer.message.trim() };
    }
  }

  stop(): void {
    this.#conversation.tell({ kind: "stop" });
  }

  #tellRules(request: EngineRequest): void {
    const { ruleset, readings = [] } = request;
    const rules = [ruleset, ...readings].join(" ");
    if (rules === this.#rules) return;
    this.#rules = rules;
    this.#conversation.tell(rulesetMessage(request));
  }
}

function lose(conversation: Conversation, loss: Loss): EngineLost {
  conversation.lose(loss);
  return new EngineLost(loss);
}

function outOfTurn(expected: string, { kind }: EngineMessage): Loss {
  return { kind: "wrongSequence", message: `${kind} where ${expected} was due` };
}

function checksFault({ timeline }: EngineRequest, { checkPoints }: EngineResult): string | undefined {
  const asked = timeline.filter((event): event is CheckEvent => event.kind === "check").map(({ id }) => id);
  const answered = checkPoints.map(({ check }) => check);
  const missing = asked.find((id) => !answered.includes(id));
  if (missing !== undefined) return `result: nothing is told of check ${quote(missing)}`;
  const stranger = answered.find((id) => !asked.includes(id));
  if (stranger !== undefined) return `result: the timeline has no check ${quote(stranger)}`;
  const twice = answered.find((id, i) => answered.indexOf(id) !== i);
  return twice === undefined ? undefined : `result: check ${quote(twice)} is told twice`;
}
