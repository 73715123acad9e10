import { BATTLE, CREATURE, PLANESWALKER } from "../rules/card-types.js";
import type { Attachment } from "../rules/board.js";
import type { Outcome } from "../resolver/resolve.js";
import type { TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** What a creature is in combat (CR 508.1k, 509.1g-h). */
export const COMBAT_STATUS: ReadonlySet<string> = new Set(["attacking", "blocking", "blocked", "unblocked"]);

/** It has a status of combat from now on. */
export function enterCombat(table: Table, object: TableObject, status: string, outcome: Outcome): void {
  object.designations.set(status, table.mint());
  if (status !== "blocked" && status !== "unblocked") note(object, status === "attacking" ? "508.1k" : "509.1g");
  object.combat ??= { controller: outcome.final[object.place]?.controller ?? object.controller, blocks: [] };
  table.watch(object);
}

/** It attacks a player, a planeswalker or a battle (CR 508.1b). */
export function attack(table: Table, object: TableObject, defender: Attachment | undefined, outcome: Outcome): void {
  enterCombat(table, object, "attacking", outcome);
  if (object.combat === undefined || defender === undefined) return;
  const controller =
    defender.kind === "player" ? defender.player : (outcome.final[defender.object]?.controller ?? object.controller);
  object.combat = { ...object.combat, attacks: { ...defender, controller } };
}

/** It blocks these attacking creatures too, and they become blocked (CR 509.1g-h). */
export function block(table: Table, object: TableObject, attackers: readonly TableObject[], outcome: Outcome): void {
  enterCombat(table, object, "blocking", outcome);
  if (object.combat === undefined) return;
  const blocks = [...new Set([...object.combat.blocks, ...attackers.map(({ place }) => place)])];
  object.combat = { ...object.combat, blocks };
  for (const attacker of attackers) {
    attacker.designations.delete("unblocked");
    enterCombat(table, attacker, "blocked", outcome);
    note(attacker, "509.1h");
  }
}

/** Combat is over: all are removed from it (CR 511.3). */
export function endCombatStatus(table: Table): void {
  for (const object of table.objects) {
    if (object.combat === undefined) continue;
    leaveCombat(object);
    // What has left the battlefield left combat with it (CR 506.4).
    if (!object.gone) note(object, "511.3");
  }
}

/** What is said of an object in combat, once. */
function note(object: TableObject, clause: string): void {
  if (!object.startClauses.includes(clause)) object.startClauses.push(clause);
}

/** What is said of it as long as it is in combat. */
const IN_COMBAT: ReadonlySet<string> = new Set(["506.4c", "508.1k", "509.1g", "509.1h"]);

export function leaveCombat(object: TableObject): void {
  object.combat = undefined;
  for (const status of COMBAT_STATUS) object.designations.delete(status);
  const left = object.startClauses.filter((clause) => !IN_COMBAT.has(clause));
  object.startClauses.splice(0, object.startClauses.length, ...left);
}

/**
 * What is no creature any more, phases out or changes its controller is removed from combat (CR 506.4). What attacked a
 * planeswalker or a battle that is removed goes on attacking, though nothing (CR 506.4c); what was blocked stays blocked
 * (CR 509.1h).
 */
export function removeFromCombat(table: Table): void {
  const fighting = table.watched.filter(({ combat, gone }) => combat !== undefined && !gone);
  if (fighting.length === 0) return;
  const outcome = table.resolve();
  for (const object of fighting) {
    if (object.combat === undefined || staysInCombat(object, object.combat.controller, outcome)) continue;
    leaveCombat(object);
    note(object, "506.4");
  }
  for (const object of fighting) {
    const { combat } = object;
    if (combat === undefined) continue;
    const { attacks, ...rest } = combat;
    const isAttacked = attacks === undefined || attacks.kind === "player" || staysAttacked(table, attacks, outcome);
    if (!isAttacked) note(object, "506.4c");
    const blocks = combat.blocks.filter((place) => isAttacking(table.at(place)));
    object.combat = { ...rest, ...(isAttacked ? { attacks } : {}), blocks };
  }
}

function isAttacking({ gone, combat, designations }: TableObject): boolean {
  return !gone && combat !== undefined && designations.has("attacking");
}

function staysInCombat({ place, zone, phasedOut }: TableObject, controller: number, { final }: Outcome): boolean {
  const view = final[place];
  if (zone !== "battlefield" || phasedOut || view === undefined) return false;
  return view.controller === controller && (view.types & CREATURE) !== 0 && (view.types & BATTLE) === 0;
}

function staysAttacked(
  table: Table,
  { object, controller }: { readonly object: number; readonly controller: number },
  { final }: Outcome,
): boolean {
  const { gone, phasedOut } = table.at(object);
  const view = final[object];
  if (gone || phasedOut || view === undefined) return false;
  // A battle is attacked through its protector, whom no event tells (CR 310.8).
  if ((view.types & BATTLE) !== 0) return true;
  return (view.types & PLANESWALKER) !== 0 && view.controller === controller;
}
