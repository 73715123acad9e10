import { Conversation, type Pipe } from "../engines/conversation.js";
import { EngineProcess, type Exit, type StartingPoint } from "../engines/engine-process.js";
import { ProtocolEngine } from "../engines/protocol-engine.js";
import { packageVersion } from "./package-root.js";

export interface SessionOptions {
  /** The time limits for the start and for each answer, in milliseconds. */
  readonly helloMs: number;
  readonly answerMs: number;
  /** Aborting ends the conversation; afterwards it has no effect. */
  readonly signal?: AbortSignal | undefined;
  /** Called with each line that is sent, and with what is received, as it comes. */
  readonly show?: ((direction: ">" | "<", text: string) => void) | undefined;
}

/** How long to wait for more output after each answer, in milliseconds. A single engine can be tested that thoroughly. */
const SETTLE = 50;

export class EngineSession {
  readonly process: EngineProcess;
  readonly conversation: Conversation;
  readonly #options: SessionOptions;

  constructor(command: string, from: StartingPoint, options: SessionOptions) {
    this.#options = options;
    this.process = new EngineProcess(command, from);
    this.conversation = new Conversation(overheard(this.process, options.show), { settle: SETTLE });
    const interrupt = (): void => this.conversation.lose({ kind: "crashed", message: "interrupted" });
    options.signal?.addEventListener("abort", interrupt, { once: true });
    if (options.signal?.aborted === true) interrupt();
  }

  /** Rejects with EngineLost. */
  connect(): Promise<ProtocolEngine> {
    const { helloMs } = this.#options;
    return this.#within(helloMs, "no hello", () => ProtocolEngine.connect(this.conversation, packageVersion()));
  }

  /** Runs a question; rejects with EngineLost if it takes too long. */
  ask<T>(question: () => Promise<T>): Promise<T> {
    return this.#within(this.#options.answerMs, "no answer", question);
  }

  /** Ends the engine, with or without a stop message. undefined: it had to be killed. */
  async stop(says: "stop" | "nothing" = "stop"): Promise<Exit | undefined> {
    if (says === "stop") this.conversation.tell({ kind: "stop" });
    return this.process.stop();
  }

  async #within<T>(milliseconds: number, what: string, work: () => Promise<T>): Promise<T> {
    const timer = setTimeout(
      () => this.conversation.lose({ kind: "timeout", message: `${what} within ${milliseconds} ms` }),
      milliseconds,
    );
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }
}

function overheard(pipe: Pipe, show: SessionOptions["show"]): Pipe {
  if (show === undefined) return pipe;
  const decoder = new TextDecoder();
  return {
    write: (text) => {
      show(">", text);
      pipe.write(text);
    },
    onBytes: (listener) =>
      pipe.onBytes((bytes) => {
        show("<", decoder.decode(bytes, { stream: true }));
        listener(bytes);
      }),
    onGone: (listener) => pipe.onGone(listener),
  };
}
