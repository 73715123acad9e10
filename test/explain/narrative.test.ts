import { expect } from "chai";
import { explainScenario, type Narrated } from "../../src/explain/narrative.js";
import type { Ability, Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { runTimeline } from "../../src/timeline/run.js";
import { affecting, BEAR, becomes, CREATURES, enchantment, LOSES_ALL } from "../support/cards.js";
import { current } from "../support/play.js";

const HUSH = enchantment("Hush", affecting("hush", CREATURES, LOSES_ALL, becomes(1, 1)));

function narrated(timeline: ScenarioEvent[], over: Partial<Narrated> = {}, cards: Card[] = [BEAR, HUSH]): Narrated {
  const players = ["Ann", { name: "Bob", life: 3, hand: 2 }];
  const run = runTimeline({ players, cards, timeline }, new Map(), current());
  if (!run.ok) throw new Error(run.faults.map(({ message }) => message).join("; "));
  return { title: "A hush", players, timeline, checkPoints: run.value.checkPoints, ...over };
}

const BEAR_ENTERS: ScenarioEvent = { kind: "enters", card: "Bear", controller: "Ann" };
const HUSH_ENTERS: ScenarioEvent = { kind: "enters", card: "Hush", controller: "Bob" };

describe("the narrative of a scenario", () => {
  it("says that a turn ends only where something has happened in one", () => {
    const told = (...before: ScenarioEvent[]): string[] => {
      const timeline: ScenarioEvent[] = [...before, { kind: "turn", active: "Bob" }, { kind: "turn", active: "Ann" }];
      return explainScenario(narrated(timeline))
        .split("\n")
        .filter((line) => /^\d\. .*begins\.$/.test(line))
        .map((line) => line.replace(/^\d\. /, ""));
    };
    const later = "The turn ends and Ann's begins.";
    expect(told()).to.deep.equal(["Bob's turn begins.", later]);
    expect(told(BEAR_ENTERS, { kind: "tap", object: "Bear" })).to.deep.equal(["Bob's turn begins.", later]);
    const left: ScenarioEvent = { kind: "moves", object: "Bear", to: "hand" };
    expect(told(BEAR_ENTERS, left)).to.deep.equal(["The turn ends and Bob's begins.", later]);
  });

  it("tells the board, the timeline, the answer and the way there", () => {
    const timeline: ScenarioEvent[] = [
      BEAR_ENTERS,
      HUSH_ENTERS,
      { kind: "check", id: "end", expect: { Bear: { power: 1 } } },
    ];
    expect(explainScenario(narrated(timeline, { question: "How big is the Bear?", cards: [BEAR, HUSH] }))).to.equal(
      [
        "A hush",
        "======",
        "",
        "How big is the Bear?",
        "",
        "Players in turn order: Ann and Bob (at the start: 3 life, 2 cards in hand).",
        "",
        "The cards",
        "---------",
        "",
        "- Hush: Creatures lose all abilities and have base power and toughness 1/1.",
        "",
        "What happens",
        "------------",
        "",
        "1. Bear enters under Ann's control.",
        "2. Hush enters under Bob's control.",
        "   (The question is about this moment.)",
        "",
        "At the end",
        "----------",
        "",
        "- Bear is: Creature — Bear, 1/1, green, no abilities, under Ann's control.",
        "",
        "Layer 6: abilities [613.1f]",
        "- The effect of Hush begins to apply in this layer, and applies to the same",
        "  objects in all later ones: Bear. [613.6]",
        "- The effect of Hush applies to Bear, which changes nothing: Bear has no",
        "  abilities to lose. [613.1f, 611.3a, 613.7d]",
        "",
        "Layer 7b: base power and toughness [613.4b]",
        "- The effect of Hush applies to Bear. [613.6, 613.4b, 611.3a]",
        "  - Bear: power 2 → 1, toughness 2 → 1.",
        "",
      ].join("\n"),
    );
  });

  it("tells checks between which nothing happens as one", () => {
    const timeline: ScenarioEvent[] = [
      { kind: "check", id: "empty", players: { Bob: { life: 3 } } },
      BEAR_ENTERS,
      { kind: "check", id: "one", expect: { Bear: { power: 2 }, Ghost: { exists: false } } },
      { kind: "check", id: "two", stateBased: [], gameRules: [], order: [{ layer: "6", effects: [] }] },
      HUSH_ENTERS,
      {
        kind: "check",
        id: "three",
        order: [
          { layer: "7b", effects: ["Hush/hush"] },
          { layer: "6", effects: ["Hush/hush"] },
        ],
      },
    ];
    const told = explainScenario(narrated(timeline));
    const headings = told.split("\n").filter((_, place, lines) => lines[place + 1]?.startsWith("---"));
    expect(headings).to.deep.equal(["What happens", "Before anything happens", "After step 1", "At the end"]);
    expect(told).to.include("- Bob has 3 life, 2 cards in hand, a maximum hand size of 7 and no abilities.");
    expect(told).to.include(
      "- Ghost is not there.\n- No rule of the game is changed.\n- No state-based action would follow.\n- Nothing is applied in layer 6.",
    );
    expect(told).to.include("No continuous effect applies");
    expect(told).to.match(
      /- Bear is: Creature — Bear, 1\/1.*\n- Hush is: Enchantment, colorless.*\n- In layer 6, only the effect of Hush \(hush\) is applied\.\n- In layer 7b, only/,
    );
  });

  it("tells the whole battlefield at the end where no check asks", () => {
    const told = explainScenario(narrated([BEAR_ENTERS]));
    expect(told).to.include("At the end\n----------\n\n- Bear is: Creature — Bear, 2/2");
  });

  it("keeps to the page it is given", () => {
    const story = narrated([BEAR_ENTERS, HUSH_ENTERS]);
    for (const width of [30, 50, 120]) {
      const lines = explainScenario(story, { width })
        .split("\n")
        .map((line) => line.length);
      expect(Math.max(...lines)).to.be.at.most(width);
      expect(Math.max(...lines)).to.be.above(width - 15);
    }
  });

  it("counts the changes of a crowd instead of telling them all", () => {
    const crowd = Array.from({ length: 50 }, (_, n): ScenarioEvent => ({ ...BEAR_ENTERS, id: `Bear ${n}` }));
    expect(explainScenario(narrated([...crowd, HUSH_ENTERS]))).to.include("  - and 10 more objects.");
  });
});

describe("the narrative of what would be after state-based actions", () => {
  const hero: Card = { name: "Hero", supertypes: ["Legendary"], types: ["Creature"], power: 2, toughness: 2 };
  const legends: ScenarioEvent[] = [
    { kind: "enters", card: "Hero", controller: "Ann" },
    { kind: "enters", card: "Hero", id: "Second Hero", controller: "Ann" },
    BEAR_ENTERS,
    { kind: "damage", to: "Bear", amount: 2 },
  ];
  const told = (...checks: ScenarioEvent[]): string =>
    explainScenario(narrated([...legends, ...checks], {}, [BEAR, hero]), { width: 200 });

  it("tells the rounds, what is left open, and what would then be true", () => {
    const text = told({
      kind: "check",
      id: "end",
      afterStateBasedActions: {
        open: [{ clause: "704.5j" }],
        expect: { Bear: { zone: "graveyard" }, Gone: { exists: false } },
      },
    });
    expect(text).to.include(
      [
        "- State-based actions, if they are performed now:",
        "  - Bear is destroyed: lethal damage.",
        "  - Left open: Ann keeps one of Hero and Second Hero and puts the other into its owner's graveyard: legendary, of one name and under one player's control.",
        "  - As long as that is open: Bear is: Creature — Bear, 2/2, green, no abilities, in Ann's graveyard.",
        "  - As long as that is open: Gone is not there.",
      ].join("\n"),
    );
  });

  it("tells each choice that is asked about", () => {
    const ask = (id: string, keep: string): ScenarioEvent => ({
      kind: "check",
      id,
      afterStateBasedActions: { keep: [keep], players: { Ann: { life: 20 } } },
    });
    const text = told(ask("one", "Hero"), ask("two", "Second Hero"));
    expect(text).to.include("performed now and Hero kept:").and.to.include("performed now and Second Hero kept:");
    expect(text).to.include("  - After that: Ann has 20 life");
  });

  it("tells that a spell changes words of one kind or of the other (CR 612.2)", () => {
    const replaces = (id: string, word: "color" | "landType"): Ability => ({
      kind: "spell",
      id,
      targets: [{ is: {} }],
      effects: [
        {
          affects: { target: true },
          does: [{ kind: "replaceWords", word, from: { chosen: "from" }, to: { chosen: "to" } }],
        },
      ],
    });
    const bend: Card = {
      name: "Bend",
      types: ["Instant"],
      abilities: [replaces("a", "color"), replaces("b", "landType")],
    };
    const check: ScenarioEvent = { kind: "check", id: "end", expect: { Bear: { power: 2 } } };
    const text = explainScenario(narrated([BEAR_ENTERS, check], { cards: [bend] }, [BEAR, bend]));
    expect(text.replace(/\s+/g, " ")).to.match(/- Bend: .*Or instead: /);
  });

  it("says that nothing would happen", () => {
    const check: ScenarioEvent = { kind: "check", id: "end", afterStateBasedActions: { rounds: [] } };
    expect(explainScenario(narrated([BEAR_ENTERS, check]))).to.include("  - Nothing happens.");
  });
});
