import { useId, useState } from "preact/hooks";
import { nearest } from "../../src/faults/nearest.js";
import { CARD_LIST, everyCardName, typedCard } from "./card-names.js";
import type { EventField, FieldValue } from "./event-fields.js";
import type { WhatIf } from "./what-if.js";

interface FieldInputProps {
  readonly whatIf: WhatIf;
  readonly field: EventField;
  /** Takes the new value; undefined if the field was cleared. */
  readonly take: (value: FieldValue | undefined) => void;
}

/** The input for one field of an event. */
export function FieldInput({ whatIf, field, take }: FieldInputProps) {
  const id = useId();
  const { label, kind } = field;
  // Everyone knows what a card is.
  const description = field.options === "cards" ? undefined : field.description;
  const props = { id, field, take, described: description === undefined ? undefined : `${id}-about` };
  const about = description !== undefined && (
    <p class="about" id={`${id}-about`}>
      {description}
    </p>
  );
  if (kind === "flag") {
    return (
      <div class="field flag">
        <input
          id={id}
          type="checkbox"
          checked={field.value === true}
          aria-describedby={props.described}
          onChange={({ currentTarget }) => take(currentTarget.checked)}
        />
        <label for={id}>{label}</label>
        {about}
      </div>
    );
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {field.options === "cards" ? (
        <CardInput {...props} names={everyCardName(whatIf)} />
      ) : kind === "choice" ? (
        <Choice {...props} options={field.options ?? []} />
      ) : (
        <Typed {...props} suggestions={field.options ?? []} />
      )}
      {about}
    </div>
  );
}

interface InputProps {
  readonly id: string;
  readonly field: EventField;
  readonly take: (value: FieldValue | undefined) => void;
  /** The id of the description. */
  readonly described: string | undefined;
}

interface ChoiceProps extends InputProps {
  readonly options: readonly string[];
}

function Choice({ id, field: { value, required }, take, described, options }: ChoiceProps) {
  const isUnsaid = value === undefined;
  return (
    <select
      id={id}
      value={String(value ?? "")}
      aria-describedby={described}
      onChange={({ currentTarget }) => take(currentTarget.value === "" ? undefined : currentTarget.value)}
    >
      {(!required || isUnsaid) && <option value="">–</option>}
      {options.map((option) => (
        <option value={option}>{option === "true" ? "yes" : option}</option>
      ))}
    </select>
  );
}

interface TypedProps extends InputProps {
  readonly suggestions: readonly string[];
}

/** A text or a number, taken once it is typed. */
function Typed({ id, field: { kind, value, required }, take, described, suggestions }: TypedProps) {
  const known = String(value ?? "");
  const change = (input: HTMLInputElement): void => {
    const typed = input.value.trim();
    if (typed === known) return;
    const number = Number(typed);
    if (typed === "" && !required) take(undefined);
    else if (typed === "" || (kind === "number" && !Number.isSafeInteger(number))) input.value = known;
    else take(kind === "number" ? number : typed);
  };
  return (
    <>
      <input
        id={id}
        type={kind === "number" ? "number" : "text"}
        value={known}
        autocomplete="off"
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        aria-describedby={described}
        onChange={({ currentTarget }) => change(currentTarget)}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface CardInputProps extends InputProps {
  readonly names: readonly string[];
}

/** The name of a known card; an unknown one is not taken, and the nearest is proposed. */
function CardInput({ id, field: { value, required }, take, described, names }: CardInputProps) {
  const [unknown, setUnknown] = useState<string>();
  const change = (typed: string): void => {
    const card = names.find((name) => name === typed) ?? names.find((name) => sameLetters(name, typed));
    setUnknown(card === undefined && typed !== "" ? typed : undefined);
    if (card !== undefined && card !== value) take(card);
    if (typed === "" && !required) take(undefined);
  };
  const meant = unknown === undefined ? undefined : nearest(unknown, names);
  return (
    <>
      <input
        id={id}
        list={CARD_LIST}
        value={unknown ?? String(value ?? "")}
        autocomplete="off"
        aria-invalid={unknown !== undefined}
        aria-describedby={unknown === undefined ? described : `${id}-unknown`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => (typedCard.value = currentTarget.value)}
        onChange={({ currentTarget }) => change(currentTarget.value.trim())}
      />
      {unknown !== undefined && (
        <p class="field-fault" id={`${id}-unknown`} role="alert">
          There is no card “{unknown}” here.
          {meant !== undefined && (
            <>
              {" "}
              Did you mean{" "}
              <button type="button" onClick={() => change(meant)}>
                {meant}
              </button>
              ?
            </>
          )}
        </p>
      )}
    </>
  );
}

function sameLetters(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
