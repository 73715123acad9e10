import { English } from "./english.js";
import { pageWords, useWords } from "../spoken.js";
import { type TrulySaid, trulySaid } from "../../../src/explain/void-choices.js";
import type { CheckPoint, ScenarioEvent } from "../../../src/rules/formats.gen.js";
import { useNarrator } from "./told.js";

export interface TimelineProps {
  readonly timeline: readonly ScenarioEvent[];
  /** What came of it: a choice may turn out to be void. */
  readonly checkPoints: readonly CheckPoint[];
  /** The check whose board is shown beside it: it is in the list unless nothing happens after it. */
  readonly shown: string | undefined;
}

/** The events in words, as far as they come about; the order of the list is the order of the timestamps. */
export function Timeline({ timeline, checkPoints, shown }: TimelineProps) {
  const last = timeline.findLastIndex(({ kind }) => kind !== "check");
  const events = trulySaid(timeline, checkPoints).filter(
    ({ event }, place) => event.kind !== "check" || (event.id === shown && place < last),
  );
  return (
    <ol class="timeline">
      {events.map((said) => (
        <Event {...said} />
      ))}
    </ol>
  );
}

function Event(said: TrulySaid) {
  return (
    <li class={said.event.kind === "check" ? "check-event" : undefined}>
      <EventWords {...said} />
    </li>
  );
}

/** One event in words, with what of it is void; simultaneous events as a list. */
export function EventWords({ event, voids }: TrulySaid) {
  const words = useWords();
  const narrator = useNarrator();
  const left = narrator.voids(voids).map((words) => <> {words}</>);
  if (event.kind === "simultaneous") {
    return (
      <>
        {words.text("report-at-once")}
        <ul>
          {event.events.map((each) => (
            <Event event={each} voids={[]} />
          ))}
        </ul>
        {left}
      </>
    );
  }
  if (event.kind !== "check")
    return (
      <>
        {narrator.event(event)}
        {left}
      </>
    );
  return (
    <>
      <strong>{words.text("report-board-beside")}</strong>
      {event.note !== undefined && (
        <span class="soft">
          {" "}
          <English>{event.note}</English>
        </span>
      )}
    </>
  );
}

/** The title of a check. The last one is usually called `end`, or has no id. */
export function checkTitle(check: string, words = pageWords("en")): string {
  return check === "" || check === "end" ? words.text("report-at-the-end") : words.text("report-check", { check });
}
