import { contextOf, isOn, partsOn, type BoardEffect } from "../rules/board.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { Part } from "../rules/part.js";
import type { Table } from "./table.js";

/** An effect of an event of the game on objects, which lasts as long as they are there; the first is its source. */
export function addEventEffect(
  table: Table,
  name: EffectReference,
  objects: readonly [number, ...number[]],
  said: Pick<BoardEffect, "parts" | "shares">,
  timestamp: number,
  clauses: readonly string[],
): void {
  table.effects.push({
    name,
    key: table.effectKey(),
    timestamp,
    clauses,
    objects,
    ...said,
    context: contextOf(table.at(objects[0]).controller, objects[0]),
    duration: "indefinite",
  });
}

/** Whether an effect of a resolution or an event with such a part is on an object. */
export function hasPart(table: Table, place: number, isSuch: (part: Part) => boolean): boolean {
  return table.effects.some((effect) => isOn(effect, place) && partsOn(effect, place).some(isSuch));
}

/** Changes parts of the effects that are on an object; false if there are none such. */
export function changeParts(table: Table, place: number, change: (part: Part) => Part | undefined): boolean {
  if (!hasPart(table, place, (part) => change(part) !== undefined)) return false;
  const changed = (part: Part): Part => change(part) ?? part;
  table.effects = table.effects.map((effect) =>
    isOn(effect, place)
      ? { ...effect, shares: new Map(effect.shares).set(place, partsOn(effect, place).map(changed)) }
      : effect,
  );
  return true;
}
