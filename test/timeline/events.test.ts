import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play, playTimeline, timelineOf, type Step } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  equipment,
  FLYER,
  gets,
  onTarget,
  resolving,
} from "../support/cards.js";

describe("the run of a timeline", () => {
  it("has a point for each check, with the number of events before it", () => {
    const played = playTimeline(
      timelineOf([{ kind: "check", id: "empty" }, BEAR, { kind: "check", id: "one" }, { kind: "check", id: "same" }]),
    );
    expect(played.map(({ resolution }) => Object.keys(resolution.objects))).to.deep.equal([[], ["Bear"], ["Bear"]]);
  });

  it("has a last point of its own if no check ends it", () => {
    expect(playTimeline(timelineOf([{ kind: "check", id: "empty" }, BEAR]))).to.have.length(2);
  });

  it("starts players at 20 life with empty hands (CR 103.4), or as said", () => {
    const [played] = playTimeline(timelineOf([], ["Ann", { name: "Bob", life: 5, hand: 3 }]));
    expect(played?.resolution.players).to.deep.include({
      Ann: { life: 20, hand: 0, abilities: [], maximumHandSize: 7, landPlays: 1 },
      Bob: { life: 5, hand: 3, abilities: [], maximumHandSize: 7, landPlays: 1 },
    });
  });

  it("changes a player's numbers", () => {
    const { players } = play(
      { kind: "player", player: "Bob", life: 3 },
      { kind: "player", player: "Bob", hand: 4 },
    ).resolution;
    expect(players["Bob"]).to.include({ life: 3, hand: 4 });
  });

  it("is the same each time", () => {
    const once = (): string => JSON.stringify(play(BEAR, FLYER, onTarget("Grow", "Bear", gets(1, 1))).resolution);
    expect(once()).to.equal(once());
  });
});

describe("resolving", () => {
  const training: Card = {
    name: "Training",
    types: ["Sorcery"],
    abilities: [{ kind: "spell", id: "train", puts: [{ on: { target: true }, counter: "+1/+1" }] }],
  };

  it("puts counters by a number of each object", () => {
    const event: ScenarioEvent = {
      kind: "resolves",
      controller: "Ann",
      ability: { puts: [{ on: CREATURES, counter: "+1/+1", amount: { powerOf: "affected" } }] },
    };
    const { object } = play(BEAR, FLYER, event);
    expect(object("Bear").power).to.equal(4);
    expect(object("Flyer").power).to.equal(2);
  });

  it("puts counters, as many as counted (one if not said)", () => {
    const counted = {
      kind: "resolves",
      id: "Feast",
      controller: "Ann",
      ability: { puts: [{ on: CREATURES, counter: "+1/+1", amount: { count: CREATURES } }] },
    } as const;
    expect(play(BEAR, FLYER, counted as unknown as ScenarioEvent).object("Bear").counters).to.deep.equal({
      "+1/+1": 2,
    });
    const { object } = play([training, { zone: "graveyard" }], BEAR, {
      kind: "resolves",
      card: "Training",
      controller: "Ann",
      targets: ["Bear"],
    });
    expect(object("Bear").counters).to.deep.equal({ "+1/+1": 1 });
  });

  it("of one of several abilities of a card goes by its id", () => {
    const modes: Card = {
      name: "Modes",
      types: ["Instant"],
      abilities: [
        { kind: "spell", id: "grow", effects: [{ affects: { target: true }, does: [gets(1, 1)] }] },
        { kind: "spell", id: "shrink", effects: [{ affects: { target: true }, does: [gets(-1, -1)] }] },
      ],
    };
    const { object } = play([modes, { zone: "graveyard" }], BEAR, {
      kind: "resolves",
      card: "Modes",
      ability: "shrink",
      controller: "Ann",
      targets: ["Bear"],
    });
    expect(object("Bear").power).to.equal(1);
  });

  it("of an ability goes on though its source has lost it or left (CR 113.7a)", () => {
    const pumper = creature("Pumper", 1, 1, {
      abilities: [{ kind: "activated", id: "pump", effects: [{ affects: { target: true }, does: [gets(1, 0)] }] }],
    });
    const pump: ScenarioEvent = {
      kind: "resolves",
      source: "Pumper",
      ability: "pump",
      controller: "Ann",
      targets: ["Bear"],
    };
    expect(
      play(BEAR, pumper, onTarget("Blank", "Pumper", { kind: "loseAllAbilities" }), pump).object("Bear").power,
    ).to.equal(3);
    expect(
      play(BEAR, pumper, { kind: "moves", object: "Pumper", to: "graveyard" }, pump).object("Bear").power,
    ).to.equal(3);
  });

  it("of a granted ability finds it on the object that has it", () => {
    const teacher = enchantment(
      "Teacher",
      affecting("teach", CREATURES, {
        kind: "gainAbilities",
        abilities: [{ kind: "activated", id: "learned", effects: [{ affects: { self: true }, does: [gets(4, 4)] }] }],
      }),
    );
    expect(
      play(teacher, BEAR, { kind: "resolves", source: "Bear", ability: "learned", controller: "Ann" }).object("Bear")
        .power,
    ).to.equal(6);
  });

  for (const [granted, called] of [
    [{ kind: "keyword", keyword: "bushido", n: 2 }, "bushido 2"],
    [{ kind: "keyword", keyword: "bushido", n: 2 }, "bushido"],
    ["prowess", "prowess"],
  ] as const) {
    it(`of a granted keyword goes by its words: ${called}`, () => {
      const teacher = enchantment(
        "Teacher",
        affecting("teach", CREATURES, { kind: "gainAbilities", abilities: [granted] }),
      );
      const resolves: Step = { kind: "resolves", source: "Bear", ability: called, controller: "Ann" };
      expect(play(teacher, BEAR, resolves).object("Bear").power).to.equal(granted === "prowess" ? 3 : 4);
    });
  }

  it("reaches the second target and players", () => {
    const split = resolving(
      "Split",
      [
        { affects: { target: 2 }, does: [gets(1, 0)] },
        { affects: { controller: "targetPlayer", type: "Creature" }, does: [gets(0, 1)] },
      ],
      { targets: ["Bob", "Bear"] },
    );
    const { object } = play(BEAR, [FLYER, { controller: "Bob" }], split);
    expect(object("Bear")).to.include({ power: 3, toughness: 2 });
    expect(object("Flyer")).to.include({ power: 1, toughness: 2 });
  });

  it("binds what was chosen, in abilities it grants too", () => {
    const ward = resolving(
      "Ward",
      [
        {
          affects: { target: true },
          does: [
            {
              kind: "gainAbilities",
              abilities: [{ kind: "keyword", keyword: "protection", from: { chosen: "color" } }],
            },
          ],
        },
      ],
      { targets: ["Bear"], choices: { color: "red" } },
    );
    expect(play(BEAR, ward).object("Bear").abilities).to.deep.equal(["protection from red"]);
  });

  it("copies the values of then (CR 707.2b)", () => {
    const mirror = resolving(
      "Mirror",
      [{ affects: { target: 1 }, does: [{ kind: "copy", of: { target: 2 } }], duration: "endOfTurn" }],
      { targets: ["Bear", "Flyer"] },
    );
    const gone = play(BEAR, FLYER, mirror, { kind: "moves", object: "Flyer", to: "exile" });
    expect(gone.object("Bear").name).to.equal("Flyer");
    expect(play(BEAR, FLYER, mirror, { kind: "turn", active: "Bob" }).object("Bear").name).to.equal("Bear");
  });
});

describe("performing state-based actions (CR 704.3)", () => {
  const check: ScenarioEvent = { kind: "stateBased" };
  const lord = creature("Lord", 2, 1, { abilities: [affecting("boost", { ...CREATURES, other: true }, gets(1, 1))] });
  const plague = enchantment("Plague", affecting("shrink", CREATURES, gets(-1, -1)));

  it("happens only when an event says so", () => {
    expect(play(lord, plague).object("Lord")).to.include({ zone: "battlefield", toughness: 0 });
  });

  it("goes on until none is left: with the lord gone the rest follows", () => {
    const { object } = play(lord, creature("Grunt", 1, 1), creature("Ogre", 3, 3), plague, check);
    expect(["Lord", "Grunt", "Ogre"].map((id) => object(id).zone)).to.deep.equal([
      "graveyard",
      "graveyard",
      "battlefield",
    ]);
  });

  it("puts permanents into their owner's graveyard", () => {
    expect(play([lord, { controller: "Bob", owner: "Ann" }], plague, check).object("Lord")).to.include({
      zone: "graveyard",
      owner: "Ann",
    });
  });

  it("makes a token cease to exist", () => {
    expect(play([lord, { token: true }], plague, check).resolution.objects).to.have.keys(["Plague"]);
  });

  it("cancels counters in pairs", () => {
    expect(play([BEAR, { counters: { "+1/+1": 3, "-1/-1": 1 } }], check).object("Bear").counters).to.deep.equal({
      "+1/+1": 2,
    });
  });

  it("takes Equipment off and buries Auras", () => {
    const sword = equipment("Sword");
    const veil = aura("Veil", { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } });
    const { object } = play(
      BEAR,
      [sword, { attachedTo: "Bear" }],
      [veil, { attachedTo: "Bear" }],
      onTarget("Sleep", "Bear", { kind: "removeTypes", types: ["Creature"] }),
      check,
    );
    expect(object("Sword")).to.include({ zone: "battlefield", attachedTo: null });
    expect(object("Veil").zone).to.equal("graveyard");
  });

  it("keeps the legend that is named, and waits for a name", () => {
    const hero = creature("Hero", 2, 2, { supertypes: ["Legendary"] });
    const two: Step[] = [hero, [hero, { id: "Second" }]];
    const kept = play(...two, { ...check, keep: ["Second"] });
    expect([kept.object("Hero").zone, kept.object("Second").zone]).to.deep.equal(["graveyard", "battlefield"]);
    expect(play(...two, check).resolution.stateBased).to.have.length(1);
  });

  it("lets a player lose once; what is on the table stays for who asks", () => {
    const lost = { kind: "player", player: "Bob", life: 0 } as const;
    expect(play(lost, BEAR).resolution.stateBased).to.deep.equal([
      { clause: "704.5a", player: "Bob", result: "loses" },
    ]);
    const after = play(lost, BEAR, check);
    expect(after.resolution.stateBased).to.deep.equal([]);
    expect(after.object("Bear").zone).to.equal("battlefield");
  });
});
