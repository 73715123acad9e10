import { expect } from "chai";
import type { AbilityEntry, Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { faultOf, play, playTimeline, timelineOf, type Step } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  equipment,
  FLYER,
  gains,
  gets,
  LOSES_ALL,
  onTarget,
  resolving,
} from "../support/cards.js";

const out = (...objects: string[]): ScenarioEvent => ({ kind: "phaseOut", objects });
const back = (...objects: string[]): ScenarioEvent => ({ kind: "phaseIn", objects });

describe("phasing with a host (CR 702.26g)", () => {
  const sword = equipment("Sword", affecting("boost", { host: true }, gets(2, 0)));
  const rune = aura("Rune", affecting("shine", { type: "Artifact" }, gains("hexproof")));
  const board: Step[] = [BEAR, [sword, { attachedTo: "Bear" }], [rune, { attachedTo: "Sword" }]];

  it("what is attached goes along, and what is attached to that", () => {
    expect(play(...board, out("Bear")).resolution.objects).to.deep.equal({});
  });

  it("and comes back along, still attached", () => {
    const { object } = play(...board, out("Bear"), back("Bear"));
    expect(object("Bear").power).to.equal(4);
    expect([object("Sword").attachedTo, object("Rune").attachedTo]).to.deep.equal(["Bear", "Sword"]);
  });

  it("but not what phased out by itself", () => {
    const { resolution } = play(...board, out("Sword"), out("Bear"), back("Bear"));
    expect(Object.keys(resolution.objects)).to.deep.equal(["Bear"]);
  });

  it("does so indirectly even if it is to phase out itself (CR 702.26h)", () => {
    const { object } = play(...board, out("Sword", "Bear"), back("Bear"));
    expect(object("Sword").attachedTo).to.equal("Bear");
  });

  it("comes back unattached while its host is away (CR 702.26i)", () => {
    const alone = [...board, out("Sword"), out("Bear"), back("Sword")];
    expect(play(...alone).object("Sword").attachedTo).to.equal(null);
    expect(play(...alone, back("Bear")).object("Bear").power).to.equal(2);
    expect(play(...board, out("Sword"), out("Bear"), back("Sword", "Bear")).object("Bear").power).to.equal(4);
  });
});

describe("entering at the same time (CR 614.12)", () => {
  const together = (...events: ScenarioEvent[]): ScenarioEvent => ({ kind: "simultaneous", events });
  const enter = (card: string, controller: string): ScenarioEvent => ({ kind: "enters", card, controller });
  const run = (cards: Card[], ...steps: Step[]): ReturnType<typeof play> => {
    const last = playTimeline(timelineOf(steps), cards).at(-1);
    if (last === undefined) throw new Error("a run has a check point");
    return last;
  };

  it("does not count for what each does as it enters", () => {
    const blank = enchantment("Blank", affecting("blank", CREATURES, LOSES_ALL));
    const hydra = creature("Hydra", 0, 0, {
      abilities: [{ kind: "asEnters", id: "counters", counters: { "+1/+1": 2 } }],
    });
    const { object } = run([blank, hydra], together(enter("Blank", "Ann"), enter("Hydra", "Ann")));
    expect(object("Hydra")).to.deep.include({ counters: { "+1/+1": 2 }, abilities: [] });
  });

  it("kills all worlds that came together (CR 704.5k)", () => {
    const world = (name: string): Card => ({ name, supertypes: ["World"], types: ["Enchantment"] });
    const { resolution } = run([world("One"), world("Two")], together(enter("One", "Ann"), enter("Two", "Bob")));
    expect(resolution.stateBased.map(({ object }) => object)).to.deep.equal(["One", "Two"]);
  });
});

describe("entering with what the card itself has", () => {
  it("a planeswalker has its loyalty, a battle its defense, in counters (CR 306.5b, 310.4b)", () => {
    const walker: Card = { name: "Walker", types: ["Planeswalker"], loyalty: 3 };
    const siege: Card = { name: "Siege", types: ["Battle"], defense: 5 };
    const { object } = play(walker, siege, [walker, { id: "Worn", counters: { loyalty: 1 } }]);
    expect([object("Walker").loyalty, object("Siege").defense, object("Worn").loyalty]).to.deep.equal([3, 5, 1]);
  });
});

describe("what a resolution leaves open", () => {
  it("is a rule for objects: it reaches those that come later (CR 611.2c)", () => {
    const blitz = resolving("Blitz", [
      {
        affects: CREATURES,
        does: [gets(1, 1), { kind: "changeGameRule", rule: "cant-be-blocked" }],
        duration: "endOfTurn",
      },
    ]);
    const late = play(BEAR, blitz, FLYER);
    expect(late.resolution.gameRules).to.deep.equal([
      { rule: "cant-be-blocked", effect: "Blitz", objects: ["Bear", "Flyer"] },
    ]);
    expect([late.object("Bear").power, late.object("Flyer").power]).to.deep.equal([3, 1]);
    expect(play(BEAR, blitz, { kind: "turn", active: "Bob" }).resolution.gameRules).to.deep.equal([]);
  });
});

describe("looking back at a source that has left (CR 608.2h)", () => {
  it("a triggered ability sees it as it was on the battlefield", () => {
    const martyr = creature("Martyr", 1, 1, {
      abilities: [
        {
          kind: "triggered",
          id: "dies",
          effects: [{ affects: { target: true }, does: [gets({ powerOf: "self" }, { counter: "+1/+1", on: "self" })] }],
        },
      ],
    });
    const { object } = play(
      BEAR,
      [martyr, { counters: { "+1/+1": 2 } }],
      { kind: "moves", object: "Martyr", to: "graveyard" },
      { kind: "resolves", source: "Martyr", ability: "dies", controller: "Ann", targets: ["Bear"] },
    );
    expect(object("Bear")).to.include({ power: 5, toughness: 4 });
  });
});

describe("an effect that ends for a reason of its own", () => {
  const boost = onTarget("Boost", "Bear", gets(3, 3));

  it("is over from then on", () => {
    expect(play(BEAR, boost, { kind: "ends", effect: "Boost" }).object("Bear").power).to.equal(2);
  });

  it("must be there", () => {
    expect(faultOf(BEAR, boost, { kind: "ends", effect: "Other" }).pointer).to.equal("/timeline/2/effect");
  });
});

describe("effects that hang on each other", () => {
  it("end with what they hang on: control goes back, and with it what was taken through it (CR 611.2b)", () => {
    const thief = (name: string): Card =>
      creature(name, 1, 1, {
        abilities: [
          {
            kind: "activated",
            id: "take",
            effects: [
              {
                affects: { target: true },
                does: [{ kind: "gainControl", player: "you" }],
                duration: "whileYouControlSource",
              },
            ],
          },
        ],
      });
    const take = (source: string, target: string, controller: string): ScenarioEvent => ({
      kind: "resolves",
      source,
      ability: "take",
      controller,
      targets: [target],
    });
    // Bob's Second takes Ann's First, which then takes the bear for Bob; when Second leaves, both come back.
    const steps: Step[] = [
      BEAR,
      thief("First"),
      [thief("Second"), { controller: "Bob" }],
      take("Second", "First", "Bob"),
      take("First", "Bear", "Bob"),
    ];
    expect(play(...steps).object("Bear").controller).to.equal("Bob");
    const after = play(...steps, { kind: "moves", object: "Second", to: "exile" });
    expect([after.object("First").controller, after.object("Bear").controller]).to.deep.equal(["Ann", "Ann"]);
  });
});

describe("attachments with exceptions", () => {
  const whiteAura: Card = { ...aura("Veil"), manaCost: "{W}" };
  const protection: AbilityEntry = { kind: "keyword", keyword: "protection", from: "white", keeps: { name: "Veil" } };

  it("protection keeps what it says it keeps (CR 702.16n)", () => {
    const other: Card = { ...whiteAura, name: "Other" };
    const { resolution } = play(
      BEAR,
      [whiteAura, { attachedTo: "Bear" }],
      [other, { attachedTo: "Bear" }],
      onTarget("Ward", "Bear", gains(protection)),
    );
    expect(resolution.stateBased.map(({ object }) => object)).to.deep.equal(["Other"]);
  });

  it("an Aura that has become a creature comes off and then goes to the graveyard (CR 704.5p, 704.5m)", () => {
    const wake = onTarget(
      "Wake",
      "Veil",
      { kind: "addTypes", types: ["Creature"] },
      { kind: "setPowerToughness", power: 1, toughness: 1 },
    );
    const steps: Step[] = [BEAR, [whiteAura, { attachedTo: "Bear" }], wake];
    expect(play(...steps).resolution.stateBased).to.deep.equal([
      { clause: "704.5p", object: "Veil", result: "unattached", also: ["303.4d"] },
    ]);
    expect(play(...steps, { kind: "stateBased" }).object("Veil").zone).to.equal("graveyard");
  });

  it("a name of the scenario means the object that bears it now, not one that has left (CR 400.7)", () => {
    const match = enchantment(
      "Match",
      affecting("match", { name: "Flyer" }, { kind: "setPowerToughness", power: { powerOf: { object: "Bear" } } }),
    );
    const { object } = play(
      BEAR,
      FLYER,
      match,
      { kind: "moves", object: "Bear", to: "exile" },
      { kind: "moves", object: "Bear", to: "battlefield" },
    );
    expect(object("Flyer").power).to.equal(2);
  });
});
