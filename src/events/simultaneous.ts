import { type Fallible, faultAt } from "../faults/fault.js";
import type { ResolvesEvent, ScenarioEvent } from "../rules/formats.gen.js";
import type { Path } from "../faults/pointer.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";

/** Several events at once. What they bring, name and need each of them says itself. */
export const simultaneous: EventDeclaration<"simultaneous"> = {
  ...OF_NO_OBJECT,
  // Objects that enter together can name each other.
  faults: ({ events }, path, reading) => {
    const placed = events.map((inner, i): [ScenarioEvent, Path] => [inner, [...path, "events", i]]);
    return [
      ...placed.flatMap(([inner, at]) => reading.declared(inner).announces(inner, at, reading.names)),
      ...placed.flatMap(([inner, at]) =>
        inner.kind === "check"
          ? [faultAt(at, "a check can not stand among simultaneous events", "a check after them")]
          : reading.declared(inner).faults(inner, at, reading),
      ),
    ];
  },
  needs: { kind: ["simultaneous-timestamps"], events: [] },
  /**
   * CR 613.7m: timestamps in APNAP order, each player's in the order listed; in older editions the active player orders
   * all, and the listed order is what that player chose. Resolutions come last, as they act on what has entered.
   */
  does: (event, { table, cards, pointer, declared }) => {
    const isListedOrder = table.ruleset.policy.simultaneous === "activePlayer";
    const rankOf = (player: number | "last" | undefined): number => {
      if (player === "last") return Infinity;
      return isListedOrder || player === undefined
        ? table.players.length
        : (player - table.activePlayer + table.players.length) % table.players.length;
    };
    const ranked = event.events.map((inner, n) => ({
      inner,
      n,
      rank: rankOf(declared(inner).timestampOf(inner, table)),
    }));
    ranked.sort((a, b) => a.rank - b.rank || a.n - b.n);
    table.remember(table.resolve());
    table.simultaneous = true;
    table.apnap = !isListedOrder && new Set(ranked.map(({ rank }) => rank).filter(Number.isFinite)).size > 1;
    const carryOut = ({ inner, n }: (typeof ranked)[number]): Fallible =>
      declared(inner).does(inner, { table, cards, pointer: `${pointer}/events/${n}`, declared });
    const arrivals = ranked.flatMap(({ inner }) => declared(inner).arrives(inner));
    const early = new Set<number>();
    for (const one of ranked) {
      // What a resolution says that an arriving permanent is applies as it arrives (CR 611.2e).
      const at =
        table.ruleset.policy.saidAsEnters && one.inner.kind === "resolves" ? lastOf(arrivals, one.inner) : undefined;
      if (at === undefined) continue;
      early.add(one.n);
      const before = table.uponArrival.get(at);
      table.uponArrival.set(at, () => before?.() ?? carryOut(one));
    }
    for (const one of ranked) {
      const problem = early.has(one.n) ? undefined : carryOut(one);
      if (problem !== undefined) return problem;
    }
    table.simultaneous = false;
    return undefined;
  },
};

/** The last to arrive of those that a resolution targets. */
function lastOf(arrivals: readonly string[], { targets = [] }: ResolvesEvent): string | undefined {
  return arrivals.findLast((id) => targets.includes(id));
}
