import { isObject, type JsonObject } from "../rules/json-object.js";

/** Every ability id in a card or an event, at whatever depth: abilities can give abilities. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "id" && typeof member === "string" ? [member] : idsIn(member),
  );
}

/** The ids of abilities that an event writes out: those of exceptions, stickers and face-down values. */
export function idsWritten(event: object): string[] {
  return ["except", "abilities", "faceDown", "as"].flatMap((key) => idsIn((event as JsonObject)[key]));
}
