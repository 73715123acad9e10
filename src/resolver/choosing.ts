import type { Policy } from "../rules/policy.js";
import type { Practice, WaitsFor } from "../rules/practice.js";
import type { Ruleset } from "../rules/ruleset.js";

/** The effect that is applied next, and why older ones are not. */
export interface Next<E> {
  readonly next: E;
  /** Older effects that are passed over, each with those that it waits for (CR 613.8b). */
  readonly waiting: readonly { readonly effect: E; readonly on: readonly E[] }[];
  /** The dependency loop `next` belongs to, in timestamp order; empty if none. */
  readonly loop: readonly E[];
}

/** Chooses the effect that is applied next among those of one layer, or of one stage after the layers (CR 613.8b). */
export class Chooser<E extends { readonly id: string }> {
  readonly #policy: Policy;
  readonly #practice: Practice;
  /** Effects that have waited for others, for the reading that applies them as soon as they are free. */
  readonly #waited = new Set<string>();
  /** The members of a loop that are applied one after the other, without looking again. */
  #oneGo: readonly E[] = [];
  /** Where the order is worked out only once: the loops that there were then, by each of their members. */
  #loopsAtStart: ReadonlyMap<string, ReadonlySet<string>> | undefined = undefined;

  constructor({ policy, practice }: Pick<Ruleset, "policy" | "practice">) {
    this.#policy = policy;
    this.#practice = practice;
  }

  /** The next of the pending effects; there is at least one, and they are given oldest first. */
  choose(pending: readonly E[], dependsOn: WaitsFor<E>): Next<E> {
    const waitsFor = this.#practice.waits(dependsOn, pending);
    const { loops, reevaluates } = this.#policy;
    if (!reevaluates) this.#loopsAtStart ??= loopsOf(pending, waitsFor);
    if (loops === "layer") {
      const members = inLoops(pending, waitsFor);
      if (members.length > 0) return oldest(pending, members);
    }
    const choice = this.#nextOf(pending, waitsFor);
    if (loops === "membersInOneGo") this.#oneGo = choice.loop;
    return choice;
  }

  /** The oldest effect that waits for none outside its loop, or the one that another reading puts first. */
  #nextOf(pending: readonly E[], waitsFor: WaitsFor<E>): Next<E> {
    const outside = (effect: E): E[] =>
      waitsFor(effect).filter(
        (other) => !reaches(other, effect, waitsFor) && this.#loopsAtStart?.get(effect.id)?.has(other.id) !== true,
      );
    const chosen = (next: E): Next<E> => ({
      next,
      waiting: pending
        .slice(0, pending.indexOf(next))
        .map((effect) => ({ effect, on: outside(effect) }))
        .filter(({ on }) => on.length > 0),
      loop: waitsFor(next).length === 0 ? [] : loopOf(next, pending, waitsFor),
    });
    const member = pending.find((effect) => this.#oneGo.includes(effect));
    if (member !== undefined) return { ...chosen(member), loop: this.#oneGo };
    const inTurn = this.#inTurn(pending, waitsFor);
    const independent =
      this.#policy.loops === "membersLast" ? inTurn.find((effect) => waitsFor(effect).length === 0) : undefined;
    const next = independent ?? inTurn.find((effect) => outside(effect).length === 0);
    if (next === undefined) throw new Error("a finite set of effects has one that waits for none outside its loop");
    return chosen(next);
  }

  /** By timestamp; or first those that have waited and wait no more. Members of a loop are not free. */
  #inTurn(pending: readonly E[], waitsFor: WaitsFor<E>): readonly E[] {
    if (this.#policy.freed === "inTurn") return pending;
    const waiting = new Set(pending.filter((effect) => waitsFor(effect).length > 0));
    for (const { id } of waiting) this.#waited.add(id);
    const rank = (effect: E): number => (this.#waited.has(effect.id) && !waiting.has(effect) ? 0 : 1);
    return pending.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Whether one effect depends on another, directly or through others. */
function reaches<E>(from: E, to: E, waitsFor: WaitsFor<E>): boolean {
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

function loopOf<E>(effect: E, pending: readonly E[], waitsFor: WaitsFor<E>): E[] {
  return pending.filter(
    (other) => other === effect || (reaches(effect, other, waitsFor) && reaches(other, effect, waitsFor)),
  );
}

/** The effects that depend on themselves through others. */
function inLoops<E>(pending: readonly E[], waitsFor: WaitsFor<E>): E[] {
  return pending.filter((effect) => waitsFor(effect).some((on) => reaches(on, effect, waitsFor)));
}

function loopsOf<E extends { readonly id: string }>(
  pending: readonly E[],
  waitsFor: WaitsFor<E>,
): Map<string, ReadonlySet<string>> {
  return new Map(
    inLoops(pending, waitsFor).map((effect) => [
      effect.id,
      new Set(loopOf(effect, pending, waitsFor).map(({ id }) => id)),
    ]),
  );
}

function oldest<E>(pending: readonly E[], loop: readonly E[]): Next<E> {
  const [next] = pending;
  if (next === undefined) throw new Error("choose needs an effect to choose from");
  return { next, waiting: [], loop };
}
