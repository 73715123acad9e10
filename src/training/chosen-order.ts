import type { Board, BoardObject } from "../rules/board.js";
import type { ScenarioEvent } from "../rules/formats.gen.js";
import type { Ruleset } from "../rules/ruleset.js";
import { subjectOf } from "../events/brought.js";
import type { ObjectNames } from "../wording/object-names.js";
import { type Phrase, say, seriesOf } from "../wording/phrase.js";

/** The order in which somebody gave timestamps to what came at the same time, the oldest first. */
export interface ChosenOrder {
  /** Undefined for the active player, who once ordered all. */
  readonly player: string | undefined;
  readonly objects: readonly string[];
}

/**
 * In which order players gave timestamps to what came with an event at the same time (CR 613.7m): nothing else tells it.
 * What has got another timestamp since, or has left, does not matter any more.
 */
export function chosenOrders(board: Board, event: number, { policy }: Ruleset): readonly ChosenOrder[] {
  const came = board.objects
    .filter(({ arrivedAt, gone, zone, timestampClauses }) => {
      const isThere = arrivedAt === event && !gone && zone === "battlefield";
      return isThere && timestampClauses.includes("613.7d") && timestampClauses.includes("613.7m");
    })
    .toSorted((a, b) => a.timestamp - b.timestamp);
  const ids = (of: readonly BoardObject[]): string[] => of.map(({ id }) => id);
  const orders =
    policy.simultaneous === "activePlayer"
      ? [{ player: undefined, objects: ids(came) }]
      : board.players.map(({ name }, place) => ({
          player: name,
          objects: ids(came.filter(({ base }) => base.controller === place)),
        }));
  return orders.filter(({ objects }) => objects.length > 1);
}

export function chosenOrderPhrase({ player, objects }: ChosenOrder, names: ObjectNames): Phrase {
  const named = seriesOf(objects, (id) => names.object(id), "commas");
  return player === undefined
    ? say("moment-ordered-by-active", { objects: named })
    : say("moment-ordered", { player, objects: named });
}

/** An event with two of those that happen at once in each other's place; undefined if they are not both among them. */
export function inOtherOrder(event: ScenarioEvent, first: string, second: string): ScenarioEvent | undefined {
  if (event.kind !== "simultaneous") return undefined;
  const placeOf = (id: string): number => event.events.findIndex((inner) => subjectOf(inner) === id);
  const [one, other] = [placeOf(first), placeOf(second)];
  const [before, after] = [event.events[one], event.events[other]];
  return before && after && { ...event, events: event.events.with(one, after).with(other, before) };
}
