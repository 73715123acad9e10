import type { AbilityEntry, EffectPart } from "./formats.gen.js";
import { KEYWORD_COUNTERS } from "./keywords.js";
import type { Policy } from "./policy.js";

const POWER_TOUGHNESS = /^([+-]\d+)\/([+-]\d+)$/;

/** On an Equipment; they make the equipped creature bigger (CR 122.1j, August 2026). */
const HONE = "hone";

/** Whether counters of a kind affect what their object is attached to. */
export function countersAffectHost(kind: string): boolean {
  return kind === HONE;
}

/** What counters of a kind do to the object they are on: +X/+Y counters in 7c (CR 122.1a), keyword counters in 6 (CR 122.1b); others nothing. */
export function partsOfCounters(
  kind: string,
  count: number,
  { keywordCounters }: Pick<Policy, "keywordCounters">,
): readonly EffectPart[] {
  const [, power, toughness] = POWER_TOUGHNESS.exec(kind) ?? [];
  if (power !== undefined && toughness !== undefined) {
    return [{ kind: "modifyPowerToughness", power: Number(power) * count, toughness: Number(toughness) * count }];
  }
  if (kind === HONE) return [{ kind: "modifyPowerToughness", power: count, toughness: 0 }];
  if (!keywordCounters || !KEYWORD_COUNTERS.includes(kind)) return [];
  const abilities: AbilityEntry[] = Array.from({ length: count }, () => kind);
  return [{ kind: "gainAbilities", abilities }];
}

/** The clause that says what a kind of counter does. */
export function clauseOfCounter(kind: string): string {
  if (kind === HONE) return "122.1j";
  return POWER_TOUGHNESS.test(kind) ? "122.1a" : "122.1b";
}
