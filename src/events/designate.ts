import { CREATURE } from "../rules/card-types.js";
import type { Table } from "../table/table.js";
import { ALONE, effectOfDesignation, PAIRED, RENOWNED } from "../rules/designations.js";
import { type CountedWord, countedFor, type Deed } from "../rules/deeds.js";
import type { DesignateEvent } from "../rules/formats.gen.js";
import { OBJECT_DESIGNATIONS } from "../rules/designation-words.js";
import { type Fallible, fault, faultAt, oneOf } from "../faults/fault.js";
import { LEFT_UNLOCKED, RIGHT_UNLOCKED } from "../table/base.js";
import { COMBAT_STATUS, enterCombat, leaveCombat } from "../table/combat.js";
import { unpair } from "../table/pair.js";
import { designationFaults } from "./designation-faults.js";
import { idsIn } from "./ids-in.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { toObject } from "./with-object.js";
import { ifThere } from "./example.js";
import { countDeed, discountDeed } from "../table/history.js";

/** It has happened to the object this turn, before the first event that could have told it. */
function tell(
  table: Table,
  place: number,
  what: CountedWord,
  { object, designation, on }: DesignateEvent,
  pointer: string,
): Fallible {
  const isSuch = (deed: Deed): boolean => deed.what === what && deed.object === place;
  if (on === false)
    return discountDeed(table, isSuch) ? undefined : fault(pointer, `nothing has told of ${object}: "${designation}"`);
  // An event of its own may have counted it: then it is true already, and not true twice.
  if (table.history.some(isSuch)) return undefined;
  const view = table.resolve().final[place];
  const isPlayers = what !== "damage taken" && what !== "permanents tapped" && what !== "counters put";
  countDeed(table, { what, player: isPlayers ? view?.controller : undefined, object: place, view, amount: 1 });
  return undefined;
}

/** What is not that any more has been removed from combat (CR 506.4). */
const REMOVING: ReadonlySet<string> = new Set(["attacking", "blocking"]);

function isCreature(table: Table, place: number): boolean {
  const { zone, phasedOut } = table.at(place);
  return zone === "battlefield" && !phasedOut && ((table.resolve().final[place]?.types ?? 0) & CREATURE) !== 0;
}

/** What nothing becomes that it is already, and the clause that says so. */
const ONCE: ReadonlyMap<string, string> = new Map([
  ["monstrous", "701.37b"],
  [RENOWNED, "702.112b"],
  ["suspected", "701.60d"],
  ["solved", "719.3b"],
  ["harnessed", "701.64b"],
  [LEFT_UNLOCKED, "709.5f"],
  [RIGHT_UNLOCKED, "709.5f"],
]);

export const designate: EventDeclaration<"designate"> = {
  ...OF_AN_OBJECT,
  // A designation with an effect goes by its own name, and can give abilities.
  abilityIds: ({ designation }) => {
    const effect = effectOfDesignation(designation);
    return effect === undefined ? [] : [designation, ...idsIn(effect.parts)];
  },
  faults: ({ object, designation }, path, { names }) => [
    ...names.objectFaults(object, [...path, "object"]),
    ...(ALONE.has(designation)
      ? [
          faultAt(
            [...path, "designation"],
            `"${designation}" is said of a creature by what the others do (CR 506.5)`,
            `"kind": "attacks" or "blocks"; "${ALONE.get(designation) ?? ""}" of what has entered so`,
          ),
        ]
      : []),
    ...designationFaults(designation, OBJECT_DESIGNATIONS, [...path, "designation"], names),
  ],
  needs: { kind: ["designations"], object: [], designation: ["designations"], on: [], level: [] },
  example: ({ creatures }) =>
    ifThere(creatures.at(-1), (object) => ({ kind: "designate", object, designation: "suspected" })),
  does: toObject(({ object, place, table, pointer }, event) => {
    const counted = countedFor(event.designation);
    if (counted !== undefined) return tell(table, place, counted, event, `${pointer}/designation`);
    if (event.on === false && !object.designations.has(event.designation))
      return fault(
        `${pointer}/designation`,
        `${event.object} is not ${event.designation}`,
        oneOf(object.designations.keys(), "nothing, since it has no designation"),
      );
    const once = ONCE.get(event.designation);
    if (event.on !== false && once !== undefined && object.designations.has(event.designation))
      return fault(
        `${pointer}/designation`,
        `${event.object} is ${event.designation} already, and can't become so again (CR ${once})`,
        "an object that is not, or no event",
      );
    // Only a creature on the battlefield attacks or blocks (CR 506.3, 506.4).
    if (event.on !== false && COMBAT_STATUS.has(event.designation) && !isCreature(table, place))
      return fault(
        `${pointer}/object`,
        `${event.object} is no creature on the battlefield, so it is not ${event.designation} (CR 506.3, 506.4)`,
        "a creature on the battlefield",
      );
    if (event.on === false && event.designation === PAIRED) unpair(table, object);
    else if (event.on === false && REMOVING.has(event.designation)) leaveCombat(object);
    else if (event.on === false) object.designations.delete(event.designation);
    else if (COMBAT_STATUS.has(event.designation)) enterCombat(table, object, event.designation, table.resolve());
    else object.designations.set(event.designation, table.mint());
    if (event.designation === LEFT_UNLOCKED || event.designation === RIGHT_UNLOCKED)
      object.startClauses.push(event.on === false ? "709.5g" : "709.5e");
    if (event.designation === "level") object.level = event.on === false ? 1 : (event.level ?? 1);
    return undefined;
  }),
};
