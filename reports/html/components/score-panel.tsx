import { type PageWords, useWords } from "../spoken.js";
import type { Report, Score } from "../../../src/rules/formats.gen.js";
import { isAnsweredLate, isFailure } from "../../../src/rules/failure.js";
import { isKnownFailure } from "../../answers.js";
import { percentOf, scoresOf } from "../../scores.js";
import { Bar, type Segment } from "./verdict-bar.js";

export function ScorePanel({ report }: { readonly report: Report }) {
  const words = useWords();
  const { claimed, corpus } = scoresOf(report);
  const missed = claimed.runs - claimed.passed;
  return (
    <section class="score-panel" aria-label={words.text("report-scores")}>
      <Meter
        title={words.text("report-of-claims")}
        score={claimed}
        segments={[
          ["good", claimed.passed],
          ["bad", missed],
        ]}
      />
      <Meter
        title={words.text("report-of-corpus")}
        score={corpus}
        segments={[
          ["good", corpus.passed],
          ["bad", Math.min(missed, corpus.runs - corpus.passed)],
          ["idle", Math.max(0, corpus.runs - corpus.passed - missed)],
        ]}
      />
      <p class="soft">{standing(report, words)}</p>
    </section>
  );
}

interface MeterProps {
  readonly title: string;
  readonly score: Score;
  readonly segments: readonly Segment[];
}

function Meter({ title, score, segments }: MeterProps) {
  const words = useWords();
  return (
    <div class="meter panel">
      <h3>{title}</h3>
      <p>
        <strong>{percentOf(score) ?? "—"}</strong>{" "}
        <span>
          {score.runs === 0
            ? words.text("report-no-runs")
            : words.text("report-score", { passed: score.passed, count: score.runs })}
        </span>
      </p>
      <Bar segments={segments} />
    </div>
  );
}

/** What the two scores do not show: failures, known failures, runs beyond the claims. */
function standing({ results }: Report, words: PageWords): string {
  const failures = results.filter(isFailure).length;
  const known = results.filter(isKnownFailure).length;
  const unclaimed = results.filter(({ lacks }) => lacks !== undefined).length;
  const leaks = results.filter(isAnsweredLate).length;
  return [
    failures === 0 ? words.text("report-no-failure") : words.text("report-failures", { count: failures }),
    ...(known === 0 ? [] : [words.text("report-known-failures", { count: known })]),
    ...(unclaimed === 0 ? [] : [words.text("report-unclaimed", { count: unclaimed })]),
    ...(leaks === 0 ? [] : [words.text("report-answered-late", { count: leaks })]),
  ].join(" ");
}
