import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { locate } from "../../src/scenario/locate.js";
import { ended } from "./board.js";
import { cardOf, replaceEvent, swapCard } from "./edit.js";
import { deeperOf, type EventField, fieldsOf, type FieldValue, withField } from "./event-fields.js";
import { eventWords } from "./event-words.js";
import { FieldInput } from "./field-input.js";
import type { WhatIf } from "./what-if.js";

interface EventFormProps {
  readonly whatIf: WhatIf;
  readonly event: ScenarioEvent;
  readonly place: number;
  readonly close: () => void;
}

/** More fields than these are divided into those that say something and others. */
const FEW = 6;

/** A form for an event. Each change takes effect at once, as one step to undo. */
export function EventForm({ whatIf, event, place, close }: EventFormProps) {
  const shape = whatIf.shape.value;
  if (shape === undefined) return null;
  const fields = fieldsOf(event, ended(shape), place, whatIf.corpus.cards);
  const said = fields.length <= FEW ? fields : fields.filter(isSaid);
  const unsaid = fields.filter((field) => !said.includes(field));
  const deeper = deeperOf(event);
  const take = ({ path }: EventField, value: FieldValue | undefined): void => {
    const card = cardOf(event);
    if (path[0] === "card" && card !== undefined && typeof value === "string") {
      whatIf.edit((board) => swapCard(board, place, value), `Swapped ${card} for ${value}.`);
      return;
    }
    const changed = withField(event, path, value);
    whatIf.edit(
      (board) => replaceEvent(board, place, changed),
      `Changed: ${eventWords(changed, whatIf.narratorAt(place))}.`,
    );
  };
  const input = (field: EventField) => (
    <FieldInput key={field.path.join("/")} whatIf={whatIf} field={field} take={(value) => take(field, value)} />
  );
  return (
    <form
      class="event-form"
      aria-label={`Change: ${eventWords(event, whatIf.narratorAt(place))}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {said.length > 0 && <div class="fields">{said.map(input)}</div>}
      {unsaid.length > 0 && (
        <details>
          <summary>More that can be said of it</summary>
          <div class="fields">{unsaid.map(input)}</div>
        </details>
      )}
      {deeper.length > 0 && (
        <p class="soft">
          {deeper.length === 1 ? "What is deeper is" : "What is deeper are"} changed in the JSON: {deeper.join(", ")}.
        </p>
      )}
      <p class="form-end">
        <button type="button" onClick={close}>
          Done
        </button>
        <button type="button" onClick={() => whatIf.show(locate(whatIf.document.text.peek(), `/timeline/${place}`))}>
          Show in the JSON
        </button>
      </p>
    </form>
  );
}

/** Whether a field has a value, is required, or is an entry of a list. */
function isSaid({ required, value, path }: EventField): boolean {
  return required || path.length > 1 || (value !== undefined && value !== false);
}
