import { isColor } from "./colors.js";
import type { AbilityEntry, EffectPart, Selector } from "./formats.gen.js";
import type { Policy } from "./policy.js";

const POWER_TOUGHNESS = /^([+-]\d+)\/([+-]\d+)$/;

/** On an Equipment; they make the equipped creature bigger (CR 122.1j, August 2026). */
const HONE = "hone";

/** Whether counters of a kind affect what their object is attached to. */
export function countersAffectHost(kind: string): boolean {
  return kind === HONE;
}

const CREATURE_CARD: Selector = { self: true, zone: "any", type: "Creature" };

/** Of cards outside of the battlefield, those that counters of a kind affect, if not all: +X/+Y counters creature cards (CR 122.1a). */
export function cardsAffectedByCounters(kind: string): Selector | undefined {
  return POWER_TOUGHNESS.test(kind) ? CREATURE_CARD : undefined;
}

const FROM_COLOR = /^(.+) from (\w+)$/;

/** The keyword ability that a kind of counter gives; variants such as hexproof from a color are kinds as well. */
function keywordOf(kind: string, keywords: readonly string[]): AbilityEntry | undefined {
  if (keywords.includes(kind)) return kind;
  const [, keyword, from] = FROM_COLOR.exec(kind) ?? [];
  const isVariant = keyword !== undefined && keywords.includes(keyword);
  return isVariant && from !== undefined && isColor(from) ? { kind: "keyword", keyword, from } : undefined;
}

/** What counters of a kind do to the object they are on: +X/+Y counters in 7c (CR 122.1a), keyword counters in 6 (CR 122.1b); others nothing. */
export function partsOfCounters(
  kind: string,
  count: number,
  { keywordCounters, honeCounters }: Pick<Policy, "keywordCounters" | "honeCounters">,
): readonly EffectPart[] {
  const [, power, toughness] = POWER_TOUGHNESS.exec(kind) ?? [];
  if (power !== undefined && toughness !== undefined) {
    return [{ kind: "modifyPowerToughness", power: Number(power) * count, toughness: Number(toughness) * count }];
  }
  if (kind === HONE && honeCounters) return [{ kind: "modifyPowerToughness", power: count, toughness: 0 }];
  const keyword = keywordOf(kind, keywordCounters);
  if (keyword === undefined) return [];
  const abilities: AbilityEntry[] = Array.from({ length: count }, () => keyword);
  return [{ kind: "gainAbilities", abilities }];
}

/** The clause that says what a kind of counter does. */
export function clauseOfCounter(kind: string): string {
  if (kind === HONE) return "122.1j";
  return POWER_TOUGHNESS.test(kind) ? "122.1a" : "122.1b";
}
