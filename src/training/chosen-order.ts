import type { Board, BoardObject } from "../rules/board.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { ObjectNames } from "../wording/object-names.js";
import { type Phrase, say, seriesOf } from "../wording/phrase.js";

/**
 * In which order players gave timestamps to what came with an event at the same time (CR 613.7m): nothing else tells it.
 * What has got another timestamp since, or has left, does not matter any more.
 */
export function chosenOrders(board: Board, event: number, { policy }: Ruleset, names: ObjectNames): readonly Phrase[] {
  const came = board.objects
    .filter(({ arrivedAt, gone, zone, timestampClauses }) => {
      const isThere = arrivedAt === event && !gone && zone === "battlefield";
      return isThere && timestampClauses.includes("613.7d") && timestampClauses.includes("613.7m");
    })
    .toSorted((a, b) => a.timestamp - b.timestamp);
  const objects = (of: readonly BoardObject[]): Phrase => seriesOf(of, ({ id }) => names.object(id), "commas");
  if (policy.simultaneous === "activePlayer")
    return came.length > 1 ? [say("moment-ordered-by-active", { objects: objects(came) })] : [];
  return board.players.flatMap(({ name }, place) => {
    const own = came.filter(({ base }) => base.controller === place);
    return own.length > 1 ? [say("moment-ordered", { player: name, objects: objects(own) })] : [];
  });
}
