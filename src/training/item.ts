import type { Board } from "../rules/board.js";
import type { AfterStateBasedActions, CheckEvent, Resolution } from "../rules/formats.gen.js";
import type { Misconception } from "../misconceptions/misconceptions.js";
import type { Causes } from "../resolver/telling/causes.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { CorpusScenario } from "../verifier/plan.js";
import type { Answer } from "./answer.js";
import type { Complexity, Knowledge } from "./difficulty.js";
import type { WhyQuestion } from "../explain/why/question.js";

/** One question about one moment of a scenario with its answer and the wrong ones, in no language yet. */
export interface Item {
  readonly entry: CorpusScenario;
  readonly ruleset: Ruleset;
  readonly check: CheckEvent;
  readonly question: WhyQuestion;
  readonly answer: Answer;
  /** Wrong answers, the most instructive first; none: the question is open. */
  readonly wrong: readonly Distractor[];
  /** The id of the reading that the answer follows, if it would be another under another one. */
  readonly reading?: string;
  /** What lies where, as the layers start from it. */
  readonly board: Board;
  readonly resolution: Resolution;
  readonly causes: Causes;
  readonly after?: AfterStateBasedActions;
  /** The places of the steps of the trace that lead to the answer. */
  readonly steps: readonly number[];
  readonly knowledge: Knowledge;
  readonly complexity: Complexity;
}

/** A wrong answer, and the mistakes that lead to it, the most instructive first. */
export interface Distractor {
  readonly answer: Answer;
  readonly misconceptions: readonly [Misconception, ...Misconception[]];
  /** What the first of them finds; of its trace only what the order turns on is told. */
  readonly resolution: Resolution;
}
