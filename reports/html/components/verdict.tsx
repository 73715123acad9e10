import type { Verdict as VerdictName } from "../../../src/rules/formats.gen.js";

/** The presentation of a verdict: a mark and a word, so that it does not depend on color. */
export const VERDICTS: Readonly<
  Record<VerdictName, { readonly mark: string; readonly word: string; readonly tone: Tone }>
> = {
  fail: { mark: "✗", word: "fail", tone: "bad" },
  crashed: { mark: "!", word: "crashed", tone: "bad" },
  timeout: { mark: "!", word: "timeout", tone: "bad" },
  unstable: { mark: "!", word: "unstable", tone: "bad" },
  wrongSequence: { mark: "!", word: "out of sequence", tone: "bad" },
  invalidMessage: { mark: "!", word: "invalid message", tone: "bad" },
  invalidJson: { mark: "!", word: "invalid JSON", tone: "bad" },
  oversizedLine: { mark: "!", word: "oversized line", tone: "bad" },
  flooded: { mark: "!", word: "flooded", tone: "bad" },
  error: { mark: "!", word: "error", tone: "bad" },
  broken: { mark: "!", word: "broken file", tone: "bad" },
  alternative: { mark: "≈", word: "another reading", tone: "warn" },
  unsupported: { mark: "–", word: "unsupported", tone: "idle" },
  refused: { mark: "–", word: "refused", tone: "idle" },
  notRun: { mark: "–", word: "not run", tone: "idle" },
  pass: { mark: "✓", word: "pass", tone: "good" },
};

export type Tone = "good" | "bad" | "warn" | "idle";

/** Worst first. */
export const VERDICT_ORDER = Object.keys(VERDICTS) as readonly VerdictName[];

export function Verdict({ verdict }: { readonly verdict: VerdictName }) {
  const { mark, word, tone } = VERDICTS[verdict];
  return (
    <span class={`verdict ${tone}`}>
      <span class="mark" aria-hidden="true">
        {mark}
      </span>
      {word}
    </span>
  );
}

/** ✓ or ✗ of a single value. */
export function Mark({ ok }: { readonly ok: boolean }) {
  return (
    <span class={`mark ${ok ? "good" : "bad"}`} role="img" aria-label={ok ? "as expected" : "not as expected"}>
      {ok ? "✓" : "✗"}
    </span>
  );
}
