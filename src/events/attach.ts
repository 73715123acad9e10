import { fault } from "../faults/fault.js";
import { attachedCorrectly, attachmentTo } from "../table/enter.js";
import { attachmentFaults } from "./entering.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { withPermanent } from "./with-object.js";

/** CR 613.7e; to what it is attached to already, nothing happens (CR 701.3b). */
export const attach: EventDeclaration<"attach"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, to }, path, { names }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...attachmentFaults(object, to, [...path, "to"], names),
  ],
  needs: { kind: ["attachments"], object: [], to: [] },
  does: (event, { table, pointer }) =>
    withPermanent(table, event.object, `${pointer}/object`, (object, place) => {
      const host = attachmentTo(table, event.to);
      if (host === undefined)
        return fault(
          `${pointer}/to`,
          `there is nothing called "${event.to}" to be attached to`,
          "an object on the battlefield or a player",
        );
      if (host.kind === "object" && host.object === place)
        return fault(`${pointer}/to`, `${event.object} can't be attached to itself`);
      if (JSON.stringify(host) === JSON.stringify(object.attachedTo)) {
        object.timestampClauses = [...object.timestampClauses, "701.3b"];
        return undefined;
      }
      const isMoved = object.attachedTo !== null;
      object.attachedTo = host;
      table.ruleset.practice.onAttaching(() => table.stamp(object, "613.7e"));
      if (isMoved) object.timestampClauses = [...object.timestampClauses, "701.3c"];
      return attachedCorrectly(table, place, `${pointer}/object`);
    }),
};
