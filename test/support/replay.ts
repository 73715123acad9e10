import { playerName, type Board, type BoardObject } from "../../src/rules/board.js";
import type { Change, Resolution, ResolvedObject, Value } from "../../src/rules/formats.gen.js";
import { PRACTICE } from "../../src/rules/practice.js";
import { visibleNumber } from "../../src/rules/object-view.js";
import { renderCopiable } from "../../src/resolver/telling/render.js";

type Characteristic = Change["characteristic"];
type Values = { [C in Characteristic]: Value };

/** What an object is before any layer (CR 613.1), as changes write it. */
function start(board: Board, object: BoardObject): Values {
  const { base, zone } = object;
  const here = (): boolean => PRACTICE.sizeNeedsCreature(zone, base);
  return {
    ...renderCopiable(board, base, object),
    power: visibleNumber(base.power, base, here),
    toughness: visibleNumber(base.toughness, base, here),
    loyalty: base.loyalty,
    defense: base.defense,
    controller: playerName(board, base.controller),
    cantHave: [],
  };
}

/** What of these the finished object shows: its controller only where it has one, no counters' numbers, no prohibitions. */
function shown(object: ResolvedObject): Partial<Values> {
  const { name, manaCost, colors, supertypes, types, subtypes, abilities, power, toughness, controller, zone } = object;
  const hasController = zone === "battlefield" || zone === "stack";
  return {
    name,
    manaCost,
    colors,
    supertypes,
    types,
    subtypes,
    abilities,
    power,
    toughness,
    ...(hasController ? { controller } : {}),
  };
}

function same(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Carries out the changes of a trace, one after the other, on a board's base values. Gives what does not come out: a
 * change that does not begin with what was there, and an object that does not end as the resolution says.
 */
export function replayFaults(board: Board, { objects, trace }: Resolution): string[] {
  const faults: string[] = [];
  const there = board.objects.filter(({ phasedOut }) => !phasedOut);
  const state = new Map(there.map((object) => [object.id, start(board, object)]));
  for (const step of trace) {
    if (step.kind !== "applied") continue;
    for (const { object, characteristic, before, after } of step.changes) {
      const values = state.get(object);
      if (values === undefined || !same(values[characteristic], before)) {
        faults.push(
          `${step.layer} ${step.effect}: ${object} has ${characteristic} ${JSON.stringify(values?.[characteristic])}, not ${JSON.stringify(before)}`,
        );
      }
      if (values !== undefined) values[characteristic] = after;
    }
  }
  for (const [id, object] of Object.entries(objects)) {
    for (const [characteristic, value] of Object.entries(shown(object))) {
      const replayed = state.get(id)?.[characteristic as Characteristic];
      if (!same(replayed, value))
        faults.push(`${id} ends with ${characteristic} ${JSON.stringify(value)}, replayed ${JSON.stringify(replayed)}`);
    }
  }
  return faults;
}
