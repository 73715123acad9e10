import type { CheckEvent, Resolution, Scenario } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import { causesOf } from "../../src/resolver/telling/causes.js";
import { toResolution } from "../../src/resolver/telling/resolution.js";
import { type Outcome, resolve } from "../../src/resolver/resolve.js";
import { boardsOf } from "../../src/timeline/run.js";
import type { Explained } from "../../src/explain/why/explanation.js";
import { questionsOf } from "../../src/explain/questions.js";
import type { WhyQuestion } from "../../src/explain/why/question.js";
import { cardsOf } from "../../src/verifier/request.js";
import { objectNames } from "../../src/wording/object-names.js";
import { corpusCards, corpusScenarios } from "./corpus.js";

/** A check of a scenario under a ruleset, with the computation and what is asked of it. */
export interface Moment {
  readonly check: string;
  readonly outcome: Outcome;
  readonly resolution: Resolution;
  readonly explained: readonly Explained[];
}

/** Everything that the checks of a scenario ask under a ruleset, ready to be explained; no wrong answers. */
export function everyExplained(scenario: Scenario, ruleset: Ruleset): Explained[] {
  return everyMoment(scenario, ruleset).flatMap(({ explained }) => explained);
}

/** Every check of a scenario that holds under a ruleset. */
export function everyMoment(scenario: Scenario, ruleset: Ruleset): Moment[] {
  const folded = boardsOf(scenario, corpusCards(), ruleset);
  if (!folded.ok) throw new Error(folded.faults.map(({ message }) => message).join("; "));
  const names = objectNames(scenario, cardsOf(scenario, corpusCards()));
  return folded.value.flatMap(({ check, board, settled }) => {
    const event = scenario.timeline.find((each): each is CheckEvent => each.kind === "check" && each.id === check);
    if (event === undefined || event.rulesets?.includes(ruleset.id) === false) return [];
    const outcome = resolve(board, ruleset);
    const resolution = toResolution(outcome);
    const causes = causesOf(outcome, resolution.trace);
    const settledThen = (): Resolution => toResolution(resolve(settled?.board ?? board, ruleset));
    const after =
      settled === undefined ? {} : { after: { rounds: settled.rounds, open: settled.open, resolution: settledThen() } };
    const explained = questionsOf(event).map((question) => ({
      question,
      resolution,
      causes,
      names,
      wrong: [],
      ...after,
    }));
    return [{ check, outcome, resolution, explained }];
  });
}

/** One question about the last check of a scenario that asks it. */
export function explainedOf(id: string, question: WhyQuestion, ruleset = rulesetOf("current")): Explained {
  const scenario = corpusScenarios().find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const found = everyExplained(scenario, ruleset).findLast(
    (each) => JSON.stringify(each.question) === JSON.stringify(question),
  );
  if (found === undefined) throw new Error(`${id} does not ask ${JSON.stringify(question)}`);
  return found;
}
