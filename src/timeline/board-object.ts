import type { BoardEffect, BoardObject } from "../rules/board.js";
import type { Casting } from "../rules/casting.js";
import { revised, type ObjectView } from "../rules/object-view.js";
import { frozen } from "./linked.js";
import { baseOf } from "./base.js";
import { isToken } from "./merge.js";
import { faceDownView, startClauses } from "./printed.js";
import type { TableObject } from "./table.js";

/** CR 202.3e: on the stack X is what was announced. */
function withX(view: ObjectView, casting: Casting | undefined): ObjectView {
  const symbols = casting === undefined || casting.x === 0 ? 0 : (view.manaCost?.split("{X}").length ?? 1) - 1;
  if (casting === undefined || symbols === 0) return view;
  return revised(view, (draft) => void (draft.manaValue = view.manaValue + symbols * casting.x));
}

/** CR 202.3e for a mana value with X; CR 120.6 for damage that stays marked. */
function clausesOfNow(object: TableObject): string[] {
  return [
    ...(object.card.manaCost?.includes("{X}") === true && object.faceDown === null ? ["202.3e"] : []),
    ...(object.damage > 0 ? ["120.6"] : []),
  ];
}

/** An object as a resolution starts from it. */
export function boardObject(object: TableObject): BoardObject {
  const { card, side, gone, lastKnown, casting, controller: _, phasedWithHost: __, noticed: ___, ...rest } = object;
  return {
    ...rest,
    token: isToken(object),
    gone,
    startClauses: [...object.startClauses, ...startClauses(card, side), ...clausesOfNow(object)],
    base: (gone ? lastKnown : undefined) ?? withX(baseOf(object), casting),
    ...(casting === undefined ? {} : { casting }),
    faceDown: object.faceDown !== null,
    phasedOut: object.phasedOut || gone,
    counters: new Map(object.counters),
    choices: frozen(object.choices),
    links: frozen(object.links),
    designations: new Map(object.designations),
    waiting: new Set(object.waiting),
    copies: new Map(object.copies),
  };
}

/** CR 613.2b: the status makes a layer 1b effect with the object's timestamp. */
export function faceDownEffect(object: TableObject, place: number): BoardEffect[] {
  if (object.faceDown === null || object.gone) return [];
  return [
    {
      name: `${object.id}/face-down`,
      key: `f${place}`,
      timestamp: object.timestamp,
      clauses: [
        "708.2a",
        ...(object.timestampClauses.includes("613.7d") ? ["708.3"] : []),
        ...(object.zone === "stack" ? ["708.4"] : []),
      ],
      objects: [place],
      parts: [{ kind: "faceDown", values: faceDownView(object.faceDown) }],
      context: {
        controller: object.controller,
        source: place,
        targets: [],
        targetPlayers: [],
        choices: new Map(),
        x: 0,
      },
    },
  ];
}
