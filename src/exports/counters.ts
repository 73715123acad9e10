/** The name of a constant in the engines' code: `Power-Plant` is POWER_PLANT, `Urza's` is URZAS. */
export function constant(words: string): string {
  return words
    .toUpperCase()
    .replaceAll("'", "")
    .replace(/[^A-Z0-9]+/g, "_");
}

/** The constants for kinds of counters, which are separated by commas: `+1/+1` is P1P1. */
export function counterWords(kinds: string): ReadonlyMap<string, string> {
  return new Map(kinds.split(/,\s+/).map((kind) => [kind, counterWord(kind)]));
}

function counterWord(kind: string): string {
  return /^[+-]\d/.test(kind) ? kind.replaceAll("+", "P").replaceAll("-", "M").replace("/", "") : constant(kind);
}
