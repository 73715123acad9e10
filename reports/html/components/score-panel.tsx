import type { Report, Score } from "../../../src/rules/formats.gen.js";
import { isAnsweredLate, isFailure } from "../../../src/rules/failure.js";
import { isKnownFailure } from "../../answers.js";
import { count } from "../../count.js";
import { percentOf, scoresOf } from "../../scores.js";
import { Bar, type Segment } from "./verdict-bar.js";

export function ScorePanel({ report }: { readonly report: Report }) {
  const { claimed, corpus } = scoresOf(report);
  const missed = claimed.runs - claimed.passed;
  return (
    <section class="score-panel" aria-label="Scores">
      <Meter
        title="Of what it claims"
        score={claimed}
        segments={[
          ["good", claimed.passed],
          ["bad", missed],
        ]}
      />
      <Meter
        title="Of the corpus"
        score={corpus}
        segments={[
          ["good", corpus.passed],
          ["bad", Math.min(missed, corpus.runs - corpus.passed)],
          ["idle", Math.max(0, corpus.runs - corpus.passed - missed)],
        ]}
      />
      <p class="soft">{standing(report)}</p>
    </section>
  );
}

interface MeterProps {
  readonly title: string;
  readonly score: Score;
  readonly segments: readonly Segment[];
}

function Meter({ title, score, segments }: MeterProps) {
  return (
    <div class="meter panel">
      <h3>{title}</h3>
      <p>
        <strong>{percentOf(score) ?? "—"}</strong>{" "}
        <span>{score.runs === 0 ? "no runs" : `${score.passed} of ${count(score.runs, "run")} pass`}</span>
      </p>
      <Bar segments={segments} />
    </div>
  );
}

/** What the two scores do not show: failures, known failures, runs beyond the claims. */
function standing({ results }: Report): string {
  const failures = results.filter(isFailure).length;
  const known = results.filter(isKnownFailure).length;
  const unclaimed = results.filter(({ lacks }) => lacks !== undefined).length;
  const leaks = results.filter(isAnsweredLate).length;
  return [
    failures === 0 ? "Nothing counts as a failure." : `${count(failures, "run counts", "runs count")} as a failure.`,
    ...(known === 0 ? [] : [`${count(known, "run fails", "runs fail")} as its expectations file says.`]),
    ...(unclaimed === 0
      ? []
      : [`${count(unclaimed, "run needs", "runs need")} what it does not claim: they count for the corpus alone.`]),
    ...(leaks === 0 ? [] : [`${count(leaks, "run was", "runs were")} answered only alone, in a fresh process.`]),
  ].join(" ");
}
