import { policyOf, type Check } from "./permanents.js";

/**
 * CR 704.5d; in older editions what is phased out counts as gone. Copies of spells are on the stack as they should be; an
 * emblem is no token, whatever a scenario calls it.
 */
export const strayTokens: Check = (_, outcome) => {
  const outIsGone = policyOf(outcome).phasedOutTokens === "ceaseToExist";
  return outcome.board.objects.flatMap(({ id, token, zone, phasedOut, gone }) => {
    const isStray = phasedOut ? outIsGone : zone !== "battlefield" && zone !== "stack" && zone !== "command";
    return token && !gone && isStray ? [{ clause: "704.5d", object: id, result: "ceasesToExist" as const }] : [];
  });
};
