/** Drops what XML 1.0 can't hold even when escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
export function legalInXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these characters are what it looks for
  return text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** For the content of an element or of a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
