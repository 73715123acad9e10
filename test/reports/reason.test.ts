import { expect } from "chai";
import { narratorFor } from "../../reports/html/components/told.js";
import { boardReason } from "../../reports/reason.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { CheckPoint, Result, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
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

  it("is what somebody wrote for a check, of its board and of no other", async () => {
    const id = "living-swamps-under-humility";
    const checks = fileOf(id).data.timeline.flatMap((event) => (event.kind === "check" ? [event.id] : []));
    const own = (event: ScenarioEvent): ScenarioEvent =>
      event.kind === "check" && event.id === "humbled"
        ? { ...event, why: "This board has a reason of its own." }
        : event;
    const change = { timeline: fileOf(id).data.timeline.map(own) };
    for (const check of checks)
      expect((await reasonAt(id, check, change)) === "This board has a reason of its own.", check).to.equal(
        check === "humbled",
      );
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

  it("is of its own of a later board that looks like the first", async () => {
    expect(await reasonAt("siege-whose-ability-is-gone", "defeated")).to.match(/stays/);
    expect(await reasonAt("siege-whose-ability-is-gone", "end")).to.match(/goes to the graveyard/);
  });

  it("tells nothing of the board that state-based actions would leave, and nothing twice", async () => {
    const bare: Partial<Scenario> = { why: [] };
    const reason = async (id: string, check: string): Promise<string> => (await reasonAt(id, check, bare)) ?? "";
    expect(await reason("damage-outlasts-an-anthem", "end"))
      .to.match(/lethal damage/)
      .and.to.not.match(/new object/);
    expect(await reason("humility-on-a-wounded-loxodon", "humbled")).to.not.match(/after that/);
    // 1/1 by the Cursed Role, +2/+0 and +1/+1 is 4/2; 6/4 is the size without it.
    expect(await reason("rage-drives-the-curse-out", "two-roles")).to.not.match(/6\/4/);
    const told = (await reason("stolen-legend-beside-ones-own", "undecided")).split(/(?<=\.) /);
    expect(new Set(told).size).to.equal(told.length);
  });

  it("says what took abilities in vain before others were gained, where timestamps decide", async () => {
    const [ovinize, humility] = [
      /Ovinize applies .* no abilities to lose.*gains/,
      /Humility applies .* no abilities to lose.*gains/,
    ];
    expect(await reasonAt("walking-corpse-ovinize-spontaneous-flight", "end")).to.match(ovinize);
    expect(await reasonAt("gorgon-flail-new-timestamp-each-move", "end")).to.match(ovinize);
    expect(await reasonAt("memorial-reenters-and-is-newer", "end")).to.match(humility);
  });

  it("adds the value that is asked to what decides", async () => {
    expect(await reasonAt("rimestag-and-another-creature", "bears-a-land")).to.match(/Saddled Rimestag gets \+2\/\+2/);
    expect(await reasonAt("negative-power-as-a-set-value", "end")).to.match(/below 0, so it counts as 0/);
  });

  it("takes no two effects for equally old whose timestamps it does not know", async () => {
    expect(await reasonAt("weathervane-thaws-a-basic-land", "end")).to.not.match(/same timestamp/);
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
