import { unfitness } from "../resolver/consequences/attachment.js";
import { CREATURE } from "../rules/card-types.js";
import { RECONFIGURED } from "../rules/designations.js";
import { fault, type Fallible } from "../faults/fault.js";
import { attachedCorrectly, attachmentTo, reconfigure } from "../table/enter.js";
import { attachmentFaults } from "./entering.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { Table } from "../table/table.js";
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
    // As both are before it moves: what it then does to its host is for state-based actions.
    const unfit = unfitness(place, table.resolve(), host);
    if (unfit !== undefined)
      return fault(
        `${pointer}/to`,
        `${event.object} can't be attached to ${event.to}, so it does not move (${inWords(unfit)})`,
        "what its rules and abilities let it be attached to",
      );
    const isMoved = object.attachedTo !== null;
    object.attachedTo = host;
    table.ruleset.practice.onAttaching(() => table.stamp(object, "613.7e"));
    reconfigure(table, place);
    if (isMoved) object.timestampClauses = [...object.timestampClauses, "701.3c"];
    return attachedCorrectly(table, place, `${pointer}/object`) ?? attachedAsCreature(table, place, pointer);
  }),
};

/** A creature that is an Aura or Equipment enchants and equips nothing (CR 303.4d, 301.5c), unless it is attached by reconfigure (CR 702.151b). */
function attachedAsCreature(table: Table, place: number, pointer: string): Fallible {
  const { id, designations } = table.at(place);
  if (designations.has(RECONFIGURED) || ((table.resolve().final[place]?.types ?? 0) & CREATURE) === 0) return undefined;
  return fault(`${pointer}/object`, `${id} is a creature, so it can't be attached (CR 301.5c, 303.4d)`);
}

function inWords(clauses: readonly string[]): string {
  return ["701.3b", ...clauses].map((clause) => `CR ${clause}`).join(", ");
}

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
