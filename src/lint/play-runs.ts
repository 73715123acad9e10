import type { Card, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { countedFor } from "../rules/deeds.js";
import { tapsItself } from "../rules/activated.js";
import { isCalled } from "../rules/keyword-resolving.js";
import { areSetUp } from "../events/set-up.js";
import { cardsNamedBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { awaitsTurn } from "../table/under-control.js";
import type { Table } from "../table/table.js";
import type { Runs } from "./run.js";

/* What no game has in this order, and only the board shows it: what the events before have made of things. */

/** A permanent is tapped or untapped for the cost of an ability, or is declared as an attacker, before the event at `place`. */
interface Use {
  readonly object: string;
  /** The event that says it. */
  readonly said: number;
  readonly place: number;
  /** undefined: it attacks. */
  readonly ability: string | undefined;
}

/** Creatures that are used too early, and turns out of order. */
export function playedFaults(runs: Runs): Fault[] {
  return [...newCreatureFaults(runs), ...turnFaults(runs)];
}

/** Until a turn of their controller has begun, creatures neither attack nor pay {T} or {Q}, for want of haste (CR 302.6). */
function newCreatureFaults(runs: Runs): Fault[] {
  return usesIn(runs.scenario).flatMap(({ object, said, place, ability }) => {
    const table = runs.before(place);
    const at = table.find(object);
    const view = at === undefined ? undefined : table.resolve().final[at];
    if (at === undefined || view === undefined) return [];
    const found = table.at(at);
    if (found.zone !== "battlefield" || found.phasedOut || !awaitsTurn(table, found, view)) return [];
    if (
      ability !== undefined &&
      !view.abilities.some((one) => isCalled(one.ability, ability) && tapsItself(one.ability))
    )
      return [];
    const { name = "its controller" } = table.players[view.controller] ?? {};
    const what = ability === undefined ? "attack" : "be tapped or untapped for a cost";
    return [
      faultAt(
        ["timeline", said],
        `${object} can't ${what}: it has no haste, and no turn of ${name} has begun since it is ${name}'s (CR 302.6)`,
        `"kind": "turn", "active": "${name}" after it has come`,
      ),
    ];
  });
}

/** An ability that only resolves was activated as its source was last tapped or untapped. */
function usesIn({ timeline }: Scenario): Use[] {
  const paid = new Map<string, number>();
  const announced = new Set<string>();
  // What is told to have attacked was there as the turn began.
  const attacked = new Set<string>();
  return timeline.flatMap((event, place) =>
    flat(event).flatMap((single): Use[] => {
      switch (single.kind) {
        case "tap":
        case "untap":
          paid.set(single.object, place);
          return [];
        case "turn":
          paid.clear();
          announced.clear();
          attacked.clear();
          return [];
        case "designate":
          if (countedFor(single.designation) === "attackers declared") attacked.add(single.object);
          return [];
        case "moves":
          attacked.delete(single.object);
          return [];
        case "attacks":
          return attacked.has(single.object) ? [] : [{ object: single.object, said: place, place, ability: undefined }];
        case "activates":
          announced.add(`${single.object}/${single.ability}`);
          return [{ object: single.object, said: place, place, ability: single.ability }];
        case "resolves": {
          const { source, ability } = single;
          if (source === undefined || typeof ability !== "string") return [];
          const since = paid.get(source) ?? place;
          paid.delete(source);
          return announced.delete(`${source}/${ability}`)
            ? []
            : [{ object: source, said: place, place: since, ability }];
        }
        default:
          return [];
      }
    }),
  );
}

/** Turns go around in turn order (CR 101.4), past those who have left, unless something gives an extra turn (CR 500.7). */
function turnFaults(runs: Runs): Fault[] {
  const { timeline } = runs.scenario;
  return timeline.flatMap((event, place) => {
    if (event.kind !== "turn") return [];
    const before = timeline.slice(0, place);
    if (areSetUp(before) || before.some((earlier) => givesTurn(earlier, runs))) return [];
    const table = runs.before(place);
    const next = nextPlayer(table);
    if (next === undefined || next === event.active) return [];
    return [
      faultAt(
        ["timeline", place, "active"],
        `after ${table.players[table.activePlayer]?.name}'s turn comes that of ${next} (CR 101.4)`,
        `"${next}", or before it something that gives an extra turn`,
      ),
    ];
  });
}

function nextPlayer({ players, activePlayer }: Table): string | undefined {
  const around = [...players.slice(activePlayer + 1), ...players.slice(0, activePlayer + 1)];
  return around.find(({ left }) => left !== true)?.name;
}

/** Extra turns are told in words: of an event, or of a card that one names. */
function givesTurn(event: ScenarioEvent, runs: Runs): boolean {
  const said: (ScenarioEvent | Card | undefined)[] = [event, ...cardsNamedBy(event).map((name) => runs.card(name))];
  return said.some((one) => /\bextra turn\b/.test(JSON.stringify(one) ?? ""));
}
