import type { Attachment, BoardFact } from "../rules/board.js";
import { BESTOWED } from "../rules/designations.js";
import type { MovesEvent } from "../rules/formats.gen.js";
import { AURA, hasSubtype } from "../rules/subtype-set.js";
import { fault, type Fault } from "../faults/fault.js";
import { present } from "../rules/present.js";
import { startsWith } from "../table/start-facts.js";
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
  const name = nameOf(table, target);
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

/** What is to be told of an Aura spell whose target is illegal by now, and why that is so; undefined for all others. */
export function lostTarget(table: Table, place: number): LostTarget | undefined {
  const spell = table.at(place);
  const target = targetOf(spell);
  if (target === undefined || !isAura(table, place)) return undefined;
  const reason = reasonAgainstEnchanting(place, target, table);
  if (reason === undefined) return undefined;
  const { keyword, asked, because } = reason;
  const clause = spell.designations.has(BESTOWED) ? "702.103e" : "608.3b";
  const player = table.players[spell.controller]?.name;
  return { clause, of: nameOf(table, target), ...present({ keyword, asked, because, player }) };
}

type LostTarget = BoardFact & { readonly clause: "608.3b" | "702.103e" };

/**
 * One that does not resolve goes to the graveyard (CR 608.2b, 608.3b): that is told of the card that it is then. A bestowed
 * one is told to be a creature as it enters (CR 702.103e).
 */
export function tellOfLostTarget(object: TableObject, { clause, ...fact }: LostTarget): void {
  if (clause === "608.3b" && object.zone === "graveyard") startsWith(object, { clause, ...fact });
  if (clause === "702.103e" && object.startClauses.includes(clause)) object.startFacts.push({ clause, ...fact });
}

function nameOf(table: Table, target: Attachment): string {
  return target.kind === "object" ? table.at(target.object).id : (table.players[target.player]?.name ?? "");
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
