import type { Report, Result } from "../src/rules/formats.gen.js";
import { orderedText } from "../src/rules/ordered-text.js";
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
  yield `{\n"header": ${orderedText(header)},\n"scenarios": `;
  yield* lines(scenarios);
  yield `,\n"problems": `;
  yield* lines(problems);
  yield `,\n"results": `;
  yield* lines(results, isWhole ? (result) => result : withoutBoards);
  if (causes !== undefined) yield `,\n"causes": ${orderedText(causes)}`;
  // The footer is last, so that a truncated file lacks it.
  yield `,\n"footer": ${orderedText(footer)}\n}\n`;
}

function withoutBoards(result: Result): Result {
  return result.verdict === "pass" ? { ...result, checkPoints: [] } : result;
}

function* lines<T>(values: readonly T[], kept: (value: T) => T = (value) => value): Parts {
  let before = "[\n";
  for (const value of values) {
    yield `${before}${orderedText(kept(value))}`;
    before = ",\n";
  }
  yield values.length === 0 ? "[]" : "\n]";
}
