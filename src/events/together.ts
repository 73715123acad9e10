import type { ScenarioEvent } from "../rules/formats.gen.js";

/** An event, or those that happen at once. */
export function flat(event: ScenarioEvent): ScenarioEvent[] {
  return event.kind === "simultaneous" ? event.events.flatMap(flat) : [event];
}

/** An event with another in its place, or in the place of each of those that happen at once. */
export function eachOf(event: ScenarioEvent, change: (single: ScenarioEvent) => ScenarioEvent): ScenarioEvent {
  return event.kind === "simultaneous"
    ? { ...event, events: event.events.map((inner) => eachOf(inner, change)) }
    : change(event);
}
