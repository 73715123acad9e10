import { Conversation, type Pipe } from "../engines/conversation.js";
import { EngineProcess, type Exit, type StartingPoint } from "../engines/engine-process.js";
import { ProtocolEngine } from "../engines/protocol-engine.js";
import { packageVersion } from "./package-root.js";

export interface SessionOptions {
  /** Milliseconds that the start, and each answer, may take. */
  readonly helloMs: number;
  readonly answerMs: number;
  /** Aborting ends the conversation; later it does nothing. */
  readonly signal?: AbortSignal | undefined;
  /** Called with each line that is sent, and with what is read, as it comes. */
  readonly show?: ((direction: ">" | "<", text: string) => void) | undefined;
}

/** How long to wait after each answer whether more comes, in milliseconds: one engine alone can be asked that thoroughly. */
const SETTLE = 50;

/** One process of an engine and the conversation with it, with deadlines. */
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

  /** Lets something be asked; rejects with EngineLost where that takes too long. */
  ask<T>(question: () => Promise<T>): Promise<T> {
    return this.#within(this.#options.answerMs, "no answer", question);
  }

  /** Says stop, if it is to be said, and closes its standard input; how it ended, or undefined if it had to be ended. */
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
