import { expect } from "chai";
import { type Item, misconceptionsOf } from "../../src/training/item.js";
import { itemsOf } from "../../src/training/items.js";
import { MOST_DISTRACTORS } from "../../src/training/distractors.js";
import { affecting, becomes, creature, enchantment, gains, gets } from "../support/cards.js";
import type { WhyQuestion } from "../../src/explain/why/question.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { ANTHEM, asks, BEAR, entryOf, itemAbout, LEVELLER, levelledBear, made } from "./boards.js";

function asksBase(question: WhyQuestion): boolean {
  return question.kind === "object" && question.aspect === "baseSize" && question.object === "Small Seraph";
}

/** All items of a scenario of the corpus. */
function ofCorpus(id: string): readonly Item[] {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const items = scenario && itemsOf({ file: "", topic: "", scenario }, corpusCards(), "current");
  if (items?.ok !== true) throw new Error(`no items of ${id}`);
  return items.items;
}

describe("an item", () => {
  it("has the resolver's answer and, for each mistake that leads elsewhere, a wrong one", () => {
    const { answer, wrong } = itemAbout(made(levelledBear()), "Bear", "size");
    expect(answer).to.deep.equal({ kind: "size", power: 1, toughness: 2 });
    const ids = (power: number, toughness: number): string[] =>
      wrong
        .filter(({ answer: other }) => other.kind === "size" && other.power === power && other.toughness === toughness)
        .flatMap((each) => misconceptionsOf(each).map(({ id }) => id));
    // The setter, which is newer, has the last word: 0/1.
    expect(ids(0, 1)).to.include.members(["setting-is-final", "no-layers"]);
    // The bear was there first, so that even those who spare newcomers do not spare it.
    expect(ids(2, 2)).to.deep.equal([]);
    expect(ids(1, 2)).to.deep.equal([]);
  });

  it("names the most instructive mistake first, and an older edition last", () => {
    const { wrong } = itemAbout(made(levelledBear()), "Bear", "size");
    for (const each of wrong) {
      const editions = misconceptionsOf(each).map(({ edition }) => Number(edition !== undefined));
      expect(editions).to.deep.equal(editions.toSorted());
    }
    expect(wrong.flatMap(misconceptionsOf)[0]?.id).to.equal("setting-is-final");
  });

  it("takes no base from a wrong order of layers, but from who takes all for base", () => {
    const asked = ofCorpus("prototyped-seraph-is-white").find(({ question }) => asksBase(question));
    const beliefs = asked?.wrong.map((each) => misconceptionsOf(each).map(({ id }) => id));
    expect(beliefs).to.deep.equal([["prototypes-keep-their-size"], ["bonuses-are-base"]]);
  });

  it("takes for base what sets it, also where that is thought to come last", () => {
    const asked = ofCorpus("maro-loses-its-size").filter(
      ({ question }) => question.kind === "object" && question.aspect === "baseSize",
    );
    const blamed = asked.flatMap(({ wrong }) => wrong.flatMap((each) => misconceptionsOf(each).map(({ id }) => id)));
    expect(asked).to.not.deep.equal([]);
    expect(blamed).to.not.include("defining-has-the-last-word");
  });

  it("blames no lack of layers where ignoring dependency alone leads to the same answer", () => {
    const blamed = ofCorpus("glaciers-badlands-bayou-blood-moon").flatMap(({ wrong }) =>
      wrong.map((each) => misconceptionsOf(each).map(({ id }) => id)),
    );
    expect(blamed.filter((ids) => ids.includes("timestamps-only"))).to.not.deep.equal([]);
    expect(blamed.filter((ids) => ids.includes("timestamps-only") && ids.includes("no-layers"))).to.deep.equal([]);
  });

  it("lets nobody miss the activation whose cost is asked", () => {
    const costs = ofCorpus("x-of-an-activation-counts-in-its-cost").filter(
      ({ question }) => question.kind === "abilityCost",
    );
    expect(costs).to.not.deep.equal([]);
    const missed = costs.flatMap(({ wrong }) => wrong.filter(({ mistake }) => mistake.kind === "unnoticed"));
    expect(missed).to.deep.equal([]);
  });

  it("blames an order of the layers only where it acts on what is asked", () => {
    const typeLines = ofCorpus("xenograft-urborg-kormus-bell-with-a-swamp").filter(
      ({ question }) => question.kind === "object" && question.aspect === "typeLine",
    );
    const blamed = typeLines.flatMap(({ wrong }) => wrong.map((each) => misconceptionsOf(each).map(({ id }) => id)));
    expect(blamed.filter(([first]) => first === "timestamps-only")).to.not.deep.equal([]);
    expect(blamed.filter(([first]) => first === "colors-before-types")).to.deep.equal([]);
    const alone = ofCorpus("blessed-sentry-keeps-the-blessing").flatMap(({ wrong }) =>
      wrong.flatMap((each) => misconceptionsOf(each).slice(0, 1)),
    );
    expect(alone.map(({ id }) => id)).to.not.include("no-layers");
  });

  it("has the events again without an overlooked effect, which may have decided how something entered", () => {
    const item = ofCorpus("vesuva-under-blood-moon").find(
      ({ check, question }) =>
        check.id === "moon" &&
        question.kind === "object" &&
        question.object === "Vesuva" &&
        question.aspect === "typeLine",
    );
    const overlooked = item?.wrong.filter(({ mistake }) => mistake.kind === "overlooked") ?? [];
    expect(overlooked.map(({ answer }) => answer)).to.deep.equal([
      { kind: "typeLine", supertypes: [], types: ["Artifact", "Land"], subtypes: [] },
    ]);
  });

  it("has the answer of who forgets that state-based actions have been performed", () => {
    const mistakes = ofCorpus("consecrated-land-sheds-seas-claim").flatMap(({ question, wrong }) =>
      question.kind === "after" ? wrong.map(({ mistake }) => mistake.kind) : [],
    );
    expect(mistakes).to.include("notPerformed");
  });

  it("has distinct wrong answers, and not too many", () => {
    for (const { answer, wrong } of made(levelledBear())) {
      const all = [answer, ...wrong.map((each) => each.answer)].map((each) => JSON.stringify(each));
      expect(new Set(all).size).to.equal(all.length);
      expect(wrong.length).to.be.at.most(MOST_DISTRACTORS);
    }
  });

  it("has the answers of who overlooks effects where no belief gives enough, and comes after those with more", () => {
    const items = made(levelledBear());
    const [only, ...more] = itemAbout(items, "Bear", "abilities").wrong;
    expect(only?.answer).to.deep.equal({ kind: "abilities", abilities: [] });
    expect(only?.mistake).to.deep.equal({ kind: "overlooked", effects: ["Leveller/level"] });
    expect(more).to.deep.equal([]);
    expect(items[0]).to.equal(itemAbout(items, "Bear", "size"));
  });

  it("has the answer of who has not noticed an event, unless that brings what is asked about where it is", () => {
    const gone = entryOf("gone", [
      BEAR,
      ANTHEM,
      { kind: "moves", object: "Anthem", to: "graveyard" },
      asks({ expect: { Bear: { power: 2, toughness: 2 } } }),
    ]);
    const [only, ...more] = itemAbout(made(gone), "Bear", "size").wrong;
    expect(only?.answer).to.deep.equal({ kind: "size", power: 3, toughness: 3 });
    // Once nothing else has happened, who has missed it answers what was right before it.
    expect(only?.mistake).to.deep.equal({ kind: "outdated", event: 3 });
    expect(more).to.deep.equal([]);
    const returned = entryOf("returned", [
      BEAR,
      ANTHEM,
      { kind: "moves", object: "Bear", to: "graveyard" },
      asks({ expect: { Bear: { power: 2, toughness: 2 } } }),
    ]);
    expect(itemAbout(made(returned), "Bear", "size").wrong).to.deep.equal([]);
  });

  it("has no such answer where events alone say what is asked", () => {
    const counted = entryOf("counted", [
      BEAR,
      { kind: "counters", object: "Bear", add: { "+1/+1": 2 } },
      asks({ expect: { Bear: { counters: { "+1/+1": 2 } } } }),
    ]);
    expect(itemAbout(made(counted), "Bear", "counters").wrong).to.deep.equal([]);
  });

  it("tells of who overlooks something only so much that there are two wrong answers, and each only once", () => {
    const { wrong } = itemAbout(made(levelledBear()), "Bear", "size");
    const sizes = wrong.map(({ answer, mistake }) => [answer.kind === "size" && answer.power, mistake.kind]);
    // Setting last: 0/1. Without the setter: 3/3. Without both it would be 2/2.
    expect(sizes).to.deep.equal([
      [0, "believed"],
      [3, "overlooked"],
    ]);
  });

  it("has the answer of who takes an effect to reach what is asked about, told as that", () => {
    const apart = entryOf("apart", [
      BEAR,
      [creature("Ox", 1, 1), { controller: "Bob" }],
      [ANTHEM, { controller: "Bob" }],
      asks({ expect: { Bear: { power: 2, toughness: 2 } } }),
    ]);
    const { wrong } = itemAbout(made(apart), "Bear", "size");
    expect(wrong.map(({ answer, mistake }) => [answer.kind === "size" && answer.power, mistake])).to.deep.include([
      3,
      { kind: "reached", source: "Anthem", object: "Bear", barrier: { controller: "Bob" } },
    ]);
  });

  it("has the answer of who counts what does not count, told as that, and none of who leaves out a part of an effect", () => {
    const herd = enchantment(
      "Herd",
      affecting(
        "herd",
        { type: "Creature" },
        gets({ count: { type: "Creature", controller: "you" } }, 0),
        gains("trample", "reach"),
      ),
    );
    const items = made(
      entryOf("herd", [
        BEAR,
        [creature("Ox", 1, 1), { controller: "Bob" }],
        herd,
        asks({ expect: { Bear: { power: 3, abilities: ["reach", "trample"] } } }),
      ]),
    );
    const mistakes = (aspect: string): unknown[] =>
      itemAbout(items, "Bear", aspect).wrong.map(({ answer, mistake }) => [
        answer.kind === "size" ? answer.power : answer.kind === "abilities" ? answer.abilities.join() : "",
        mistake.kind,
      ]);
    // Without the effect 2/2, with the creature of another player 4/2.
    expect(mistakes("size")).to.deep.equal([
      [4, "miscounted"],
      [2, "overlooked"],
    ]);
    const [miscounted] = itemAbout(items, "Bear", "size").wrong;
    expect(miscounted?.mistake).to.deep.equal({
      kind: "miscounted",
      effect: "Herd/herd",
      object: "Ox",
      isCounted: true,
    });
    expect(mistakes("abilities")).to.deep.equal([["", "overlooked"]]);
  });

  it("has the answer that was right before an event, and that of who mixes up which of two came first", () => {
    const twice = entryOf("twice", [
      BEAR,
      enchantment("Small", affecting("small", { type: "Creature" }, becomes(0, 1))),
      enchantment("Large", affecting("large", { type: "Creature" }, becomes(5, 5))),
      asks({ expect: { Bear: { power: 5, toughness: 5 } } }),
    ]);
    // Who overlooks the last word answers 0/1, and so does who mixes up the two; before all of it the bear was a 2/2.
    const { wrong } = itemAbout(made(twice), "Bear", "size");
    expect(wrong.map(({ answer }) => answer)).to.deep.equal([
      { kind: "size", power: 0, toughness: 1 },
      { kind: "size", power: 2, toughness: 2 },
    ]);
  });

  it("has of former answers only the one that an event has made the right one", () => {
    const thrice = entryOf("thrice", [
      BEAR,
      { kind: "player", player: "Ann", life: 21 },
      ANTHEM,
      enchantment("Second", affecting("second", { type: "Creature" }, gets(2, 0))),
      { kind: "moves", object: "Anthem", to: "graveyard" },
      asks({ expect: { Bear: { power: 4, toughness: 2 } } }),
    ]);
    const former = itemAbout(made(thrice), "Bear", "size").wrong.filter(({ mistake }) => mistake.kind === "outdated");
    expect(former.map(({ mistake, answer }) => [mistake, answer])).to.deep.equal([
      [
        { kind: "outdated", event: 5 },
        { kind: "size", power: 5, toughness: 3 },
      ],
    ]);
  });

  it("has no answer of who overlooks what is plain: a keyword counter, a paid cost, stars, a copy", () => {
    const overlooked = (id: string, object: string): readonly string[] =>
      ofCorpus(id)
        .filter(({ question }) => question.kind === "object" && question.object === object)
        .flatMap(({ wrong }) => wrong.flatMap(({ mistake }) => (mistake.kind === "overlooked" ? mistake.effects : [])));
    expect(overlooked("experience-of-the-spirits-controller", "Spirit")).to.deep.equal([]);
    expect(overlooked("sakashima-copied-by-clone", "Clone")).to.not.include("Clone/enter-as-copy");
    const paid = ofCorpus("flashback-cost-is-taxed-like-any-other").flatMap(({ wrong }) =>
      wrong.flatMap(({ mistake }) => (mistake.kind === "overlooked" ? mistake.effects : [])),
    );
    expect(paid).to.not.deep.equal([]);
    expect(paid).to.not.include("flashback");
    const counted = entryOf("counted", [
      BEAR,
      { kind: "counters", object: "Bear", add: { flying: 1 } },
      asks({ expect: { Bear: { abilities: ["flying"] } } }),
    ]);
    expect(itemAbout(made(counted), "Bear", "abilities").wrong).to.not.deep.include({
      answer: { kind: "abilities", abilities: [] },
      mistake: { kind: "overlooked", effects: ["Bear/counter:flying"] },
    });
    const dashed = ofCorpus("dashed-scout-under-humility").flatMap(({ wrong }) =>
      wrong.map(({ mistake }) => JSON.stringify(mistake)),
    );
    expect(dashed.filter((mistake) => mistake.includes('"overlooked"') && mistake.includes("/dash"))).to.deep.equal([]);
  });

  it("tells the answer of another order that a player could have chosen as that, and no player's choice of none", () => {
    const otherOf = (id: string): readonly (readonly [unknown, unknown])[] =>
      ofCorpus(id)
        .filter(({ question }) => question.kind === "object" && question.aspect === "size")
        .flatMap(({ wrong }) => wrong)
        .filter(({ mistake }) => mistake.kind === "otherOrder")
        .map(({ answer, mistake }) => [answer, mistake]);
    expect(otherOf("replenish-opalescence-and-humility-together")).to.deep.include([
      { kind: "size", power: 4, toughness: 4 },
      { kind: "otherOrder", event: 4, player: "Ann", older: "Opalescence", newer: "Humility" },
    ]);
    expect(otherOf("open-the-vaults-two-owners-apnap")).to.deep.equal([]);
  });

  it("has no answer that there is an object of no card type", () => {
    const lines = ofCorpus("god-sleeps-beside-an-older-opalescence").flatMap(({ wrong }) =>
      wrong.flatMap(({ answer }) => (answer.kind === "typeLine" ? [answer.types.length] : [])),
    );
    expect(lines).to.not.deep.equal([]);
    expect(lines).to.not.include(0);
  });

  it("is not made of what state-based actions would put an end to", () => {
    const dead = entryOf("dead", [
      creature("Wisp", 0, 0),
      BEAR,
      asks({ expect: { Wisp: { toughness: 0 }, Bear: { power: 2 } } }),
    ]);
    expect(made(dead).map(({ question }) => question.kind === "object" && question.object)).to.deep.equal(["Bear"]);
  });

  it("is not made of what no effect touches and nobody gets wrong, unless there is nothing else", () => {
    expect(() => itemAbout(made(levelledBear()), "Bear", "colors")).to.throw("nothing asks");
    const alone = entryOf("alone", [BEAR, asks({ expect: { Bear: { colors: [] } } })]);
    expect(itemAbout(made(alone), "Bear", "colors").wrong).to.deep.equal([]);
  });

  it("is not made of a scenario that expects something else: that is a fault, in words", () => {
    const entry = entryOf("wrong", [BEAR, asks({ expect: { Bear: { power: 5 } } })]);
    expect(itemsOf(entry, new Map(), "current")).to.deep.equal({
      ok: false,
      message: "wrong (current): check end: Bear, power: expected 5, found 2",
    });
  });

  it("is not made where the rules leave the answer open, and under no ruleset that the scenario is not for", () => {
    const open = itemsOf(levelledBear("open", { level: "undefined" }), new Map(), "current");
    expect(open).to.deep.equal({ ok: true, items: [] });
    expect(itemsOf(levelledBear(), new Map(), "m10")).to.deep.equal({ ok: true, items: [] });
  });

  it("takes an older edition for a mistake only under newer rules", () => {
    const entry = levelledBear("old", { rulesets: ["pre-m10"] });
    const old = itemsOf(entry, new Map(), "pre-m10");
    const editions = old.ok
      ? old.items.flatMap(({ wrong }) =>
          wrong.flatMap((each) => misconceptionsOf(each).flatMap(({ edition }) => edition ?? [])),
        )
      : ["none was made"];
    expect(editions).to.deep.equal([]);
  });

  it("asks for base power and toughness only where the edition has them", () => {
    const entry = entryOf("base", [BEAR, LEVELLER, asks({ expect: { Bear: { basePower: 0 } } })], {
      rulesets: ["current", "pre-m10"],
    });
    const under = (ruleset: "current" | "pre-m10"): number => {
      const items = itemsOf(entry, new Map(), ruleset);
      return items.ok ? items.items.length : -1;
    };
    expect([under("current"), under("pre-m10")]).to.deep.equal([1, 0]);
  });

  it("says which steps lead to its answer, and no others", () => {
    const ox = creature("Ox", 1, 1);
    const shrink = enchantment("Shrink", affecting("shrink", { name: "Ox" }, becomes(0, 1)));
    const entry = entryOf("apart", [BEAR, ox, LEVELLER, shrink, asks({ expect: { Bear: { power: 0 } } })]);
    const { steps, resolution } = itemAbout(made(entry), "Bear", "size");
    const effects = steps.flatMap((place) => {
      const step = resolution.trace[place];
      return step?.kind === "applied" ? [step.effect] : [];
    });
    expect(effects).to.deep.equal(["Leveller/level"]);
  });
});

/** An effect of layer 6 takes all abilities of a Forest: whether its mana ability goes too is an open point. */
describe("an item about an open point of the rules", () => {
  const forest = { name: "Wood", types: ["Land" as const], subtypes: ["Forest"] };
  const silence = enchantment(
    "Silence",
    affecting("silence", { type: "Land" }, { kind: "loseAllAbilities" }, { kind: "addTypes", types: ["Artifact"] }),
  );
  const entry = entryOf(
    "silent-wood",
    [
      forest,
      silence,
      asks({
        expect: { Wood: { abilities: [], types: ["Artifact", "Land"] } },
        readings: { "intrinsic-stays": { expect: { Wood: { abilities: ["{T}: Add {G}"] } } } },
      }),
    ],
    {
      level: "interpretation",
      alternatives: [
        { id: "intrinsic-is-lost", reading: "It is lost.", answer: "None.", recommended: true },
        { id: "intrinsic-stays", reading: "It stays.", answer: "It has it." },
      ],
    },
  );

  it("says which reading its answer follows, if it turns on that", () => {
    const items = made(entry);
    expect(itemAbout(items, "Wood", "abilities").reading).to.equal("intrinsic-is-lost");
    expect(itemAbout(items, "Wood", "typeLine").reading).to.equal(undefined);
  });

  it("never offers as wrong what another reading gives", () => {
    const wrong = itemAbout(made(entry), "Wood", "abilities").wrong.map(({ answer }) => answer);
    expect(wrong).to.not.deep.include({ kind: "abilities", abilities: ["{T}: Add {G}"], as: ["Wood"] });
  });

  it("follows another reading that is asked for", () => {
    const item = itemAbout(made(entry, ["intrinsic-stays"]), "Wood", "abilities");
    expect(item.answer).to.deep.equal({ kind: "abilities", abilities: ["{T}: Add {G}"], as: ["Wood"] });
    expect(item.reading).to.equal("intrinsic-stays");
    expect(item.wrong.map(({ answer }) => answer)).to.not.deep.include({ kind: "abilities", abilities: [] });
  });

  it("is left out if the scenario does not say which reading it follows", () => {
    const unnamed = {
      ...entry,
      scenario: {
        ...entry.scenario,
        alternatives: [{ id: "intrinsic-stays", reading: "It stays.", answer: "It has it." }],
      },
    };
    const asked = made(unnamed).map(({ question }) => (question.kind === "object" ? question.aspect : question.kind));
    expect(asked).to.deep.equal(["typeLine"]);
  });

  it("is no item if there is no such reading", () => {
    expect(itemsOf(entry, new Map(), "current", ["by-mood"])).to.deep.equal({
      ok: false,
      message: "no such reading: by-mood",
    });
  });
});
