import type { Attachment } from "../rules/board.js";
import { BESTOWED } from "../rules/designations.js";
import type { MovesEvent } from "../rules/formats.gen.js";
import { AURA, hasSubtype } from "../rules/subtype-set.js";
import { fault, type Fault } from "../faults/fault.js";
import type { TableObject } from "../table/table-object.js";
import type { Table } from "../table/table.js";
import { reasonAgainstEnchanting } from "./legal-targets.js";

/**
 * The event by which an Aura spell leaves the stack, with the target that was chosen as it was cast. Before anything else
 * the target is looked at (CR 608.3b): if it is illegal, the spell does not resolve and is put into the graveyard; a bestowed
 * one ceases to be an Aura spell and enters as a creature (CR 702.103e). Else it enters attached to it (CR 303.4).
 */
export function withTarget(table: Table, place: number, event: MovesEvent, pointer: string): MovesEvent | Fault {
  const spell = table.at(place);
  const target = targetOf(spell);
  if (target === undefined || !isAura(table, place)) return event;
  if (event.to !== "battlefield") return event;
  const name = target.kind === "object" ? table.at(target.object).id : (table.players[target.player]?.name ?? "");
  const reason = reasonAgainstEnchanting(place, target, table);
  const { attachedTo = name } = event;
  if (attachedTo !== name)
    return fault(
      `${pointer}/attachedTo`,
      `${spell.id} was cast with the target ${name} (CR 303.4a), and can't come attached to ${attachedTo}`,
      `${name}, or no \`attachedTo\` here`,
    );
  if (reason === undefined) return { ...event, attachedTo };
  const why = `${name} is no legal target of ${spell.id} any more: ${reason.words}`;
  if (!spell.designations.has(BESTOWED))
    return fault(`${pointer}/to`, `${why}, so it does not resolve (CR 608.3b)`, '"to": "graveyard"');
  return event.attachedTo === undefined
    ? event
    : fault(
        `${pointer}/attachedTo`,
        `${why}, so it resolves as a creature spell (CR 702.103e)`,
        "no `attachedTo` here",
      );
}

/** Whether this is an Aura spell that can't resolve any more, and goes to the graveyard for it (CR 608.2b, 608.3b). */
export function hasLostItsTarget(table: Table, place: number): boolean {
  const spell = table.at(place);
  const target = targetOf(spell);
  if (target === undefined || spell.designations.has(BESTOWED) || !isAura(table, place)) return false;
  return reasonAgainstEnchanting(place, target, table) !== undefined;
}

/** What an Aura spell was aimed at, if an event has told that. */
function targetOf({ zone, casting }: TableObject): Attachment | undefined {
  if (zone !== "stack" || casting === undefined) return undefined;
  const [object] = casting.targets;
  if (object !== undefined) return { kind: "object", object };
  const [player] = casting.targetPlayers;
  return player === undefined ? undefined : { kind: "player", player };
}

function isAura(table: Table, place: number): boolean {
  const view = table.resolve().final[place];
  return view !== undefined && hasSubtype(view.subtypes, AURA);
}
