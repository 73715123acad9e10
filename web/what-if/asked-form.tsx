import { useEffect, useId, useRef } from "preact/hooks";
import { backToSearch } from "../board/bench.js";
import { askedFields } from "./added-card.js";
import { ended } from "./board.js";
import { replaceEvent } from "./edit.js";
import { type EventField, type FieldValue, withField } from "./event-fields.js";
import { eventWords } from "./event-words.js";
import { FieldInput } from "./field-input.js";
import type { WhatIf } from "./what-if.js";

interface AskedFormProps {
  readonly whatIf: WhatIf;
  /** Of the event in the timeline. */
  readonly place: number;
  /** Whether all is asked that can be said of it. */
  readonly isWhole: boolean;
  readonly close: () => void;
}

/** What an event that has just been added asks for. Each answer takes effect at once; Enter leads back to the search. */
export function AskedForm({ whatIf, place, isWhole, close }: AskedFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const shape = whatIf.shape.value;
  const board = shape === undefined ? undefined : ended(shape);
  const event = board?.timeline[place];
  const fields = board === undefined ? [] : askedFields({ board, place, cards: whatIf.corpus.cards }, isWhole);
  const isIdle = event === undefined || fields.length === 0;
  useEffect(() => {
    if (isIdle) close();
    else form.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [place, isIdle]);
  if (isIdle) return null;
  const take = ({ path }: EventField, value: FieldValue | undefined): void => {
    const changed = withField(event, path, value);
    const words = eventWords(changed, whatIf.narrator.peek());
    whatIf.edit((board) => replaceEvent(board, place, changed), `Changed: ${words}.`);
  };
  const done = (): void => {
    backToSearch(); // what is still typed in a field is taken as it loses the focus
    close();
  };
  return (
    <form
      class="asked"
      ref={form}
      aria-labelledby={`${id}-words`}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        done();
      }}
      onKeyDown={(pressed) => {
        const isButton = pressed.target instanceof HTMLButtonElement;
        if (pressed.key !== "Escape" && (pressed.key !== "Enter" || isButton)) return;
        pressed.preventDefault();
        done();
      }}
    >
      <p id={`${id}-words`}>{eventWords(event, whatIf.narrator.value)}</p>
      <div class="fields">
        {fields.map((field) => (
          <FieldInput key={field.path.join("/")} whatIf={whatIf} field={field} take={(value) => take(field, value)} />
        ))}
      </div>
      <p class="form-end">
        <button type="submit">Done</button>
      </p>
    </form>
  );
}
