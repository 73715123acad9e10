import { byCodeUnit } from "./text-order.js";

/** Plain data as text that does not depend on the order of its keys; equal for equal data. One key can be left out. */
export function orderedText(data: unknown, omitted?: string): string {
  return JSON.stringify(data, (key, value: unknown) => {
    if (key === omitted) return undefined;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => byCodeUnit(a, b)));
  });
}
