import { type PageWords, useWords } from "../spoken.js";
import type { Score } from "../../../src/rules/formats.gen.js";
import { percentOf, type Scores } from "../../scores.js";
import { Bar } from "./verdict-bar.js";

interface ScoreCellProps {
  readonly score: Score;
  /** How runs that do not pass are shown: as failures or as open. */
  readonly missed: "bad" | "idle";
  /** What it is of, where a phone shows no head of columns. */
  readonly label: string;
}

/** How many runs pass, as a bar, in numbers and in percent. */
function ScoreCell({ score: { runs, passed }, missed, label }: ScoreCellProps) {
  const words = useWords();
  const percent = percentOf({ runs, passed });
  return (
    <td data-label={label}>
      {percent === undefined ? (
        <span class="soft">{words.text("report-no-runs")}</span>
      ) : (
        <>
          <Bar
            segments={[
              ["good", passed],
              [missed, runs - passed],
            ]}
          />
          <span class="score">
            {words.text("report-score-short", { passed, runs })} <span class="soft">{percent}</span>
          </span>
        </>
      )}
    </td>
  );
}

export function scoreColumns(words: PageWords): string[] {
  return [words.text("report-of-claims"), words.text("report-of-corpus")];
}

export function ScoreCells({ claimed, corpus }: Scores) {
  const words = useWords();
  return (
    <>
      <ScoreCell score={claimed} missed="bad" label={words.text("report-of-claims-label")} />
      <ScoreCell score={corpus} missed="idle" label={words.text("report-of-corpus-label")} />
    </>
  );
}
