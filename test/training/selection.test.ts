import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { selectionOf } from "../../src/training/selection.js";
import { ANTHEM, asks, entryOf, itemAbout, levelledBear, made } from "./boards.js";

const BEAR_ENTRY = levelledBear();
const COPY_ENTRY = { ...levelledBear("other"), topic: "copy" };
const ENTRIES = [BEAR_ENTRY, COPY_ENTRY];
const CARDS: ReadonlyMap<string, Card> = new Map([
  ["Anthem", { ...ANTHEM, names: { de: "Hymne" } }],
  ["A, B: C", { name: "A, B: C", types: ["Artifact"] }],
]);
const SIZE = itemAbout(made(BEAR_ENTRY), "Bear", "size");
const ABILITIES = itemAbout(made(BEAR_ENTRY), "Bear", "abilities");

/** Which of the two scenarios, and which of the two items of the first, a selection takes. */
function taken(text: string): { readonly scenarios: string[]; readonly items: string[] } {
  const selection = selectionOf(text, ENTRIES, CARDS);
  if (!selection.ok) throw new Error(selection.fault.message);
  const { fitsScenario, fits } = selection.value;
  return {
    scenarios: ENTRIES.filter(fitsScenario).map(({ scenario }) => scenario.id),
    items: [SIZE, ABILITIES].filter(fits).map(({ question }) => (question.kind === "object" ? question.aspect : "")),
  };
}

function faultOf(text: string): object {
  const selection = selectionOf(text, ENTRIES, CARDS);
  return selection.ok ? {} : selection.fault;
}

const BOTH = ["levelled-bear", "other"];

describe("a selection", () => {
  it("of nothing takes everything", () => {
    expect(taken("  ")).to.deep.equal({ scenarios: BOTH, items: ["size", "abilities"] });
  });

  it("asks scenarios for their topic, id and cards, before an item is made", () => {
    expect(taken("topic:copy").scenarios).to.deep.equal(["other"]);
    expect(taken("topic:copy,power-toughness").scenarios).to.deep.equal(BOTH);
    expect(taken("scenario:other").scenarios).to.deep.equal(["other"]);
    expect(taken("card:bear").scenarios).to.deep.equal(BOTH);
    expect(taken('card:"A, B: C"').scenarios).to.deep.equal([]);
    expect(taken("topic:copy scenario:levelled-bear").scenarios).to.deep.equal([]);
  });

  it("asks items for their levels, options, layers, clauses, mistakes and what they ask", () => {
    expect(taken("level:2").items).to.deep.equal(["size", "abilities"]);
    expect(taken("level:<2").items).to.deep.equal([]);
    expect(taken("complexity:<2").items).to.deep.equal(["abilities"]);
    expect(taken("level:2..3 complexity:>=2").items).to.deep.equal(["size"]);
    expect(taken("options:>=3").items).to.deep.equal(["size"]);
    expect(taken("options:2").items).to.deep.equal(["abilities"]);
    expect(taken("options:0").items).to.deep.equal([]);
    expect(taken("layer:7b").items).to.deep.equal(["size"]);
    expect(taken("layer:7").items).to.deep.equal(["size"]);
    expect(taken("rule:613.4").items).to.deep.equal(["size"]);
    expect(taken("rule:613.40").items).to.deep.equal([]);
    expect(taken("misconception:setting-is-final").items).to.deep.equal(["size"]);
    expect(taken("ask:Abilities").items).to.deep.equal(["abilities"]);
  });

  it("takes scenarios with made-up cards only where they are asked for, named, or all there is", () => {
    const real = entryOf("real", [asks({})], { cards: [] });
    const cards = BEAR_ENTRY.scenario.cards?.map((card) => ({ ...card, madeUp: true as const })) ?? [];
    const all = [real, { ...BEAR_ENTRY, scenario: { ...BEAR_ENTRY.scenario, cards } }];
    const fitting = (text: string): string[] => {
      const selection = selectionOf(text, all, new Map());
      return selection.ok ? all.filter(selection.value.fitsScenario).map(({ scenario }) => scenario.id) : [];
    };
    expect(fitting("")).to.deep.equal(["real"]);
    expect(fitting("level:2")).to.deep.equal(["real"]);
    expect(fitting("cards:any")).to.deep.equal(["real", "levelled-bear"]);
    expect(fitting("cards:made-up")).to.deep.equal(["levelled-bear"]);
    expect(fitting("scenario:levelled-bear")).to.deep.equal(["levelled-bear"]);
    expect(taken("").scenarios).to.deep.equal(BOTH);
  });

  it("takes with a minus what it would not take without", () => {
    expect(taken("-topic:copy").scenarios).to.deep.equal(["levelled-bear"]);
    expect(taken("-ask:size,baseSize").items).to.deep.equal(["abilities"]);
    expect(taken("-anth").scenarios).to.deep.equal([]);
  });

  it("looks for bare words in the names of cards, in every language", () => {
    const german = {
      ...BEAR_ENTRY,
      scenario: {
        ...BEAR_ENTRY.scenario,
        cards: BEAR_ENTRY.scenario.cards?.filter(({ name }) => name !== "Anthem") ?? [],
      },
    };
    const selection = selectionOf("hymne", [german], CARDS);
    expect(selection.ok && selection.value.fitsScenario(german)).to.equal(true);
    expect(taken("wolf").scenarios).to.deep.equal([]);
  });

  it("that is not understood says where, what was expected and what may have been meant", () => {
    expect(faultOf("anthem topc:copy")).to.deep.include({ at: 7, suggestion: "topic" });
    expect(faultOf("topic:copi")).to.deep.include({ at: 6, suggestion: "copy" });
    expect(faultOf("topic:copy,colour")).to.deep.include({ at: 11, suggestion: "color" });
    expect(faultOf("level:high")).to.deep.include({ at: 6, expected: "a number, or >=2, <=3, 2..3" });
    expect(faultOf('card:"Bear')).to.deep.include({ at: 5, message: "a quote that is never closed" });
    expect(faultOf("topic:")).to.deep.include({ at: 6, message: "nothing where a word should be" });
    expect(faultOf("-")).to.deep.include({ at: 1 });
    expect(faultOf('card:"Bear"x')).to.deep.include({ at: 11, expected: "a blank" });
    expect(faultOf("misconception:no-layer")).to.deep.include({ suggestion: "no-layers" });
    expect(faultOf("rule:six")).to.deep.include({ at: 5 });
  });
});
