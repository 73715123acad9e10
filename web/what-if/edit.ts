import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { JsonObject } from "../../src/rules/json-object.js";
import { editedJson } from "../../src/scenario/json-edit.js";
import { jsonPartText } from "../../src/scenario/json-text.js";
import { ended } from "./board.js";
import { idsBroughtBy, effectNamesOf, freeName, takenNames } from "./brought.js";
import { type Removal, withoutEvent } from "./removal.js";
import { renamedEffect, renamedObject } from "./renaming.js";

/*
 * Edits of a board, as new boards. Places are those of the timeline, where simultaneous events are one. The check at the end
 * stays there: only another check may follow it. A place without an event changes nothing.
 */

export type { Removal } from "./removal.js";

/** Moves an event to another place. readBoard decides whether the result is valid. */
export function moveEvent(board: Scenario, from: number, to: number): Scenario {
  const { timeline } = ended(board);
  const event = timeline[from];
  const last = timeline.length - 1;
  if (event === undefined || from === last) return ended(board);
  const rest = timeline.toSpliced(from, 1);
  return { ...board, timeline: rest.toSpliced(within(to, last - 1), 0, event) };
}

/** The board without an event and whatever would then name nothing. */
export function removeEvent(board: Scenario, place: number): Removal {
  const whole = ended(board);
  const last = whole.timeline.length - 1;
  if (whole.timeline[place] === undefined || place === last) return { board: whole, alsoRemoved: [], alsoChanged: [] };
  return withoutEvent(whole, place);
}

/** The board with a new event at a place; only a check may follow the last check. */
export function insertEvent(board: Scenario, place: number, event: ScenarioEvent): Scenario {
  const { timeline } = ended(board);
  const last = event.kind === "check" ? timeline.length : timeline.length - 1;
  return { ...board, timeline: timeline.toSpliced(within(place, last), 0, event) };
}

/** The board with an event replaced. If the new one gives the same object another name, references follow. */
export function replaceEvent(board: Scenario, place: number, event: ScenarioEvent): Scenario {
  const { timeline } = board;
  const old = timeline[place];
  if (old === undefined) return ended(board);
  const [name, ...more] = idsBroughtBy(old);
  const [newName, ...newMore] = idsBroughtBy(event);
  const isRenamed =
    name !== undefined &&
    newName !== undefined &&
    name !== newName &&
    more.join() === newMore.join() &&
    !isBroughtElsewhere(board, place, name) &&
    !takenNames(board).has(newName);
  const renamed = isRenamed ? renamedObject(board, name, newName) : board;
  return ended({ ...renamed, timeline: renamed.timeline.toSpliced(place, 1, event) });
}

function isBroughtElsewhere({ timeline }: Scenario, place: number, name: string): boolean {
  return timeline.some((event, i) => i !== place && idsBroughtBy(event).includes(name));
}

/** The card that an event names. */
export function cardOf(event: ScenarioEvent): string | undefined {
  return "card" in event ? event.card : undefined;
}

/**
 * The board with the card of an event replaced. An object named after its card is renamed; ways of entering that only the old
 * card has are removed.
 */
export function swapCard(board: Scenario, place: number, card: string): Scenario {
  const event = board.timeline[place];
  const old = event === undefined ? undefined : cardOf(event);
  if (event === undefined || old === undefined || old === card) return ended(board);
  const swapped = (places: readonly number[]): Scenario => ({
    ...board,
    timeline: board.timeline.map((each, i) => (places.includes(i) ? withCard(each, card) : each)),
  });
  if (effectNamesOf(event).length > 0) return ended(withEffectOf(swapped([place]), event, card));
  const [name] = idsBroughtBy(event);
  // The spell that merges is the same object (CR 730.2): both events name its card.
  const places = board.timeline.flatMap((each, i) =>
    i === place || (name !== undefined && cardOf(each) === old && idsBroughtBy(each).includes(name)) ? [i] : [],
  );
  const after = swapped(places);
  if (name === undefined || !isCalledAfter(name, old)) return ended(after);
  const taken = takenNames(board);
  taken.delete(name);
  const newName = freeName(card, taken);
  const renamed = renamedObject({ ...after, timeline: after.timeline.map(named(places, name)) }, name, newName);
  return ended({ ...renamed, timeline: renamed.timeline.map(named(places, newName, card)) });
}

/** An effect named after its card is renamed too, if it is the only one of either name. */
function withEffectOf(swapped: Scenario, event: ScenarioEvent, card: string): Scenario {
  const old = cardOf(event);
  const effects = swapped.timeline.flatMap(effectNamesOf);
  const isOnly = !effects.includes(old ?? "") && effects.filter((name) => name === card).length === 1;
  const isNamed = "id" in event && event.id !== undefined;
  return !isNamed && old !== undefined && isOnly ? renamedEffect(swapped, old, card) : swapped;
}

/** Whether a name is that of a card, perhaps with a number. */
function isCalledAfter(name: string, card: string): boolean {
  return name === card || (name.startsWith(`${card} `) && /^\d+$/.test(name.slice(card.length + 1)));
}

/** Gives the objects of these events a name, unless it is the card's. */
function named(places: readonly number[], name: string, card?: string) {
  return (event: ScenarioEvent, i: number): ScenarioEvent => {
    if (!places.includes(i)) return event;
    const { id: _, ...rest }: JsonObject = { ...event };
    const entries = Object.entries(rest).flatMap(([key, value]): [string, unknown][] =>
      key === "card" && name !== card
        ? [
            [key, value],
            ["id", name],
          ]
        : [[key, value]],
    );
    return Object.fromEntries(entries) as unknown as ScenarioEvent; // the keys are those of the same kind of event
  };
}

/** Ways of entering that only certain cards have. */
const WAYS_OF_A_CARD: ReadonlySet<string> = new Set(["back", "prototype", "half", "meldedWith"]);

function withCard(event: ScenarioEvent, card: string): ScenarioEvent {
  const entries = Object.entries(event).filter(([key]) => !WAYS_OF_A_CARD.has(key));
  // The keys are those of the same kind of event.
  return { ...Object.fromEntries(entries), card } as unknown as ScenarioEvent;
}

/** The text with the board in it, changed as little as possible. `text` is JSON. */
export function editedText(text: string, board: Scenario): string {
  return editedJson(text, board, (value, indent) => jsonPartText(value, indent));
}

function within(place: number, last: number): number {
  return Math.max(0, Math.min(place, last));
}
