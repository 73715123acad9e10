import { dashed } from "../../../src/wording/known-message.js";
import { useWords } from "../spoken.js";
import type { Verdict as VerdictName } from "../../../src/rules/formats.gen.js";
import { type Tone, VERDICTS } from "../../verdicts.js";

const MARKS: Readonly<Record<Tone, string>> = { good: "✓", warn: "≈", bad: "!", idle: "–" };

/** A verdict as a mark and a word, so that it does not depend on color. */
export function Verdict({ verdict }: { readonly verdict: VerdictName }) {
  const words = useWords();
  const { tone } = VERDICTS[verdict];
  return (
    <span class={`verdict ${tone}`}>
      <span class="mark" aria-hidden="true">
        {verdict === "fail" ? "✗" : MARKS[tone]}
      </span>
      {words.text(`report-verdict-${dashed(verdict)}`)}
    </span>
  );
}

/** ✓ or ✗ of a single value. */
export function Mark({ ok }: { readonly ok: boolean }) {
  const words = useWords();
  return (
    <span
      class={`mark ${ok ? "good" : "bad"}`}
      role="img"
      aria-label={words.text(ok ? "report-as-expected" : "report-not-as-expected")}
    >
      {ok ? "✓" : "✗"}
    </span>
  );
}
