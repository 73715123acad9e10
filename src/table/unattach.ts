import { effectOfDesignation } from "../rules/designations.js";
import { forgetStarts } from "./start-facts.js";
import type { TableObject } from "./table-object.js";

/** The object is attached to nothing any more, and what it was only while attached ends (CR 702.103f, 702.151b). */
export function unattached(object: TableObject): void {
  object.attachedTo = null;
  // That it was on its host already says nothing of it now (CR 701.3b).
  forgetStarts(object, (clause) => clause === "701.3b");
  object.timestampClauses = object.timestampClauses.filter((clause) => clause !== "701.3b");
  for (const designation of object.designations.keys()) {
    const ends = effectOfDesignation(designation)?.ends;
    if (ends === undefined) continue;
    object.designations.delete(designation);
    object.startClauses.push(ends);
  }
}
