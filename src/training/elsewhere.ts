import type { Board, BoardObject } from "../rules/board.js";
import type { ObjectAspect } from "../explain/why/question.js";
import type { ObjectNames } from "../wording/object-names.js";
import { happening, type Phrase, say } from "../wording/phrase.js";
import { counterCounts } from "../wording/types.js";
import { zoneValue } from "../wording/values.js";

/**
 * Where an object is that is not on the battlefield, whose it is where the zone does not say so, and the counters that
 * it has there.
 */
export function elsewherePhrase(
  { id, zone, owner, base, counters }: BoardObject,
  { players }: Board,
  names: ObjectNames,
  asks: (aspect: ObjectAspect) => boolean,
): Phrase {
  const nameOf = (place: number): string => players[place]?.name ?? "";
  // CR 114.2: it is under the control of who got it.
  const isEmblem = zone === "command" && base.types === 0;
  const piles = [...counters].flatMap(([kind, { count }]) => (count > 0 ? [[kind, count] as const] : []));
  return happening(say("board-elsewhere", { object: names.object(id), where: zoneValue(zone, nameOf(owner)) }), [
    ...(zone === "exile" && !asks("owner") ? [say("entering-owned", { player: nameOf(owner) })] : []),
    ...((zone === "stack" || isEmblem) && !asks("controller")
      ? [say("value-under-control", { player: nameOf(base.controller) })]
      : []),
    ...(piles.length === 0 || asks("counters")
      ? []
      : [say("entering-counters", { counters: counterCounts(Object.fromEntries(piles)) })]),
  ]);
}
