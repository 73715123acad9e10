import { expect } from "chai";
import type { WhyQuestion } from "../../src/explain/why/question.js";
import { eventsBefore } from "../../src/rules/events-before.js";
import type { RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { groupBy } from "../../src/rules/group.js";
import { isOfLayersAlone, misconceptionOf, misled } from "../../src/misconceptions/misconceptions.js";
import { remembered } from "../../src/rules/remembered.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { boardsOf, checkPointOf, runTimeline } from "../../src/timeline/run.js";
import { answerKey, answerOf } from "../../src/training/answer.js";
import { type CommonMistake, commonMistakes, mistakePhrase } from "../../src/training/common-mistakes.js";
import { feedbackPhrase } from "../../src/training/feedback.js";
import { Speaker } from "../../src/wording/speaker.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";

const FOLDS = new Map<CommonMistake, ReturnType<typeof runTimeline>>();

/** What somebody with this misconception answers, by a run of its own, or on the board that the right rules have led to. */
function misledAnswers(mistake: CommonMistake, question: WhyQuestion): string[] {
  const { run, check, misconception } = mistake;
  const rules = misled(run.ruleset, misconception);
  if (rules === undefined) return [];
  const fold = remembered(FOLDS, mistake, () => runTimeline(run.scenario, corpusCards(), rules));
  const own = fold.ok ? fold.value.checkPoints.find((each) => each.check === check.id) : undefined;
  const boards = isOfLayersAlone(misconception) ? boardsOf(run.scenario, corpusCards(), run.ruleset) : undefined;
  const seen = boards?.ok === true ? boards.value.find((each) => each.check === check.id) : undefined;
  return [own, seen && checkPointOf(seen, rules)].flatMap((point) => {
    const answer = point && answerOf(question, point);
    return answer === undefined ? [] : [answerKey(answer)];
  });
}

function mistakesOf(id: string): CommonMistake[] {
  const scenario = corpusScenarios().find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return foundIn(scenario, "current");
}

/** Those of a scenario as the resolver runs it. */
function foundIn(scenario: Scenario, ruleset: RulesetId): CommonMistake[] {
  const rules = rulesetOf(ruleset);
  const fold = runTimeline(scenario, corpusCards(), rules);
  if (!fold.ok) throw new Error(`${scenario.id} can be run`);
  const { checkPoints } = fold.value;
  return [...commonMistakes({ scenario, cards: corpusCards(), ruleset: rules, checkPoints }).values()].flat();
}

/** A sentence about a mistake is false if nobody who makes it would answer so, or if the answer is right. */
function fault(mistake: CommonMistake): string | undefined {
  return mistake.wrong
    .map(({ question, right, wrong }) => {
      const told = answerKey(wrong);
      if (told === answerKey(right)) return "the answer is right";
      return misledAnswers(mistake, question).includes(told)
        ? undefined
        : `${mistake.misconception.id} does not lead there`;
    })
    .find((found) => found !== undefined);
}

describe("the mistakes that beckon on a board", () => {
  it("lead to just the answers that are told of them, on every seventh scenario", () => {
    const scenarios = corpusScenarios().filter((_, n) => n % 7 === 0);
    const faults = scenarios.flatMap((scenario) => {
      const ruleset = scenario.rulesets.at(-1) ?? "current";
      return foundIn(scenario, ruleset)
        .flatMap((mistake) => fault(mistake) ?? [])
        .map((words) => `${scenario.id}: ${words}`);
    });
    expect(faults).to.deep.equal([]);
  });

  it("are found to be told falsely with another belief, or of the right answer", () => {
    const [mistake] = mistakesOf("blood-moon-urborg-urborg-first");
    const other = mistakesOf("opalescence-humility-humility-last")[0];
    if (mistake === undefined || other === undefined) throw new Error("both have mistakes");
    expect(fault({ ...mistake, misconception: other.misconception })).to.not.equal(undefined);
    const [{ question, right }] = mistake.wrong;
    expect(fault({ ...mistake, wrong: [{ question, right, wrong: right }] })).to.equal("the answer is right");
  });

  it("are two at most of one board, and each forgets another clause", () => {
    for (const id of ["blood-moon-urborg-urborg-first", "opalescence-humility-humility-last"]) {
      const byBoard = groupBy(
        mistakesOf(id),
        ({ run, check }) => eventsBefore(check.id, run.scenario.timeline).filter(({ kind }) => kind !== "check").length,
      );
      for (const [, all] of byBoard) {
        expect(all.length).to.be.within(1, 2);
        expect(new Set(all.map(({ misconception }) => misconception.forgets)).size).to.equal(all.length);
      }
    }
  });

  it("are none where a scenario does not come out as it expects", () => {
    const scenario = corpusScenarios().find(({ id }) => id === "blood-moon-urborg-urborg-first");
    if (scenario === undefined) throw new Error("no such scenario");
    const timeline = scenario.timeline.map((event) =>
      event.kind === "check" ? { ...event, expect: { Forest: { types: ["Artifact" as const] } } } : event,
    );
    expect(foundIn({ ...scenario, timeline }, "current")).to.deep.equal([]);
  });

  it("cite what counters had as a sublayer of their own, 7d, from 2009 to 2020", () => {
    const mistake = misconceptionOf("counters-are-base");
    if (mistake === undefined) throw new Error("there is one");
    const cited = (["m10", "m14", "ikoria"] as const).map((ruleset) =>
      /\((\d{3}\.\d\w)\)\.$/.exec(new Speaker("en").sentence(feedbackPhrase(mistake, ruleset)))?.at(1),
    );
    expect(cited).to.deep.equal(["612.3d", "613.3d", "613.4c"]);
  });

  it("are told with what is wrong about them", () => {
    const [mistake] = mistakesOf("opalescence-humility-humility-last");
    if (mistake === undefined) throw new Error("there is one");
    const text = new Speaker("en").sentence(mistakePhrase(mistake));
    expect(text).to.match(/^What .*\? “.*”: This would be right if .*\. But .* \(\d{3}\.\d+[a-z]?\)\.$/);
  });
});
