import { expect } from "chai";
import { explainScenario } from "../../src/explain/narrative.js";
import { explainResolution } from "../../src/explain/resolution.js";
import type { AbilityEntry, Card, Scenario } from "../../src/rules/formats.gen.js";
import { runTimeline } from "../../src/timeline/run.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { current } from "../support/play.js";
import { expectSentences, expectWords } from "../support/told-words.js";
import { describeAbility, english } from "../../src/explain/narrator.js";

const CARDS = corpusCards();
const SCENARIOS = corpusScenarios();

/** Every ability in the data, also those that effects grant, however deep; what is lost is named, not written out. */
function abilitiesIn(data: unknown): AbilityEntry[] {
  if (typeof data !== "object" || data === null) return [];
  if ("kind" in data && (data.kind === "loseAbilities" || data.kind === "cantHave")) return [];
  const lists = Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    (key === "abilities" || key === "addAbilities" || key === "plus") && Array.isArray(value)
      ? (value as AbilityEntry[])
      : [],
  );
  return [...lists, ...Object.values(data).flatMap(abilitiesIn)];
}

function cardsOf({ cards = [], timeline }: Scenario): Card[] {
  const named = JSON.stringify(timeline).match(/"card":"(?:[^"\\]|\\.)*"/g) ?? [];
  const names = new Set(named.map((pair) => (JSON.parse(`{${pair}}`) as { card: string }).card));
  return [...names].flatMap((name) => cards.find((card) => card.name === name) ?? CARDS.get(name) ?? []);
}

describe("every card of the corpus", () => {
  for (const [name, card] of CARDS) {
    it(`${name} is told in sentences`, () => {
      for (const face of [card, ...(card.back === undefined ? [] : [card.back])]) {
        const told = english().abilities(face);
        expect(told).to.have.length((face.abilities ?? []).length);
        told.forEach(expectSentences);
      }
      for (const ability of abilitiesIn(card)) expectSentences(describeAbility(ability));
    });
  }
});

describe("every scenario of the corpus", () => {
  for (const scenario of SCENARIOS) {
    it(`${scenario.id}: events, cards, steps and the whole are told in sentences`, () => {
      for (const event of scenario.timeline) expectSentences(english().event(event));
      for (const card of scenario.cards ?? []) english().abilities(card).forEach(expectSentences);
      const run = runTimeline(scenario, CARDS, current());
      if (!run.ok) throw new Error(run.faults.map(({ message }) => message).join("; "));
      const { checkPoints } = run.value;
      for (const { resolution } of checkPoints) {
        for (const story of explainResolution(resolution)) {
          expect(story.steps, story.title).to.not.be.empty;
          for (const step of story.steps) {
            expectSentences(step.text);
            step.changes.forEach(expectWords);
            expect(step.clauses).to.not.be.empty;
          }
        }
      }
      // An author may say "undefined", as the rules do (CR 607.5a).
      const told = explainScenario({ ...scenario, why: [], checkPoints, cards: cardsOf(scenario) });
      expect(told).to.not.match(/undefined|\[object|[{[]"/);
      for (const line of told.split("\n")) expect(line.length, line).to.be.at.most(80);
    });
  }
});
