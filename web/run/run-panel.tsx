import { useSignal } from "@preact/signals";
import type { RefObject, TargetedSubmitEvent } from "preact";
import { useRef } from "preact/hooks";
import { later } from "../later.js";
import { count } from "../../reports/count.js";
import { isPart, MOST_SECONDS, MOST_WORKERS, optionsOf, USUAL_SECONDS, usualWorkers } from "./form-options.js";
import { cancelRun, runState, startRun } from "./run.js";
import { RunProgress } from "./run-progress.js";
import { RunResult } from "./run-result.js";
import { isBusy } from "./run-state.js";

/** Loaded on demand: few users need the words of layers and open questions. */
const PartFields = later(async () => (await import("./part-fields.js")).PartFields);

export interface RunPanelProps {
  /** The size of the corpus, once it is loaded. */
  readonly counts?: { readonly scenarios: number; readonly runs: number } | undefined;
  readonly topics: readonly string[];
  /** Called when the user begins to choose a part. */
  readonly onPart?: () => void;
}

/** Runs the corpus, or a part of it, in workers of this tab. */
export function RunPanel({ counts, topics, onPart }: RunPanelProps) {
  const isOfPart = useSignal(false);
  const wasOpened = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const part = useRef<HTMLDetailsElement>(null);
  const look = (form: HTMLFormElement): void => {
    isOfPart.value = isPart(new FormData(form));
  };
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    button.current?.scrollIntoView({ block: "nearest" }); // the result appears there
    void startRun(optionsOf(new FormData(event.currentTarget)));
  };
  return (
    <section class="run-panel panel" aria-labelledby="run-title">
      <h2 id="run-title">Run the corpus</h2>
      <p class="soft">
        {counts === undefined
          ? "Each scenario makes a run for each edition of the rules that it names."
          : `${count(counts.scenarios, "scenario")} make ${count(counts.runs, "run")}, one for each edition of the rules that a scenario names.`}
      </p>
      <form
        class="run-form"
        aria-labelledby="run-title"
        autocomplete="off"
        onSubmit={submit}
        onInput={({ currentTarget }) => look(currentTarget)}
      >
        <div class="run-line">
          <RunButton what={isOfPart.value ? "Run this part" : "Run"} button={button} />
          <NumberField
            name="workers"
            label="Workers"
            most={MOST_WORKERS}
            usual={usualWorkers(navigator.hardwareConcurrency)}
          />
          <NumberField name="seconds" label="Seconds for a scenario" most={MOST_SECONDS} usual={USUAL_SECONDS} />
        </div>
        <RunProgress />
        <RunResult takeFocus={() => document.activeElement === button.current} />
        <details
          class="run-part"
          ref={part}
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) return;
            wasOpened.value = true;
            onPart?.();
          }}
        >
          <summary>Run a part</summary>
          {wasOpened.value && <PartFields topics={topics} />}
          <p>
            <button
              type="button"
              onClick={() => {
                clearFields(part.current);
                isOfPart.value = false;
              }}
            >
              Clear
            </button>
          </p>
        </details>
      </form>
    </section>
  );
}

interface RunButtonProps {
  /** Its label while nothing runs. */
  readonly what: string;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Starts a run, or cancels it: one element, which keeps the focus. The second click of a double click and a held key would
 * undo the first. Enter in a field starts a run and cancels none.
 */
function RunButton({ what, button }: RunButtonProps) {
  const isRunning = isBusy(runState.value);
  return (
    <button
      ref={button}
      class="run-button"
      type={isRunning ? "button" : "submit"}
      onClick={(event) => {
        const isSecond = event.detail > 1;
        // The run may have ended before the click: it must not start the next one.
        if (isRunning || isSecond) event.preventDefault();
        if (isRunning && !isSecond) cancelRun();
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {isRunning ? "Cancel" : what}
    </button>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly usual: number;
}

/** A whole number from 1. */
function NumberField({ name, label, most, usual }: NumberFieldProps) {
  return (
    <p class="field">
      <label for={`run-${name}`}>{label}</label>
      <input id={`run-${name}`} name={name} type="number" min={1} max={most} step={1} required defaultValue={usual} />
    </p>
  );
}

/** Resets the fields in a part of the form. */
function clearFields(place: HTMLElement | null): void {
  for (const field of place?.querySelectorAll("input") ?? []) {
    field.checked = field.defaultChecked;
    if (field.type === "text") field.value = "";
  }
}
