/** Keeps the last bytes of what was written, up to a limit: for a message, not for a log. */
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

  /** What was written since the last call; undefined if nothing. */
  take(): string | undefined {
    if (this.#bytes.length === 0) return undefined;
    // The cut may be within a character; the incomplete first line is useless anyway.
    const text = new TextDecoder().decode(this.#bytes).replaceAll("\r\n", "\n").trimEnd();
    const end = text.indexOf("\n");
    const shown = this.#isCut ? `…${text.slice(end + 1)}` : text;
    this.#bytes = new Uint8Array();
    this.#isCut = false;
    return shown === "" ? undefined : shown;
  }
}
