import type { Policy } from "../src/rules/policy.js";
import type { Effect } from "./effect.js";
import { loopOf, type DependsOn } from "./loops.js";

/**
 * CR 613.8b: which effects can be applied now: those that depend on nothing that is still to be applied. In a dependency
 * loop what its members depend on inside it is set aside, or what a reading says.
 */
function ready(oldestFirst: readonly Effect[], dependsOn: DependsOn, { loops }: Policy): Effect[] {
  const waitsFor = (effect: Effect): readonly Effect[] => [...(dependsOn.get(effect) ?? [])];
  const free = oldestFirst.filter((effect) => waitsFor(effect).length === 0);
  if (loops === "layer" && oldestFirst.some((effect) => loopOf(effect, dependsOn).length > 0)) return [...oldestFirst];
  if (loops === "membersLast" && free.length > 0) return free;
  return oldestFirst.filter((effect) => {
    const loop = loopOf(effect, dependsOn);
    return waitsFor(effect).every((other) => loop.includes(other));
  });
}

export interface Choice {
  readonly effect: Effect;
  /** Members of a loop that follow it without another look. */
  readonly thenAtOnce: readonly Effect[];
}

/**
 * The effect to be applied next, the oldest that is ready (CR 613.7, 613.8b). `waited` are those that waited for others
 * when the last one was chosen: a reading has them go at once when they are free.
 */
export function nextEffect(
  oldestFirst: readonly Effect[],
  dependsOn: DependsOn,
  policy: Policy,
  waited: ReadonlySet<string>,
): Choice | undefined {
  const canGo = ready(oldestFirst, dependsOn, policy);
  const freed =
    policy.freed === "atOnce" ? canGo.find(({ key }) => waited.has(key) && isFree(key, canGo, dependsOn)) : undefined;
  const effect = freed ?? canGo[0];
  if (effect === undefined) return undefined;
  const loop = policy.loops === "membersInOneGo" ? loopOf(effect, dependsOn) : [];
  return { effect, thenAtOnce: oldestFirst.filter((other) => other !== effect && loop.includes(other)) };
}

function isFree(key: string, effects: readonly Effect[], dependsOn: DependsOn): boolean {
  const effect = effects.find((each) => each.key === key);
  return effect !== undefined && (dependsOn.get(effect)?.size ?? 0) === 0;
}
