import type { CertifiedEffect, CertifiedFootprint, CertifiedRules } from "../rules/formats.gen.js";

/** Whether one effect depends on another, by what it is now and what it would be after the other (CR 613.8a). */
export function dependsBy(
  effect: CertifiedEffect,
  on: CertifiedEffect,
  after: CertifiedFootprint,
  rules: CertifiedRules,
): boolean {
  // CR 613.8a(c): neither of them is of a characteristic-defining ability, or both are; in older texts the latter is no dependency.
  if ((effect.defining === true) !== (on.defining === true)) return false;
  if (effect.defining === true && !rules.definingDepend) return false;
  if ((effect.counters === true || on.counters === true) && !rules.countersDepend) return false;
  const { before } = effect;
  // CR 613.8a(b): its text or its existence, what it applies to, what it does to any of these.
  if (before.exists !== after.exists) return true;
  if (effect.begun !== true && before.text !== after.text) return true;
  if (before.objects.join("\n") !== after.objects.join("\n")) return true;
  return before.objects.some((object) => object in after.does && before.does[object] !== after.does[object]);
}
