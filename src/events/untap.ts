import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { withPermanent } from "./with-object.js";
import { ifThere } from "./example.js";

export const untap: EventDeclaration<"untap"> = {
  ...OF_AN_OBJECT,
  needs: { kind: ["tapping"], object: [] },
  example: ({ permanents }) =>
    ifThere(
      permanents.findLast(({ tapped }) => tapped),
      (object) => ({ kind: "untap", object }),
    ),
  does: (event, { table, pointer }) =>
    withPermanent(table, event.object, `${pointer}/object`, (object) => {
      object.tapped = false;
      return undefined;
    }),
};
