import type { AskedValue, CheckEvent } from "../rules/formats.gen.js";
import { compareSeen } from "./compare.js";
import type { Seen } from "./seen.js";

/** Nothing was observed: what a check compares has the same names whatever there is. */
const NOTHING: Seen = { objects: {}, ruleset: "current", trace: [] };

/** The names of the values that a check has, as reports give them. */
export function checkedNames(check: CheckEvent): readonly AskedValue[] {
  const rows = compareSeen(check, NOTHING, { rounds: [], seen: NOTHING });
  // What is not there has a row for that, which nobody has asked for.
  return rows
    .filter(({ subject, characteristic }) => !characteristic.endsWith(EXISTS) || isChecked(check, subject))
    .map(({ subject, characteristic }) => ({ subject, characteristic }));
}

const EXISTS = "exists";

function isChecked({ expect = {}, afterStateBasedActions: after }: CheckEvent, subject: string): boolean {
  return [expect, after?.expect ?? {}].some((of) => Object.hasOwn(of, subject) && of[subject]?.exists !== undefined);
}
