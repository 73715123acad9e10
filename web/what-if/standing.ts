import { printEffect } from "../../src/names/effect.js";
import type { Standing } from "../../src/events/example.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { tableAfter } from "../../src/timeline/run.js";

/** What can be spoken of at a place of a timeline. */
export interface Situation {
  /** Those that are somewhere, in the order in which they came. */
  readonly objects: readonly Standing[];
  /** The names of effects of what has resolved and still last; a later one of its name has #2, #3 ... */
  readonly effects: readonly string[];
  /** Whose turn it is. */
  readonly active: string;
}

/** What is there after the events before a place. `cards` are those of the corpus. */
export function situationAt(board: Scenario, cards: ReadonlyMap<string, Card>, place: number): Situation {
  const table = tableAfter({ ...board, timeline: board.timeline.slice(0, place) }, cards, rulesetOf("current"));
  const there = table.objects.filter(({ gone }) => !gone);
  return {
    objects: there.map(({ id, card, zone, token, faceDown, tapped, phasedOut, attachedTo }) => ({
      id,
      card,
      zone,
      token,
      faceDown: faceDown !== null,
      tapped,
      phasedOut,
      attachedTo:
        attachedTo?.kind === "object"
          ? table.objects[attachedTo.object]?.id
          : table.players[attachedTo?.player ?? -1]?.name,
    })),
    effects: [...new Set(table.effects.map(({ name }) => printEffect(name)))],
    active: table.players[table.activePlayer]?.name ?? "",
  };
}
