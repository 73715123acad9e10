import { oneLine } from "./printable.js";

/** Text that Markdown takes for nothing else, on one line. Bare addresses may still become links; their text stays. */
export function markdownText(text: string): string {
  return (
    oneLine(text)
      .replaceAll(/[\\`*_[\]#|~{}$^!]/g, String.raw`\$&`)
      // In an address that Markdown makes a link of by itself, backslashes would be part of it.
      .replaceAll(/:(?=\/\/)|@|(?<=www)\./gi, String.raw`\$&`)
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replace(/^[-+=]/, String.raw`\$&`)
      // A digit can not be escaped, only the mark behind it.
      .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
  );
}

export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const plain = (cells: readonly string[]): string => line(cells.map(markdownText));
  return [plain(heads), line(heads.map(() => "---")), ...rows.map(plain)].join("\n");
}

export interface ListEntry {
  readonly text: string;
  readonly below?: readonly string[];
}

/** `1.` or `-` before each entry, with its details below it. */
export function markdownList(entries: readonly ListEntry[], isNumbered = false): string {
  return entries
    .map(({ text, below = [] }, place) => {
      const mark = isNumbered ? `${place + 1}. ` : "- ";
      const gap = " ".repeat(mark.length);
      return [`${mark}${text}`, ...below.map((entry) => `${gap}- ${entry}`)].join("\n");
    })
    .join("\n");
}
