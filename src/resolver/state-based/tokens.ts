import type { Check } from "./permanents.js";

/** CR 704.5d. Copies of spells are on the stack as they should be; an emblem is no token, whatever a scenario calls it. */
export const strayTokens: Check = (_, { board }) =>
  board.objects.flatMap(({ id, token, zone, phasedOut }) =>
    token && !phasedOut && zone !== "battlefield" && zone !== "stack" && zone !== "command"
      ? [{ clause: "704.5d", object: id, result: "ceasesToExist" as const }]
      : [],
  );
