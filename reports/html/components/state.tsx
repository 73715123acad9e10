import { useWords } from "../spoken.js";
import type { CoverageState } from "../../coverage.js";
import type { Tone } from "../../verdicts.js";

/** How well a clause is covered: a mark and a word. */
export const STATES: Readonly<Record<CoverageState, { readonly mark: string; readonly tone: Tone }>> = {
  covered: { mark: "●", tone: "good" },
  thin: { mark: "◐", tone: "warn" },
  untested: { mark: "○", tone: "bad" },
  untestable: { mark: "–", tone: "idle" },
};

export const COVERAGE_STATES = Object.keys(STATES) as readonly CoverageState[];

export function State({ state }: { readonly state: CoverageState }) {
  const words = useWords();
  const { mark, tone } = STATES[state];
  return (
    <span class={`state ${tone}`}>
      <span aria-hidden="true">{mark}</span> {words.text(`report-state-${state}`)}
    </span>
  );
}
