import { forgetStarts } from "../table/start-facts.js";
import type { PhaseEvent } from "../rules/formats.gen.js";
import { fault, type Fallible } from "../faults/fault.js";
import { endByPhasing } from "../table/durations.js";
import { unattached } from "../table/unattach.js";
import type { Table } from "../table/table.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration, Happening } from "./declaration.js";
import type { TableObject } from "../table/table-object.js";
import { namedPermanent } from "./with-object.js";

/** What phasing out and phasing in have in common. */
export const PHASING = {
  ...OF_NO_OBJECT,
  about: ({ objects: [first, ...more] }: PhaseEvent) => (more.length === 0 ? first : undefined),
  faults: ({ objects }, path, { names }) => names.objectsFaults(objects, [...path, "objects"]),
  needs: { kind: ["phasing"], objects: [] },
} satisfies Partial<EventDeclaration<"phaseOut" | "phaseIn">>;

/** Permanents phase out, or back in, at once. */
export function phaseTogether(ids: readonly string[], out: boolean, { table, pointer }: Happening): Fallible {
  const places: number[] = [];
  const idle = alreadySo(table, ids, out);
  if (idle >= 0)
    return fault(`${pointer}/objects/${idle}`, `${ids[idle] ?? ""} is phased ${out ? "out" : "in"} already`);
  for (const [n, id] of ids.entries()) {
    const found = namedPermanent(table, id, `${pointer}/objects/${n}`);
    if ("message" in found) return found;
    places.push(found.place);
    phase(table, found.object, found.place, out);
    phaseAttachments(table, found.place, out, new Set([found.place]));
  }
  for (const place of places) {
    const object = table.at(place);
    if (object.attachedTo?.kind !== "object") continue;
    const host = object.attachedTo.object;
    // What would phase out both ways does so indirectly (CR 702.26h).
    if (out) {
      object.phasedWithHost = places.includes(host);
      if (object.phasedWithHost) object.startClauses.push("702.26h");
    }
    if (!out && table.occasion.together === undefined && table.at(host).phasedOut) phaseInAlone(object);
  }
  return undefined;
}

/** The first that is so before anything happens: what is attached goes along, and may be named besides (CR 702.26g). */
function alreadySo(table: Table, ids: readonly string[], out: boolean): number {
  if (table.occasion.together !== undefined) return -1;
  return ids.findIndex((id) => {
    const found = namedPermanent(table, id, "");
    return !("message" in found) && found.object.phasedOut === out;
  });
}

function phase(table: Table, object: TableObject, place: number, out: boolean): void {
  object.phasedOut = out;
  if (!out) forgetStarts(object, (clause) => clause === "702.26h");
  table.watch(object);
  if (out && table.ruleset.policy.phasingOutEnds) endByPhasing(table, place, object);
}

/** Its host is phased out, and so not there for it to be attached to (CR 702.26b, 702.26i). */
function phaseInAlone(object: TableObject): void {
  unattached(object);
  object.startClauses.push("702.26i");
}

/** CR 702.26g: what is attached phases out along with its host, and in with it. */
function phaseAttachments(table: Table, host: number, out: boolean, seen: Set<number>): void {
  table.objects.forEach((object, place) => {
    if (object.gone || seen.has(place) || object.attachedTo?.kind !== "object" || object.attachedTo.object !== host)
      return;
    if (out ? object.phasedOut : !object.phasedWithHost) return;
    phase(table, object, place, out);
    object.phasedWithHost = out;
    phaseAttachments(table, place, out, seen.add(place));
  });
}
