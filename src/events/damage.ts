import { isKeyword } from "../rules/ability.js";
import { BATTLE, CREATURE, PLANESWALKER } from "../rules/card-types.js";
import type { Attachment } from "../rules/board.js";
import type { DamageEvent } from "../rules/formats.gen.js";
import { isRuleInForce } from "../resolver/consequences/state-based/game-rules.js";
import { putCounters, removeCounters } from "../table/counters.js";
import { changeLife } from "../table/life.js";
import { attachmentTo } from "../table/attachment.js";
import { fault, type Fallible } from "../faults/fault.js";
import type { Table } from "../table/table.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { TableObject } from "../table/table-object.js";
import type { EventDeclaration } from "./declaration.js";
import { countDeed } from "../table/history.js";

/** The keywords of a source that change what damage does. */
const ABILITIES = ["deathtouch", "wither", "infect", "lifelink"] as const;
type Quality = (typeof ABILITIES)[number];

/** Damage is dealt, with its results for what the object is now: one that is several things has them all (CR 120.3). */
export const damage: EventDeclaration<"damage"> = {
  ...OF_NO_OBJECT,
  faults: (event, path, { names }) => [
    ...names.targetFaults(event.to, [...path, "to"]),
    ...names.objectFaults(event.source, [...path, "source"]),
  ],
  needs: { kind: ["damage"], to: [], amount: [], source: [], with: [] },
  looks: () => true,
  example: ({ creatures, next }) => ({ kind: "damage", to: creatures.at(-1)?.id ?? next, amount: 1 }),
  does: (event, { table, pointer }) => {
    const { to, amount } = event;
    const struck = attachmentTo(table, to, `${pointer}/to`, "dealt damage");
    if ("message" in struck) return struck;
    const qualities = qualitiesOf(table, event, pointer);
    if ("message" in qualities) return qualities;
    countDamage(table, event, struck);
    const problem =
      struck.kind === "player"
        ? hurtPlayer(table, struck.player, amount, qualities)
        : hurtPermanent(table, struck.object, amount, qualities, `${pointer}/to`);
    if (problem === undefined) gainLife(table, event, qualities);
    return problem;
  },
};

function qualitiesOf(table: Table, event: DamageEvent, pointer: string): Set<Quality> | NonNullable<Fallible> {
  const qualities = new Set<Quality>(event.with ?? []);
  if (event.source === undefined) return qualities;
  const source = table.findLast(event.source);
  if (source === undefined) return fault(`${pointer}/source`, `there is no object "${event.source}" at this point`);
  const abilities = table.resolve().final[source]?.abilities ?? [];
  for (const quality of ABILITIES)
    if (abilities.some(({ ability }) => isKeyword(ability, quality))) qualities.add(quality);
  return qualities;
}

/** By whom and to whom, as it is dealt. */
function countDamage(table: Table, { source, amount }: DamageEvent, struck: Attachment): void {
  const by = source === undefined ? undefined : table.findLast(source);
  const controller = by === undefined ? undefined : table.resolve().final[by]?.controller;
  if (by !== undefined) countDeed(table, { what: "damage dealt", player: controller, object: by, amount });
  countDeed(table, {
    what: "damage taken",
    [struck.kind]: struck.kind === "player" ? struck.player : struck.object,
    amount,
  });
}

/** CR 120.3a-b: a player loses life, unless no life can be lost (CR 119.8), or by a source with infect gets poison counters. */
function hurtPlayer(table: Table, place: number, amount: number, qualities: ReadonlySet<Quality>): Fallible {
  const player = table.players[place];
  if (player === undefined) return undefined;
  if (qualities.has("infect")) player.counters.set("poison", (player.counters.get("poison") ?? 0) + amount);
  else if (!isRuleInForce(table.resolve(), "cant-lose-life", place)) changeLife(table, player, -amount);
  return undefined;
}

function hurtPermanent(
  table: Table,
  place: number,
  amount: number,
  qualities: ReadonlySet<Quality>,
  pointer: string,
): Fallible {
  const object = table.at(place);
  const types = table.resolve().final[place]?.types ?? 0;
  if ((types & (CREATURE | PLANESWALKER | BATTLE)) === 0)
    return fault(pointer, `${object.id} can't be dealt damage`, "a creature, a planeswalker, a battle or a player");
  if ((types & PLANESWALKER) !== 0) loseCounters(object, "loyalty", amount, "120.3c");
  if ((types & BATTLE) !== 0) loseCounters(object, "defense", amount, "120.3h");
  // Also if it becomes a creature only before state-based actions are checked (CR 702.2b, 704.5h).
  if (qualities.has("deathtouch")) object.deathtouched = true;
  if ((types & CREATURE) === 0) return undefined;
  if (qualities.has("wither") || qualities.has("infect")) {
    putCounters(table, object, "-1/-1", amount);
    object.startClauses.push("120.3d");
  } else object.damage += amount;
  return undefined;
}

/** CR 120.3c, 120.3h: as many as there are. */
function loseCounters(object: TableObject, kind: string, amount: number, clause: string): void {
  object.startClauses.push(clause);
  removeCounters(object, kind, Math.min(amount, object.counters.get(kind)?.count ?? 0));
}

/** CR 120.3f; not for a player who can't gain life (CR 119.7). */
function gainLife(table: Table, { source, amount }: DamageEvent, qualities: ReadonlySet<Quality>): void {
  const place = source === undefined ? undefined : table.findLast(source);
  const isRule = table.ruleset.stateBased.deathtouchAndLifelink === "rule";
  if (!qualities.has("lifelink") || !isRule || place === undefined) return;
  const outcome = table.resolve();
  const controller = outcome.final[place]?.controller;
  const player = controller === undefined ? undefined : table.players[controller];
  if (player !== undefined && !isRuleInForce(outcome, "cant-gain-life", controller)) changeLife(table, player, amount);
}
