import { checkTitle } from "../../reports/html/components/timeline.js";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { english } from "../../src/explain/narrator.js";

/** An event as a phrase, without a full stop. */
export function eventWords(event: ScenarioEvent): string {
  return event.kind === "check" ? checkTitle(event.id) : english().event(event).replace(/\.$/, "");
}

/** Several events as one phrase. */
export function eventsWords(events: readonly ScenarioEvent[]): string {
  return events.map((event) => `“${eventWords(event)}”`).join(", ");
}

/** The name of a check within a sentence. */
export function momentWords(check: string): string {
  const title = checkTitle(check);
  return title.charAt(0).toLowerCase() + title.slice(1);
}
