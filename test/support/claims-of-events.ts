import { PAIRED } from "../../src/rules/designations.js";
import { keywordCalled } from "../../src/rules/keyword-resolving.js";
import { flat } from "../../src/events/together.js";
import { messageAbout } from "../../src/wording/known-message.js";
import { type Judge, objectsOf } from "./claim-evidence.js";

/** What sentences about events claim of objects, by the board and by the events themselves. */

/** Only what is there as combat ends is removed from it (CR 511.3); what left before left combat too (CR 506.4). */
export const stayedInCombat: Judge = (said, known) =>
  objectsOf(said, known).some(({ gone, zone }) => !gone && zone === "battlefield") ? undefined : "it has left";

/** What has left the battlefield makes no effect there (CR 611.3b). */
export const makesNoEffect: Judge = (said, known, { how }) =>
  how === "stops" && objectsOf(said, known).some(({ gone, zone }) => !gone && zone === "battlefield")
    ? "it is on the battlefield"
    : undefined;

/** CR 702.95e. */
export const isUnpaired: Judge = (said, known) =>
  objectsOf(said, known).some(({ gone, designations }) => !gone && designations.has(PAIRED))
    ? "it is paired"
    : undefined;

/** Counters by a keyword need an ability of that keyword to have resolved. */
export const keywordResolved: Judge = (_, { events }, { keyword }) => {
  const told = typeof keyword === "object" && keyword.kind === "saying" ? keyword.id : undefined;
  const resolved = events.flatMap(flat).flatMap((event) => {
    const called = event.kind === "resolves" && typeof event.ability === "string" ? event.ability : undefined;
    const name = called === undefined ? undefined : keywordCalled(called);
    return name === undefined ? [] : [messageAbout("keyword", name)];
  });
  return told !== undefined && resolved.some((id) => id === told) ? undefined : "no such ability has resolved";
};
