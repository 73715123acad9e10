/** The first place where two pieces of plain data differ; undefined if they do not. */
function firstDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const difference = firstDifference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${path}/${key}`,
    );
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Whether two pieces of plain data are the same; large ones are told apart faster, and in fewer words, than by chai. */
export function expectSame(a: unknown, b: unknown, what = ""): void {
  const difference = firstDifference(a, b, what);
  if (difference !== undefined) throw new Error(`not the same at ${difference}`);
}

/** Without the places of events that did nothing, which are others where there are more events. */
export function withoutPlaces<T>(answer: T): T {
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === "vain" ? true : value))) as T;
}
