import { CREATURE_TYPES } from "../rules/creature-types.js";
import type { ReportValue } from "../rules/formats.gen.js";
import { EVERY_CREATURE_TYPE_WORDS } from "../rules/subtype-set.js";

const ALL_CREATURE_TYPES: ReadonlySet<string> = new Set(CREATURE_TYPES);

/** A list in which all creature types, where all are there, are one entry: they are hundreds of words. */
export function withoutCreatureTypes(list: readonly string[]): string[] {
  if (list.length < CREATURE_TYPES.length) return [...list];
  const present = new Set(list);
  if (!CREATURE_TYPES.every((type) => present.has(type))) return [...list];
  return [EVERY_CREATURE_TYPE_WORDS, ...list.filter((word) => !ALL_CREATURE_TYPES.has(word))];
}

/** A value of a characteristic: "none" for an empty list, "—" for what is absent. */
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
      return value.length === 0 ? "none" : withoutCreatureTypes(value).join(", ");
  }
}
