import type {
  Card,
  CheckEvent,
  Claims,
  EngineHello,
  EngineResult,
  RunnerHello,
  RunnerRun,
} from "../rules/formats.gen.js";
import { EVERY_HANDLES, EVERY_OBSERVES } from "../rules/capabilities.js";
import { READINGS } from "../rules/readings.js";
import { rulesetOf, SUPPORTED_RULESETS } from "../rules/rulesets.js";
import { quote } from "../scenario/quote.js";
import type { Conversation } from "./conversation.js";
import type { ClaimingEngine, EngineRequest, ObservedAnswer } from "./engine.js";
import { EngineLost, type Loss } from "./loss.js";
import type { EngineMessage } from "./message.js";
import { MAX_LINE, PROTOCOL } from "./protocol.js";

/** What a runner of this version says first. */
export function runnerHello(version: string): RunnerHello {
  return {
    kind: "hello",
    protocol: PROTOCOL,
    runner: { name: "cr613", version },
    rulesets: [...SUPPORTED_RULESETS],
    readings: READINGS.map(({ id }) => id),
    handles: [...EVERY_HANDLES],
    observes: [...EVERY_OBSERVES],
  };
}

/** Another program as an engine, by the lines that it reads and writes. */
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

  /** Shakes hands. Rejects with EngineLost: also for claims that nobody can make. */
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

  /** `more`: keys to send that no engine knows, to see whether it minds. */
  async run(request: EngineRequest, more: object = {}): Promise<ObservedAnswer> {
    this.#tellRules(request);
    const run = this.#runOf(request);
    if (new TextEncoder().encode(JSON.stringify(run)).length > MAX_LINE) {
      return { kind: "refused", message: "the request would be a line of more than 1 MiB" };
    }
    const answer = await this.#conversation.ask({ ...run, ...more });
    if (answer.kind === "hello") throw lose(this.#conversation, outOfTurn("an answer", answer));
    if (answer.id !== run.id) {
      const message = `an answer to run ${answer.id} where run ${run.id} was asked`;
      throw lose(this.#conversation, { kind: "wrongSequence", message });
    }
    switch (answer.kind) {
      case "result": {
        const fault = checksFault(request, answer);
        if (fault !== undefined) throw lose(this.#conversation, { kind: "invalidMessage", message: fault });
        return { kind: "result", checkPoints: answer.checkPoints };
      }
      case "unsupported":
        return {
          kind: "unsupported",
          message: answer.message,
          ...(answer.lacks === undefined ? {} : { lacks: answer.lacks }),
        };
      case "refused":
      case "error":
        return { kind: answer.kind, message: answer.message };
    }
  }

  /** Asks the engine to end itself. */
  stop(): void {
    this.#conversation.tell({ kind: "stop" });
  }

  #tellRules({ ruleset, readings = [] }: EngineRequest): void {
    const rules = [ruleset, ...readings].join(" ");
    if (rules === this.#rules) return;
    this.#rules = rules;
    const { effective, slots } = rulesetOf(ruleset);
    const layers = [...new Set(slots.map(({ layer }) => layer))];
    this.#conversation.tell({ kind: "ruleset", ruleset, effective, readings: [...readings], layers });
  }

  #runOf({ players, cards, timeline }: EngineRequest): RunnerRun {
    const id = ++this.#runs;
    return this.claims.input === "names"
      ? { kind: "run", id, players, cardNames: cards.map(({ name }) => name), timeline }
      : { kind: "run", id, players, cards: cards.map(withoutRemarks), timeline };
  }
}

/** What files say for editors and for people of other languages is nothing to an engine. */
function withoutRemarks(card: Card): Card {
  const sent = { ...card };
  delete sent.$schema;
  delete sent.names;
  return sent;
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
  const told = checkPoints.map(({ check }) => check);
  const missing = asked.find((id) => !told.includes(id));
  if (missing !== undefined) return `result: nothing is told of check ${quote(missing)}`;
  const stranger = told.find((id) => !asked.includes(id));
  if (stranger !== undefined) return `result: the timeline has no check ${quote(stranger)}`;
  const twice = told.find((id, i) => told.indexOf(id) !== i);
  return twice === undefined ? undefined : `result: check ${quote(twice)} is told twice`;
}
