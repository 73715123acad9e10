import type { Report, Result } from "../src/rules/formats.gen.js";
import { byCodeUnit } from "../src/rules/text-order.js";
import { oneFile } from "./writer.js";

/** For larger plans report.json leaves out the boards of runs that pass, which make up most of its size. */
const EVERY_BOARD = 2000;

/** Whether report.json has the boards of every run of a plan. */
export function hasEveryBoard(planned: number): boolean {
  return planned <= EVERY_BOARD;
}

/** report.json: the Report with a line for each scenario, problem and result, so that runs can be compared by lines. */
export const jsonWriter = oneFile("json", "report.json", reportText);

function reportText({ header, scenarios, problems, results, causes, footer }: Report): string {
  const isWhole = hasEveryBoard(header.plan.length);
  const members = [
    `"header": ${canonical(header)}`,
    `"scenarios": ${lines(scenarios)}`,
    `"problems": ${lines(problems)}`,
    `"results": ${lines(isWhole ? results : results.map(withoutBoards))}`,
    ...(causes === undefined ? [] : [`"causes": ${canonical(causes)}`]),
    // The footer is last, so that a truncated file lacks it.
    `"footer": ${canonical(footer)}`,
  ];
  return `{\n${members.join(",\n")}\n}\n`;
}

function withoutBoards(result: Result): Result {
  return result.verdict === "pass" ? { ...result, checkPoints: [] } : result;
}

function lines(values: readonly unknown[]): string {
  return values.length === 0 ? "[]" : `[\n${values.map(canonical).join(",\n")}\n]`;
}

/** JSON that is equal for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(inKeyOrder(value));
}

/** The same value with the keys of every object sorted: reports that were merged or read back have others. */
export function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, inKeyOrder(member)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => byCodeUnit(a, b)));
}
