import type { EventKind } from "../../src/events/declaration.js";
import type { Around } from "../../src/events/example.js";
import { isPlain, isPump, isUsual, canMutate } from "../../src/events/example-cards.js";
import { EVENTS } from "../../src/events/index.gen.js";
import { english } from "../../src/explain/narrator.js";
import type { Card, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import { freshCheckId } from "./board.js";
import { freeName, playerNames, takenNames } from "./brought.js";
import { situationAt } from "./standing.js";

/** An event to begin with. */
export interface EventTemplate {
  readonly kind: EventKind;
  /** What happens, in a few words. */
  readonly label: string;
  /** Undefined if nothing on the board could do this now. */
  readonly event: ScenarioEvent | undefined;
}

/** A template for every kind of event that could stand before a place of the timeline, by default at its end. */
export function templatesFor(
  board: Scenario,
  cards: ReadonlyMap<string, Card>,
  place: number = board.timeline.length,
): EventTemplate[] {
  const around = aroundAt(board, cards, place);
  return (Object.keys(EVENTS) as EventKind[]).map((kind) => ({
    kind,
    label: english().eventKind(kind, "sentence"),
    event: EVENTS[kind].example(around),
  }));
}

/** What can be spoken of at a place of the timeline. */
export function aroundAt(board: Scenario, cards: ReadonlyMap<string, Card>, place: number): Around {
  const { objects, effects, active } = situationAt(board, cards, place);
  const players = playerNames(board);
  const taken = takenNames(board);
  const there = objects.filter(({ zone }) => zone === "battlefield");
  const permanents = there.filter(({ phasedOut }) => !phasedOut);
  const all = [...cards.values()].sort((a, b) => byCodeUnit(a.name, b.name));
  return {
    players,
    active,
    next: players[(players.indexOf(active) + 1) % players.length] ?? active,
    permanents,
    phasedOut: there.filter(({ phasedOut }) => phasedOut),
    creatures: permanents.filter(({ card, faceDown }) => faceDown || card?.types.includes("Creature") === true),
    plain: all.filter(isPlain).sort((a, b) => Number(isUsual(b)) - Number(isUsual(a))),
    pumps: all.filter(isPump),
    mutating: all.filter(canMutate),
    effects,
    free: (card, others = []) => freeName(card, new Set([...taken, ...others])),
    freshCheck: freshCheckId(board, "moment"),
  };
}
