import type { ScenarioEvent } from "./formats.gen.js";

/** Checks only ask. */
export function isHappening({ kind }: ScenarioEvent): boolean {
  return kind !== "check";
}

/** The events before a check; all, if there is no such check. */
export function eventsBefore(check: string, timeline: readonly ScenarioEvent[]): readonly ScenarioEvent[] {
  const place = timeline.findIndex((event) => event.kind === "check" && event.id === check);
  return place === -1 ? timeline : timeline.slice(0, place);
}

/** The same without checks: what has happened. */
export function happened(check: string, timeline: readonly ScenarioEvent[]): readonly ScenarioEvent[] {
  return eventsBefore(check, timeline).filter(isHappening);
}
