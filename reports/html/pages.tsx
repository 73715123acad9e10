import type { Language } from "../../src/wording/language.js";
import { Spoken } from "./spoken.js";
import { renderToString } from "preact-render-to-string";
import type { Parts } from "../writer.js";
import { packed } from "./chunks.js";
import { Answers } from "./components/answers.js";
import type { Entry } from "./entries.js";

export interface PagesProps {
  /** The command that explains a scenario, without its id. */
  readonly command: string;
  /** Whether another engine than the reference gave the values. */
  readonly isOther: boolean;
  /** The readings that were followed in place of the recommended ones. */
  readonly readings: readonly string[];
  /** What stands in place of `pagesOf`, which would be too much at once. */
  readonly placeholder: string;
}

/** The place for the scenarios of a run. The script unpacks and draws a page when it is looked at. */
export function Pages({ command, isOther, readings, placeholder }: PagesProps) {
  return (
    <div
      class="pages"
      data-command={command}
      data-other={isOther ? "" : undefined}
      data-readings={readings.join(" ")}
      id="pages"
    >
      {placeholder}
    </div>
  );
}

/** The scenarios' answers as text, and what boards and layers are drawn from, packed. */
export function* pagesOf(entries: readonly Entry[], language: Language): Parts {
  for (const entry of entries)
    yield renderToString(
      <Spoken.Provider value={language}>
        <Answers {...entry} />
      </Spoken.Provider>,
    );
  for (const { text, first } of packed(entries)) {
    yield renderToString(
      <script type="text/plain" class="chunk" data-first={first}>
        {text}
      </script>,
    );
  }
}
