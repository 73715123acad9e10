import type { Board } from "../rules/board.js";
import type { Card, CheckEvent, CheckPoint, Resolution, Scenario } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { asksForHistory } from "../rules/deeds.js";
import { present } from "../rules/present.js";
import type { Fallible, Fault } from "../faults/fault.js";
import { toResolution } from "../resolver/telling/resolution.js";
import { type Outcome, resolve, type ResolveOptions } from "../resolver/resolve.js";
import { cardsNamedBy } from "../events/brought.js";
import { declared } from "../events/declared.js";
import { flat } from "../events/together.js";
import { whoHasLeft } from "../events/who-has-left.js";
import { writtenOut } from "../events/written-out.js";
import { afterEvent } from "../table/after-event.js";
import { cardText } from "../table/card-says.js";
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
  return { ok: true, value: { checkPoints: folded.value.map((point) => checkPointOf(point, ruleset, options)) } };
}

/** A board at a check, resolved; `told` says how outcomes become data. */
export function checkPointOf(
  { check, after, board, settled }: BoardPoint,
  ruleset: Ruleset,
  options: ResolveOptions = {},
  told: (outcome: Outcome) => Resolution = toResolution,
): CheckPoint {
  const resolved = (each: Board): Resolution => told(resolve(each, ruleset, options));
  return {
    check,
    after,
    resolution: resolved(board),
    ...present({
      afterStateBasedActions: settled && {
        rounds: settled.rounds,
        open: settled.open,
        resolution: resolved(settled.board),
      },
    }),
  };
}

/** The boards at the checks of a scenario, not resolved. */
export function boardsOf(scenario: Timeline, cards: ReadonlyMap<string, Card>, ruleset: Ruleset): Folded<BoardPoint[]> {
  const points: BoardPoint[] = [];
  const { table, events, stuck } = fold(scenario, cards, ruleset, (check, now, after, pointer) => {
    const settled = settledAt(now, check, pointer);
    if (settled !== undefined && "message" in settled) return settled;
    points.push({ check: check.id, after, board: now.board(), ...present({ settled }) });
    return undefined;
  });
  if (stuck !== undefined) return { ok: false, faults: [stuck.problem] };
  if (scenario.timeline.at(-1)?.kind !== "check") points.push({ check: "", after: events, board: table.board() });
  return { ok: true, value: points };
}

/**
 * The table as events have left it so far, where some are still to be written: an event that can't happen is left out.
 * `asksForControl`: since when permanents have been under somebody's control is written down, even if no event asks.
 */
export function tableAfter(
  scenario: Timeline,
  cards: ReadonlyMap<string, Card>,
  ruleset: Ruleset,
  asksForControl = false,
): Table {
  const impossible = new Set<number>();
  for (;;) {
    const { table, stuck } = fold(scenario, cards, ruleset, () => undefined, { impossible, asksForControl });
    if (stuck === undefined) return table;
    impossible.add(stuck.place); // it may have changed a part of the table: begin anew without it
  }
}

interface Folding {
  /** The places of events that are left out. */
  readonly impossible?: ReadonlySet<number>;
  readonly asksForControl?: boolean;
}

/** Carries out the events one after the other, up to the first that can't happen. */
function fold(
  given: Timeline,
  cards: ReadonlyMap<string, Card>,
  ruleset: Ruleset,
  atCheck: (check: CheckEvent, table: Table, events: number, pointer: string) => Fallible,
  { impossible = new Set(), asksForControl }: Folding = {},
): { table: Table; events: number; stuck?: { readonly place: number; readonly problem: Fault } } {
  const scenario = writtenOut(given, cards);
  const find = cardsOf(scenario, cards);
  let table = laidFor(scenario, ruleset, find, asksForControl);
  let events = 0;
  let isLookedAt = false;
  for (const [place, event] of scenario.timeline.entries()) {
    if (impossible.has(place)) continue;
    const pointer = `/timeline/${place}`;
    // Checks of one moment tell the same.
    if (isLookedAt && event.kind !== "check") table.forgetPast();
    isLookedAt = event.kind === "check";
    table = event.kind === "check" ? table : table.on({ event: place + 1 });
    const problem =
      event.kind === "check"
        ? atCheck(event, table, events, pointer)
        : (whoHasLeft(event, table, pointer) ?? declared(event).does(event, { table, cards: find, pointer, declared }));
    if (problem !== undefined) return { table, events, stuck: { place, problem } };
    if (event.kind === "check") continue;
    events++;
    const after = afterEvent(table, pointer);
    if (after !== undefined) return { table, events, stuck: { place, problem: after } };
  }
  return { table, events };
}

function laidFor(
  { players, timeline, cards: own = [] }: Timeline,
  ruleset: Ruleset,
  find: (name: string) => Card | undefined,
  asksForControl = false,
): Table {
  const seats = players.map((player) => newPlayer(typeof player === "string" ? { name: player } : player));
  const events = JSON.stringify(timeline);
  const kinds = new Set(timeline.flatMap(flat).map(({ kind }) => kind));
  const named = timeline.flatMap(cardsNamedBy).flatMap((name) => find(name) ?? []);
  const asks = asksForHistory(events) || [...own, ...named].some((card) => asksForHistory(cardText(card)));
  return Table.laid(ruleset, seats, {
    eventsSayWorld: events.includes('"World"'),
    asksForHistory: asks,
    asksForControl: asksForControl || (kinds.has("turn") && (kinds.has("attacks") || kinds.has("activates"))),
    cardNamed: find,
  });
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
  copy.forgetPast();
  const performed = performStateBased(copy, asked.keep ?? [], `${pointer}/afterStateBasedActions`);
  return "message" in performed ? performed : { ...performed, board: copy.board() };
}
