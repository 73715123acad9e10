import { fault } from "../faults/fault.js";
import { pointerOf } from "../faults/pointer.js";
import { byKind, putCounters, removeCounters } from "../table/counters.js";
import { OF_AN_OBJECT } from "./bases.js";
import { counterFaults } from "./counter-faults.js";
import type { EventDeclaration } from "./declaration.js";
import { toObject } from "./with-object.js";
import { ifThere } from "./example.js";

export const counters: EventDeclaration<"counters"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, add }, path, { names }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...counterFaults(add, [...path, "add"], names),
  ],
  needs: { kind: ["counters"], object: [], add: [], remove: [] },
  example: ({ creatures }) =>
    ifThere(creatures.at(-1), (object) => ({ kind: "counters", object, add: { "+1/+1": 1 } })),
  does: toObject(({ object, table, pointer }, event) => {
    for (const [kind, count] of byKind(event.add ?? {})) putCounters(table, object, kind, count);
    for (const [kind, count] of Object.entries(event.remove ?? {})) {
      if (!removeCounters(object, kind, count))
        return fault(
          pointer + pointerOf(["remove", kind]),
          `${event.object} has ${object.counters.get(kind)?.count ?? 0} ${kind} counters, not ${count}`,
        );
    }
    return undefined;
  }),
};
