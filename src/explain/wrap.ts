export interface WrapOptions {
  /** Columns of the page. */
  readonly width: number;
  /** Before the first line. */
  readonly first?: string;
  /** Before every other line; as wide as `first`, of spaces, if left out. */
  readonly rest?: string;
}

const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many columns a text takes: characters as a reader counts them, not code units. */
export function columns(text: string): number {
  // Counting is slow and nearly every text is plain.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of CHARACTERS.segment(text)) count++;
  return count;
}

/** Breaks a paragraph at spaces so that no line is wider than the page, unless one word is. */
export function wrap(text: string, { width, first = "", rest }: WrapOptions): string {
  const indent = rest ?? " ".repeat(columns(first));
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    if (!isEmpty && columns(line) + 1 + columns(word) > width) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line.trimEnd()].join("\n");
}
