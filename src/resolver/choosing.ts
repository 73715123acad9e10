import type { Policy } from "../rules/policy.js";

/** Which effect goes next, and why older ones do not. */
export interface Choice<E> {
  readonly next: E;
  /** Older effects that are passed over, with those each waits for (CR 613.8b). */
  readonly waiting: readonly { readonly effect: E; readonly on: readonly E[] }[];
  /** The dependency loop `next` belongs to, in timestamp order; empty if none. */
  readonly loop: readonly E[];
}

/**
 * The next effect to apply among the pending ones (at least one), which are given oldest first: the oldest that depends
 * on none, or only within its own loop (CR 613.8b). `waitsFor` tells what an effect depends on among the pending ones;
 * `loops` what disregards dependency when there is a loop: everything that is pending, or only its members.
 */
export function chooseAmong<E>(
  pending: readonly E[],
  waitsFor: (effect: E) => readonly E[],
  loops: Policy["loops"],
): Choice<E> {
  if (loops === "layer" && pending.some((effect) => waitsFor(effect).some((on) => reaches(on, effect, waitsFor))))
    return oldest(pending);
  const waiting: { effect: E; on: readonly E[] }[] = [];
  for (const effect of pending) {
    const on = waitsFor(effect);
    const outside = on.filter((other) => !reaches(other, effect, waitsFor));
    if (outside.length === 0)
      return { next: effect, waiting, loop: on.length === 0 ? [] : loopOf(effect, pending, waitsFor) };
    waiting.push({ effect, on: outside });
  }
  throw new Error("a finite set of effects has one that waits for none outside its loop");
}

/** Whether one effect depends on another, directly or through others. */
function reaches<E>(from: E, to: E, waitsFor: (effect: E) => readonly E[]): boolean {
  const seen = new Set<E>();
  const open = [from];
  for (let effect = open.pop(); effect !== undefined; effect = open.pop()) {
    if (effect === to) return true;
    if (seen.has(effect)) continue;
    seen.add(effect);
    open.push(...waitsFor(effect));
  }
  return false;
}

function loopOf<E>(effect: E, pending: readonly E[], waitsFor: (effect: E) => readonly E[]): E[] {
  return pending.filter(
    (other) => other === effect || (reaches(effect, other, waitsFor) && reaches(other, effect, waitsFor)),
  );
}

function oldest<E>(pending: readonly E[]): Choice<E> {
  const [next] = pending;
  if (next === undefined) throw new Error("choose needs an effect to choose from");
  return { next, waiting: [], loop: [...pending] };
}
