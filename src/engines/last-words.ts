/** Keeps the end of what was written, at most so many bytes: for a message, not for a log. */
export class LastWords {
  readonly #most: number;
  #bytes: Uint8Array = new Uint8Array();
  #isCut = false;

  constructor(most: number) {
    this.#most = most;
  }

  add(bytes: Uint8Array): void {
    const all = new Uint8Array(this.#bytes.length + bytes.length);
    all.set(this.#bytes);
    all.set(bytes, this.#bytes.length);
    this.#isCut ||= all.length > this.#most;
    this.#bytes = all.slice(-this.#most);
  }

  /** What was written since the last time; undefined if nothing. */
  take(): string | undefined {
    if (this.#bytes.length === 0) return undefined;
    // A cut may have hit the middle of a character; what comes before the first end of a line is of no use anyway.
    const text = new TextDecoder().decode(this.#bytes).replaceAll("\r\n", "\n").trimEnd();
    const end = text.indexOf("\n");
    const shown = this.#isCut ? `…${text.slice(end + 1)}` : text;
    this.#bytes = new Uint8Array();
    this.#isCut = false;
    return shown === "" ? undefined : shown;
  }
}
