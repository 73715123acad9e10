import type { AfterStateBasedActions, Resolution } from "../../rules/formats.gen.js";
import type { TraceStage } from "../../rules/trace-stage.js";
import type { Misconception } from "../../misconceptions/misconceptions.js";
import type { Causes } from "../../resolver/telling/causes.js";
import type { ObjectNames } from "../../wording/object-names.js";
import type { Phrase } from "../../wording/phrase.js";
import type { WhyQuestion } from "./question.js";
import type { Reason } from "./reason.js";

/** What there is to explain: the right computation, and what a wrong rule set makes of the same board. */
export interface Explained {
  readonly question: WhyQuestion;
  readonly resolution: Resolution;
  /** Of the resolution: see `causesOf`. */
  readonly causes: Causes;
  /** If the question is about what comes after state-based actions. */
  readonly after?: AfterStateBasedActions;
  readonly names: ObjectNames;
  /** Wrong rule sets that give another answer, the most instructive first. */
  readonly wrong: readonly WrongAnswer[];
}

export interface WrongAnswer {
  readonly misconception: Misconception;
  readonly resolution: Resolution;
}

export interface Chapter {
  readonly stage: TraceStage;
  readonly title: Phrase;
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  /** What decides, in a few sentences; the answer itself is said before. */
  readonly short: readonly Reason[];
  readonly long: readonly Chapter[];
  readonly notBecause: readonly Reason[];
}
