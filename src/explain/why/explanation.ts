import type { AfterStateBasedActions, Resolution } from "../../rules/formats.gen.js";
import type { TraceStage } from "../../rules/trace-stage.js";
import type { Misconception } from "../../misconceptions/misconceptions.js";
import type { Causes } from "../../resolver/telling/causes.js";
import type { ObjectNames } from "../../wording/object-names.js";
import type { Phrase } from "../../wording/phrase.js";
import type { WhyQuestion } from "./question.js";
import type { Reason, Weight } from "./reason.js";

/** What to explain: the correct computation, and the wrong rules that lead elsewhere. */
export interface Explained {
  readonly question: WhyQuestion;
  readonly resolution: Resolution;
  /** The causes of the resolution: see `causesOf`. */
  readonly causes: Causes;
  /** Present if the question is about the board after state-based actions. */
  readonly after?: AfterStateBasedActions;
  readonly names: ObjectNames;
  /** Wrong rules that give another answer, the most instructive first. */
  readonly wrong: readonly WrongAnswer[];
  /** Steps by which something ended that would give another answer. */
  readonly over?: readonly number[];
}

export interface WrongAnswer {
  readonly misconception: Misconception;
  /** The effects that are applied otherwise to what is asked about by these rules; undefined: nobody has looked. */
  readonly otherwise?: ReadonlySet<string>;
}

export interface Chapter {
  readonly stage: TraceStage;
  readonly title: Phrase;
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  /** What decides, in a few sentences; the answer itself comes before them. */
  readonly short: readonly Reason[];
  /** Those of them that tell what makes the value. */
  readonly making: readonly Reason[];
  /** Those of them that tell how effects stand to each other, with their kind. */
  readonly relations: ReadonlyMap<Reason, Weight>;
  readonly long: readonly Chapter[];
  readonly notBecause: readonly Reason[];
  /** Those of the few sentences that tell what has ended. */
  readonly over?: readonly Reason[];
}
