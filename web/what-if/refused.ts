import { declared } from "../../src/events/declared.js";
import type { Card, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { Fault } from "../../src/faults/fault.js";
import { pointerOf } from "../../src/faults/pointer.js";
import { resolutionFault } from "../../src/events/resolution.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import type { Table } from "../../src/table/table.js";
import { tableAfter } from "../../src/timeline/run.js";
import { writtenOut } from "../../src/events/written-out.js";
import { namesBefore } from "../../src/scenario/names-before.js";
import { remembered } from "../../src/rules/remembered.js";
import type { FieldPath } from "./field-options.js";
import type { Situation } from "./standing.js";

/** What would be wrong with an event that stands at a place of a timeline. */
export type Refusals = (event: ScenarioEvent) => readonly Fault[];

export function refusalsAt(
  board: Scenario,
  place: number,
  cards: ReadonlyMap<string, Card>,
  { objects, effects }: Situation,
): Refusals {
  let table: Table | undefined;
  // What only the board shows: who or what is a legal target now (CR 608.2b).
  const untimely = (event: ScenarioEvent, find: (name: string) => Card | undefined): Fault[] => {
    if (event.kind !== "resolves" || event.targets === undefined) return [];
    table ??= tableAfter({ ...board, timeline: board.timeline.slice(0, place) }, cards, rulesetOf("current"));
    const found = resolutionFault(event, { table, cards: find, pointer: "", declared });
    return found === undefined ? [] : [found];
  };
  return memoized((event) => {
    const written = writtenOut({ ...board, timeline: [...board.timeline, event] }, cards);
    const names = namesBefore(written, cards, new Map());
    for (const { id, card } of objects) names.objects.set(id, card);
    for (const effect of effects) names.effects.add(effect);
    for (const before of written.timeline.slice(0, place)) names.lineage.follow(before);
    const last = written.timeline.at(-1) ?? event;
    names.lineage.follow(last);
    const reading = { scenario: written, names, checks: new Set<string>(), expectationFaults: () => [], declared };
    const faults = declared(last).faults(last, [], reading);
    return [...faults, ...(faults.length > 0 ? [] : untimely(last, (name) => names.card(name)))];
  });
}

/** The same event is asked about once. */
function memoized(refusals: Refusals): Refusals {
  const known = new WeakMap<ScenarioEvent, readonly Fault[]>();
  return (event) => remembered(known, event, () => refusals(event));
}

/** Whether something is wrong with what an event says at this path: nothing asks for it. */
export function isRefused(event: ScenarioEvent, path: FieldPath, refusals: Refusals): boolean {
  const at = pointerOf(path.slice(0, 1));
  return refusals(event).some(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));
}

/** Whether an event has faults in places where it had none, of those that matter. */
export function isWorse(
  changed: ScenarioEvent,
  event: ScenarioEvent,
  refusals: Refusals,
  matters: (pointer: string) => boolean,
): boolean {
  const known = new Set(refusals(event).map(({ pointer }) => pointer));
  return refusals(changed).some(({ pointer }) => matters(pointer) && !known.has(pointer));
}
