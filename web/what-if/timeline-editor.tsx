import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { groupBy } from "../../src/rules/group.js";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { AddEvent } from "./add-event.js";
import { ended } from "./board.js";
import { moveEvent } from "./edit.js";
import { EventRow, type RowAction } from "./event-row.js";
import { eventWords } from "./event-words.js";
import { eventPlace } from "./outcome.js";
import { removeAt } from "./remove-event.js";
import type { WhatIf } from "./what-if.js";

/** Where the focus goes once the list is drawn again. */
interface Focus {
  readonly place: number;
  readonly on: RowAction | "form";
}

/** The events in order: each can be moved, changed and removed. */
export function TimelineEditor({ whatIf }: { readonly whatIf: WhatIf }) {
  const shape = whatIf.shape.value;
  const timeline = shape === undefined ? [] : ended(shape).timeline;
  const { list, open, show, act } = useActions(whatIf, timeline);
  const isLocked = !whatIf.isShapeCurrent.value;
  const faults = groupBy(whatIf.faults.value, eventPlace);
  return (
    <>
      <ol class="timeline editable" ref={list}>
        {timeline.map((event, place) => (
          <EventRow
            whatIf={whatIf}
            event={event}
            place={place}
            can={{
              earlier: canMove(timeline, place, place - 1),
              later: canMove(timeline, place, place + 1),
              remove: place < timeline.length - 1,
            }}
            faults={isLocked ? [] : (faults.get(place) ?? [])}
            isOpen={open === place}
            isLocked={isLocked}
            act={(action) => act(place, action)}
          />
        ))}
      </ol>
      <p class="said" role="status">
        {whatIf.said.value}
      </p>
      <AddEvent whatIf={whatIf} timeline={timeline} isLocked={isLocked} added={show} />
    </>
  );
}

interface Actions {
  readonly list: RefObject<HTMLOListElement | null>;
  /** The place of the event whose form is shown. */
  readonly open: number | undefined;
  readonly show: (place: number) => void;
  readonly act: (place: number, action: RowAction) => void;
}

/** What the buttons of the events do; the focus stays with its event. */
function useActions(whatIf: WhatIf, timeline: readonly ScenarioEvent[]): Actions {
  const list = useRef<HTMLOListElement>(null);
  const [focus, setFocus] = useState<Focus>();
  const [open, setOpen] = useState<number>();
  // Before the next key, which is meant for the event that has just moved.
  useLayoutEffect(() => {
    if (focus === undefined) return;
    const row = list.current?.children[focus.place];
    const target = focus.on === "form" ? "form input, form select" : `[data-action="${focus.on}"]`;
    row?.querySelector<HTMLElement>(target)?.focus();
  }, [focus]);
  const show = (place: number): void => {
    setOpen(place);
    setFocus({ place, on: "form" });
  };
  const hide = (place: number): void => {
    setOpen(undefined);
    setFocus({ place, on: "change" });
  };
  const move = (place: number, action: "earlier" | "later"): void => {
    const to = action === "earlier" ? place - 1 : place + 1;
    const event = timeline[place];
    if (event === undefined || !canMove(timeline, place, to)) return;
    whatIf.edit(
      (board) => moveEvent(board, place, to),
      `Moved to place ${to + 1}: ${eventWords(event, whatIf.narratorAt(place))}.`,
    );
    setOpen(movedPlace(open, place, to));
    setFocus({ place: to, on: action });
  };
  const act = (place: number, action: RowAction): void => {
    switch (action) {
      case "earlier":
      case "later":
        return move(place, action);
      case "change":
        return open === place ? hide(place) : show(place);
      case "remove":
        removeAt(whatIf, place);
        setOpen(undefined);
        return setFocus({ place: Math.min(place, timeline.length - 2), on: "remove" });
      default:
        action satisfies never;
    }
  };
  return { list, open, show, act };
}

/** The last check stays at the end. */
function canMove(timeline: readonly ScenarioEvent[], from: number, to: number): boolean {
  const last = timeline.length - 1;
  return from < last && to >= 0 && to < last;
}

/** The place of an event after another one has changed places with its neighbor. */
function movedPlace(place: number | undefined, from: number, to: number): number | undefined {
  if (place === from) return to;
  return place === to ? from : place;
}
