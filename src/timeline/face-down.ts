import type { BoardEffect } from "../rules/board.js";
import { faceDownView } from "./printed.js";
import type { TableObject } from "./table.js";

/** CR 613.2b: the status makes a layer 1b effect with the object's timestamp. */
export function faceDownEffect(object: TableObject, place: number): BoardEffect[] {
  if (object.faceDown === null || object.gone) return [];
  return [
    {
      name: `${object.id}/face-down`,
      timestamp: object.timestamp,
      clauses: ["708.2a"],
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
