import type { BlobLine } from "../rules/formats.gen.js";
import type { Fault } from "../faults/fault.js";
import { isObject } from "../rules/json-object.js";
import { formatDefinition } from "./definition.js";
import { brokenLimit, MAX_DEPTH } from "./limits.js";
import { schemaFaults } from "./schema-faults.js";
import { validateBlob } from "./validators.gen.js";

/** A parsed line of a blob; or its first fault. */
export type ParsedLine =
  | { readonly ok: true; readonly value: BlobLine }
  | { readonly ok: false; readonly fault: Fault };

const FORM = 'a line of a blob, such as { "kind": "header" ... }';

/** There is no limit of length or number, since runs may be long. Depth is limited because validation is recursive. */
export function parseBlobLine(text: string): ParsedLine {
  const limit = brokenLimit(text, { length: Infinity, depth: MAX_DEPTH, values: Infinity });
  if (limit !== undefined) return fault({ pointer: "", message: limit.message, expected: limit.expected });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault({ pointer: "", message: "this is no JSON", expected: FORM });
  }
  if (validateBlob(value)) return { ok: true, value };
  if (!isObject(value)) return fault({ pointer: "", message: "this is no object", expected: FORM });
  const [first] = schemaFaults(formatDefinition("blob"), value, validateBlob.errors ?? []);
  return fault(first ?? { pointer: "", message: "this does not keep to schema/blob.schema.json" });
}

function fault(given: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: given };
}
