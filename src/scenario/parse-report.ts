import type { Problem, Report } from "../rules/formats.gen.js";
import { formatDefinition } from "./definition.js";
import { brokenLimit, MAX_DEPTH, MAX_PROBLEMS } from "./limits.js";
import { locatorOf, placesOf, problemAt } from "./locate.js";
import type { Parsed } from "./parse.js";
import { schemaFaults } from "./schema-faults.js";
import { validateReport } from "./validators.gen.js";

/**
 * Parses a report.json. Reports are far larger than files people write, so the limits of scenarios do not apply, and
 * positions of faults are computed only if there are faults. `file` is the name in problems.
 */
export function parseReport(text: string, file: string): Parsed<Report> {
  // Validation is recursive, so only the depth is limited.
  const limit = brokenLimit(text, { length: Infinity, depth: MAX_DEPTH, values: Infinity });
  if (limit !== undefined) {
    const { offset, message, expected } = limit;
    return { ok: false, problems: [problemAt(file, placesOf(text)(offset), { pointer: "", message, expected })] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problems: [noJson(text, file)] };
  }
  if (validateReport(value)) return { ok: true, value, warnings: [] };
  const faults = schemaFaults(formatDefinition("report"), value, validateReport.errors ?? []);
  const locator = locatorOf(text);
  const problems = faults
    .slice(0, MAX_PROBLEMS)
    .map((fault) => problemAt(file, locator(fault.pointer, fault.part), fault));
  return { ok: false, problems };
}

/** JavaScript's own messages differ between versions, so this says no more than where the text can be wrong. */
function noJson(text: string, file: string): Problem {
  const isCutOff = text.trim() === "" || !text.trimEnd().endsWith("}");
  const place = isCutOff ? placesOf(text)(text.length) : { line: 1, column: 1 };
  return problemAt(file, place, {
    pointer: "",
    message: isCutOff ? "the report is cut off: its footer is missing, so this is no JSON" : "this is no JSON",
    expected: "a report.json, as cr613 verify writes it",
  });
}
