import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { withObject } from "./with-object.js";

export const unattach: EventDeclaration<"unattach"> = {
  ...OF_AN_OBJECT,
  needs: { kind: ["attachments"], object: [] },
  does: (event, { table, pointer }) =>
    withObject(table, event.object, `${pointer}/object`, (object) => {
      object.attachedTo = null;
      return undefined;
    }),
};
