import type { ScenarioEvent } from "../../../src/rules/formats.gen.js";
import { english } from "../../../src/explain/narrator.js";

export interface TimelineProps {
  readonly timeline: readonly ScenarioEvent[];
  /** The address of the section of a check, or undefined if it has none. */
  readonly checkAddress: (check: string) => string | undefined;
}

/** The events in words; the order of the list is the order of the timestamps. */
export function Timeline({ timeline, checkAddress }: TimelineProps) {
  return (
    <ol class="timeline">
      {timeline.map((event) => (
        <Event event={event} checkAddress={checkAddress} />
      ))}
    </ol>
  );
}

interface EventProps extends Pick<TimelineProps, "checkAddress"> {
  readonly event: ScenarioEvent;
}

function Event({ event, checkAddress }: EventProps) {
  return (
    <li class={event.kind === "check" ? "check-event" : undefined}>
      <EventWords event={event} checkAddress={checkAddress} />
    </li>
  );
}

/** One event in words; simultaneous events as a list. */
export function EventWords({ event, checkAddress }: EventProps) {
  if (event.kind === "simultaneous") {
    return (
      <>
        At the same time:
        <ul>
          {event.events.map((each) => (
            <Event event={each} checkAddress={checkAddress} />
          ))}
        </ul>
      </>
    );
  }
  if (event.kind !== "check") return <>{english().event(event)}</>;
  const address = checkAddress(event.id);
  return (
    <>
      {address === undefined ? checkTitle(event.id) : <a href={address}>{checkTitle(event.id)}</a>}
      {event.note !== undefined && <span class="soft"> {event.note}</span>}
    </>
  );
}

/** The title of a check. The last one is usually called `end`, or has no id. */
export function checkTitle(check: string): string {
  return check === "" || check === "end" ? "At the end" : `Check “${check}”`;
}
