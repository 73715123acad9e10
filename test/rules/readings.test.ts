import { expect } from "chai";
import { EDITIONS } from "../../src/rules/editions.js";
import { QUESTIONS } from "../../src/rules/questions.js";
import {
  arisesUnder,
  isSupported,
  questionOf,
  type Reading,
  READINGS,
  readingOf,
  withReading,
  withReadings,
} from "../../src/rules/readings.js";
import { rulesetOf } from "../../src/rules/rulesets.js";

function reading(id: string): Reading {
  const found = readingOf(id);
  if (found === undefined) throw new Error(`no reading ${id}`);
  return found;
}

function ruleset(id: "m14" | "ikoria" | "current") {
  const found = rulesetOf(id);
  if (found === undefined) throw new Error(`no ruleset ${id}`);
  return found;
}

describe("the readings of open points", () => {
  it("are called by ids of their own, as are the questions", () => {
    const ids = [...READINGS, ...QUESTIONS].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const id of ids) expect(id).to.match(/^[a-z]+(-[a-z]+)*$/);
  });

  it("answer a question each, of which one answer is recommended and is what the rulesets do", () => {
    for (const question of QUESTIONS) {
      const answers = READINGS.filter((each) => questionOf(each) === question);
      expect(
        answers.filter(({ recommended }) => recommended),
        question.id,
      ).to.have.length(1);
      expect(question.words).to.match(/\?$/);
    }
    for (const { id, recommended, policy, words, source } of READINGS) {
      if (recommended) expect(policy, id).to.equal(undefined);
      expect(words, id).to.match(/^[A-Z].*\.$/);
      expect(source, id).to.not.equal("");
    }
  });

  it("change a policy wherever there is occasion for them", () => {
    for (const each of READINGS.filter(({ policy }) => policy !== undefined)) {
      for (const edition of EDITIONS.filter(({ id }) => arisesUnder(each, id))) {
        const changed = Object.entries(each.policy ?? {}).filter(
          ([name, value]) => edition.policy[name as keyof typeof edition.policy] !== value,
        );
        expect(changed, `${each.id} under ${edition.id}`).to.not.deep.equal([]);
      }
    }
  });

  it("make rules of their own from a ruleset, once", () => {
    const current = ruleset("current");
    const derived = withReading(current, reading("freed-goes-at-once"));
    expect(derived.policy).to.deep.equal({ ...current.policy, freed: "atOnce" });
    expect(derived).to.include({ id: "current", slots: current.slots });
    expect(derived.readings).to.deep.equal(["freed-goes-at-once"]);
    expect(withReading(current, reading("freed-goes-at-once"))).to.equal(derived);
  });

  it("go together, in whatever order they are asked for", () => {
    const both = withReadings(ruleset("current"), ["numbers-do-not-count", "intrinsic-stays"]);
    expect(both?.policy).to.include({ numbersMatter: false, intrinsicIsLost: false });
    expect(withReadings(ruleset("current"), ["intrinsic-stays", "numbers-do-not-count"])).to.equal(both);
  });

  it("leave the rules alone that follow them anyway or do not ask", () => {
    for (const id of ["freed-takes-its-turn", "copiable-effects-meant"])
      expect(withReading(ruleset("current"), reading(id)), id).to.equal(ruleset("current"));
    expect(withReading(ruleset("m14"), reading("counters-do-not-depend"))).to.equal(ruleset("m14"));
    expect(withReading(ruleset("ikoria"), reading("counters-do-not-depend"))).to.not.equal(ruleset("ikoria"));
  });

  it("are refused if they are unknown or not supported", () => {
    expect(isSupported(reading("lost-takes-back"))).to.equal(false);
    expect(withReadings(ruleset("current"), ["lost-takes-back"])).to.equal(undefined);
    expect(withReadings(ruleset("current"), ["nonsense"])).to.equal(undefined);
  });
});
