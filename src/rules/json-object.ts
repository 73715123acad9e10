/** A JSON object, as it comes from a file. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is written in a piece of data, one level down; nothing for texts, numbers and sets of bits. */
export function written(data: unknown): [key: string, value: unknown][] {
  const isPlain = typeof data === "object" && data !== null && !ArrayBuffer.isView(data) && !(data instanceof Map);
  return isPlain ? Object.entries(data) : [];
}
