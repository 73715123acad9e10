import type { EngineHello, RulesetId, RunnerRun } from "../rules/formats.gen.js";
import { EVERY_HANDLES } from "../rules/handled.js";
import { EVERY_OBSERVES } from "../rules/observed.js";
import { isSupported, READINGS } from "../rules/readings.js";
import { SUPPORTED_RULESETS } from "../rules/rulesets.js";
import type { Engine } from "./engine.js";
import type { Loss } from "./loss.js";
import { type EngineMessage, readRunnerMessage } from "./message.js";
import { observedPointOf } from "./observe.js";
import { PROTOCOL } from "./protocol.js";

export type Reply =
  | { readonly kind: "answer"; readonly message: EngineMessage }
  | { readonly kind: "nothing" }
  | { readonly kind: "stop" }
  | { readonly kind: "lost"; readonly loss: Loss };

/** Serves an engine that reports everything over the protocol: the other end of a conversation. */
export class EngineServer {
  readonly #engine: Engine;
  #isGreeted = false;
  #rules: { readonly ruleset: RulesetId; readonly readings: readonly string[] } | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async take(line: string): Promise<Reply> {
    const read = readRunnerMessage(line);
    if (!read.ok) return { kind: "lost", loss: read.loss };
    const message = read.value;
    switch (message.kind) {
      case "hello":
        this.#isGreeted = true;
        return { kind: "answer", message: this.#hello() };
      case "ruleset":
        this.#rules = { ruleset: message.ruleset, readings: message.readings };
        return { kind: "nothing" };
      case "run":
        return this.#isGreeted && this.#rules !== undefined
          ? { kind: "answer", message: await this.#answer(message, this.#rules) }
          : { kind: "lost", loss: { kind: "wrongSequence", message: "run before hello and ruleset" } };
      case "stop":
        return { kind: "stop" };
    }
  }

  #hello(): EngineHello {
    const { name, version } = this.#engine;
    return {
      kind: "hello",
      protocol: PROTOCOL,
      engine: { name, version },
      claims: {
        input: "effects",
        rulesets: [...SUPPORTED_RULESETS],
        readings: READINGS.filter(isSupported).map(({ id }) => id),
        handles: [...EVERY_HANDLES],
        observes: EVERY_OBSERVES.filter((each) => each !== "keywords"), // it reports all abilities, so keywords need no word of their own
      },
    };
  }

  async #answer(
    { id, players, cards = [], timeline }: RunnerRun,
    rules: { readonly ruleset: RulesetId; readonly readings: readonly string[] },
  ): Promise<EngineMessage> {
    const answer = await this.#engine.run({ ...rules, players, cards, timeline });
    switch (answer.kind) {
      case "result":
        return { kind: "result", id, checkPoints: answer.checkPoints.map(observedPointOf) };
      case "faulty":
        return { kind: "error", id, message: `${answer.fault.pointer}: ${answer.fault.message}` };
      case "unsupported":
      case "refused":
      case "error":
        return { kind: answer.kind, id, message: answer.message };
    }
  }
}
