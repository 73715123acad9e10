/** The name of a card whose file is broken, as far as it can be read. */
export function probableCardName(text: string): string | undefined {
  const written = /"name"\s*:\s*("(?:[^"\\\r\n]|\\.)*")/.exec(text)?.[1];
  if (written === undefined) return undefined;
  try {
    const name: unknown = JSON.parse(written);
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}
