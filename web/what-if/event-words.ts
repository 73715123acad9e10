import { checkTitle } from "../../reports/html/components/timeline.js";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { Narrator } from "../../src/explain/narrator.js";

/** An event as a phrase, without a full stop. */
export function eventWords(event: ScenarioEvent, narrator: Narrator): string {
  return event.kind === "check" ? checkTitle(event.id) : narrator.event(event).replace(/\.$/, "");
}

/** Several events as one phrase. */
export function eventsWords(events: readonly ScenarioEvent[], narrator: Narrator): string {
  return events.map((event) => `“${eventWords(event, narrator)}”`).join(", ");
}

/** The name of a check within a sentence. */
export function momentWords(check: string): string {
  const title = checkTitle(check);
  return title.charAt(0).toLowerCase() + title.slice(1);
}
