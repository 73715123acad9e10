import { type Fault, faultAt } from "../faults/fault.js";
import { slipOf } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { COUNTER_KINDS, sizeOf } from "../rules/counter-kinds.js";
import type { Names } from "./names.js";

/** Kinds of counters that nothing here speaks of and that are all but one that is known. Others are kinds of one's own. */
export function counterFaults(counters: object | undefined, path: Path, names: Names): Fault[] {
  const spoken = names.known.spoken.words.counters;
  return Object.keys(counters ?? {}).flatMap((kind) => counterKindFaults(kind, [...path, kind], spoken));
}

/** The same of one kind; `spoken` are those that something else speaks of. */
export function counterKindFaults(kind: string, at: Path, spoken: ReadonlySet<string>): Fault[] {
  if (sizeOf(kind) === "misshapen") {
    const [power = "", toughness = ""] = (kind.match(/[+-]?\d+/g) ?? []).map(signed);
    return [faultAt(at, `there are no ${quote(kind)} counters`, "such as +1/+1", `${power}/${toughness}`)];
  }
  if (spoken.has(kind) || sizeOf(kind) === "wellFormed" || COUNTER_KINDS.includes(kind)) return [];
  const meant = slipOf(kind, [...spoken, ...COUNTER_KINDS]);
  return meant === undefined ? [] : [faultAt(at, `nothing knows ${quote(kind)} counters`, "a kind of counter", meant)];
}

function signed(number: string): string {
  return /^[+-]/.test(number) ? number : `+${number}`;
}
