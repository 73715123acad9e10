import type { Pipe } from "../../src/engines/conversation.js";
import type { Loss } from "../../src/engines/loss.js";

/** The engine's end of a conversation in the hands of a test. */
export class FakePipe implements Pipe {
  readonly written: unknown[] = [];
  /** Called with each message that is sent. */
  onMessage: (message: { kind: string; id?: number; [key: string]: unknown }) => void = () => {};
  #bytes: (bytes: Uint8Array) => void = () => {};
  #gone: (loss: Loss) => void = () => {};

  write(text: string): void {
    const message: unknown = JSON.parse(text);
    this.written.push(message);
    // After the call that sends it, as with a process.
    queueMicrotask(() => this.onMessage(message as { kind: string }));
  }

  onBytes(listener: (bytes: Uint8Array) => void): void {
    this.#bytes = listener;
  }

  onGone(listener: (loss: Loss) => void): void {
    this.#gone = listener;
  }

  /** Raw text. */
  say(text: string): void {
    this.sayBytes(new TextEncoder().encode(text));
  }

  sayBytes(bytes: Uint8Array): void {
    this.#bytes(bytes);
  }

  answer(...messages: readonly object[]): void {
    this.say(messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
  }

  die(message = "exit code 3"): void {
    this.#gone({ kind: "crashed", message });
  }
}
