import { placesNamed } from "../table/enter.js";
import { remember } from "../table/linked.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { linkFaults } from "./link-faults.js";
import { toObject } from "./with-object.js";
import { wordsIn } from "./spoken.js";

export const link: EventDeclaration<"link"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, objects, as }, path, { names }) => [
    ...linkFaults(as, object, [...path, "as"], names),
    ...names.objectFaults(object, [...path, "object"]),
    ...names.objectsFaults(objects, [...path, "objects"]),
  ],
  needs: { kind: ["linked"], object: [], as: [], objects: [] },
  example: ({ permanents }) => {
    for (const { id, card } of permanents.toReversed()) {
      const [name] = card === undefined ? [] : wordsIn(card).linked;
      const other = permanents.findLast((each) => each.id !== id);
      if (name !== undefined && other !== undefined) return { kind: "link", object: id, as: name, objects: [other.id] };
    }
    return undefined;
  },
  does: toObject(({ place: self, table, pointer }, event) => {
    const places = placesNamed(table, event.objects, `${pointer}/objects`);
    if ("message" in places) return places;
    remember(table, self, [[event.as, places]], table.resolve());
    return undefined;
  }),
};
