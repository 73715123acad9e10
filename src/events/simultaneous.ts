import { turnsAfter } from "../rules/board.js";
import { type Fallible, faultAt, untilFault } from "../faults/fault.js";
import type { Arrival } from "../table/table-object.js";
import type { ResolvesEvent, ScenarioEvent } from "../rules/formats.gen.js";
import type { Path } from "../faults/pointer.js";
import { OF_NO_OBJECT } from "./bases.js";
import { stageOf } from "../effects/index.js";
import type { Stage } from "../rules/layers.js";
import type { EventDeclaration, Happening } from "./declaration.js";
import { partsOfResolution } from "./resolution.js";
import { comes } from "./example.js";

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
  example: ({ active, next, plain: [first, second = first], free }) => {
    if (first === undefined || second === undefined) return undefined;
    const one = comes(first, free);
    const other = comes(second, (card) => free(card, [one.id ?? one.card]));
    return {
      kind: "simultaneous",
      events: [
        { kind: "enters", ...one, controller: active },
        { kind: "enters", ...other, controller: next },
      ],
    };
  },
  does: (event, { table, cards, pointer, declared }) => {
    const isListedOrder = table.ruleset.policy.simultaneous === "activePlayer";
    const rankOf = (player: number | "last" | undefined): number => {
      if (player === "last") return Infinity;
      return isListedOrder || player === undefined
        ? table.players.length
        : turnsAfter(table.activePlayer, player, table.players.length);
    };
    const ranked = event.events.map((inner, n) => {
      const player = declared(inner).timestampOf(inner, table);
      return { inner, n, player, rank: rankOf(player) };
    });
    ranked.sort((a, b) => a.rank - b.rank || a.n - b.n);
    const before = table.resolve();
    table.remember(before);
    // What gets no timestamp is ordered by nothing.
    const players = new Set(ranked.map(({ player }) => player).filter((player) => typeof player === "number"));
    const isApnap = !isListedOrder && players.size > 1;
    // What a resolution says that an arriving permanent is applies as it arrives (CR 611.2e).
    const arrivals = ranked.flatMap(({ inner }) => declared(inner).arrives(inner));
    const arriving = ({ inner, n }: (typeof ranked)[number]): string | undefined =>
      inner.kind === "resolves" && isSaidAsEnters(inner, { table, cards, pointer: `${pointer}/events/${n}`, declared })
        ? lastOf(arrivals, inner)
        : undefined;
    const arrived = new Set<string>();
    const uponArrival = ({ id, zone }: Arrival): Fallible => {
      const isFirst = !arrived.has(id);
      arrived.add(id);
      return isFirst && zone === "battlefield" ? inTurn(ranked.filter((one) => arriving(one) === id)) : undefined;
    };
    const together = table.on({
      ...table.occasion,
      together: isApnap ? "apnap" : "listed",
      isRemembered: true,
      before: table.occasion.before ?? before,
      uponArrival,
    });
    const inTurn = (those: typeof ranked): Fallible =>
      untilFault(those, ({ inner, n }) =>
        declared(inner).does(inner, { table: together, cards, pointer: `${pointer}/events/${n}`, declared }),
      );
    return inTurn(ranked.filter((one) => arriving(one) === undefined));
  },
};

const OF_ABILITIES: ReadonlySet<Stage> = new Set(["ability", "abilityLoss"]);

/** Whether what a resolution says of an arriving permanent applies as it enters, by what the edition takes so. */
function isSaidAsEnters(event: ResolvesEvent, happening: Happening): boolean {
  const { saidAsEnters } = happening.table.ruleset.policy;
  if (saidAsEnters !== "is") return saidAsEnters === "isAndHas";
  return partsOfResolution(event, happening).every(({ kind }) => !OF_ABILITIES.has(stageOf(kind, "resolution")));
}

/** The last to arrive of those that a resolution targets. */
function lastOf(arrivals: readonly string[], { targets = [] }: ResolvesEvent): string | undefined {
  return arrivals.findLast((id) => targets.includes(id));
}
