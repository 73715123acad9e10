import { expect } from "chai";
import { groupBy } from "../../src/rules/group.js";
import { misled } from "../../src/misconceptions/misconceptions.js";
import { runTimeline } from "../../src/timeline/run.js";
import { answerKey, answerOf } from "../../src/training/answer.js";
import { type CommonMistake, commonMistakes, mistakePhrase } from "../../src/training/common-mistakes.js";
import { Speaker } from "../../src/wording/speaker.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";

/** What somebody with this misconception answers, by a run of its own. */
function misledAnswer({ item, misconception }: CommonMistake): string | undefined {
  const { entry, check, question, ruleset } = item;
  const rules = misled(ruleset, misconception);
  const fold = rules && runTimeline(entry.scenario, corpusCards(), rules);
  const point = fold?.ok === true ? fold.value.checkPoints.find((each) => each.check === check.id) : undefined;
  const answer = point && answerOf(question, point);
  return answer && answerKey(answer);
}

function mistakesOf(id: string): CommonMistake[] {
  const scenario = corpusScenarios().find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return [...commonMistakes(scenario, corpusCards(), "current").values()].flat();
}

/** A sentence about a mistake is false if nobody who makes it would answer so, or if the answer is right. */
function fault(mistake: CommonMistake): string | undefined {
  const told = answerKey(mistake.wrong.answer);
  if (told === answerKey(mistake.item.answer)) return "the answer is right";
  return told === misledAnswer(mistake) ? undefined : `${mistake.misconception.id} does not lead there`;
}

describe("the mistakes that beckon on a board", () => {
  it("lead to just the answers that are told of them, on every seventh scenario", () => {
    const scenarios = corpusScenarios().filter((_, n) => n % 7 === 0);
    const faults = scenarios.flatMap((scenario) => {
      const ruleset = scenario.rulesets.at(-1) ?? "current";
      const all = [...commonMistakes(scenario, corpusCards(), ruleset).values()].flat();
      return all.flatMap((mistake) => fault(mistake) ?? []).map((words) => `${scenario.id}: ${words}`);
    });
    expect(faults).to.deep.equal([]);
  });

  it("are found to be told falsely with another belief, or of the right answer", () => {
    const [mistake] = mistakesOf("blood-moon-urborg-urborg-first");
    const other = mistakesOf("opalescence-humility-humility-last")[0];
    if (mistake === undefined || other === undefined) throw new Error("both have mistakes");
    expect(fault({ ...mistake, misconception: other.misconception })).to.not.equal(undefined);
    expect(fault({ ...mistake, wrong: { ...mistake.wrong, answer: mistake.item.answer } })).to.equal(
      "the answer is right",
    );
  });

  it("are two at most of one board, and each forgets another clause", () => {
    for (const id of ["blood-moon-urborg-urborg-first", "opalescence-humility-humility-last"]) {
      const byBoard = groupBy(mistakesOf(id), ({ item }) => JSON.stringify(item.resolution.objects));
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
    expect([...commonMistakes({ ...scenario, timeline }, corpusCards(), "current")]).to.deep.equal([]);
  });

  it("are told with what is wrong about them", () => {
    const [mistake] = mistakesOf("opalescence-humility-humility-last");
    if (mistake === undefined) throw new Error("there is one");
    const text = new Speaker("en").sentence(mistakePhrase(mistake, corpusCards()));
    expect(text).to.match(/^What .*\? “.*”: This would be right if .*\. But .* \(\d{3}\.\d+[a-z]?\)\.$/);
  });
});
