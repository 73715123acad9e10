import type { Handles, ScenarioEvent } from "../rules/formats.gen.js";
import { declared } from "../events/declared.js";
import type { Need } from "../events/declaration.js";
import { EVENTS } from "../events/index.gen.js";
import { own } from "../rules/own.js";

type Needs = readonly Need<ScenarioEvent>[];

/** What an event and the events that happen together with it need. A property that is false counts as absent. */
export function needsOfEvent(event: ScenarioEvent): Handles[] {
  const { needs } = declared(event);
  const said = Object.entries<Needs>(needs).filter(([key]) => (own<unknown>({ ...event }, key) ?? false) !== false);
  return [
    ...said.flatMap(([, needed]) => needed.flatMap((need) => neededBy(need, event))),
    ...(event.kind === "simultaneous" ? event.events.flatMap(needsOfEvent) : []),
  ];
}

function neededBy(need: Need<ScenarioEvent>, event: ScenarioEvent): Handles[] {
  if (typeof need === "string") return [need];
  return need.when(event) ? [need.needs] : [];
}

/** The kinds and properties of events that need a handle. */
export function eventsThatNeed(handle: Handles): {
  readonly kinds: readonly string[];
  readonly words: readonly string[];
} {
  const isFor = (needs: Needs): boolean =>
    needs.some((need) => (typeof need === "string" ? need : need.needs) === handle);
  const all = Object.entries<{ readonly needs: Readonly<Record<"kind", Needs>> }>(EVENTS);
  const words = all.flatMap(([, { needs }]) =>
    Object.entries<Needs>(needs).flatMap(([key, needed]) => (key !== "kind" && isFor(needed) ? [key] : [])),
  );
  return {
    kinds: all.flatMap(([kind, { needs }]) => (isFor(needs.kind) ? [kind] : [])),
    words: [...new Set(words)].sort(),
  };
}
