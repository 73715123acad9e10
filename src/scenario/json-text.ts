const WIDTH = 100;

/** JSON as in the corpus: on one line if it fits, except the whole and lists of objects with several keys. */
export function jsonText(value: unknown): string {
  return `${laidOut(value, "", true)}\n`;
}

/** The same for a value within a text that is indented by two spaces a level. */
export function jsonPartText(value: unknown, indent: string): string {
  return laidOut(value, indent, false);
}

function laidOut(value: unknown, indent: string, isBroken: boolean): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const flat = onOneLine(value);
  if (!isBroken && indent.length + flat.length <= WIDTH && !isListOfRecords(value)) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item: unknown) => laidOut(item, inner, false))
    : Object.entries(value).map(
        ([key, member]: [string, unknown]) => `${JSON.stringify(key)}: ${laidOut(member, inner, false)}`,
      );
  if (lines.length === 0) return flat;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.map((line) => inner + line).join(",\n")}\n${indent}${close}`;
}

function isListOfRecords(value: object): boolean {
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
