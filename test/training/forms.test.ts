import { expect } from "chai";
import * as fc from "fast-check";
import { dealt } from "../../src/training/forms.js";
import { type Item, itemKey } from "../../src/training/item.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { levelledBear, made } from "./boards.js";

const [BEST, SECOND] = made(levelledBear());
const TOPICS = ["copy", "type", "color"];
const ENTRIES: readonly CorpusScenario[] = TOPICS.flatMap((topic) =>
  ["a", "b", "c", "d"].map((letter) => ({ ...levelledBear(`${topic}-${letter}`), topic })),
);

/** Each scenario has two items, as if it had been run. */
function itemsFor(entry: CorpusScenario): Item[] {
  return [BEST, SECOND].flatMap((item) => (item === undefined ? [] : [{ ...item, entry }]));
}

const idsOf = (items: readonly Item[]): string[] => items.map(({ entry }) => entry.scenario.id);

describe("a form", () => {
  it("is the same for the same seed, and another for another", () => {
    const form = (seed: string): string[] => idsOf(dealt(ENTRIES, itemsFor, { seed, count: 6, form: 1 }));
    expect(form("spring")).to.deep.equal(form("spring"));
    expect(form("spring")).to.not.deep.equal(form("autumn"));
  });

  it("has its items from all topics alike", () => {
    const topics = dealt(ENTRIES, itemsFor, { seed: "s", count: 6, form: 1 }).map(({ entry }) => entry.topic);
    for (const topic of TOPICS) expect(topics.filter((each) => each === topic)).to.have.lengthOf(2);
    expect(new Set(topics.slice(0, 3)).size).to.equal(3);
  });

  it("has no scenario twice, and the forms of a seed have no item in common", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 14 }), (seed, count) => {
        const forms = [1, 2, 3].map((form) => dealt(ENTRIES, itemsFor, { seed, count, form }));
        for (const form of forms) expect(new Set(idsOf(form)).size).to.equal(form.length);
        const keys = forms.flat().map(itemKey);
        expect(new Set(keys).size).to.equal(keys.length);
      }),
      { numRuns: 40 },
    );
  });

  it("takes the second item of a scenario only once every scenario has given its first", () => {
    const forms = [1, 2].map((form) => dealt(ENTRIES, itemsFor, { seed: "s", count: 10, form }));
    const first = forms.flat().filter(({ question }) => question === BEST?.question);
    expect(first).to.have.lengthOf(12);
    expect(forms[0]?.every(({ question }) => question === BEST?.question)).to.equal(true);
  });

  it("has fewer items if there are no more, and more of a scenario if that is wanted", () => {
    expect(dealt(ENTRIES, itemsFor, { seed: "s", count: 100, form: 1 })).to.have.lengthOf(12);
    expect(dealt(ENTRIES, itemsFor, { seed: "s", count: 100, form: 1, perScenario: 2 })).to.have.lengthOf(24);
    expect(dealt(ENTRIES, itemsFor, { seed: "s", count: 12, form: 3 })).to.deep.equal([]);
    expect(dealt([], itemsFor, { seed: "s", count: 5, form: 1 })).to.deep.equal([]);
  });

  it("keeps twins apart as long as there is something else", () => {
    const twins = ENTRIES.map((entry) => {
      const [topic, letter] = entry.scenario.id.split("-");
      const twin = letter === "a" ? `${topic}-b` : undefined;
      return { ...entry, scenario: { ...entry.scenario, ...(twin === undefined ? {} : { twin }) } };
    });
    for (const seed of ["1", "2", "3", "4"]) {
      const some = idsOf(dealt(twins, itemsFor, { seed, count: 9, form: 1 }));
      for (const topic of TOPICS)
        expect(some.includes(`${topic}-a`) && some.includes(`${topic}-b`), `${seed}: ${some.join(" ")}`).to.equal(
          false,
        );
      expect(dealt(twins, itemsFor, { seed, count: 12, form: 1 })).to.have.lengthOf(12);
    }
  });

  it("has no item made that comes after the one it takes", () => {
    let made = 0;
    const items = function* (entry: CorpusScenario): Generator<Item> {
      for (const item of itemsFor(entry)) {
        made++;
        yield item;
      }
    };
    dealt(ENTRIES, items, { seed: "s", count: 12, form: 1 });
    expect(made).to.equal(12);
  });

  it("asks only for the items of scenarios that it looks at", () => {
    let asked = 0;
    const many = Array.from({ length: 200 }, (_, n) => ({ ...levelledBear(`many-${n}`), topic: TOPICS[n % 3] ?? "" }));
    dealt(many, (entry) => (asked++, itemsFor(entry)), { seed: "s", count: 6, form: 1 });
    expect(asked).to.be.below(30);
  });
});
