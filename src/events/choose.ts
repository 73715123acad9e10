import { choose as chooseFor } from "../table/linked.js";
import { OF_AN_OBJECT } from "./bases.js";
import { choiceFaults } from "./choice-faults.js";
import type { EventDeclaration } from "./declaration.js";
import { withObject } from "./with-object.js";

export const choose: EventDeclaration<"choose"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, choices }, path, { names }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...choiceFaults(choices, [...path, "choices"], names),
  ],
  needs: { kind: ["choices"], object: [], choices: ["choices"] },
  does: (event, { table, pointer }) =>
    withObject(table, event.object, `${pointer}/object`, (object, place) => {
      chooseFor(object, place, event.choices, table.resolve());
      return undefined;
    }),
};
