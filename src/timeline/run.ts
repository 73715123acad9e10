import type { Board } from "../rules/board.js";
import type { Card, CheckEvent, CheckPoint, Scenario } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Fault } from "../faults/fault.js";
import { toResolution } from "../resolver/telling/resolution.js";
import { resolve, type ResolveOptions } from "../resolver/resolve.js";
import { declared } from "../events/declared.js";
import { afterEvent } from "../table/after-event.js";
import { performStateBased, type Performed } from "../table/perform-state-based.js";
import { newPlayer } from "../table/table-player.js";
import { Table } from "../table/table.js";

export type { Fault } from "../faults/fault.js";

/** What a timeline was found to say: the resolution at each of its checks. */
export interface Fold {
  readonly checkPoints: CheckPoint[];
}

/** The parts of a scenario that a run needs. */
export type Timeline = Pick<Scenario, "players" | "timeline"> & Pick<Partial<Scenario>, "cards">;

/** A board at a check, with the number of events before it. */
export interface BoardPoint {
  readonly check: string;
  readonly after: number;
  readonly board: Board;
  /** Where the check asks for it: what state-based actions would do now, and the board after them. */
  readonly settled?: Settled;
}

interface Settled extends Performed {
  readonly board: Board;
}

type Folded<T> = { ok: true; value: T } | { ok: false; faults: Fault[] };

/**
 * Folds the events of a scenario into boards, one event at a time, and resolves the board at each check. A timeline
 * that does not end with a check gets a last check point with the empty name. Faults say which event can't happen.
 * The options are for the boards at checks: who wants answers alone can do without most of the trace.
 */
export function runTimeline(
  scenario: Timeline,
  cards: ReadonlyMap<string, Card>,
  ruleset: Ruleset,
  options: ResolveOptions = {},
): Folded<Fold> {
  const folded = boardsOf(scenario, cards, ruleset);
  if (!folded.ok) return folded;
  return {
    ok: true,
    value: {
      checkPoints: folded.value.map(({ check, after, board, settled }) => ({
        check,
        after,
        resolution: toResolution(resolve(board, ruleset, options)),
        ...(settled === undefined
          ? {}
          : {
              afterStateBasedActions: {
                rounds: settled.rounds,
                open: settled.open,
                resolution: toResolution(resolve(settled.board, ruleset, options)),
              },
            }),
      })),
    },
  };
}

/** The boards at the checks of a scenario, not resolved. */
export function boardsOf(scenario: Timeline, cards: ReadonlyMap<string, Card>, ruleset: Ruleset): Folded<BoardPoint[]> {
  let table = laidFor(scenario, ruleset);
  const find = cardsOf(scenario, cards);
  const points: BoardPoint[] = [];
  let events = 0;
  for (const [n, event] of scenario.timeline.entries()) {
    if (event.kind === "check") {
      const settled = settledAt(table, event, `/timeline/${n}`);
      if (settled !== undefined && "message" in settled) return { ok: false, faults: [settled] };
      points.push({
        check: event.id,
        after: events,
        board: table.board(),
        ...(settled === undefined ? {} : { settled }),
      });
      continue;
    }
    table = table.on({ event: n + 1 });
    const problem = declared(event).does(event, { table, cards: find, pointer: `/timeline/${n}`, declared });
    if (problem !== undefined) return { ok: false, faults: [problem] };
    events++;
    afterEvent(table);
  }
  if (scenario.timeline.at(-1)?.kind !== "check") points.push({ check: "", after: events, board: table.board() });
  return { ok: true, value: points };
}

/** The table as events have left it so far, where some are still to be written: an event that can't happen is left out. */
export function tableAfter(scenario: Timeline, cards: ReadonlyMap<string, Card>, ruleset: Ruleset): Table {
  const impossible = new Set<number>();
  for (;;) {
    const { table, stuck } = foldWithout(impossible, scenario, cards, ruleset);
    if (stuck === undefined) return table;
    impossible.add(stuck); // it may have changed a part of the table: begin anew without it
  }
}

function foldWithout(
  impossible: ReadonlySet<number>,
  scenario: Timeline,
  cards: ReadonlyMap<string, Card>,
  ruleset: Ruleset,
): { readonly table: Table; readonly stuck: number | undefined } {
  let table = laidFor(scenario, ruleset);
  const find = cardsOf(scenario, cards);
  for (const [n, event] of scenario.timeline.entries()) {
    if (event.kind === "check" || impossible.has(n)) continue;
    table = table.on({ event: n + 1 });
    const problem = declared(event).does(event, { table, cards: find, pointer: `/timeline/${n}`, declared });
    if (problem !== undefined) return { table, stuck: n };
    afterEvent(table);
  }
  return { table, stuck: undefined };
}

function laidFor({ players, timeline }: Timeline, ruleset: Ruleset): Table {
  const seats = players.map((player) => newPlayer(typeof player === "string" ? { name: player } : player));
  return Table.laid(ruleset, seats, JSON.stringify(timeline).includes('"World"'));
}

function cardsOf({ cards: own = [] }: Timeline, cards: ReadonlyMap<string, Card>): (name: string) => Card | undefined {
  const known = new Map(own.map((card) => [card.name, card]));
  return (name) => known.get(name) ?? cards.get(name);
}

/** On a table of its own: the timeline goes on as if nothing had been performed. */
function settledAt(
  table: Table,
  { afterStateBasedActions: asked }: CheckEvent,
  pointer: string,
): Settled | Fault | undefined {
  if (asked === undefined) return undefined;
  const copy = table.copy();
  const performed = performStateBased(copy, asked.keep ?? [], `${pointer}/afterStateBasedActions`);
  return "message" in performed ? performed : { ...performed, board: copy.board() };
}
