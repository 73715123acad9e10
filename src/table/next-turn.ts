import type { Duration, PlayerReference } from "../rules/formats.gen.js";
import { inTheEnd } from "../resolver/resolve.js";
import type { LastingEffect } from "./lasting-effect.js";
import type { Table } from "./table.js";

/** Whose next turn, or a point of it, ends or begins an effect. */
export function ofNext(duration: Duration): PlayerReference | undefined {
  if (duration === "yourNextTurn") return "you";
  return typeof duration === "object" && "of" in duration ? duration.of : undefined;
}

/** Of an effect that lasts until the next turn of a player, or a step of it, what that is. */
export function untilNext(duration: Duration): Extract<Duration, { untilNext: unknown }> | undefined {
  if (duration === "yourNextTurn") return { untilNext: "turn", of: "you" };
  return typeof duration === "object" && "untilNext" in duration ? duration : undefined;
}

/** Whether it is the turn of such a player as things are now. */
export function isTurnOf(
  table: Table,
  of: PlayerReference,
  { context }: LastingEffect,
  object: number | undefined,
  active = table.activePlayer,
): boolean {
  return inTheEnd(table.resolve(), context).of(object).players(of).includes(active);
}
