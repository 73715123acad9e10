import type { Problem } from "../rules/formats.gen.js";
import { formatDefinition } from "./definition.js";
import { brokenLimit, MAX_DEPTH, MAX_PROBLEMS } from "./limits.js";
import { locatorOf, placesOf, problemAt } from "./locate.js";
import type { Parsed } from "./parse.js";
import { schemaFaults } from "./schema-faults.js";
import type { Validator } from "./validators.gen.js";

/** A format of files that this program writes. */
export interface Written<T> {
  readonly format: Parameters<typeof formatDefinition>[0];
  readonly validate: Validator<T>;
  /** What is expected in its place, such as "a report.json, as cr613 verify writes it". */
  readonly expected: string;
  /** What is said of one that is cut off. */
  readonly cutOff: string;
}

/**
 * Parses a file that was written by this program. Such files are far larger than those that people write, so the limits of
 * scenarios do not apply, and positions of faults are computed only if there are faults. `file` is the name in problems.
 */
export function parseWritten<T>(text: string, file: string, of: Written<T>): Parsed<T> {
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
    return { ok: false, problems: [noJson(text, file, of)] };
  }
  if (of.validate(value)) return { ok: true, value, warnings: [] };
  const faults = schemaFaults(formatDefinition(of.format), value, of.validate.errors ?? []);
  const locator = locatorOf(text);
  const problems = faults
    .slice(0, MAX_PROBLEMS)
    .map((fault) => problemAt(file, locator(fault.pointer, fault.part), fault));
  return { ok: false, problems };
}

/** JavaScript's own messages differ between versions, so this says no more than where the text can be wrong. */
function noJson<T>(text: string, file: string, { expected, cutOff }: Written<T>): Problem {
  const isCutOff = text.trim() === "" || !text.trimEnd().endsWith("}");
  const place = isCutOff ? placesOf(text)(text.length) : { line: 1, column: 1 };
  return problemAt(file, place, { pointer: "", message: isCutOff ? cutOff : "this is no JSON", expected });
}
