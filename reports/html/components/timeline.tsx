import { English } from "./english.js";
import { pageWords, useWords } from "../spoken.js";
import { type ToldEvent, toldEvents } from "../../../src/explain/told-events.js";
import { happened } from "../../../src/rules/events-before.js";
import type { CheckPoint, ScenarioEvent } from "../../../src/rules/formats.gen.js";
import { Symbols } from "./mana.js";
import { useNarrator } from "./told.js";

export interface TimelineProps {
  readonly timeline: readonly ScenarioEvent[];
  /** What came of it: a choice may turn out to be void. */
  readonly checkPoints: readonly CheckPoint[];
  /** The check whose board is shown beside it: it is in the list unless nothing happens after it. */
  readonly shown: string | undefined;
}

const NO_BACKS: ToldEvent["backs"] = new Set();

/** The events in words, as far as they come about; the order of the list is the order of the timestamps. */
export function Timeline({ timeline, checkPoints, shown }: TimelineProps) {
  const { names } = useNarrator();
  const last = timeline.findLastIndex(({ kind }) => kind !== "check");
  const events = toldEvents(timeline, checkPoints, names).filter(
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

function Event(said: ToldEvent) {
  return (
    <li class={said.event.kind === "check" ? "check-event" : undefined}>
      <EventWords {...said} />
    </li>
  );
}

interface EventWordsProps extends Omit<ToldEvent, "backs"> {
  /** By fronts alone if left out. */
  readonly backs: ToldEvent["backs"] | undefined;
}

/** One event in words, by the faces that are up, with what of it is void or in vain; simultaneous events as a list. */
export function EventWords({ event, voids, vain, backs = NO_BACKS }: EventWordsProps) {
  const words = useWords();
  const narrator = useNarrator().withBacks(backs);
  const left = [...narrator.voids(voids), ...narrator.vain(vain)].map((words) => <> {words}</>);
  if (event.kind === "simultaneous") {
    return (
      <>
        {words.text("report-at-once")}
        <ul>
          {event.events.map((each) => (
            <Event event={each} voids={[]} vain={[]} backs={backs} />
          ))}
        </ul>
        {left}
      </>
    );
  }
  if (event.kind !== "check")
    return (
      <>
        <Symbols text={narrator.event(event)} />
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

/** When a check is: at the end, or with how many events before it. */
export function checkTitle(check: string, timeline: readonly ScenarioEvent[], words = pageWords("en")): string {
  const after = happened(check, timeline).length;
  const isLast = after === timeline.filter(({ kind }) => kind !== "check").length;
  if (isLast) return words.text("report-at-the-end");
  return after === 0 ? words.text("report-before-anything") : words.text("report-after-events", { count: after });
}
