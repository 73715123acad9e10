import { createInterface, type Interface } from "node:readline/promises";
import { visibleLines } from "../faults/quote.js";
import type { Understood } from "../verifier/understood.js";

/** Asks questions at a terminal. After Ctrl-C or the end of the input every answer is undefined. */
export class Prompter {
  readonly #lines: Interface;
  readonly #output: NodeJS.WritableStream;
  readonly #end = new AbortController();

  constructor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream, isTerminal: boolean) {
    this.#output = output;
    this.#lines = createInterface({ input, output, terminal: isTerminal });
    const stop = (): void => this.#end.abort();
    this.#lines.on("SIGINT", stop);
    this.#lines.on("close", stop);
  }

  /** Asks until the answer can be parsed, each time stating why it could not be. */
  async ask<T>(question: string, understand: (answer: string) => Understood<T>): Promise<T | undefined> {
    for (;;) {
      const answer = await this.#answer(question);
      if (answer === undefined) return undefined;
      const understood = understand(answer.trim());
      if (understood.ok) return understood.value;
      this.#output.write(visibleLines(`  ${understood.message}\n`));
    }
  }

  async #answer(question: string): Promise<string | undefined> {
    if (this.#end.signal.aborted) return undefined;
    try {
      return await this.#lines.question(visibleLines(question), { signal: this.#end.signal });
    } catch (error) {
      if (this.#end.signal.aborted) return undefined;
      throw error;
    }
  }

  close(): void {
    this.#lines.close();
  }
}
