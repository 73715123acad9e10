import type { Score } from "../../../src/rules/formats.gen.js";
import { percentOf, type Scores } from "../../scores.js";
import { Bar } from "./verdict-bar.js";

interface ScoreCellProps {
  readonly score: Score;
  /** How runs that do not pass are shown: as failures or as open. */
  readonly missed: "bad" | "idle";
}

/** How many runs pass, as a bar, in numbers and in percent. */
function ScoreCell({ score: { runs, passed }, missed }: ScoreCellProps) {
  const percent = percentOf({ runs, passed });
  return (
    <td>
      {percent === undefined ? (
        <span class="soft">no runs</span>
      ) : (
        <>
          <Bar
            segments={[
              ["good", passed],
              [missed, runs - passed],
            ]}
          />
          <span class="score">
            {passed} of {runs} <span class="soft">{percent}</span>
          </span>
        </>
      )}
    </td>
  );
}

export const SCORE_COLUMNS = ["Of what it claims", "Of the corpus"];

export function ScoreCells({ claimed, corpus }: Scores) {
  return (
    <>
      <ScoreCell score={claimed} missed="bad" />
      <ScoreCell score={corpus} missed="idle" />
    </>
  );
}
