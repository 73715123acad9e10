import { useWords } from "../spoken.js";
import type { Report } from "../../../src/rules/formats.gen.js";
import { type Tone, VERDICT_ORDER, VERDICTS } from "../../verdicts.js";
import { filter } from "../anchors.js";
import { Verdict } from "./verdict.js";

/** The number of results by verdict: a bar, and the same in numbers. */
export function VerdictBar({ counts }: { readonly counts: Report["footer"]["counts"] }) {
  const words = useWords();
  const shown = VERDICT_ORDER.map((verdict) => ({ verdict, n: counts[verdict] ?? 0 })).filter(({ n }) => n > 0);
  return (
    <div class="verdicts">
      <Bar segments={shown.map(({ verdict, n }) => [VERDICTS[verdict].tone, n])} />
      <ul class="legend">
        {shown.map(({ verdict, n }) => (
          <li>
            <a class="tally" href="#scenarios" data-filter={filter("verdict", verdict)}>
              <strong>{words.number(n)}</strong> <Verdict verdict={verdict} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export type Segment = readonly [tone: Tone, n: number];

/** A stacked bar; its numbers are next to it in words. */
export function Bar({ segments }: { readonly segments: readonly Segment[] }) {
  const total = segments.reduce((sum, [, n]) => sum + n, 0);
  let from = 0;
  return (
    <svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {segments.flatMap(([tone, n]) => {
        if (n === 0) return [];
        const x = from;
        from += (n / total) * 1000;
        return <rect class={tone} x={x.toFixed(1)} y="0" width={(from - x).toFixed(1)} height="10" />;
      })}
    </svg>
  );
}
