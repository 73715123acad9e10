import { byCodeUnit } from "./text-order.js";
/** Plain data as text that does not depend on the order in which a file gives the keys. */
export function orderedText(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => byCodeUnit(a, b)));
  });
}
