/** A line without its end, or the fact that one is too long or not UTF-8; the content of those is dropped. */
export type Line =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "oversized" }
  | { readonly kind: "garbled" };

const STRICT = new TextDecoder("utf-8", { fatal: true });
const LENIENT = new TextDecoder();

const LF = 0x0a;
const CR = 0x0d;

/** Splits bytes into lines at LF; a CR before it belongs to the line end. Holds at most one line of `most` bytes. */
export class Lines {
  readonly #most: number;
  #parts: Uint8Array[] = [];
  #size = 0;
  #isOversized = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** The lines that end in these bytes. A line that is too long is reported at once, and the rest of it is dropped. */
  *take(bytes: Uint8Array): Generator<Line> {
    let start = 0;
    for (let end = bytes.indexOf(LF); end >= 0; end = bytes.indexOf(LF, start)) {
      yield* this.#add(bytes.subarray(start, end));
      if (!this.#isOversized) {
        const text = this.#text(STRICT);
        yield text === undefined ? { kind: "garbled" } : { kind: "line", text };
      }
      this.#parts = [];
      this.#size = 0;
      this.#isOversized = false;
      start = end + 1;
    }
    yield* this.#add(bytes.subarray(start));
  }

  /** The text after the last line end; undefined if there is none. */
  rest(): string | undefined {
    return this.#size === 0 || this.#isOversized ? undefined : this.#text(LENIENT);
  }

  *#add(bytes: Uint8Array): Generator<Line> {
    if (this.#isOversized) return;
    this.#size += bytes.length;
    if (this.#size > this.#most) {
      this.#isOversized = true;
      this.#parts = [];
      yield { kind: "oversized" };
    } else if (bytes.length > 0) this.#parts.push(bytes.slice());
  }

  #text(decoder: TextDecoder): string | undefined {
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    try {
      return decoder.decode(bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes);
    } catch {
      return undefined;
    }
  }
}
