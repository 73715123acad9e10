import type { ReportValue } from "../rules/formats.gen.js";
import { asListed } from "../rules/print-order.js";
import { withoutCreatureTypes } from "../rules/subtype-set.js";

/** A value of a characteristic: "none" for an empty list, "—" for an absent value. */
export function describeValue(value: ReportValue): string {
  if (value === null) return "—";
  switch (typeof value) {
    case "boolean":
      return value ? "yes" : "no";
    case "number":
      return String(value);
    case "string":
      return value === "" ? "(empty)" : value;
    default:
      return value.length === 0 ? "none" : asListed(withoutCreatureTypes(value)).join(", ");
  }
}
