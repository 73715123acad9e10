import type { Quantity, QuantityExpression } from "../rules/formats.gen.js";
import type { Part } from "../rules/part.js";
import type { Ruleset } from "../rules/ruleset.js";

/** The rules as somebody goes by them who reads one part of an effect as others, or as none. */
export function misreading(ruleset: Ruleset, misread: Part, as: readonly Part[]): Ruleset {
  const { practice } = ruleset;
  return {
    ...ruleset,
    practice: { ...practice, partAsRead: (part) => (part === misread ? as : practice.partAsRead(part)) },
  };
}

/** A part with one thing fewer, for each of several that it does. */
export function withoutOne(part: Part): readonly Part[] {
  switch (part.kind) {
    case "gainAbilities":
      return part.oneOf !== undefined || part.perColorOf !== undefined || part.abilities.length < 2
        ? []
        : part.abilities.map((_, place) => ({ ...part, abilities: part.abilities.toSpliced(place, 1) })).toReversed();
    default:
      return [];
  }
}

/** A part that sets or adds what it counts, with so much more, or less; undefined for all others. */
export function miscounted(part: Part, by: number): Part | undefined {
  if (part.kind !== "setPowerToughness" && part.kind !== "modifyPowerToughness") return undefined;
  if (part.kind === "modifyPowerToughness" && part.double === true) return undefined;
  const { power, toughness } = part;
  const counted = {
    ...(isCounted(power) ? { power: { sum: [power, by] } } : {}),
    ...(isCounted(toughness) ? { toughness: { sum: [toughness, by] } } : {}),
  };
  return Object.keys(counted).length === 0 ? undefined : { ...part, ...counted };
}

/** Whether a number is how many there are of something, or that and a fixed one. */
function isCounted(quantity: Quantity | undefined): quantity is QuantityExpression {
  if (typeof quantity !== "object") return false;
  const { count, distinct, devotion, sum } = quantity;
  return count !== undefined || distinct !== undefined || devotion !== undefined || sum?.some(isCounted) === true;
}
