import type { Report, Result } from "../src/rules/formats.gen.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { fileInParts, type Parts } from "./writer.js";

/** For larger plans report.json leaves out the boards of runs that pass, which make up most of its size. */
const EVERY_BOARD = 2000;

/** Whether report.json has the boards of every run of a plan. */
export function hasEveryBoard(planned: number): boolean {
  return planned <= EVERY_BOARD;
}

/** report.json: the Report with a line for each scenario, problem and result, so that runs can be compared by lines. */
export const jsonWriter = fileInParts("json", "report.json", reportText);

function* reportText({ header, scenarios, problems, results, causes, footer }: Report): Parts {
  const isWhole = hasEveryBoard(header.plan.length);
  yield `{\n"header": ${canonical(header)},\n"scenarios": `;
  yield* lines(scenarios);
  yield `,\n"problems": `;
  yield* lines(problems);
  yield `,\n"results": `;
  yield* lines(results, isWhole ? (result) => result : withoutBoards);
  if (causes !== undefined) yield `,\n"causes": ${canonical(causes)}`;
  // The footer is last, so that a truncated file lacks it.
  yield `,\n"footer": ${canonical(footer)}\n}\n`;
}

function withoutBoards(result: Result): Result {
  return result.verdict === "pass" ? { ...result, checkPoints: [] } : result;
}

function* lines<T>(values: readonly T[], kept: (value: T) => T = (value) => value): Parts {
  let before = "[\n";
  for (const value of values) {
    yield `${before}${canonical(kept(value))}`;
    before = ",\n";
  }
  yield values.length === 0 ? "[]" : "\n]";
}

/** JSON that is equal for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(inKeyOrder(value));
}

/** The same value with the keys of every object sorted: reports that were merged or read back have others. */
export function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== "object" || value === null) return value;
  const members = value as Readonly<Record<string, unknown>>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(members).sort(byCodeUnit)) {
    // An assignment to this one name would not make a key of it.
    if (key === "__proto__") Object.defineProperty(sorted, key, { value: inKeyOrder(members[key]), ...OF_A_KEY });
    else sorted[key] = inKeyOrder(members[key]);
  }
  return sorted;
}

const OF_A_KEY = { configurable: true, enumerable: true, writable: true };
