import { useEffect, useRef } from "preact/hooks";
import type { Report } from "../../src/rules/formats.gen.js";
import { count } from "../../reports/count.js";
import { fileOfRun, runState } from "./run.js";
import { REPORT_FILES, type RunState } from "./run-state.js";
import { cancelledWords, headline, replacedWords, secondsWords } from "./run-words.js";
import { saveFile } from "./save-file.js";

/** The result of the last run and its files. `takeFocus`: whether its heading takes the focus. */
export function RunResult({ takeFocus }: { readonly takeFocus: () => boolean }) {
  const state = runState.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.kind === "finished" && takeFocus()) heading.current?.focus();
  }, [state.kind]);
  switch (state.kind) {
    case "idle":
    case "loading":
    case "running":
      return null;
    case "failed":
      return (
        <p class="banner run-failed" role="alert">
          {state.message}
        </p>
      );
    case "finished":
      return (
        <section class="run-result" aria-labelledby="run-result-title">
          <h3 id="run-result-title" tabIndex={-1} ref={heading}>
            {headline(state.report)}
          </h3>
          <p class="soft">{finishedWords(state)}</p>
          {state.unmade > 0 && (
            <p class="banner" role="note">
              {count(state.unmade, "run")} could not be made: no worker could be started any more.
            </p>
          )}
          <Downloads report={state.report} />
        </section>
      );
    case "cancelled":
      return (
        <section class="run-result" aria-labelledby="run-result-title">
          <h3 id="run-result-title">{cancelledWords(state)}</h3>
          <p class="soft">The others are told as not run.</p>
          <Downloads report={state.report} />
        </section>
      );
  }
}

function finishedWords({ report, seconds, lost, unmade }: Extract<RunState, { kind: "finished" }>): string {
  const { passed, failed } = report.footer.values;
  const parts = [
    `${count(report.scenarios.length, "scenario")} and ${count(passed + failed, "value")} in ${secondsWords(seconds)}`,
  ];
  if (lost > 0 && unmade === 0)
    parts.push(`${replacedWords(lost)}, and what ${lost === 1 ? "it" : "they"} had in hand ran again`);
  return parts.join("; ");
}

function Downloads({ report }: { readonly report: Report }) {
  return (
    <ul class="downloads">
      {REPORT_FILES.map((name) => (
        <li key={name}>
          <button
            type="button"
            onClick={() =>
              saveFile(name, fileOfRun(report, name), name.endsWith("json") ? "application/json" : "text/csv")
            }
          >
            Download {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
