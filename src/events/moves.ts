import type { Zone } from "../rules/formats.gen.js";
import { fault } from "../faults/fault.js";
import { changeZone } from "../table/zone-change.js";
import { lostTarget, tellOfLostTarget, withTarget } from "./aura-spells.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { enteringFaults, faceDownFaults, NEEDS_OF_ENTERING, partFaults, statusFaults } from "./entering.js";
import { ifThere } from "./example.js";
import { toObject } from "./with-object.js";

/** What is exiled anew is a new object (CR 400.8); a permanent that moves to the battlefield leaves it and returns at once. */
const ANEW: ReadonlySet<Zone> = new Set<Zone>(["exile", "battlefield"]);

/** An object changes zones and is a new object there (CR 400.7). */
export const moves: EventDeclaration<"moves"> = {
  ...OF_AN_OBJECT,
  arrives: ({ object, to }) => (to === "battlefield" ? [object] : []),
  faults: (event, path, { names }) => [
    ...names.objectFaults(event.object, [...path, "object"]),
    ...names.playerFaults(event.controller, [...path, "controller"]),
    ...partFaults(event, names.objects.get(event.object), path),
    ...faceDownFaults(event.faceDown, event.to, path),
    ...statusFaults(event, event.to, path),
    ...enteringFaults(event.object, event, names.objects.get(event.object), path, names),
  ],
  needs: {
    ...NEEDS_OF_ENTERING,
    kind: ["zone-changes"],
    object: [],
    to: [],
    controller: [],
    copyOf: ["copy", "entering-as"],
  },
  looks: ({ copyOf }) => copyOf !== undefined,
  timestampOf: ({ object, controller }, table) =>
    controller === undefined ? table.objects[table.find(object) ?? -1]?.owner : table.player(controller),
  example: ({ permanents }) => ifThere(permanents.at(-1), (object) => ({ kind: "moves", object, to: "graveyard" })),
  does: toObject(({ object, place, table, pointer }, event) => {
    if (object.zone === event.to && !ANEW.has(event.to))
      return fault(`${pointer}/to`, `${event.object} is in the zone ${event.to} already`, "another zone");
    const controller = event.controller === undefined ? object.owner : table.player(event.controller);
    if (controller === undefined) return fault(`${pointer}/controller`, `there is no player "${event.controller}"`);
    const how = withTarget(table, place, event, pointer);
    if ("message" in how) return how;
    const lost = lostTarget(table, place);
    const problem = changeZone(table, place, event.to, controller, how, pointer);
    if (problem === undefined && lost !== undefined) tellOfLostTarget(table.at(table.objects.length - 1), lost);
    return problem;
  }),
};
