import type { Attachment } from "../rules/board.js";
import { isKeyword } from "../rules/ability.js";
import { RECONFIGURED } from "../rules/designations.js";
import { CREATURE } from "../rules/card-types.js";
import { AURA, EQUIPMENT, FORTIFICATION, hasSubtype } from "../rules/subtype-set.js";
import { unfitByItself } from "../resolver/consequences/attachment.js";
import { fault, type Fallible, type Fault } from "../faults/fault.js";
import { becomeAsCast } from "./states-of-casting.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";
import type { Entering } from "./entering.js";

/**
 * Nothing enters attached to what is nothing that it could be attached to (CR 303.4i, 301.5e), judged before its own effects
 * reach that. What stands against it there, such as protection, is for state-based actions, as if it had come later.
 */
export function attachedLegally(table: Table, place: number, pointer: string): Fallible {
  const object = table.at(place);
  const host = object.attachedTo;
  if (host === null) return hostless(table, place, pointer);
  object.attachedTo = null;
  const unfit = unfitByItself(place, table.resolve(), host);
  object.attachedTo = host;
  if (unfit === undefined) return undefined;
  const to = host.kind === "object" ? table.at(host.object).id : (table.players[host.player]?.name ?? "");
  return fault(
    `${pointer}/attachedTo`,
    `${object.id} can't enter attached to ${to} (${unfit.map((clause) => `CR ${clause}`).join(", ")})`,
    "what its rules and abilities let it be attached to",
  );
}

/** An Aura comes attached to what it enchants, or not at all (CR 303.4f-g); one that is a creature enchants nothing (CR 303.4d). */
function hostless(table: Table, place: number, pointer: string): Fallible {
  if (!table.says('"Aura"')) return undefined;
  const { id } = table.at(place);
  const view = table.resolve().final[place];
  if (view === undefined || !hasSubtype(view.subtypes, AURA) || (view.types & CREATURE) !== 0) return undefined;
  return fault(
    pointer,
    `${id} is an Aura and comes attached to nothing, so it does not enter the battlefield (CR 303.4g)`,
    '"attachedTo": what it enchants',
  );
}

export function attachOnEntering(
  table: Table,
  place: number,
  { attachedTo, states }: Entering,
  pointer: string,
): Fallible {
  const object = table.at(place);
  if (attachedTo !== undefined) {
    const host = attachmentTo(table, attachedTo, `${pointer}/attachedTo`, "attached to", place);
    if ("message" in host) return host;
    object.attachedTo = host;
    object.timestampClauses = [...object.timestampClauses, "613.7e"];
  }
  if (object.zone === "battlefield") becomeAsCast(object, states);
  reconfigure(table, place);
  return undefined;
}

/** An Equipment with reconfigure that becomes attached is no creature until it is unattached from that creature (CR 702.151b). */
export function reconfigure(table: Table, place: number): void {
  const object = table.at(place);
  if (object.attachedTo === null || !table.says('"reconfigure"')) return;
  const abilities = table.resolve().final[place]?.abilities ?? [];
  // What moves on from another creature is looked at as it was there.
  object.designations.delete(RECONFIGURED);
  if (abilities.some(({ ability }) => isKeyword(ability, "reconfigure")))
    object.designations.set(RECONFIGURED, object.timestamp);
}

/** A permanent or player by its name, to which something is done; `but` is no object that it can be. */
export function attachmentTo(
  table: Table,
  to: string,
  pointer: string,
  done: "attached to" | "dealt damage",
  but?: number,
): Attachment | Fault {
  const object = table.find(to);
  const host = object === undefined || object === but ? undefined : table.objects[object];
  if (object !== undefined && host !== undefined && isThere(host, done)) return { kind: "object", object };
  const player = object !== undefined && object === but ? undefined : table.player(to);
  return player === undefined
    ? fault(pointer, `there is nothing called "${to}" to be ${done}`, "an object on the battlefield or a player")
    : { kind: "player", player };
}

/** Some Auras enchant a card in a graveyard. */
function isThere({ zone, phasedOut }: TableObject, done: "attached to" | "dealt damage"): boolean {
  return zone === "battlefield" ? !phasedOut : zone === "graveyard" && done === "attached to";
}

const ATTACHABLE = [AURA, EQUIPMENT, FORTIFICATION];

/** Only an Aura, Equipment or Fortification can be attached (CR 701.3a), judged by what it is now. */
export function attachedCorrectly(table: Table, place: number, pointer: string): Fallible {
  const object = table.at(place);
  if (object.attachedTo === null) return undefined;
  if (object.zone !== "battlefield")
    return fault(pointer, `${object.id} can't be attached: it is not on the battlefield`);
  const view = table.resolve().final[place];
  const host = object.attachedTo.kind === "object" ? table.at(object.attachedTo.object) : undefined;
  if (host?.zone === "graveyard" && view !== undefined && !hasSubtype(view.subtypes, AURA))
    return fault(pointer, `${object.id} can't be attached to ${host.id}: that is not on the battlefield`);
  if (view !== undefined && ATTACHABLE.some((subtype) => hasSubtype(view.subtypes, subtype))) return undefined;
  return fault(pointer, `${object.id} can't be attached: it is no Aura, Equipment or Fortification`);
}
