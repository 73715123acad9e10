import { quote } from "../faults/quote.js";
import { Lines } from "./lines.js";
import { EngineLost, type Loss, type LossKind } from "./loss.js";
import { type EngineMessage, readEngineMessage, type ReadMessage, type RunnerMessage } from "./message.js";
import { MAX_LINE } from "./protocol.js";

/** An engine's standard input and output, whatever is at the other end. */
export interface Pipe {
  write(text: string): void;
  onBytes(listener: (bytes: Uint8Array) => void): void;
  /** Calls back once, when there will be no more bytes, with the reason. */
  onGone(listener: (loss: Loss) => void): void;
}

export interface ConversationOptions {
  /** How long after an answer nothing more may come, in milliseconds; 0 checks only what came with it. */
  readonly settle?: number;
}

/** More unrequested lines or bytes than these are a flood. */
const FLOOD_LINES = 1000;
const FLOOD_BYTES = MAX_LINE;
/** How long to wait, in milliseconds, to see whether an unrequested line begins a flood. */
const FLOOD_MS = 500;
/** How much of a line is quoted. */
const QUOTED = 100;

interface Waiting {
  readonly question: RunnerMessage;
  resolve(message: EngineMessage): void;
  reject(lost: EngineLost): void;
  answer?: EngineMessage;
}

/**
 * Questions to an engine and its answers, one line each. Anything else that the engine does ends the conversation with
 * a loss, and every later question is rejected with that loss. The caller handles timeouts.
 */
export class Conversation {
  readonly #pipe: Pipe;
  readonly #settle: number;
  readonly #lines = new Lines(MAX_LINE);
  readonly #listeners: ((loss: Loss) => void)[] = [];
  #waiting: Waiting | undefined;
  #lost: Loss | undefined;
  /** Unrequested lines, and whether the first came while no question was open. */
  readonly #surplus = { lines: 0, bytes: 0, first: "", isLate: false };
  #verdict: ReturnType<typeof setTimeout> | undefined;

  constructor(pipe: Pipe, { settle = 0 }: ConversationOptions = {}) {
    this.#pipe = pipe;
    this.#settle = settle;
    pipe.onBytes((bytes) => this.#take(bytes));
    pipe.onGone((loss) => this.#gone(loss));
  }

  /** Whether an answer is pending. */
  get isWaiting(): boolean {
    return this.#waiting !== undefined;
  }

  get loss(): Loss | undefined {
    return this.#lost;
  }

  onLost(listener: (loss: Loss) => void): void {
    this.#listeners.push(listener);
  }

  /** Sends a message that gets no answer. */
  tell(message: RunnerMessage): void {
    if (this.#lost === undefined) this.#pipe.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends a message that is answered with one line. One at a time. Rejects with nothing but EngineLost. */
  ask(message: RunnerMessage): Promise<EngineMessage> {
    const lost = this.#lost;
    if (lost !== undefined) return Promise.reject(new EngineLost(lost));
    if (this.#waiting !== undefined) throw new Error("one question at a time");
    return new Promise((resolve, reject) => {
      this.#waiting = { question: message, resolve, reject };
      this.tell(message);
    });
  }

  /** Ends the conversation for a reason outside its lines. */
  lose(loss: Loss): void {
    if (this.#lost !== undefined) return;
    this.#lost = loss;
    clearTimeout(this.#verdict);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const listener of this.#listeners) listener(loss);
    waiting?.reject(new EngineLost(loss));
  }

  #take(bytes: Uint8Array): void {
    if (this.#lost !== undefined) return;
    for (const line of this.#lines.take(bytes)) {
      if (line.kind === "garbled") return this.lose({ kind: "invalidJson", message: "a line that is not UTF-8" });
      if (line.kind === "oversized") return this.lose({ kind: "oversizedLine", message: "a line of more than 1 MiB" });
      if (!this.#hear(line.text)) return;
    }
    this.#settleDown();
  }

  /** False if the line ended the conversation. */
  #hear(text: string): boolean {
    const waiting = this.#waiting;
    if (waiting !== undefined && waiting.answer === undefined && this.#surplus.lines === 0) {
      const read: ReadMessage<EngineMessage> = readEngineMessage(text);
      const loss = read.ok ? sequenceLoss(waiting.question, read.value) : read.loss;
      if (read.ok && loss === undefined) waiting.answer = read.value;
      else if (loss !== undefined) this.lose(loss);
      return loss === undefined;
    }
    if (this.#surplus.lines === 0) {
      this.#surplus.first = text;
      this.#surplus.isLate = waiting === undefined;
    }
    this.#surplus.lines++;
    this.#surplus.bytes += text.length;
    const isFlood = this.#surplus.lines >= FLOOD_LINES || this.#surplus.bytes >= FLOOD_BYTES;
    if (isFlood) this.#loseOver("flooded", "a flood of lines");
    return !isFlood;
  }

  /** Hands over the answer, unless more came with it or comes within the settling time. */
  #settleDown(): void {
    if (this.#surplus.lines > 0) {
      this.#verdict ??= setTimeout(() => this.#loseOver("wrongSequence", "a line"), FLOOD_MS);
      return;
    }
    const waiting = this.#waiting;
    const answer = waiting?.answer;
    if (waiting === undefined || answer === undefined) return;
    if (this.#settle === 0) this.#handOver(waiting, answer);
    else setTimeout(() => this.#handOver(waiting, answer), this.#settle);
  }

  #handOver(waiting: Waiting, answer: EngineMessage): void {
    if (this.#waiting !== waiting || this.#surplus.lines > 0) return;
    this.#waiting = undefined;
    waiting.resolve(answer);
  }

  /** Text without an end of line is no message; an earlier fault takes precedence. */
  #gone(loss: Loss): void {
    const rest = this.#lines.rest();
    const cut = rest === undefined ? "" : `, after an unfinished line ${excerpt(rest)}`;
    this.lose({ ...loss, message: `${loss.message}${cut}` });
  }

  #loseOver(kind: LossKind, what: string): void {
    const { first, isLate } = this.#surplus;
    const message = `${what} that nobody asked for: ${excerpt(first)}`;
    this.lose({ kind, message, ...(isLate ? { isLate } : {}) });
  }
}

/** A second answer to an earlier run is blamed on that run, whatever comes with it. */
function sequenceLoss(question: RunnerMessage, answer: EngineMessage): Loss | undefined {
  if (question.kind !== "run" || answer.kind === "hello" || answer.id === question.id) return undefined;
  const message = `an answer to run ${answer.id} where run ${question.id} was asked`;
  return { kind: "wrongSequence", message, ...(answer.id < question.id ? { isLate: true } : {}) };
}

function excerpt(text: string): string {
  return quote(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
}
