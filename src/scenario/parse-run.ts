import type { BlobLine, Report } from "../rules/formats.gen.js";
import type { Fault } from "../timeline/fault.js";
import { formatDefinition, isObject } from "./definition.js";
import { brokenLimit, MAX_DEPTH } from "./limits.js";
import { schemaFaults } from "./schema-faults.js";
import { validateBlob, validateReport, type Validator } from "./validators.gen.js";

/** What a run wrote, read back; or the first fault. */
export type ParsedRun<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** Reads one line of a blob. */
export function parseBlobLine(text: string): ParsedRun<BlobLine> {
  return parse(text, "blob", validateBlob);
}

/** Reads the text of a report.json. */
export function parseReport(text: string): ParsedRun<Report> {
  return parse(text, "report", validateReport);
}

/** No limit of length or number: runs are as long as they are. Depth is limited, since checking is recursive. */
function parse<T>(text: string, format: "blob" | "report", validate: Validator<T>): ParsedRun<T> {
  const limit = brokenLimit(text, { length: Infinity, depth: MAX_DEPTH, values: Infinity });
  if (limit !== undefined) return fault({ pointer: "", message: limit.message, expected: limit.expected });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault({ pointer: "", message: "this is no JSON", expected: FORMS[format] });
  }
  if (validate(value)) return { ok: true, value };
  if (!isObject(value)) return fault({ pointer: "", message: "this is no object", expected: FORMS[format] });
  const [first] = schemaFaults(formatDefinition(format), value, validate.errors ?? []);
  return fault(first ?? { pointer: "", message: `this does not keep to schema/${format}.schema.json` });
}

const FORMS = {
  blob: 'a line of a blob, such as { "kind": "header" ... }',
  report: "a report: header, scenarios, problems, results, footer",
} as const;

function fault(given: Fault): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: given };
}
