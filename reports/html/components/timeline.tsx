import type { ScenarioEvent } from "../../../src/rules/formats.gen.js";
import { english } from "../../../src/explain/narrator.js";

export interface TimelineProps {
  readonly timeline: readonly ScenarioEvent[];
  /** The check whose board is shown beside it: it is in the list unless nothing happens after it. */
  readonly shown: string | undefined;
}

/** The events in words; the order of the list is the order of the timestamps. */
export function Timeline({ timeline, shown }: TimelineProps) {
  const last = timeline.findLastIndex(({ kind }) => kind !== "check");
  const events = timeline.filter((event, place) => event.kind !== "check" || (event.id === shown && place < last));
  return (
    <ol class="timeline">
      {events.map((event) => (
        <Event event={event} />
      ))}
    </ol>
  );
}

interface EventProps {
  readonly event: ScenarioEvent;
}

function Event({ event }: EventProps) {
  return (
    <li class={event.kind === "check" ? "check-event" : undefined}>
      <EventWords event={event} />
    </li>
  );
}

/** One event in words; simultaneous events as a list. */
export function EventWords({ event }: EventProps) {
  if (event.kind === "simultaneous") {
    return (
      <>
        At the same time:
        <ul>
          {event.events.map((each) => (
            <Event event={each} />
          ))}
        </ul>
      </>
    );
  }
  if (event.kind !== "check") return <>{english().event(event)}</>;
  return (
    <>
      <strong>The board beside this</strong>
      {event.note !== undefined && <span class="soft"> {event.note}</span>}
    </>
  );
}

/** The title of a check. The last one is usually called `end`, or has no id. */
export function checkTitle(check: string): string {
  return check === "" || check === "end" ? "At the end" : `Check “${check}”`;
}
