import { fault } from "../faults/fault.js";
import { attachedCorrectly, attachmentTo, reconfigure } from "../table/enter.js";
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
  does: toPermanent(({ object, place, table, pointer }, event) => {
    const host = attachmentTo(table, event.to, `${pointer}/to`, "attached to");
    if ("message" in host) return host;
    if (host.kind === "object" && host.object === place)
      return fault(`${pointer}/to`, `${event.object} can't be attached to itself`);
    if (JSON.stringify(host) === JSON.stringify(object.attachedTo)) {
      object.timestampClauses = [...object.timestampClauses, "701.3b"];
      return undefined;
    }
    const isMoved = object.attachedTo !== null;
    object.attachedTo = host;
    table.ruleset.practice.onAttaching(() => table.stamp(object, "613.7e"));
    reconfigure(table, place);
    if (isMoved) object.timestampClauses = [...object.timestampClauses, "701.3c"];
    return attachedCorrectly(table, place, `${pointer}/object`);
  }),
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
