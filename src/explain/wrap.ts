export interface WrapOptions {
  /** The columns of the page. */
  readonly width: number;
  /** The prefix of the first line. */
  readonly first?: string;
  /** The prefix of every other line; by default spaces, as wide as `first`. */
  readonly rest?: string;
}

/** Made when it is first needed, which is seldom: it takes as long as wrapping a page. */
let characters: Intl.Segmenter | undefined;

/** The columns that a text takes: characters as a reader counts them, not code units. */
export function columns(text: string): number {
  // Counting is slow, and nearly every text consists of plain letters, quotation marks, dashes and arrows.
  if (/^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2190-\u21ff]*$/.test(text)) return text.length;
  characters ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (const _ of characters.segment(text)) count++;
  return count;
}

/** No line break where French puts a space before a punctuation mark or inside quotation marks, nor after “n°”. */
const BREAKS = /(?<!«|n°)\s+(?![:;!?»])/;

/** Wraps a paragraph at spaces; no line is wider than the page, unless a single word is. */
export function wrap(text: string, { width, first = "", rest }: WrapOptions): string {
  const indent = rest ?? " ".repeat(columns(first));
  const indented = columns(indent);
  const lines: string[] = [];
  let line = first;
  let taken = columns(first);
  let isEmpty = true;
  for (const word of text.split(BREAKS).filter((each) => each !== "")) {
    const more = columns(word);
    if (!isEmpty && taken + 1 + more > width) {
      lines.push(line);
      line = indent;
      taken = indented;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    taken += isEmpty ? more : 1 + more;
    isEmpty = false;
  }
  return [...lines, line.trimEnd()].join("\n");
}

/** Lays out paragraphs at a given width. */
export class Page {
  readonly #width: number;
  readonly #lines: string[] = [];

  constructor(width: number) {
    this.#width = Math.max(width, 20);
  }

  heading(text: string, underline: "=" | "-"): void {
    const title = wrap(text, { width: this.#width });
    const longest = Math.max(...title.split("\n").map(columns));
    if (this.#lines.length > 0) this.#lines.push("");
    this.#lines.push(title, underline.repeat(longest), "");
  }

  paragraph(text: string): void {
    this.#lines.push(wrap(text, { width: this.#width }));
  }

  item(text: string, depth = 1, mark = "- "): void {
    this.#lines.push(wrap(text, { width: this.#width, first: `${"  ".repeat(depth - 1)}${mark}` }));
  }

  gap(): void {
    if (this.#lines.at(-1) !== "") this.#lines.push("");
  }

  toString(): string {
    return `${this.#lines.join("\n").trimEnd()}\n`;
  }
}
