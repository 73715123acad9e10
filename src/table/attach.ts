import { unfitness } from "../resolver/consequences/attachment.js";
import { CREATURE } from "../rules/card-types.js";
import { RECONFIGURED } from "../rules/designations.js";
import { fault, type Fallible } from "../faults/fault.js";
import { attachedCorrectly, attachmentTo, reconfigure } from "./attachment.js";
import { forgetStarts, startsInVain } from "./start-facts.js";
import type { Table } from "./table.js";

/** Where the scenario says what becomes attached, and to what. */
export interface AttachPointers {
  readonly object: string;
  readonly to: string;
}

/** A permanent becomes attached (CR 701.3); to what it is attached to already, nothing happens (CR 701.3b). */
export function attachTo(table: Table, place: number, to: string, pointers: AttachPointers): Fallible {
  const object = table.at(place);
  const host = attachmentTo(table, to, pointers.to, "attached to");
  if ("message" in host) return host;
  if (host.kind === "object" && host.object === place)
    return fault(pointers.to, `${object.id} can't be attached to itself`);
  if (JSON.stringify(host) === JSON.stringify(object.attachedTo)) {
    object.timestampClauses = [...object.timestampClauses, "701.3b"];
    startsInVain(object, "701.3b", table, to);
    table.ruleset.practice.onAttachingAgain(() => table.stamp(object, "613.7e"));
    return undefined;
  }
  // As both are before it moves: what it then does to its host is for state-based actions.
  const unfit = unfitness(place, table.resolve(), host);
  if (unfit !== undefined)
    return fault(
      pointers.to,
      `${object.id} can't be attached to ${to}, so it does not move (${inWords(unfit)})`,
      "what its rules and abilities let it be attached to",
    );
  const isMoved = object.attachedTo !== null;
  object.attachedTo = host;
  forgetStarts(object, (clause) => clause === "701.3b");
  table.ruleset.practice.onAttaching(() => table.stamp(object, "613.7e"));
  reconfigure(table, place);
  if (isMoved) object.timestampClauses = [...object.timestampClauses, "701.3c"];
  return attachedCorrectly(table, place, pointers.object) ?? attachedAsCreature(table, place, pointers.object);
}

/** A creature that is an Aura or Equipment enchants and equips nothing (CR 303.4d, 301.5c), unless it is attached by reconfigure (CR 702.151b). */
function attachedAsCreature(table: Table, place: number, pointer: string): Fallible {
  const { id, designations } = table.at(place);
  if (designations.has(RECONFIGURED) || ((table.resolve().final[place]?.types ?? 0) & CREATURE) === 0) return undefined;
  return fault(pointer, `${id} is a creature, so it can't be attached (CR 301.5c, 303.4d)`);
}

function inWords(clauses: readonly string[]): string {
  return ["701.3b", ...clauses].map((clause) => `CR ${clause}`).join(", ");
}
