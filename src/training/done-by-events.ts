import { askedIn, type ObjectAspect, type WhyQuestion } from "../explain/why/question.js";

/** What events do and no effect changes: whoever is asked for it looks at them. */
const DONE_BY_EVENTS: ReadonlySet<string> = new Set<ObjectAspect>([
  "exists",
  "zone",
  "owner",
  "counters",
  "damage",
  "attachedTo",
  "tapped",
  "faceDown",
]);

export function isDoneByEvents(question: WhyQuestion): boolean {
  const asked = askedIn(question);
  return asked.kind === "object" && DONE_BY_EVENTS.has(asked.aspect);
}
