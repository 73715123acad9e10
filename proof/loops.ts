import type { Effect } from "./effect.js";

/** For each effect those that it depends on. */
export type DependsOn = ReadonlyMap<Effect, ReadonlySet<Effect>>;

/** Everything that an effect depends on, directly or by way of others. */
function reachedFrom(effect: Effect, dependsOn: DependsOn): Set<Effect> {
  const reached = new Set<Effect>();
  const look = [effect];
  for (let at = look.pop(); at !== undefined; at = look.pop()) {
    for (const next of dependsOn.get(at) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      look.push(next);
    }
  }
  return reached;
}

/** CR 613.8b: the dependency loop that an effect is in: all that depend on each other; empty if it is in none. */
export function loopOf(effect: Effect, dependsOn: DependsOn): Effect[] {
  if (!reachedFrom(effect, dependsOn).has(effect)) return [];
  return [...dependsOn.keys()].filter(
    (other) => reachedFrom(effect, dependsOn).has(other) && reachedFrom(other, dependsOn).has(effect),
  );
}
