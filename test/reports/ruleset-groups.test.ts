import { expect } from "chai";
import { haveSameValues } from "../../reports/html/ruleset-groups.js";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import type { Result, RulesetId } from "../../src/rules/formats.gen.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, SCENARIO_FILES } from "../corpus/files.js";

function resultOf(id: string, ruleset: RulesetId): Promise<Result> {
  const file = SCENARIO_FILES.find(({ data }) => data.id === id) ?? expect.fail(`no scenario ${id}`);
  return verifyEntry(file.data, CARDS, ruleset, REFERENCE_ENGINE);
}

describe("the values of two editions", () => {
  const areSame = async (id: string, one: RulesetId, other: RulesetId): Promise<boolean | undefined> =>
    haveSameValues(await resultOf(id, one), await resultOf(id, other));

  it("are not the same where each has checks of its own on boards that differ", async () => {
    expect(await areSame("grounding-creature-turned-face-up", "m14", "current")).to.equal(false);
    expect(await areSame("chain-through-a-color-looked-at-once", "pre-m10", "current")).to.equal(false);
    expect(await areSame("silent-saga-beside-opalescence", "ikoria", "current")).to.equal(false);
  });

  it("are the same where their boards are, although one has a word less for them", async () => {
    expect(await areSame("glaciers-blood-moon-glaciers-first", "m10", "current")).to.equal(true);
  });

  it("are nothing that can be told where no moment is common to both", async () => {
    const { values: _, checkPoints: __, ...rest } = await resultOf("glaciers-blood-moon-glaciers-first", "m10");
    const nothing: Result = { ...rest, values: [], checkPoints: [] };
    expect(haveSameValues(nothing, await resultOf("glaciers-blood-moon-glaciers-first", "current"))).to.equal(
      undefined,
    );
  });
});
