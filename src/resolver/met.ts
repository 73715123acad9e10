import type { Condition } from "../rules/formats.gen.js";
import { speaksOfYou } from "../rules/speaks-of-you.js";
import { isTold } from "./counted.js";
import type { Effect } from "./effect.js";
import { conditionHolds } from "./query/queries.js";
import type { Situation } from "./query/situation.js";

/** A condition that holds where its effect begins, with what meets it (CR 611.3a). */
export interface Met {
  readonly condition: Condition;
  /** What there must be and is there, or what has to be so and is; none if it is about the source itself. */
  readonly objects: readonly number[];
  /** Of players who are not called "you". */
  readonly players: readonly number[];
  readonly you: number | undefined;
  /** What met it as the layer began, before anything was applied there; undefined if nothing is known of that. */
  readonly before?: readonly number[];
}

/** Each condition that must hold for an effect, with what meets it; numbers are told as what they are measured from. */
export function metBy({ fixed, program: { condition } }: Effect, look: Situation): readonly Met[] {
  // One that was read once may hold no more.
  if (condition === undefined || fixed !== undefined || !conditionHolds(condition, look)) return [];
  return metIn(condition, look);
}

function metIn(condition: Condition, look: Situation): readonly Met[] {
  const { allOf, anyOf, compare } = condition;
  if (allOf !== undefined) return allOf.flatMap((each) => metIn(each, look));
  if (anyOf !== undefined)
    return anyOf.filter((each) => conditionHolds(each, look)).flatMap((each) => metIn(each, look));
  if (compare !== undefined && isTold(condition)) return [];
  const you = speaksOfYou(condition) ? look.you() : undefined;
  return [{ condition, objects: objectsIn(condition, look), players: playersIn(condition, look), you }];
}

function objectsIn({ exists, object, is }: Condition, look: Situation): readonly number[] {
  if (exists !== undefined) return look.select(exists);
  // The words name the source themselves.
  if (object === undefined || is === undefined || object === "self") return [];
  return look.refer(object);
}

/** Players are asked for what one of them has; "you" is called by name. */
function playersIn({ player, has }: Condition, look: Situation): readonly number[] {
  if (
    player === undefined ||
    player === "you" ||
    (typeof player === "object" && "among" in player && player.among === "you")
  )
    return [];
  const { players } = look.board;
  return look.players(player).filter((place) => has === undefined || players[place]?.designations.has(has) === true);
}
