import { subjectOf } from "../events/brought.js";
import { flat } from "../events/together.js";
import { askedIn, type WhyQuestion } from "../explain/why/question.js";
import type { ScenarioEvent } from "../rules/formats.gen.js";

/** Whether an event only says what lies in a hand, a graveyard ... from the start: that happens at no moment. */
export function isSetUp(event: ScenarioEvent | undefined): boolean {
  return event?.kind === "enters" && event.zone !== undefined && event.zone !== "battlefield";
}

/** Whether an event brings what is asked about to another zone, or is the activation that is asked about: nobody misses that. */
export function isWay(event: ScenarioEvent, question: WhyQuestion): boolean {
  const asked = askedIn(question);
  if (asked.kind === "abilityCost")
    return flat(event).some((each) => each.kind === "activates" && each.object === asked.object);
  const about = asked.kind === "object" ? asked.object : asked.kind === "cost" ? asked.spell : undefined;
  return flat(event).some((each) => (each.kind === "moves" || each.kind === "casts") && subjectOf(each) === about);
}
