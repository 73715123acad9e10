import { present } from "../rules/present.js";
import { fault } from "../faults/fault.js";
import { becomeCopyOnArrival } from "../table/copy-on-arrival.js";
import { asEnters } from "../table/enter.js";
import { turnedOver } from "../table/turned-over.js";
import { OF_AN_OBJECT } from "./bases.js";
import { askersOf, choiceFaults } from "./choice-faults.js";
import { copyFaults } from "./copy-faults.js";
import type { EventDeclaration } from "./declaration.js";
import { toPermanent } from "./with-object.js";
import { ifThere } from "./example.js";

/** CR 613.7f, 708.11. */
export const turnFaceUp: EventDeclaration<"turnFaceUp"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, choices, copyOf }, path, { names }) => [
    ...copyFaults(present({ copyOf }), object, path, names),
    ...names.objectFaults(object, [...path, "object"]),
    ...choiceFaults(choices, [...path, "choices"], names, askersOf(object, names)),
  ],
  needs: { kind: ["face-down"], object: [], copyOf: ["copy", "entering-as"], choices: ["choices"] },
  example: ({ permanents }) =>
    ifThere(
      permanents.findLast(({ faceDown }) => faceDown),
      (object) => ({ kind: "turnFaceUp", object }),
    ),
  does: toPermanent(({ object, place, table, pointer }, event) => {
    if (object.faceDown === null) return fault(`${pointer}/object`, `${event.object} is not face down`);
    object.faceDown = null;
    turnedOver(table, object, place);
    table.restamp(object, "613.7f");
    const copied = becomeCopyOnArrival(table, place, "turnedFaceUp", event, pointer);
    if (copied !== undefined) return copied;
    return asEnters(table, place, "turnedFaceUp", event.choices ?? {}, pointer);
  }),
};
