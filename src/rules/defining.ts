import type { AbilityInstance } from "./ability.js";
import type { Ability, EffectPart } from "./formats.gen.js";
import type { Policy } from "./policy.js";

/** Keyword abilities that are characteristic-defining (CR 702.73a, 702.114a), as data. */
const DEFINING_KEYWORDS: ReadonlyMap<string, readonly EffectPart[]> = new Map<string, readonly EffectPart[]>([
  ["changeling", [{ kind: "addEverySubtype", family: "creature" }]],
  ["devoid", [{ kind: "setColors", colors: [] }]],
]);

/** What an ability defines if it is a characteristic-defining one by its words; undefined for all others. */
export function definingParts(ability: Ability): readonly EffectPart[] | undefined {
  switch (ability.kind) {
    case "characteristicDefining":
      return ability.does;
    case "keyword":
      return DEFINING_KEYWORDS.get(ability.keyword);
    default:
      return undefined;
  }
}

/** CR 604.3a(2): printed, given to a token, copied or from text; a granted ability is never characteristic-defining. */
export function isDefining(
  { origin, ability }: AbilityInstance,
  { textDefines }: Pick<Policy, "textDefines">,
): boolean {
  if (origin === "granted" || (origin === "text" && !textDefines)) return false;
  return definingParts(ability) !== undefined;
}
