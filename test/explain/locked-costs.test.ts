import { expect } from "chai";
import type { CostStep } from "../../src/rules/formats.gen.js";
import { decidingClauses } from "../../src/explain/why/decisive.js";
import { announcedIn } from "../../src/rules/mana-amount.js";
import { narratorOf } from "../../src/explain/narrator.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { costBeforePhrase, costStepPhrase } from "../../src/wording/total-costs.js";
import { corpusScenarios } from "../support/corpus.js";
import { everyMoment } from "../support/explained.js";
import { current } from "../support/play.js";

/** CR 601.2b: how hybrid and Phyrexian symbols will be paid is announced before the cost is locked in. */

const SAID = { en: "paid as announced", de: "bezahlt wie angesagt", fr: "payé comme annoncé" };

describe("a cost that is locked in", () => {
  const steps = (ids: readonly string[]): CostStep[] =>
    corpusScenarios()
      .filter(({ id }) => ids.includes(id))
      .flatMap((scenario) => everyMoment(scenario, current()))
      .flatMap(({ resolution }) => resolution.trace)
      .filter((step) => step.kind === "cost");

  it("tells which symbols are paid as announced", () => {
    expect(["{R/G}", "{2/B}{1}", "{1}{R/P}", "{G/W/P}", "{W/B}{R/P}", "{1}{G}", "{0}"].map(announcedIn)).to.deep.equal([
      "hybrid",
      "hybrid",
      "phyrexian",
      "both",
      "both",
      "none",
      "none",
    ]);
    expect(announcedIn(null)).to.equal("none");
  });

  it("tells that halves of hybrid symbols are chosen where a reduction has some, by 118.7e", () => {
    const HALVES = { en: "one half chosen", de: "eine gewählte Hälfte", fr: "une moitié" };
    const reductions = steps(["offering-takes-off-a-mana-cost"]).filter(({ step }) => step === "reduction");
    const taken = reductions.map(({ mana }) => mana);
    expect(taken).to.include("{R/G}{R/G}{R/G}").and.to.include("{1}{R}{R}");
    for (const step of reductions) {
      const isHybrid = step.mana?.includes("/") === true;
      expect(decidingClauses([step.clause, ...(step.also ?? [])], new Set()).includes("118.7e")).to.equal(isHybrid);
      for (const language of LANGUAGES) {
        const { speaker, names } = narratorOf(language, { players: [], timeline: [] }, []);
        expect(speaker.sentence(costStepPhrase(step, names)).includes(HALVES[language])).to.equal(isHybrid);
      }
    }
  });

  it("says so in every language, by 601.2b, of symbols that can be paid in several ways and of no others", () => {
    const locked = steps(["hybrid-symbols-are-reduced-as-announced"]).filter(({ step }) => step === "locked");
    const totals = locked.map(({ total }) => total);
    expect(totals).to.include("{R/G}").and.to.include("{1}");
    for (const step of locked) {
      const isAnnounced = step.total?.includes("/") === true;
      expect(step.also?.includes("601.2b") === true, String(step.total)).to.equal(isAnnounced);
      for (const language of LANGUAGES) {
        const { speaker, names } = narratorOf(language, { players: [], timeline: [] }, []);
        for (const phrase of [costStepPhrase(step, names), costBeforePhrase(step, 1, names)])
          expect(speaker.sentence(phrase).includes(SAID[language]), String(step.total)).to.equal(isAnnounced);
      }
    }
  });
});
