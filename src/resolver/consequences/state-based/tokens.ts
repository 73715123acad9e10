import type { BoardObject } from "../../../rules/board.js";
import { policyOf, type Check } from "./permanents.js";

/** CR 704.5d. Copies of spells are on the stack as they should be; an emblem is no token, whatever a scenario calls it. */
export const strayTokens: Check = (_, outcome) => {
  const phasedOutGo = policyOf(outcome).phasedOutTokens === "ceaseToExist";
  const isStray = ({ zone, phasedOut }: BoardObject): boolean =>
    phasedOut ? phasedOutGo && zone === "battlefield" : !["battlefield", "stack", "command"].includes(zone);
  return outcome.board.objects
    .filter((object) => object.token && !object.gone && isStray(object))
    .map(({ id, phasedOut }) => ({
      clause: "704.5d",
      object: id,
      result: "ceasesToExist" as const,
      ...(phasedOut ? { also: ["702.26"] } : {}),
    }));
};
