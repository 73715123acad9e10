import { readFileSync } from "node:fs";
import { expect } from "chai";
import { explainScenario } from "../../src/explain/narrative.js";
import { runTimeline } from "../../src/timeline/run.js";
import { cardsOf } from "../../src/verifier/request.js";
import type { Language } from "../../src/wording/language.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { current } from "../support/play.js";

/** A scenario of the corpus as `explain` tells it, in one line. */
function told(id: string, language: Language): string {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const run = scenario === undefined ? undefined : runTimeline(scenario, corpusCards(), current());
  if (scenario === undefined || run?.ok !== true) throw new Error(`${id} can't be told`);
  const { checkPoints } = run.value;
  const cards = cardsOf(scenario, corpusCards());
  return explainScenario({ ...scenario, checkPoints, cards }, { width: 100_000, language }).replaceAll("\n", " ");
}

/** What a language says of a board of the corpus, and what it once said. */
interface Said {
  readonly what: string;
  readonly scenario: string;
  readonly language: Language;
  readonly now: string;
  readonly before: string;
}

const SAID = JSON.parse(
  readFileSync(new URL("../../../test/explain/told-in-languages.json", import.meta.url), "utf8"),
) as readonly Said[];

describe("a board told in a language", () => {
  for (const { what, scenario, language, now, before } of SAID)
    it(`${language}: says ${what} as a judge would`, () => {
      const text = told(scenario, language);
      expect(text).to.include(now);
      expect(text).to.not.include(before);
    });
});
