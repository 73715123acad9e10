import type { StateBasedAction } from "../rules/formats.gen.js";
import { stateBasedActions } from "../resolver/consequences/state-based.js";
import { afterEvent } from "./after-event.js";
import { removeCounters } from "./counters.js";
import { fault, type Fallible, type Fault, untilFault } from "../faults/fault.js";
import { leaveGame } from "./leave-game.js";
import type { Table } from "./table.js";
import { unattached } from "./unattach.js";
import { changeZone } from "./zone-change.js";

/** A board on which this never ends is a fault of ours: each action takes something away for good. */
const ROUNDS = 1000;

/** What came of performing state-based actions: those of each snapshot, and the choices that were left open. */
export interface Performed {
  readonly rounds: StateBasedAction[][];
  readonly open: StateBasedAction[];
}

/** Performs state-based actions, all of one snapshot at once, until none is left (CR 704.3). */
export function performStateBased(table: Table, keep: readonly string[], pointer: string): Performed | Fault {
  const rounds: StateBasedAction[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const outcome = table.resolve();
    const all = stateBasedActions(outcome);
    // Whether there is something to do or not, this was a check (CR 704.5h).
    for (const object of table.objects) object.deathtouched = false;
    const twice = all.find(({ among }) => keptOf(among, keep).length > 1);
    if (twice !== undefined)
      return fault(`${pointer}/keep`, `only one of ${keptOf(twice.among, keep).join(" and ")} can be kept`);
    const actions = all.filter((action) => canPerform(action, keep));
    if (actions.length === 0) return { rounds, open: all };
    rounds.push(actions);
    for (const action of actions) table.note({ kind: "performed", action, on: concerned(action, keep) });
    // All of one snapshot leave together, so what is remembered of each is how it was with the others (CR 608.2h).
    table.remember(outcome);
    const problem =
      performRound(table, actions, keep, pointer) ?? leaveGame(table, pointer) ?? afterEvent(table, pointer);
    if (problem !== undefined) return problem;
  }
  throw new Error("state-based actions do not come to an end");
}

/** Whom an action happens to: of several of which one is kept, the others. */
function concerned({ object, player, among = [], result }: StateBasedAction, keep: readonly string[]): string[] {
  if (result === "chooseOne") return among.filter((id) => !keep.includes(id));
  return [object ?? player ?? []].flat();
}

/** A choice is made only if the scenario makes it. */
function canPerform(action: StateBasedAction, keep: readonly string[]): boolean {
  return action.result !== "chooseOne" || keptOf(action.among, keep).length === 1;
}

function keptOf(among: readonly string[] | undefined, keep: readonly string[]): string[] {
  return (among ?? []).filter((id) => keep.includes(id));
}

/** The objects an action is about, as they were in the snapshot: what has left meanwhile bears its id in another zone. */
type Places = ReadonlyMap<string, number | undefined>;

function performRound(
  table: Table,
  actions: readonly StateBasedAction[],
  keep: readonly string[],
  pointer: string,
): Fallible {
  const named = actions.flatMap(({ object, among = [] }) => [...(object === undefined ? [] : [object]), ...among]);
  const places: Places = new Map(named.map((id) => [id, table.find(id)] as const));
  const together = table.on({ ...table.occasion, isRemembered: true });
  return untilFault(actions, (action) => perform(together, action, places, keep, pointer));
}

function perform(
  table: Table,
  action: StateBasedAction,
  places: Places,
  keep: readonly string[],
  pointer: string,
): Fallible {
  const place = places.get(action.object ?? "");
  const object = place === undefined ? undefined : table.at(place);
  switch (action.result) {
    case "graveyard":
    case "destroyed":
    case "sacrificed":
    case "ceasesToExist":
      return toGraveyard(table, place, pointer);
    case "unattached":
      if (object !== undefined) unattached(object);
      return undefined;
    case "countersRemoved": {
      if (object === undefined) return undefined;
      if (action.counter !== undefined) {
        removeCounters(object, action.counter, action.amount ?? 0);
        return undefined;
      }
      const pairs = Math.min(object.counters.get("+1/+1")?.count ?? 0, object.counters.get("-1/-1")?.count ?? 0);
      removeCounters(object, "+1/+1", pairs);
      removeCounters(object, "-1/-1", pairs);
      return undefined;
    }
    case "chooseOne":
      return untilFault(action.among ?? [], (id) =>
        keep.includes(id) ? undefined : toGraveyard(table, places.get(id), pointer),
      );
    case "loses": {
      const player = table.players[table.player(action.player ?? "") ?? -1];
      if (player !== undefined) player.lost = true;
      return undefined;
    }
  }
}

/** Once, by whatever number of clauses (CR 704.7). A token is gone, not in the graveyard (CR 704.5d). */
function toGraveyard(table: Table, place: number | undefined, pointer: string): Fallible {
  if (place === undefined || table.at(place).gone) return undefined;
  return changeZone(table, place, "graveyard", table.at(place).owner, {}, pointer);
}
