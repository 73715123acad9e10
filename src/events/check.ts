import { fault } from "../faults/fault.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";

/** A moment to look at: nothing happens. What an engine needs for it follows from what is asked and what is there. */
export const check: EventDeclaration<"check"> = {
  ...OF_NO_OBJECT,
  faults: (event, path, reading) => reading.expectationFaults(event, path, reading),
  needs: {
    kind: [],
    id: [],
    rulesets: [],
    note: [],
    why: [],
    expect: [],
    players: [],
    gameRules: [],
    costs: [],
    abilityCosts: [],
    stateBased: [],
    counts: [],
    afterStateBasedActions: [],
    order: [],
    dependencies: [],
    readings: [],
  },
  example: ({ freshCheck }) => ({ kind: "check", id: freshCheck }),
  does: (_, { pointer }) => fault(pointer, "nothing can be checked in the middle of simultaneous events"),
};
