import { attachTo } from "../table/attach.js";
import { attachmentFaults } from "./entering.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { AttachEvent } from "../rules/formats.gen.js";
import type { EventDeclaration } from "./declaration.js";
import { toPermanent } from "./with-object.js";
import type { Around } from "./example.js";
import { enchantedType } from "./example-cards.js";

/** CR 613.7e; to what it is attached to already, nothing happens (CR 701.3b). */
export const attach: EventDeclaration<"attach"> = {
  ...OF_AN_OBJECT,
  faults: ({ object, to }, path, { names }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...attachmentFaults(object, to, [...path, "to"], names),
  ],
  needs: { kind: ["attachments"], object: [], to: [] },
  example: attachment,
  does: toPermanent(({ place, table, pointer }, { to }) =>
    attachTo(table, place, to, { object: `${pointer}/object`, to: `${pointer}/to` }),
  ),
};

const ATTACHABLE = ["Aura", "Equipment", "Fortification"];

/** What can be attached, and something else to attach it to. */
function attachment({ permanents, creatures }: Around): AttachEvent | undefined {
  for (const { id, card, attachedTo } of permanents.toReversed()) {
    if (card?.subtypes?.some((word) => ATTACHABLE.includes(word)) !== true) continue;
    const wanted = enchantedType(card);
    const hosts =
      wanted === undefined
        ? creatures
        : permanents.filter((each) => each.card?.types.some((type) => type === wanted) === true);
    const host = hosts.findLast((each) => each.id !== id && each.id !== attachedTo);
    if (host !== undefined) return { kind: "attach", object: id, to: host.id };
  }
  return undefined;
}
