import { endCombat } from "../table/durations.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";

/** The combat phase ends (CR 511.2-3). */
export const endOfCombat: EventDeclaration<"endOfCombat"> = {
  ...OF_NO_OBJECT,
  faults: () => [],
  needs: { kind: ["combat"] },
  example: () => ({ kind: "endOfCombat" }),
  does: (_, { table }) => {
    endCombat(table);
    return undefined;
  },
};
