/** A copy with maps, sets and lists of its own. */
export function ownCopy<T extends object>(original: T): T {
  const entries = Object.entries(original).map(([key, value]: [string, unknown]) => [key, owned(value)]);
  return Object.fromEntries(entries) as T; // every key with a value of its own type
}

function owned(value: unknown): unknown {
  if (value instanceof Map) return new Map<unknown, unknown>([...value].map(([key, inner]) => [key, owned(inner)]));
  if (value instanceof Set) return new Set<unknown>(value);
  return Array.isArray(value) ? [...(value as unknown[])] : value;
}
