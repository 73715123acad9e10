import { byCodeUnit } from "./text-order.js";

/** Plain data as text that does not depend on the order of its keys; equal for equal data. One key can be left out. */
export function orderedText(data: unknown, omitted?: string): string {
  return JSON.stringify(inKeyOrder(data, omitted));
}

/** The same data with the keys of every object sorted, without one key if it is given. */
export function inKeyOrder(data: unknown, omitted?: string): unknown {
  if (Array.isArray(data)) return data.map((each) => inKeyOrder(each, omitted));
  if (typeof data !== "object" || data === null) return data;
  const members = data as Readonly<Record<string, unknown>>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(members).sort(byCodeUnit)) {
    if (key === omitted) continue;
    const value = inKeyOrder(members[key], omitted);
    // An assignment to this one name would not make a key of it.
    if (key === "__proto__") Object.defineProperty(sorted, key, { value, ...OF_A_KEY });
    else sorted[key] = value;
  }
  return sorted;
}

const OF_A_KEY = { configurable: true, enumerable: true, writable: true };
