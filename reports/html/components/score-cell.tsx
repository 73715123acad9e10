import type { Score } from "../../../src/rules/formats.gen.js";
import { percentOf } from "../../scores.js";
import { Bar } from "./verdict-bar.js";

export interface ScoreCellProps {
  readonly score: Score;
  /** Whether runs that do not pass are shown as failures or as open. */
  readonly missed: "bad" | "idle";
}

/** A cell of a table: how many runs pass, as a bar, in numbers and in percent. */
export function ScoreCell({ score, missed }: ScoreCellProps) {
  const percent = percentOf(score);
  if (percent === undefined)
    return (
      <td>
        <span class="soft">no runs</span>
      </td>
    );
  return (
    <td>
      <Bar
        segments={[
          { n: score.passed, tone: "good" },
          { n: score.runs - score.passed, tone: missed },
        ]}
      />
      <span class="score">
        {score.passed} of {score.runs} <span class="soft">{percent}</span>
      </span>
    </td>
  );
}
