import { expect } from "chai";
import { MISCONCEPTIONS } from "../../src/misconceptions/misconceptions.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { checkExplanation } from "../support/check-explanation.js";
import { whyOf } from "../../src/explain/why/why.js";
import type { Explained, Explanation } from "../../src/explain/why/explanation.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { Speaker } from "../../src/wording/speaker.js";
import type { RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { cardsOf } from "../../src/verifier/request.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { covering } from "../support/cover.js";
import { everyExplained } from "../support/explained.js";
import { impossibleIn } from "../support/impossible-shapes.js";

/** Scenarios in which everything that can be said of is there; the others are looked at under their newest rules. */
const FORMS: ReadonlySet<Scenario> = new Set(
  covering(corpusScenarios(), (scenario) => cardsOf(scenario, corpusCards())),
);
const SPEAKERS = LANGUAGES.map((language) => new Speaker(language));

/** What no sentence has, whatever the language. */
const FAULTY = /undefined|\[object| {2}| [,.]|\(\)|“”|„“|(?:^|\s)(\p{L}+) \1(?=\s)/u;

function expectSound(
  explanation: Pick<Explanation, "short" | "long" | "notBecause">,
  explained: Explained,
  speakers: readonly Speaker[],
): void {
  expect(checkExplanation(explanation, explained)).to.deep.equal([]);
  const reasons = [
    ...explanation.short,
    ...explanation.long.flatMap((chapter) => chapter.reasons),
    ...explanation.notBecause,
  ];
  for (const speaker of speakers) {
    for (const { title } of explanation.long) expect(speaker.text(title)).to.not.match(FAULTY);
    for (const { words } of reasons) {
      const said = speaker.sentence(words);
      expect(said, speaker.language).to.not.match(FAULTY);
      expect(impossibleIn(said, speaker.language)).to.deep.equal([]);
    }
  }
}

function newestOf({ rulesets }: Scenario): RulesetId {
  return rulesets.at(-1) ?? "current";
}

let last: { readonly scenario: Scenario; readonly all: readonly Explained[] } | undefined;

/** Both tests of a scenario look at its newest rules; only the scenario of now is kept. */
function underNewest(scenario: Scenario): readonly Explained[] {
  if (last?.scenario !== scenario) last = { scenario, all: everyExplained(scenario, rulesetOf(newestOf(scenario))) };
  return last.all;
}

/** Every mistake is held against a third of the scenarios, neighbours in the corpus against different ones. */
const THIRDS = 3;

describe("every answer of the corpus", () => {
  for (const [place, scenario] of corpusScenarios().entries()) {
    it(`${scenario.id}: is explained by steps that say so, in every language`, () => {
      const newest = newestOf(scenario);
      for (const id of FORMS.has(scenario) ? scenario.rulesets : [newest]) {
        for (const explained of id === newest ? underNewest(scenario) : everyExplained(scenario, rulesetOf(id))) {
          const explanation = whyOf(explained);
          expect(explanation.short).to.not.be.empty;
          expectSound(explanation, explained, id === newest ? SPEAKERS : []);
        }
      }
    });

    it(`${scenario.id}: what is said against a mistake is shown by steps`, () => {
      const all = underNewest(scenario);
      MISCONCEPTIONS.forEach((misconception, n) => {
        const explained = all[n % all.length];
        if (explained === undefined || (n + place) % THIRDS !== 0) return;
        const wrong = [{ misconception, resolution: explained.resolution }];
        const { notBecause } = whyOf({ ...explained, wrong });
        expectSound({ short: [], long: [], notBecause }, explained, SPEAKERS);
      });
    });
  }
});
