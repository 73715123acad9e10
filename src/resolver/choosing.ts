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

const NOBODY: readonly never[] = [];

/** Chooses the effect that is applied next among those of one layer, or of one stage after the layers (CR 613.8b). */
export class Chooser<E extends { readonly id: string }> {
  readonly #policy: Policy;
  readonly #practice: Practice;
  /** Effects that have waited for others, for the reading that applies them as soon as they are free. */
  readonly #waited = new Set<string>();
  /** The members of a loop that are applied one after the other, without looking again. */
  #oneGo: readonly E[] = NOBODY;
  /** Where the order is worked out only once: the loops that there were then, by each of their members. */
  #loopsAtStart: ReadonlyMap<string, ReadonlySet<string>> | undefined = undefined;

  constructor({ policy, practice }: Pick<Ruleset, "policy" | "practice">) {
    this.#policy = policy;
    this.#practice = practice;
  }

  /** The next of the pending effects; there is at least one, and they are given oldest first. */
  choose(pending: readonly E[], dependsOn: WaitsFor<E>): Next<E> {
    const waitsFor = this.#practice.waits(dependsOn, pending);
    // Mostly nobody waits, and no loop is asked about.
    let known: Loops<E> | undefined;
    const loops = (): Loops<E> => (known ??= new Loops(waitsFor));
    if (!this.#policy.reevaluates) this.#loopsAtStart ??= loopsOf(pending, waitsFor, loops);
    if (this.#policy.loops === "layer") {
      const members = inLoops(pending, waitsFor, loops);
      if (members.length > 0) return oldest(pending, members);
    }
    const choice = this.#nextOf(pending, waitsFor, loops);
    if (this.#policy.loops === "membersInOneGo") this.#oneGo = choice.loop;
    return choice;
  }

  /** The oldest effect that waits for none outside its loop, or the one that another reading puts first. */
  #nextOf(pending: readonly E[], waitsFor: WaitsFor<E>, loops: () => Loops<E>): Next<E> {
    const outside = (effect: E): readonly E[] => {
      const on = waitsFor(effect);
      if (on.length === 0) return on;
      const [loop, atStart] = [loops().of(effect), this.#loopsAtStart?.get(effect.id)];
      return on.filter((other) => !loop.has(other) && atStart?.has(other.id) !== true);
    };
    const chosen = (next: E): Next<E> => {
      const loop = waitsFor(next).length === 0 ? NOBODY : loopOf(next, pending, loops);
      if (next === pending[0]) return { next, waiting: NOBODY, loop };
      const older = pending.slice(0, pending.indexOf(next)).map((effect) => ({ effect, on: outside(effect) }));
      return { next, waiting: older.filter(({ on }) => on.length > 0), loop };
    };
    const member = this.#oneGo.length === 0 ? undefined : pending.find((effect) => this.#oneGo.includes(effect));
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

/**
 * Which effects depend on one another, directly or through others: two do if they are in one strongly connected
 * component of the graph (Tarjan 1972). It looks no further than from the effects that it is asked about.
 */
class Loops<E> {
  readonly #waitsFor: WaitsFor<E>;
  /** The place at which each effect was found first. */
  readonly #found = new Map<E, number>();
  /** The effects whose loop is not closed yet. */
  readonly #open: E[] = [];
  readonly #loopOf = new Map<E, ReadonlySet<E>>();

  constructor(waitsFor: WaitsFor<E>) {
    this.#waitsFor = waitsFor;
  }

  /** The effect with those that it depends on and that depend on it. */
  of(effect: E): ReadonlySet<E> {
    if (!this.#found.has(effect)) this.#follow(effect);
    return this.#loopOf.get(effect) ?? new Set([effect]);
  }

  /** Goes on from an effect to all that it depends on; gives the lowest place that it leads back to. */
  #follow(effect: E): number {
    const place = this.#found.size;
    let lowest = place;
    this.#found.set(effect, place);
    const opened = this.#open.push(effect) - 1;
    for (const on of this.#waitsFor(effect)) {
      if (this.#loopOf.has(on)) continue;
      lowest = Math.min(lowest, this.#found.get(on) ?? this.#follow(on));
    }
    if (lowest === place) {
      const loop = new Set(this.#open.splice(opened));
      for (const member of loop) this.#loopOf.set(member, loop);
    }
    return lowest;
  }
}

function loopOf<E>(effect: E, pending: readonly E[], loops: () => Loops<E>): E[] {
  const loop = loops().of(effect);
  return pending.filter((other) => loop.has(other));
}

/** The effects that depend on themselves through others. */
function inLoops<E>(pending: readonly E[], waitsFor: WaitsFor<E>, loops: () => Loops<E>): E[] {
  return pending.filter((effect) => waitsFor(effect).some((on) => loops().of(effect).has(on)));
}

function loopsOf<E extends { readonly id: string }>(
  pending: readonly E[],
  waitsFor: WaitsFor<E>,
  loops: () => Loops<E>,
): Map<string, ReadonlySet<string>> {
  return new Map(
    inLoops(pending, waitsFor, loops).map((effect) => [
      effect.id,
      new Set(loopOf(effect, pending, loops).map(({ id }) => id)),
    ]),
  );
}

function oldest<E>(pending: readonly E[], loop: readonly E[]): Next<E> {
  const [next] = pending;
  if (next === undefined) throw new Error("choose needs an effect to choose from");
  return { next, waiting: [], loop };
}
