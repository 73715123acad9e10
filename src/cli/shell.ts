/** An argument as it is typed: in quotation marks where it has characters that a shell would read otherwise. */
export function shellWord(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `"${word.replace(/["$`\\]/g, "\\$&")}"`;
}

/** A command of this program as it is typed. */
export function commandLine(...words: readonly string[]): string {
  return ["npx", "cr613", ...words.map(shellWord)].join(" ");
}
