import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { withPermanent } from "./with-object.js";
import { ifThere } from "./example.js";

export const tap: EventDeclaration<"tap"> = {
  ...OF_AN_OBJECT,
  needs: { kind: ["tapping"], object: [] },
  example: ({ permanents }) =>
    ifThere(
      permanents.findLast(({ tapped }) => !tapped),
      (object) => ({ kind: "tap", object }),
    ),
  does: (event, { table, pointer }) =>
    withPermanent(table, event.object, `${pointer}/object`, (object) => {
      object.tapped = true;
      return undefined;
    }),
};
