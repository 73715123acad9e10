import { useId, useState } from "preact/hooks";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { ended } from "./board.js";
import { insertEvent } from "./edit.js";
import { templatesFor } from "./event-templates.js";
import { eventWords } from "./event-words.js";
import type { WhatIf } from "./what-if.js";

interface AddEventProps {
  readonly whatIf: WhatIf;
  readonly timeline: readonly ScenarioEvent[];
  readonly isLocked: boolean;
  /** Called with the place of the new event. */
  readonly added: (place: number) => void;
}

/** Adds an event that could happen at a place, to be changed to what is meant. */
export function AddEvent({ whatIf, timeline, isLocked, added }: AddEventProps) {
  const id = useId();
  const last = timeline.length - 1;
  const [chosen, setChosen] = useState<number>();
  const [kind, setKind] = useState<string>("enters");
  const place = Math.min(chosen ?? last, Math.max(last, 0));
  const shape = whatIf.shape.value;
  const templates = shape === undefined ? [] : templatesFor(ended(shape), whatIf.corpus.cards, place);
  const template = templates.find((each) => each.kind === kind);
  const isIdle = isLocked || template?.event === undefined;
  const submit = (submitted: Event): void => {
    submitted.preventDefault();
    const event = template?.event;
    if (isIdle || event === undefined) return;
    whatIf.edit(
      (board) => insertEvent(board, place, event),
      `Added at place ${place + 1}: ${eventWords(event, whatIf.narratorAt(place))}.`,
    );
    setChosen(undefined);
    added(place);
  };
  return (
    <form class="add-event" aria-label="A new event" onSubmit={submit}>
      <div class="field">
        <label for={`${id}-kind`}>Add an event</label>
        <select id={`${id}-kind`} value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
          {templates.map(({ kind, label, event }) => (
            <option value={kind} disabled={event === undefined}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-place`}>Where</label>
        <select
          id={`${id}-place`}
          value={String(place)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {timeline.map((event, before) => (
            <option value={String(before)}>
              {before === last ? "last" : `before ${before + 1}: ${eventWords(event, whatIf.narratorAt(before))}`}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" aria-disabled={isIdle}>
        Add
      </button>
    </form>
  );
}
