import { fault } from "../faults/fault.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { unattached } from "../table/unattach.js";
import { toObject } from "./with-object.js";
import { ifThere } from "./example.js";

export const unattach: EventDeclaration<"unattach"> = {
  ...OF_AN_OBJECT,
  needs: { kind: ["attachments"], object: [] },
  example: ({ permanents }) =>
    ifThere(
      permanents.findLast(({ attachedTo }) => attachedTo !== undefined),
      (object) => ({ kind: "unattach", object }),
    ),
  does: toObject(({ object, pointer }, event) => {
    if (object.attachedTo === null) return fault(`${pointer}/object`, `${event.object} is attached to nothing`);
    unattached(object);
    return undefined;
  }),
};
