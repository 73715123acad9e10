/** `1 scenario`, `2 scenarios`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The first of a list, and a line that counts the others if there are any. */
export function cutOff<T>(all: readonly T[], most: number, noun?: string): { shown: readonly T[]; more: string[] } {
  const left = all.length - most;
  const others = noun === undefined ? `${left} more` : counted(left, `more ${noun}`);
  return { shown: all.slice(0, most), more: left > 0 ? [`… and ${others}`] : [] };
}
