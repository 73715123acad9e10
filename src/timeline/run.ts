import { printEffect } from "../names/effect.js";
import type { Board } from "../rules/board.js";
import type {
  Card,
  CheckEvent,
  CheckPoint,
  EntersEvent,
  ResolvesEvent,
  Scenario,
  ScenarioEvent,
  SimultaneousEvent,
} from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { toResolution } from "../resolver/telling/resolution.js";
import { resolve, type ResolveOptions } from "../resolver/resolve.js";
import { afterEvent } from "../table/after-event.js";
import { castsEvent } from "../table/casts.js";
import { damageEvent } from "../table/damage.js";
import { endEffect, endTurn } from "../table/durations.js";
import { arrive } from "../table/enter.js";
import { fault, oneOf, type Fallible, type Fault } from "../faults/fault.js";
import { mergesEvent } from "../table/merge.js";
import { performStateBased, type Performed } from "../table/perform-state-based.js";
import { resolveEvent } from "../table/resolves.js";
import { leaveStack } from "../table/sagas.js";
import {
  attachEvent,
  chooseEvent,
  countersEvent,
  designateEvent,
  linkEvent,
  phaseEvent,
  playerEvent,
  tapEvent,
  transformEvent,
  turnFaceDownEvent,
  turnFaceUpEvent,
  unattachEvent,
} from "../table/status-events.js";
import { stickerEvent } from "../table/stickers.js";
import { newPlayer, Table } from "../table/table.js";
import { moveEvent } from "../table/zone-change.js";

export type { Fault } from "../faults/fault.js";

/** What a timeline was found to say: the resolution at each of its checks. */
export interface Fold {
  readonly checkPoints: CheckPoint[];
}

/** The parts of a scenario that a run needs. */
export type Timeline = Pick<Scenario, "players" | "timeline"> & Pick<Partial<Scenario>, "cards">;

type Cards = (name: string) => Card | undefined;

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
  const own = new Map((scenario.cards ?? []).map((card) => [card.name, card]));
  const find: Cards = (name) => own.get(name) ?? cards.get(name);
  const players = scenario.players.map((player) => (typeof player === "string" ? { name: player } : player));
  const table = new Table(
    ruleset,
    players.map((player) => newPlayer(player)),
  );
  table.mayHaveWorlds = JSON.stringify(scenario.timeline).includes('"World"');
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
    table.happening = n + 1;
    const problem = happen(table, event, find, `/timeline/${n}`);
    if (problem !== undefined) return { ok: false, faults: [problem] };
    events++;
    afterEvent(table);
  }
  if (scenario.timeline.at(-1)?.kind !== "check") points.push({ check: "", after: events, board: table.board() });
  return { ok: true, value: points };
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

function happen(table: Table, event: ScenarioEvent, cards: Cards, pointer: string): Fallible {
  switch (event.kind) {
    case "enters":
      return entersEvent(table, event, cards, pointer);
    case "moves":
      return moveEvent(table, event, pointer);
    case "casts":
      return castsEvent(table, event, cards, pointer);
    case "resolves":
      leaveStack(table, event);
      return resolveEvent(table, event, cards, pointer);
    case "attach":
      return attachEvent(table, event, pointer);
    case "unattach":
      return unattachEvent(table, event, pointer);
    case "counters":
      return countersEvent(table, event, pointer);
    case "turnFaceUp":
      return turnFaceUpEvent(table, event, pointer);
    case "turnFaceDown":
      return turnFaceDownEvent(table, event, pointer);
    case "transform":
      return transformEvent(table, event, pointer);
    case "merges":
      return mergesEvent(table, event, cards, pointer);
    case "sticker":
      return stickerEvent(table, event, pointer);
    case "phaseOut":
    case "phaseIn":
      return phaseEvent(table, event, pointer);
    case "tap":
    case "untap":
      return tapEvent(table, event, pointer);
    case "designate":
      return designateEvent(table, event, pointer);
    case "choose":
      return chooseEvent(table, event, pointer);
    case "link":
      return linkEvent(table, event, pointer);
    case "player":
      return playerEvent(table, event, pointer);
    case "damage":
      return damageEvent(table, event, pointer);
    case "turn": {
      const active = table.player(event.active);
      if (active === undefined) return fault(`${pointer}/active`, `there is no player "${event.active}"`);
      endTurn(table, active);
      return undefined;
    }
    case "ends":
      return endEffect(table, event.effect)
        ? undefined
        : fault(
            `${pointer}/effect`,
            `no effect "${event.effect}" lasts at this point`,
            oneOf(
              table.effects.map(({ name }) => printEffect(name)),
              "nothing, since no effect of a spell or ability lasts",
            ),
          );
    case "stateBased": {
      const performed = performStateBased(table, event.keep ?? [], pointer);
      return "message" in performed ? performed : undefined;
    }
    case "simultaneous":
      return simultaneousEvent(table, event, cards, pointer);
    case "check":
      return fault(pointer, "nothing can be checked in the middle of simultaneous events");
  }
}

function entersEvent(table: Table, event: EntersEvent, cards: Cards, pointer: string): Fallible {
  const card = cards(event.card);
  if (card === undefined) return fault(`${pointer}/card`, `there is no card "${event.card}"`);
  const controller = table.player(event.controller);
  if (controller === undefined) return fault(`${pointer}/controller`, `there is no player "${event.controller}"`);
  const owner = event.owner === undefined ? controller : table.player(event.owner);
  if (owner === undefined) return fault(`${pointer}/owner`, `there is no player "${event.owner}"`);
  const id = event.id ?? event.card;
  if (table.find(id) !== undefined) return fault(pointer, `there is an object "${id}" already`, "an `id` of its own");
  const meldedWith = event.meldedWith === undefined ? undefined : cards(event.meldedWith);
  if (event.meldedWith !== undefined && meldedWith === undefined)
    return fault(`${pointer}/meldedWith`, `there is no card "${event.meldedWith}"`);
  return arrive(
    table,
    { id, card, owner, controller, zone: event.zone ?? "battlefield", token: event.token === true },
    { ...event, ...(meldedWith === undefined ? {} : { melded: meldedWith }) },
    pointer,
  );
}

/**
 * CR 613.7m: timestamps in APNAP order, each player's in the order listed; in older editions the active player orders
 * all, and the listed order is what that player chose. Resolutions come last, as they act on what has entered.
 */
function simultaneousEvent(table: Table, event: SimultaneousEvent, cards: Cards, pointer: string): Fallible {
  const isListedOrder = table.ruleset.policy.simultaneous === "activePlayer";
  const turnOrder = (place: number | undefined): number =>
    isListedOrder || place === undefined
      ? table.players.length
      : (place - table.activePlayer + table.players.length) % table.players.length;
  const ranked = event.events.map((inner, n) => ({
    inner,
    n,
    rank: inner.kind === "resolves" ? Infinity : turnOrder(playerOf(table, inner)),
  }));
  ranked.sort((a, b) => a.rank - b.rank || a.n - b.n);
  table.remember(table.resolve());
  table.simultaneous = true;
  table.apnap = !isListedOrder && new Set(ranked.map(({ rank }) => rank).filter(Number.isFinite)).size > 1;
  const carryOut = ({ inner, n }: (typeof ranked)[number]): Fallible =>
    happen(table, inner, cards, `${pointer}/events/${n}`);
  const arrivals = ranked.flatMap(({ inner }) => arrivalOf(inner));
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
}

/** What an event brings to the battlefield. */
function arrivalOf(event: ScenarioEvent): string[] {
  if (event.kind === "enters") return (event.zone ?? "battlefield") === "battlefield" ? [event.id ?? event.card] : [];
  return event.kind === "moves" && event.to === "battlefield" ? [event.object] : [];
}

/** The last to arrive of those that a resolution targets. */
function lastOf(arrivals: readonly string[], { targets = [] }: ResolvesEvent): string | undefined {
  return arrivals.findLast((id) => targets.includes(id));
}

/** Whose timestamp order an event belongs to: the controller of the object that gets the timestamp, or its owner. */
function playerOf(table: Table, event: ScenarioEvent): number | undefined {
  if (event.kind === "enters") return table.player(event.controller);
  if (!("object" in event)) return undefined;
  const place = table.find(event.object);
  if (event.kind === "moves")
    return event.controller === undefined ? table.objects[place ?? -1]?.owner : table.player(event.controller);
  return place === undefined ? undefined : table.resolve().final[place]?.controller;
}
