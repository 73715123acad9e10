import { expect } from "chai";
import { narratorFor } from "../../reports/html/components/told.js";
import { boardReason } from "../../reports/reason.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { CheckPoint, Result, Scenario } from "../../src/rules/formats.gen.js";
import { summaryOf } from "../../src/verifier/report.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

function fileOf(id: string): (typeof SCENARIO_FILES)[number] {
  return SCENARIO_FILES.find(({ data }) => data.id === id) ?? expect.fail(`no scenario ${id}`);
}

describe("the sentence of reason of a board", () => {
  const reasonAt = async (id: string, check: string, change: Partial<Scenario> = {}): Promise<string | undefined> => {
    const { file, folder, data: plain } = fileOf(id);
    const data: Scenario = { ...plain, ...change };
    const result: Result = await verifyEntry(data, CARDS, "current", REFERENCE_ENGINE);
    const point: CheckPoint | undefined = result.checkPoints.find((each) => each.check === check);
    if (point === undefined) expect.fail(`no check ${check}`);
    const summary = summaryOf({ file, topic: folder, scenario: data }, CARDS);
    return boardReason(summary, result, point, narratorFor(summary))?.text;
  };

  it("is what somebody wrote, of the first board", async () => {
    const [written = ""] = fileOf("clone-under-humility").data.why ?? [];
    const reason = await reasonAt("clone-under-humility", "end");
    expect(reason).to.not.equal("");
    expect(written.startsWith(reason ?? "nothing")).to.equal(true);
  });

  it("is made from the steps of a later board, and tells what decides there", async () => {
    expect(await reasonAt("opalescence-humility-humility-last", "end")).to.match(/Humility.*has begun|had begun/);
    expect(await reasonAt("living-swamps-under-humility", "humbled")).to.match(/Humility/);
    expect(await reasonAt("living-swamps-under-humility", "bell-gone")).to.match(/Once the Bell is gone/);
  });

  it("is not of a check that another edition has before it", async () => {
    expect(await reasonAt("chain-through-a-color-looked-at-once", "since")).to.match(/ is older than .* but waits/);
  });

  it("is of the value that the scenario is about, and not of another that has changed as well", async () => {
    expect(await reasonAt("empty-shrine-kannushi-cerulean-wisps", "end")).to.match(/protection from blue/);
    expect(await reasonAt("god-made-a-vehicle-and-crewed", "next-turn")).to.match(
      /artifact in place of an enchantment/,
    );
    expect(await reasonAt("attacking-as-though-without-defender", "end")).to.match(/combat damage/);
    expect(await reasonAt("null-profusion-then-gnat-miser", "end")).to.match(/hand size.*hand size/);
  });

  it("is of the value that the scenario names as asked, whatever words its question has", async () => {
    const asks = (characteristic: string): Partial<Scenario> => ({
      question: "What now?",
      why: [],
      asks: [{ subject: "Skeletal Changeling", characteristic }],
    });
    const reason = async (characteristic: string): Promise<string | undefined> =>
      reasonAt("skeletal-changeling-humility", "end", asks(characteristic));
    expect(await reason("abilities")).to.match(/loses all abilities/);
    expect(await reason("power"))
      .to.match(/1\/1/)
      .and.to.not.match(/loses all abilities/);
  });

  it("ends a sum of costs with its result", async () => {
    expect(await reasonAt("trinisphere-looks-at-the-total", "end")).to.match(/ is locked in: \{G\}\.$/);
  });

  it("is whole, with what comes of an order", async () => {
    expect(await reasonAt("two-confiscations-return-at-once", "end")).to.match(/last word/);
    expect(await reasonAt("blood-moon-urborg-urborg-first", "end")).to.match(/ waits for .*\. .* is a Mountain now/);
  });

  it("is there for the board that answers each scenario", async () => {
    for (const { file, folder, data } of SCENARIO_FILES.filter((_, place) => place % 10 === 0)) {
      const [ruleset = "current"] = data.rulesets.toReversed();
      const result = await verifyEntry(data, CARDS, ruleset, REFERENCE_ENGINE);
      const summary = summaryOf({ file, topic: folder, scenario: data }, CARDS);
      const point = result.checkPoints.find(({ check }) => check === data.answer) ?? result.checkPoints.at(-1);
      const reason = point && boardReason(summary, result, point, narratorFor(summary));
      expect(reason?.text, data.id).to.match(/\S.*[.!?…”]$/);
    }
  });
});
