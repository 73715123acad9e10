import { expect } from "chai";
import type { KeyItem, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { itemsInOrder, itemsOf } from "../../src/training/items.js";
import type { Item } from "../../src/training/item.js";
import { tellerOf } from "../../src/training/key-item.js";
import type { Language } from "../../src/wording/language.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";

function entryFor(id: string) {
  const scenario = corpusScenarios().find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return { file: "", topic: "", scenario };
}

/** The item about one aspect of one object at a check. */
function itemOf(id: string, check: string, object: string, aspect: string): Item {
  const made = itemsOf(entryFor(id), corpusCards(), "current");
  if (!made.ok) throw new Error(made.message);
  const found = made.items.find(
    (item) =>
      item.check.id === check &&
      item.question.kind === "object" &&
      item.question.object === object &&
      item.question.aspect === aspect,
  );
  if (found === undefined) throw new Error(`no such item of ${id}`);
  return found;
}

function told(item: Item, language: Language = "en"): KeyItem {
  return tellerOf(item, { cards: corpusCards(), seed: "1" })(language);
}

function feedbackOf(item: Item, language: Language = "en"): string {
  return told(item, language).options.find(({ correct }) => correct)?.feedback ?? "";
}

/** Where each of these words stands in a text, in its order. */
function expectInOrder(text: string, words: readonly string[]): void {
  const places = words.map((word) => text.indexOf(word));
  expect(places, text).to.satisfy((all: readonly number[]) => all.every((place) => place >= 0));
  expect(places, text).to.deep.equal(places.toSorted((a, b) => a - b));
}

describe("what the right answer is told with", () => {
  it("is that an ability comes too late, where nothing else touches what is asked (CR 613.1)", () => {
    const item = itemOf("granted-too-late-for-its-layer", "end", "Grizzly Bears", "colors");
    expect(feedbackOf(item)).to.include("comes too late for layer 5").and.not.include("layer 4");
  });

  it("is also that an effect goes on with what it has begun with, where a wrong option asks anew (CR 613.6)", () => {
    const item = itemOf("loop-and-a-younger-outsider", "end", "Bayou", "size");
    expectInOrder(feedbackOf(item), [
      "depend on each other",
      "is older than Blood Moon's effect",
      "has begun to apply to Bayou in layer 4 and goes on, although the description no longer fits Bayou: Bayou",
    ]);
    expect(feedbackOf(item, "de"))
      .to.include("seit Layer 4")
      .and.include("obwohl die Beschreibung auf Mangrovensumpf nicht mehr zutrifft: ");
    expect(feedbackOf(item, "fr")).to.include(
      "continue de s'y appliquer, bien que la description ne convienne plus à Bayou : ",
    );
  });

  it("is first what has ended, where the answer became what it is by that (CR 514.2)", () => {
    const item = itemOf("clone-of-voice-is-a-sliver-for-a-turn", "end", "Clone", "abilities");
    expect(item.over.map((place) => item.resolution.trace[place]?.kind)).to.deep.equal(["ended"]);
    expectInOrder(feedbackOf(item), ["effect of Cytoshape on Clone has ended", "becomes a copy of Voice of All"]);
  });

  it("is of a loop why timestamps decide, then how they do (CR 613.8b)", () => {
    const item = itemOf("life-and-limb-blood-moon-moon-first", "end", "Bayou", "typeLine");
    expectInOrder(feedbackOf(item), ["depend on each other", "is older than", "is a Mountain now"]);
  });

  it("is of several that have the last word in turn the last one", () => {
    const item = itemOf("birds-of-paradise-control-chain", "threaten", "Birds of Paradise", "controller");
    expectInOrder(feedbackOf(item), ["Threaten's effect is newer", "under the control of Dee"]);
  });

  it("is of several relations the one that a wrong option overlooks (CR 613.8b, 613.8c)", () => {
    const grafted = itemOf("aura-graft-then-confiscate", "end", "Sengir Vampire", "controller");
    expectInOrder(feedbackOf(grafted), ["Control Magic's effect", "waits", "with Confiscate applied"]);
    const bell = itemOf("xenograft-urborg-kormus-bell-urborg-first", "end", "Urborg, Tomb of Yawgmoth", "typeLine");
    expectInOrder(feedbackOf(bell), ["Xenograft's effect", "waits", "with Kormus Bell applied"]);
  });

  it("is what a size counts, where one effect counts (CR 613.4a)", () => {
    const mob = itemOf("conditional-pt-ability-is-not-a-cda", "anns-turn", "Angry Mob", "size");
    expect(feedbackOf(mob)).to.match(/Counted: .*, so 3\.$/);
    expect(feedbackOf(mob, "de")).to.match(/ 3\.$/);
    expect(feedbackOf(mob, "fr")).to.match(/ 3\.$/);
  });

  it("is that a counter gives nothing that an object can't have (CR 113.11)", () => {
    const item = itemOf("cant-have-flying-beats-a-later-counter", "grounded", "Walking Corpse", "abilities");
    expect(feedbackOf(item)).to.match(
      /The flying counter .* changes nothing here: Walking Corpse can't have or gain that\./,
    );
    const yields = told(item).explanation.short.find(({ text }) => text.startsWith("The flying counter"));
    expect(yields?.clauses).to.deep.equal(["113.11"]);
    for (const language of ["de", "fr"] as const)
      expect(told(item, language).explanation.short.map(({ clauses }) => clauses)).to.deep.include(["113.11"]);
  });

  it("is why an effect reaches what it reaches, before what it does (CR 613.1d)", () => {
    const item = itemOf("animated-leyline-under-humility", "end", "Leyline of Sanctity", "abilities");
    expectInOrder(feedbackOf(item), ["is also a creature (Opalescence, layer 4)", "loses all abilities"]);
  });

  it("is why a number counts as 0, where a wrong answer comes of it (CR 107.1b)", () => {
    const item = itemOf("colossus-adds-a-negative-power", "pumped", "Chameleon Colossus", "size");
    expect(feedbackOf(item)).to.include("below 0");
  });

  it("is that an effect goes on whose source is phased out (CR 702.26d)", () => {
    const item = itemOf("gaeas-liege-phases-out", "phased-out", "Island", "typeLine");
    expect(feedbackOf(item)).to.include("goes on although Gaea's Liege is phased out");
    expect(feedbackOf(item, "de")).to.include("wirkt weiter, obwohl");
    expect(feedbackOf(item, "fr")).to.include("continue bien que");
  });

  it("is whom an effect is about, where nothing else changes the answer", () => {
    const item = itemOf("student-of-warfare-then-godhead", "end", "Godhead of Awe", "size");
    expect(feedbackOf(item)).to.equal("That is right. Godhead of Awe affects others only.");
    expect(told(item).explanation.short[0]?.clauses).to.deep.equal(["611.3a"]);
  });

  it("is never nothing", () => {
    for (const id of ["mirror-gallery-no-legend-rule", "name-sticker-saves-a-legend"]) {
      const made = itemsInOrder(entryFor(id), corpusCards(), "current");
      if (!made.ok) throw new Error(made.message);
      for (const item of made.items)
        if (item.wrong.length > 0) expect(feedbackOf(item), id).to.not.equal("That is right.");
    }
  });
});

describe("the board of a question", () => {
  const objects = (item: Item) => new Map(told(item).prompt.board.objects.map(({ id, notes = [] }) => [id, notes]));

  it("says of what is turned face up as a copy what it is a copy of now, and not what it was (CR 708.8)", () => {
    const item = itemOf("shapeshifter-turns-up-as-another", "end", "Clone", "size");
    expect(objects(item).get("Vesuvan Shapeshifter")).to.deep.equal(["turned face up as a copy of Grizzly Bears"]);
  });

  it("says that something is untapped where a card asks, of what it asks it of", () => {
    const castle = objects(itemOf("gray-ogre-setting-and-bonuses", "end", "Gray Ogre", "size"));
    expect([...castle].filter(([, notes]) => notes.includes("untapped")).map(([id]) => id)).to.deep.equal([
      "Gray Ogre",
    ]);
  });

  it("says whose a permanent is that another player put there (CR 108.3)", () => {
    const path = objects(itemOf("homeward-path-then-a-new-thief", "end", "Grizzly Bears", "controller"));
    expect([...path].filter(([, notes]) => notes.includes("owned by Bob")).map(([id]) => id)).to.deep.equal([
      "Gray Ogre",
      "Runeclaw Bear",
    ]);
  });

  it("says of cards in exile whose they are, with their counters (CR 122.2)", () => {
    const item = itemOf("growth-counters-on-cards-in-exile", "exiled", "Grist", "size");
    expect(told(item).prompt.board.elsewhere).to.include("Grist is in exile, owned by Ann, with a +1/+1 counter.");
  });
});

describe("abilities that an object has", () => {
  it("are told in the order in which cards print them", () => {
    const memorial = corpusCards().get("Akroma's Memorial");
    expect(JSON.stringify(memorial?.abilities)).to.match(/flying.*first strike.*vigilance.*trample.*haste/);
    const item = itemOf("memorial-reenters-and-is-newer", "end", "Runeclaw Bear", "abilities");
    const given = told(item).options.find(({ text }) => text.startsWith("Flying"))?.text ?? told(item).answer;
    expectInOrder(given.toLowerCase(), ["flying", "first strike", "vigilance", "trample", "haste"]);
  });
});

/** A token in a graveyard is no card (CR 108.2b). */
describe("a token that has just died", () => {
  it("is in the graveyard and counts among no cards", () => {
    const { timeline } = entryFor("token-in-the-graveyard-feeds-no-tarmogoyf").scenario;
    const check = timeline.find((event): event is Extract<ScenarioEvent, { kind: "check" }> => event.kind === "check");
    expect(check?.expect?.["Tarmogoyf"]).to.deep.equal({ power: 0, toughness: 1 });
  });
});
