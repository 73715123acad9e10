import type { Verdict } from "../src/rules/formats.gen.js";

/** good: passed; warn: by another reading of the rules; bad: wrong or no answer; idle: not asked, or not supported. */
export type Tone = "good" | "warn" | "bad" | "idle";

interface VerdictFacts {
  readonly tone: Tone;
  /** Why a run with this verdict counts as a failure. */
  readonly failure: string;
}

/** Worst first. */
export const VERDICTS: Readonly<Record<Verdict, VerdictFacts>> = {
  fail: {
    tone: "bad",
    failure: "The engine does not support what it claims, or no clause decides the scenario.",
  },
  crashed: { tone: "bad", failure: "The engine ended without an answer." },
  timeout: { tone: "bad", failure: "The engine gave no answer in time." },
  unstable: {
    tone: "bad",
    failure: "Asked again in other words the engine answered something else.",
  },
  wrongSequence: { tone: "bad", failure: "The engine wrote a message out of sequence." },
  invalidMessage: {
    tone: "bad",
    failure: "The engine wrote what is no message of the protocol.",
  },
  invalidJson: { tone: "bad", failure: "The engine wrote a line that is no JSON." },
  oversizedLine: { tone: "bad", failure: "The engine wrote a line that is too long." },
  flooded: { tone: "bad", failure: "The engine wrote more than anybody can read." },
  error: { tone: "bad", failure: "The engine reported an error." },
  broken: { tone: "bad", failure: "The file of the scenario is broken." },
  alternative: {
    tone: "warn",
    failure: "The answer is that of another reading, though it is known not to be.",
  },
  unsupported: { tone: "idle", failure: "The engine does not support the run." },
  refused: { tone: "idle", failure: "The engine refuses the run." },
  notRun: { tone: "idle", failure: "The run was cut off before." },
  pass: { tone: "good", failure: "The answer is as expected, though it is known not to be." },
};

export const VERDICT_ORDER = Object.keys(VERDICTS) as readonly Verdict[];
