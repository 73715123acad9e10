import type { Language } from "../../src/wording/language.js";
import { Spoken } from "./spoken.js";
import { renderToString } from "preact-render-to-string";
import { type Chunk, packed } from "./chunks.js";
import { Answers } from "./components/answers.js";
import type { Entry } from "./entries.js";
import { Slot } from "./slots.js";

export interface PagesProps {
  /** The command that explains a scenario, without its id. */
  readonly command: string;
  /** Whether another engine than the reference gave the values. */
  readonly isOther: boolean;
  /** The readings that were followed in place of the recommended ones. */
  readonly readings: readonly string[];
}

/** The place for the scenarios of a run. The script unpacks and draws a page when it is looked at. */
export function Pages({ command, isOther, readings }: PagesProps) {
  return (
    <div
      class="pages"
      data-command={command}
      data-other={isOther ? "" : undefined}
      data-readings={readings.join(" ")}
      id="pages"
    >
      <Slot of="pages" />
    </div>
  );
}

/** Scenarios that follow each other: their answers as text, and packed what their boards and layers are drawn from. */
export interface DrawnChunk {
  readonly answers: string;
  readonly script: string;
}

/** Takes most of the time that a report takes. It is drawn from the text alone, so any thread can do it. */
export function drawn({ text, first }: Chunk, language: Language): DrawnChunk {
  const entries = JSON.parse(text) as readonly Entry[]; // our own writer wrote it
  return {
    answers: entries
      .map((entry) =>
        renderToString(
          <Spoken.Provider value={language}>
            <Answers {...entry} />
          </Spoken.Provider>,
        ),
      )
      .join(""),
    script: renderToString(
      <script type="text/plain" class="chunk" data-first={first}>
        {packed(text)}
      </script>,
    ),
  };
}
