import type { ScenarioEvent } from "../rules/formats.gen.js";
import type { EventDeclaration, EventKind } from "./declaration.js";
import { EVENTS } from "./index.gen.js";

/** What there is to know about the kind of an event. */
export function declared(event: ScenarioEvent): EventDeclaration<EventKind> {
  return EVENTS[event.kind];
}
