import type { StateBasedAction } from "../rules/formats.gen.js";
import { stateBasedActions } from "../resolver/state-based.js";
import { removeCounters } from "./counters.js";
import { fault, type Fallible } from "./fault.js";
import type { Table } from "./table.js";
import { changeZone } from "./zone-change.js";

/** A board on which this never ends is a fault of ours: each action takes something away for good. */
const ROUNDS = 1000;

/** Performs state-based actions, all of one snapshot at once, until none is left (CR 704.3). */
export function performStateBased(table: Table, keep: readonly string[], pointer: string): Fallible {
  for (let round = 0; round < ROUNDS; round++) {
    const outcome = table.resolve();
    const all = stateBasedActions(outcome);
    const twice = all.find(({ among }) => keptOf(among, keep).length > 1);
    if (twice !== undefined)
      return fault(`${pointer}/keep`, `only one of ${keptOf(twice.among, keep).join(" and ")} can be kept`);
    const actions = all.filter((action) => canPerform(action, keep));
    if (actions.length === 0) return undefined;
    // All of one snapshot leave together, so what is remembered of each is how it was with the others (CR 608.2h).
    table.remember(outcome);
    const places = new Map(
      actions.flatMap(({ object }) => (object === undefined ? [] : [[object, table.find(object)] as const])),
    );
    table.performing = true;
    for (const action of actions) {
      const problem = perform(table, action, places, keep, pointer);
      if (problem !== undefined) return problem;
    }
    table.performing = false;
  }
  throw new Error("state-based actions do not come to an end");
}

/** Losing the game ends the scenario's story but changes no object; a choice is made only if the scenario makes it. */
function canPerform(action: StateBasedAction, keep: readonly string[]): boolean {
  if (action.result === "loses") return false;
  return action.result !== "chooseOne" || keptOf(action.among, keep).length === 1;
}

function keptOf(among: readonly string[] | undefined, keep: readonly string[]): string[] {
  return (among ?? []).filter((id) => keep.includes(id));
}

function perform(
  table: Table,
  action: StateBasedAction,
  places: ReadonlyMap<string, number | undefined>,
  keep: readonly string[],
  pointer: string,
): Fallible {
  const toGraveyard = (place: number | undefined): Fallible => {
    const object = place === undefined ? undefined : table.objects[place];
    if (place === undefined || object === undefined || object.gone) return undefined;
    return changeZone(table, place, "graveyard", object.owner, {}, pointer);
  };
  const place = places.get(action.object ?? "");
  const object = place === undefined ? undefined : table.objects[place];
  switch (action.result) {
    case "graveyard":
    case "destroyed":
    case "sacrificed":
    case "ceasesToExist":
      return toGraveyard(place);
    case "unattached":
      if (object !== undefined) object.attachedTo = null;
      return undefined;
    case "countersRemoved": {
      if (object === undefined) return undefined;
      const pairs = Math.min(object.counters.get("+1/+1")?.count ?? 0, object.counters.get("-1/-1")?.count ?? 0);
      removeCounters(object, "+1/+1", pairs);
      removeCounters(object, "-1/-1", pairs);
      return undefined;
    }
    case "chooseOne":
      for (const id of action.among ?? []) {
        const problem = keep.includes(id) ? undefined : toGraveyard(table.find(id));
        if (problem !== undefined) return problem;
      }
      return undefined;
    case "loses":
      return undefined;
  }
}
