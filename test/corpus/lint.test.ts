import { expect } from "chai";
import { CARD_RULES, cardsUsedBy, isOnTheBench } from "./card-lint.js";
import { CARD_FILES, type CorpusFile, SCENARIO_FILES } from "./files.js";
import { faultsOf, repeated, type Rules } from "./lint.js";
import { scenarioRules, TOPICS } from "./scenario-lint.js";
import { CUB_CARD, CUB_SCENARIO, CUBS, SPOILT_CARDS, SPOILT_SCENARIOS } from "./spoilt.js";

/** The rules hold for every file; none finds fault with a good one, and each finds the faults it is there for. */
function holdsToRules<F extends CorpusFile<unknown>>(
  files: readonly F[],
  rules: Rules<F>,
  good: F,
  spoilt: Readonly<Record<string, readonly F[]>>,
  rulesForSpoilt: Rules<F> = rules,
): void {
  it("is there", () => expect(files).to.have.length.above(100));

  for (const [asks, rule] of Object.entries(rules)) {
    it(asks, () => expect(faultsOf(files, rule)).to.deep.equal([]));
  }

  describe("and is held to it:", () => {
    it("each rule has files that break it", () => {
      expect(Object.keys(spoilt)).to.have.members(Object.keys(rules));
    });

    for (const [asks, rule] of Object.entries(rulesForSpoilt)) {
      it(asks, () => {
        expect(rule(good)).to.deep.equal([]);
        expect(spoilt[asks]).to.be.an("array").that.is.not.empty;
        for (const file of spoilt[asks] ?? []) expect(rule(file), file.text).to.not.be.empty;
      });
    }
  });
}

describe("every card of the corpus", () => {
  holdsToRules(CARD_FILES, CARD_RULES, CUB_CARD, SPOILT_CARDS);

  it("has a name of its own", () => expect(repeated(CARD_FILES.map(({ data }) => data.name))).to.deep.equal([]));

  it("is used by a scenario, or by the bench", () => {
    const used = new Set(SCENARIO_FILES.flatMap(cardsUsedBy));
    const unused = CARD_FILES.map(({ data }) => data.name).filter((name) => !used.has(name) && !isOnTheBench(name));
    expect(unused).to.deep.equal([]);
  });
});

describe("every scenario of the corpus", () => {
  holdsToRules(SCENARIO_FILES, scenarioRules(SCENARIO_FILES), CUB_SCENARIO, SPOILT_SCENARIOS, scenarioRules(CUBS));

  it("has an id of its own", () => expect(repeated(SCENARIO_FILES.map(({ data }) => data.id))).to.deep.equal([]));

  it("has a title of its own", () => {
    expect(repeated(SCENARIO_FILES.map(({ data }) => data.title.toLowerCase()))).to.deep.equal([]);
  });
});

describe("every topic of the corpus", () => {
  for (const topic of TOPICS) {
    it(`has scenarios: ${topic}`, () => {
      expect(SCENARIO_FILES.filter(({ folder }) => folder === topic)).to.have.length.above(2);
    });
  }
});
