import { printEffect } from "../../src/names/effect.js";
import type { Standing } from "../../src/events/example.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { tableAfter } from "../../src/timeline/run.js";

/** What an event can name at a place of a timeline. */
export interface Situation {
  /** In the order in which they came. */
  readonly objects: readonly Standing[];
  /** The names of effects that last; a later one of its name has #2, #3 ... */
  readonly effects: readonly string[];
  /** Whose turn it is. */
  readonly active: string;
}

/** The situation after the events before a place. `cards` are the corpus's. */
export function situationAt(board: Scenario, cards: ReadonlyMap<string, Card>, place: number): Situation {
  const table = tableAfter({ ...board, timeline: board.timeline.slice(0, place) }, cards, rulesetOf("current"));
  const there = table.objects.filter(({ gone }) => !gone);
  const { final } = table.resolve();
  return {
    objects: there.map(
      ({ id, place: at, card, zone, token, faceDown, tapped, phasedOut, designations, attachedTo }) => ({
        id,
        card,
        zone,
        token,
        faceDown: faceDown !== null,
        tapped,
        phasedOut,
        attacking: designations.has("attacking"),
        controller: table.players[final[at]?.controller ?? -1]?.name,
        attachedTo:
          attachedTo?.kind === "object"
            ? table.objects[attachedTo.object]?.id
            : table.players[attachedTo?.player ?? -1]?.name,
      }),
    ),
    effects: [...new Set(table.effects.map(({ name }) => printEffect(name)))],
    active: table.players[table.activePlayer]?.name ?? "",
  };
}
