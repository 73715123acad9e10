import { laidOut, LAYOUT } from "./json-layout.js";

/** JSON as in the corpus: on one line if it fits, except the whole and lists of objects with several keys. */
export function jsonText(value: unknown): string {
  return `${laidOut(value, "", LAYOUT, (part) => (part === value ? undefined : flatOf(part)))}\n`;
}

/** The same for a value within a text that is indented by two spaces a level. */
export function jsonPartText(value: unknown, indent: string): string {
  return laidOut(value, indent, LAYOUT, flatOf);
}

function flatOf(value: unknown): string | undefined {
  return isListOfRecords(value) ? undefined : onOneLine(value);
}

function isListOfRecords(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((item: unknown) => typeof item === "object" && item !== null && Object.keys(item).length > 1)
  );
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${onOneLine(member)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
