import { expect } from "chai";
import { type Item, misconceptionsOf } from "../../src/training/item.js";
import { itemsOf } from "../../src/training/items.js";
import { tellerOf } from "../../src/training/key-item.js";
import { dealt } from "../../src/training/forms.js";
import { isInstructive } from "../../src/training/distractors.js";
import type { Card } from "../../src/rules/formats.gen.js";
import { affecting, creature, enchantment, gets } from "../support/cards.js";
import { MISCONCEPTIONS } from "../../src/misconceptions/misconceptions.js";
import { feedbackPhrase } from "../../src/training/feedback.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { Speaker } from "../../src/wording/speaker.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { ANTHEM, asks, BEAR, entryOf, itemAbout, levelledBear, made } from "./boards.js";

/** All items of a scenario of the corpus. */
function ofCorpus(id: string): readonly Item[] {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const items = scenario && itemsOf({ file: "", topic: "", scenario }, corpusCards(), "current");
  if (items?.ok !== true) throw new Error(`no items of ${id}`);
  return items.items;
}

function blamedIn(item: Item | undefined): readonly string[] {
  return (item?.wrong ?? []).flatMap((each) => misconceptionsOf(each).map(({ id }) => id));
}

function typeLineOf(items: readonly Item[], object: string): Item | undefined {
  return items.find(
    ({ question }) => question.kind === "object" && question.object === object && question.aspect === "typeLine",
  );
}

describe("a wrong answer that somebody gives", () => {
  it("blames no basic land type for card types that the effect itself sets (CR 305.7)", () => {
    const item = typeLineOf(ofCorpus("song-of-the-dryads-leaves-name-and-legend"), "Ascendant Evincar");
    expect(item?.wrong).to.not.deep.equal([]);
    expect(blamedIn(item)).to.not.include("land-types-take-the-type-line");
    const mooned = typeLineOf(ofCorpus("blood-moon-urborg-urborg-first"), "Urborg, Tomb of Yawgmoth");
    expect(blamedIn(mooned)).to.include("land-types-take-the-type-line");
  });

  it("keeps the old subtypes where it takes setting for adding, whatever card the new ones are read from (CR 205.1a)", () => {
    const item = typeLineOf(ofCorpus("duplicant-has-the-types-of-a-card-that-changes"), "Duplicant");
    // Shapeshifter stays anyway; the card in exile would keep Bear as it becomes an Elf by Conspiracy.
    const joined = item?.wrong.find((each) => misconceptionsOf(each).some(({ id }) => id === "set-types-are-added"));
    expect(joined?.answer).to.deep.include({ subtypes: ["Bear", "Elf", "Shapeshifter"] });
  });

  it("is blamed on dependency only where one decides, or nothing else leads there (CR 613.8)", () => {
    const named = (id: string, check: string, object: string, aspect: string): readonly string[] =>
      ofCorpus(id)
        .filter((item) => item.check.id === check && item.question.kind === "object")
        .filter(
          ({ question }) => question.kind === "object" && question.object === object && question.aspect === aspect,
        )
        .flatMap(({ wrong }) => wrong.flatMap((each) => misconceptionsOf(each)[0]?.id ?? []));
    // Levitation is newer than Humility and no creature: its flying is given afterwards, and nothing waits.
    const [asleep] = named("levitation-awake-under-humility", "asleep", "Grizzly Bears", "abilities");
    expect(asleep).to.equal("losing-beats-gaining");
    // What became white gained flying first and then lost all: who keeps it holds that what is given stays.
    const [bleached] = named("white-because-it-lost-everything", "since", "Grizzly Bears", "abilities");
    expect(bleached).to.equal("gaining-beats-losing");
    // Glaciers waits for Blood Moon, which makes a Mountain of Badlands: that is a dependency.
    expect(named("glaciers-badlands-bayou-blood-moon", "end", "Badlands", "typeLine")).to.include("timestamps-only");
  });

  it("comes of no choice made anew that its card asks for only as it enters (CR 614.12a)", () => {
    const checks = ofCorpus("null-chamber-shuts-out-two-names").map(({ check }) => check.id);
    expect(new Set(checks)).to.deep.equal(new Set(["chamber"]));
    // A Blade asks for a color each time it becomes attached.
    const blade = ofCorpus("sanctuary-blade-chooses-each-time").map(({ check }) => check.id);
    expect(blade).to.include("blue");
  });

  it("names in state-based actions only what is on the battlefield now", () => {
    const items = ofCorpus("damage-held-against-power").filter(
      ({ question, check }) => question.kind === "stateBased" && check.id === "humble",
    );
    const named = items.flatMap(({ wrong }) =>
      wrong.flatMap(({ answer }) => (answer.kind === "stateBased" ? answer.actions.map(({ object }) => object) : [])),
    );
    expect(items).to.not.deep.equal([]);
    // Bob's Wall has 1 damage and is 1/1: who lowers its toughness by that says that it has 0.
    expect(named).to.include("Bob's Wall");
    expect(named).to.not.include("Wall of Air");
  });

  it("counts for a number of cards in graveyards no permanent", () => {
    const counted = ofCorpus("dead-token-feeds-no-tarmogoyf").flatMap(({ wrong }) =>
      wrong.flatMap(({ mistake }) => (mistake.kind === "miscounted" && mistake.isCounted ? [mistake.object] : [])),
    );
    expect(counted).to.not.include("Tarmogoyf");
  });

  it("is blamed on the order of the layers where an ability is thought to be lost before it has made its color", () => {
    const colors = ofCorpus("devoid-stays-under-humility").filter(
      ({ question }) => question.kind === "object" && question.aspect === "colors",
    );
    expect(colors).to.not.deep.equal([]);
    for (const item of colors) expect(blamedIn(item)).to.include("abilities-first");
  });
});

describe("a mistake", () => {
  /** The feedback of each wrong option, by what it says, and what the mistakes overlook. */
  const told = (id: string, check: string, object: string, aspect: string) => {
    const item = ofCorpus(id).find(
      ({ question, check: { id: asked } }) =>
        asked === check && question.kind === "object" && question.object === object && question.aspect === aspect,
    );
    if (item === undefined) throw new Error(`nothing asked of ${object} in ${id}`);
    const key = tellerOf(item, { cards: corpusCards(), seed: "s" })("en");
    return {
      feedback: new Map(key.options.map(({ text, feedback }) => [text, feedback])),
      overlooked: key.explanation.notBecause.map(({ text, clauses }) => `${text} ${clauses.join(" ")}`).join("\n"),
    };
  };

  const HERE: readonly (readonly [
    what: string,
    asked: readonly [id: string, check: string, object: string, aspect: string],
    option: string,
    says: string,
    overlooked?: string,
  ])[] = [
    [
      "what was chosen for a face-down permanent as it entered, which copies nothing (CR 613.2b)",
      ["primal-clay-ixidron-clone", "turned-down", "Primal Clay", "typeLine"],
      "Artifact Creature",
      "But that is applied in layer 1a, and being face down only after it, in layer 1b (613.2b).",
      "Being face down comes last in layer 1, so that nothing of it shows what Primal Clay's effect has made of Primal Clay. 613.2b",
    ],
    [
      "merging that outlasts a copy effect (CR 730.2a)",
      ["merged-creature-becomes-a-copy", "end", "Llanowar Elves", "size"],
      "1/1",
      "by that it has the characteristics of its topmost component (730.2a).",
    ],
    [
      "what is lost before others look for it (CR 613.1f)",
      ["necrotic-ooze-yixlid-jailer-jailer-first", "end", "Necrotic Ooze", "abilities"],
      "“This creature has the activated abilities of creature cards in all graveyards”, “{U/R}: until end of turn, this creature has its power and toughness switched” and “{T}: this creature deals 1 damage to any target”",
      "This would be right if abilities were lost only after others had found them.",
      "What is lost first isn't there any more for what comes after: Yixlid Jailer's effect first, then Necrotic Ooze's effect. 613.1f",
    ],
    [
      "an effect that reaches what is a creature since an earlier layer (CR 613.1f), not the loss of a resolved ability (CR 611.2)",
      ["fumarole-switches-what-it-became", "humble", "Wandering Fumarole", "size"],
      "4/2",
      "types and colors have changed by the time that abilities are given or taken away (613.1f).",
      "Layer 4 comes first: by then the effect of Wandering Fumarole has changed Wandering Fumarole, and only so Humility's effect is applied to it in layer 6. 613.1f",
    ],
    [
      "counters that come after what sets, not dependency across layers (CR 613.4c)",
      ["song-makes-an-avatar-a-living-land", "end", "Serra Avatar", "size"],
      "1/1",
      "But counters are added after base power and toughness have been set (613.4c).",
    ],
    [
      "an effect that somebody takes for over though what it lasts until has not come (CR 611.2a)",
      ["whoever-loses-takes-along-what-is-theirs", "before", "Serra Angel", "size"],
      "4/4",
      "This would be right if the effect of Liliana, the Last Hope had ended already. But Bob's next turn hasn't begun yet (611.2a).",
    ],
    [
      "a copy that was turned face down later (CR 613.2b)",
      ["mirrorweave-then-ixidron", "turned-down", "Woolly Loxodon", "size"],
      "1/1",
      "if a face-down permanent that is a copy showed what it copies. But it keeps its face-down characteristics as long as it is face down (613.2b).",
    ],
    [
      "what becomes a copy while it is face down (CR 708.10)",
      ["mirrorweave-on-face-down-creatures", "copies", "First Loxodon", "size"],
      "1/1",
      "if a face-down permanent that is a copy showed what it copies. But it keeps its face-down characteristics as long as it is face down (708.10).",
    ],
    [
      "the copiable values of what is a copy (CR 613.2c)",
      ["clone-of-adaptive-automaton-chooses-its-own", "end", "Clone", "copiable"],
      "Clone; {3}{U}; Creature — Shapeshifter; 0/0; blue; “As this creature enters, this creature may be made a copy of a creature”",
      "This would be right if the copiable values of a permanent were what is printed on it.",
    ],
  ];

  for (const [what, asked, option, says, overlooked = ""] of HERE)
    it(`is told of ${what}`, () => {
      const { feedback, overlooked: said } = told(...asked);
      expect([...feedback.keys()]).to.include(option);
      expect(feedback.get(option)).to.include(says);
      expect(said).to.include(overlooked);
    });

  it("in all layers at once is named only where effects of one moment may come in any order (CR 613.7)", () => {
    const item = ofCorpus("ashaya-blood-moon-blood-moon-first").find(
      ({ question, check: { id } }) =>
        id === "end" &&
        question.kind === "object" &&
        question.object === "Ashaya, Soul of the Wild" &&
        question.aspect === "size",
    );
    expect(item?.wrong).to.not.deep.equal([]);
    expect(blamedIn(item)).to.not.include("no-layers");
  });
});

describe("a sheet", () => {
  const cardsOf = (id: string): ReadonlyMap<string, string | undefined> =>
    new Map(
      ofCorpus(id)
        .flatMap((item) => tellerOf(item, { cards: corpusCards(), seed: "s" })("en").prompt.cards)
        .map(({ name, line }) => [name, line]),
    );

  it("tells the color of a token as that, for it has no indicator (CR 111.3, 204)", () => {
    expect(cardsOf("hacked-saproling-token").get("Saproling")).to.equal("Creature — Saproling (token, green)");
    expect(cardsOf("imprisoned-dryad-arbor-is-a-mute-forest").get("Dryad Arbor")).to.equal(
      "Land Creature — Forest Dryad (color indicator: green)",
    );
  });

  it("asks for mana where nothing else is to be paid", () => {
    const asked = ofCorpus("offering-takes-off-a-mana-cost").map(
      (item) => tellerOf(item, { cards: corpusCards(), seed: "s" })("en").question,
    );
    expect(asked).to.include("How much mana does casting First Patron cost?");
    const told = ofCorpus("offering-takes-off-a-mana-cost").flatMap((item) =>
      tellerOf(item, { cards: corpusCards(), seed: "s" })("en").explanation.short.map(({ text }) => text),
    );
    // Goblin King's mana cost is {1}{R}{R} (CR 702.48a).
    expect(told).to.include(
      "First Patron costs {1}{R}{R} less because of the effect of First Patron (the mana cost of the sacrificed permanent): {4}.",
    );
  });
});

describe("a key about costs", () => {
  const costOf = (id: string, check: string, spell: string) => {
    const item = ofCorpus(id).find(
      ({ question, check: { id: asked } }) => asked === check && question.kind === "cost" && question.spell === spell,
    );
    if (item === undefined) throw new Error(`no cost of ${spell} in ${id}`);
    return tellerOf(item, { cards: corpusCards(), seed: "s" })("en");
  };
  const short = (...of: Parameters<typeof costOf>): readonly string[] =>
    costOf(...of).explanation.short.map(({ text }) => text);

  it("tells of a minimum that is reached without it that it is (CR 601.2f)", () => {
    expect(short("inset-and-half-are-cast-for-their-own-costs", "end", "Burn alone")).to.include(
      "Last, the effect of Trinisphere asks for at least {3} in all, which the first Turn costs already: {2}{R}.",
    );
  });

  it("tells how many targets there are beyond the first, where only those cost more", () => {
    const key = costOf("targets-make-a-spell-cost-more", "end", "Wide Presence");
    expect(key.explanation.short.map(({ text }) => text)).to.include(
      "Wide Presence costs {2}{W} more because of the effect of Wide Presence, which counts Jubilant Skybonder and Runeclaw Bear, one target beyond the first: {4}{W}{W}.",
    );
    const counted = key.options.find(({ text }) => text === "{6}{W}{W}{W}");
    expect(counted?.feedback).to.include("But it counts only what is beyond the first (601.2f).");
  });
});

describe("a form", () => {
  const overlooked = entryOf("a-overlooked", [
    BEAR,
    enchantment("Gift", affecting("gift", { name: "Bear" }, gets(1, 1))),
    asks({ expect: { Bear: { power: 3 } } }),
  ]);
  const reached = entryOf("b-reached", [
    BEAR,
    [creature("Ox", 1, 1), { controller: "Bob" }],
    [ANTHEM, { controller: "Bob" }],
    asks({ expect: { Bear: { power: 2 } } }),
  ]);

  it("has a question that only those get wrong who have not looked when there is no other", () => {
    const none = new Map<string, Card>();
    const itemsFrom = (entry: typeof overlooked): readonly Item[] => {
      const items = itemsOf(entry, none, "current");
      return items.ok ? items.items : [];
    };
    expect(itemAbout(made(overlooked), "Bear", "size").wrong.some(isInstructive)).to.equal(false);
    expect(itemAbout(made(reached), "Bear", "size").wrong.some(isInstructive)).to.equal(true);
    for (const seed of ["1", "2", "3", "4"]) {
      const form = dealt([overlooked, reached, levelledBear()], itemsFrom, { seed, count: 3, form: 1 });
      expect(form.map(({ entry }) => entry.scenario.id).at(-1)).to.equal("a-overlooked");
    }
  });
});

describe("what refutes a mistake", () => {
  const notBecause = (id: string): readonly string[] =>
    ofCorpus(id).flatMap((item) =>
      tellerOf(item, { cards: corpusCards(), seed: "s" })("en").explanation.notBecause.map(({ text }) => text),
    );

  it("names the effect that would be applied otherwise", () => {
    // The first Dynacharge has a target, which somebody who takes sets for open does not change.
    expect(notBecause("overloaded-dynacharge-reaches-each")).to.deep.equal([
      "What has resolved affects only what its words described then: the effect of the second Dynacharge does not affect Runeclaw Bear 3.",
    ]);
    // The Mind Bend on the Bear changes no word, whenever it is applied.
    const bent = notBecause("granted-ability-is-not-text").filter((text) => text.startsWith("The layers have"));
    expect(bent).to.not.deep.equal([]);
    for (const text of bent) expect(text).to.include("Mind Bend on the Memorial");
  });

  it("tells where an effect began whose objects somebody thinks are asked anew (CR 613.6)", () => {
    expect(notBecause("marching-garruk-is-hurt-as-both")).to.include(
      "What an effect applies to is not asked anew in each layer: March of the Machines' effect begins in layer 4 and goes on in layer 7b with the same objects.",
    );
  });

  it("is what phasing out means, and not when objects are fixed, for what was phased out (CR 702.26b, 702.26e)", () => {
    const told = ofCorpus("overrun-and-phasing").flatMap(
      (item) => tellerOf(item, { cards: corpusCards(), seed: "s" })("en").options,
    );
    const wrong = told.filter(({ text, correct }) => text === "5/5" && !correct).map(({ feedback }) => feedback);
    expect(wrong).to.not.deep.equal([]);
    for (const feedback of wrong) expect(feedback).to.include("(702.26e)");
    expect(notBecause("overrun-and-phasing").join(" ")).to.not.include("What has resolved affects only");
  });

  it("says of nothing that it sets types where it takes none away", () => {
    const sets = notBecause("duplicant-has-the-types-of-a-card-that-changes");
    expect(sets.filter((text) => text.includes("Duplicant's effect sets"))).to.deep.equal([]);
  });
});

describe("an effect that does not reach what is asked about", () => {
  const feedback = (id: string): readonly string[] =>
    ofCorpus(id).flatMap((item) =>
      tellerOf(item, { cards: corpusCards(), seed: "s" })("en").options.map(({ feedback: said }) => said),
    );

  it("is told with what keeps it from that, where its words say so", () => {
    expect(feedback("where-a-spell-is-cast-from")).to.include(
      "This would be right if Patrician Geist affected itself too. But only others are affected.",
    );
    expect(feedback("whoever-loses-takes-along-what-is-theirs")).to.include(
      "This would be right if Glorious Anthem affected Serra Angel too. But only what Bob controls is affected.",
    );
  });
});

describe("a picture of the board", () => {
  const boardOf = (id: string): ReadonlyMap<string, readonly string[]> =>
    new Map(
      ofCorpus(id).flatMap((item) =>
        tellerOf(item, { cards: corpusCards(), seed: "s" })("en").prompt.board.objects.map(
          ({ id: object, notes = [] }) => [object, notes] as const,
        ),
      ),
    );

  it("shows levels, who attacks, and stickers", () => {
    const charge = boardOf("paladins-charge-with-the-class");
    expect(charge.get("Paladin Class")).to.include("level 3");
    expect(charge.get("Grizzly Bears")).to.include("attacking Bob");
    expect(boardOf("ability-sticker-and-humility").get("Grizzly Bears")).to.include("sticker: flying");
  });

  it("lists no other face as a card of its own", () => {
    const lines = (id: string): readonly string[] =>
      ofCorpus(id).flatMap((item) =>
        tellerOf(item, { cards: corpusCards(), seed: "s" })("en").prompt.cards.map(
          ({ name, line }) => `${name}: ${line}`,
        ),
      );
    expect(lines("siege-awake-neither-attacks-nor-blocks")).to.include(
      "Deluge of the Dead: Enchantment (color indicator: black) (back face of Invasion of Innistrad)",
    );
    expect(lines("melded-host-and-its-copy").some((line) => / \(melded from Graf Rats and /.test(line))).to.equal(true);
  });

  it("says that subtypes go with their card types, and only those of their kind are replaced (CR 205.1a)", () => {
    const mistake = MISCONCEPTIONS.find(({ id }) => id === "set-types-are-added");
    if (mistake === undefined) return expect.fail("no such mistake");
    const said = LANGUAGES.map((language) => new Speaker(language).sentence(feedbackPhrase(mistake, "current")));
    expect(said[0]).to.include("take the place of the old ones, whose subtypes go with them, and new subtypes");
    expect(said[1]).to.include("der alten, mit denen deren Untertypen verschwinden, und neue Untertypen treten an");
    expect(said[2]).to.include("remplacent les anciens, dont les sous-types disparaissent avec eux, et de nouveaux");
  });
});
