import { expect } from "chai";
import type { CheckedValue, CheckEvent, Resolution } from "../../src/rules/formats.gen.js";
import { compareCheck } from "../../src/verifier/compare.js";
import { check } from "./boards.js";

/** Rows as [characteristic, expected, actual, ok]. */
export function brief(values: readonly CheckedValue[]): unknown[][] {
  return values.map(({ characteristic, expected, actual, ok }) => [characteristic, expected, actual, ok]);
}

/** The one row that a check comes to. */
export function only(over: Partial<CheckEvent>, found: Resolution): CheckedValue {
  const [value, ...others] = compareCheck(check(over), found);
  expect(others).to.deep.equal([]);
  if (value === undefined) throw new Error("the check comes to no row");
  return value;
}
