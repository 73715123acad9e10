/** An argument as it is typed: quoted if it has characters that are special to a shell. */
export function shellWord(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `"${word.replace(/["$`\\]/g, "\\$&")}"`;
}

/** A command line of this program. */
export function commandLine(...words: readonly string[]): string {
  return ["npx", "cr613", ...words.map(shellWord)].join(" ");
}
