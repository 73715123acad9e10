import { performStateBased } from "../table/perform-state-based.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";

export const stateBased: EventDeclaration<"stateBased"> = {
  ...OF_NO_OBJECT,
  looks: () => true,
  faults: ({ keep = [] }, path, { names }) => names.objectsFaults(keep, [...path, "keep"]),
  needs: { kind: ["state-based", "state-based-rounds"], keep: [] },
  example: () => ({ kind: "stateBased" }),
  does: ({ keep = [] }, { table, pointer }) => {
    const performed = performStateBased(table, keep, pointer);
    return "message" in performed ? performed : undefined;
  },
};
