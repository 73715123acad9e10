import { activeAt, turnsAfter } from "../src/rules/board.js";
import type { Effect } from "./effect.js";
import { controllerOf, objectAt, type State } from "./state.js";

/** CR 613.7: the older effect goes first. Of equally old ones the rules settle some, and readings the others. */
export function byTimestamp(state: State, effects: readonly Effect[]): Effect[] {
  const places = new Map(effects.map((effect, place) => [effect, place]));
  return effects.toSorted(
    (a, b) =>
      a.timestamp - b.timestamp ||
      rank(a) - rank(b) ||
      amongAbilities(state, a, b) ||
      (places.get(a) ?? 0) - (places.get(b) ?? 0),
  );
}

/**
 * CR 613.7n: an object's own static abilities before what a resolution says of it at the same instant. What an effect
 * grants has that effect's timestamp, and comes after it.
 */
function rank({ static: origin, timestamp }: Effect): number {
  if (origin === undefined) return 1;
  return origin.isGranted && origin.grantedAt === timestamp ? 2 : 0;
}

function amongAbilities(state: State, { static: a, timestamp }: Effect, { static: b }: Effect): number {
  if (a === undefined || b === undefined) return 0;
  // One object's own abilities as they are printed, then granted ones in the order they were granted.
  if (a.object === b.object)
    return Number(a.isGranted) - Number(b.isGranted) || a.grantedAt - b.grantedAt || a.place - b.place;
  const { board, rules } = state;
  if (rules.policy.equalGrants === "apnap") {
    // By analogy with CR 613.7m: the active player's first.
    const active = activeAt(board, timestamp);
    const turns = (object: number): number => turnsAfter(active, controllerOf(state, object), board.players.length);
    const apart = turns(a.object) - turns(b.object);
    if (apart !== 0) return apart;
  }
  return (
    objectAt(state, a.object).timestamp - objectAt(state, b.object).timestamp ||
    a.object - b.object ||
    a.place - b.place
  );
}
