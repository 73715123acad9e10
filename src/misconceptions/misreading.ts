import type { Selector } from "../rules/formats.gen.js";
import { saysWhere } from "../resolver/query/match-zones.js";
import { isObject } from "../rules/json-object.js";
import type { Part } from "../rules/part.js";
import type { Ruleset } from "../rules/ruleset.js";

/** The rules as somebody goes by them who reads one part of an effect as others, or as none. */
export function misreading(ruleset: Ruleset, misread: Part, as: readonly Part[]): Ruleset {
  const { practice } = ruleset;
  return {
    ...ruleset,
    practice: { ...practice, partAsRead: (part, among) => (part === misread ? as : practice.partAsRead(part, among)) },
  };
}

/** A part that costs so much for each beyond the first, as if it did for the first too; undefined for all others. */
export function withTheFirst(part: Part): Part | undefined {
  if (part.kind !== "changeCost" || typeof part.times !== "object") return undefined;
  const { sum } = part.times;
  const [each, ...others] = sum?.filter((one) => typeof one !== "number" || one >= 0) ?? [];
  if (sum === undefined || each === undefined || others.length + 1 === sum.length) return undefined;
  return { ...part, times: { sum: [each, ...others] } };
}

/** A part that sets or adds what it counts among objects, with one object more, or less; undefined for all others. */
export function miscounted(part: Part, object: string, isCounted: boolean): Part | undefined {
  if (part.kind !== "setPowerToughness" && part.kind !== "modifyPowerToughness") return undefined;
  const counting = (among: Selector): Selector =>
    isCounted ? withObject(among, object) : withoutObject(among, object);
  const counted = recounted(part, counting);
  return counted === part ? undefined : counted;
}

/** Where an expression has the description of what it counts. */
const AMONG: ReadonlySet<string> = new Set(["count", "among", "of"]);

/** Descriptions of what a part counts. */
export function countedBy(part: Part): readonly Selector[] {
  const found: Selector[] = [];
  recounted(part, (among) => {
    found.push(among);
    return among;
  });
  return found;
}

/** Data with another description of what it counts, wherever it counts; the same value if it does nowhere. */
function recounted<Q>(quantity: Q, counting: (among: Selector) => Selector): Q {
  if (Array.isArray(quantity)) {
    const each = quantity.map((one: unknown) => recounted(one, counting));
    return each.every((one, n) => one === quantity[n]) ? quantity : (each as Q);
  }
  if (!isObject(quantity)) return quantity;
  const entries = Object.entries(quantity).map(
    ([key, value]) =>
      [key, AMONG.has(key) && isObject(value) ? counting(value as Selector) : recounted(value, counting)] as const,
  );
  const isSame = entries.every(([key, value]) => value === (quantity as Record<string, unknown>)[key]);
  return isSame ? quantity : (Object.fromEntries(entries) as Q);
}

function withObject(among: Selector, object: string): Selector {
  return { anyOf: [saysWhere(among) ? among : { ...among, zone: "battlefield" }, { object }] };
}

function withoutObject(among: Selector, object: string): Selector {
  const { not = [] } = among;
  return { ...among, not: [...(Array.isArray(not) ? not : [not]), { object }] };
}
