import { expect } from "chai";
import type { Card, CreatedEffect, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  artifact,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  gets,
  onTarget,
  resolving,
} from "../support/cards.js";

type Duration = NonNullable<CreatedEffect["duration"]>;

/** The bear's power after an effect of Ann's with this duration and these events; 3 while it lasts. */
function powerAfter(duration: Duration | undefined, ...events: Step[]): number | null {
  const engine = artifact("Engine", {
    abilities: [
      {
        kind: "activated",
        id: "pump",
        effects: [{ affects: { target: true }, does: [gets(1, 0)], ...(duration === undefined ? {} : { duration }) }],
      },
    ],
  });
  const pump: ScenarioEvent = {
    kind: "resolves",
    source: "Engine",
    ability: "pump",
    controller: "Ann",
    targets: ["Bear"],
  };
  return play(BEAR, [engine, { tapped: true }], pump, ...events).object("Bear").power;
}

const bobsTurn: ScenarioEvent = { kind: "turn", active: "Bob" };
const annsTurn: ScenarioEvent = { kind: "turn", active: "Ann" };
const skipped: ScenarioEvent = { kind: "turn", active: "Bob", skips: ["upkeep", "untapStep"] };
const away: ScenarioEvent = { kind: "moves", object: "Engine", to: "graveyard" };
const back: ScenarioEvent = { kind: "moves", object: "Engine", to: "battlefield" };
const take: Step = onTarget("Take", "Engine", { kind: "gainControl", player: "opponent" });
const grabbed: Step = onTarget("Grab", "Bear", { kind: "gainControl", player: "opponent" });
const giveBack: Step = onTarget("Return", "Engine", { kind: "gainControl", player: "you" });

describe("how long effects last", () => {
  const cases: readonly (readonly [what: string, duration: Duration | undefined, events: Step[], power: number])[] = [
    ["until end of turn: during the turn", "endOfTurn", [], 3],
    ["until end of turn: not the next", "endOfTurn", [bobsTurn], 2],
    ["until end of combat: in that turn", "endOfCombat", [], 3],
    ["until end of combat: with the turn at the latest (500.5a)", "endOfCombat", [bobsTurn], 2],
    ["until your next turn: during the opponent's", "yourNextTurn", [bobsTurn], 3],
    ["until your next turn: not during yours", "yourNextTurn", [bobsTurn, annsTurn], 2],
    ["until your next turn: not during an extra turn of yours either", "yourNextTurn", [annsTurn], 2],
    ["until a player's next turn: not any longer", { untilNext: "turn", of: "opponent" }, [bobsTurn], 2],
    ["until a player's next untap step", { untilNext: "untapStep", of: "opponent" }, [annsTurn], 3],
    ["until a player's next untap step: not any longer", { untilNext: "untapStep", of: "opponent" }, [bobsTurn], 2],
    ["what is skipped is no next step (614.10a)", { untilNext: "upkeep", of: "opponent" }, [skipped], 3],
    ["another step may be skipped", { untilNext: "upkeep", of: "opponent" }, [{ ...skipped, skips: ["untapStep"] }], 2],
    ["no step of a player can be skipped in place of the turn", { untilNext: "turn", of: "opponent" }, [skipped], 2],
    [
      "until its controller's next turn: whoever that is by then",
      { untilNext: "turn", of: "controller" },
      [grabbed, annsTurn],
      3,
    ],
    ["until its controller's next turn: not any longer", { untilNext: "turn", of: "controller" }, [annsTurn], 2],
    ["until the end of your next turn: not this one", { untilEndOfNext: "turn", of: "you" }, [bobsTurn, annsTurn], 3],
    ["until the end of your next turn", { untilEndOfNext: "turn", of: "you" }, [bobsTurn, annsTurn, bobsTurn], 2],
    ["until the end of the next turn of another", { untilEndOfNext: "turn", of: "opponent" }, [bobsTurn], 3],
    [
      "until end of combat on your next turn: not this one",
      { untilEndOfNext: "combat", of: "you" },
      [bobsTurn, annsTurn],
      3,
    ],
    ["until end of combat on it", { untilEndOfNext: "combat", of: "you" }, [bobsTurn, annsTurn, bobsTurn], 2],
    [
      "until the end of your next upkeep: in that turn",
      { untilEndOfNext: "upkeep", of: "you" },
      [bobsTurn, annsTurn],
      3,
    ],
    [
      "until the end of your next upkeep: over with that turn at the latest (500.5)",
      { untilEndOfNext: "upkeep", of: "you" },
      [bobsTurn, annsTurn, bobsTurn],
      2,
    ],
    ["until the end of your next upkeep: not this turn's", { untilEndOfNext: "upkeep", of: "you" }, [bobsTurn], 3],
    [
      "until the end of their next upkeep: not of one that is skipped (614.10a)",
      { untilEndOfNext: "upkeep", of: "opponent" },
      [skipped, annsTurn],
      3,
    ],
    [
      "until the end of their next upkeep: but of the one after it",
      { untilEndOfNext: "upkeep", of: "opponent" },
      [skipped, annsTurn, bobsTurn, annsTurn],
      2,
    ],
    ["through their next untap step", { untilEndOfNext: "untapStep", of: "opponent" }, [annsTurn], 3],
    ["through their next untap step: not any longer", { untilEndOfNext: "untapStep", of: "opponent" }, [bobsTurn], 2],
    [
      "through their next untap step: not one that is skipped",
      { untilEndOfNext: "untapStep", of: "opponent" },
      [skipped],
      3,
    ],
    ["until the end of your next end step: this turn's", { untilEndOfNext: "endStep", of: "you" }, [bobsTurn], 2],
    ["until the end of their next end step: not yours", { untilEndOfNext: "endStep", of: "opponent" }, [bobsTurn], 3],
    ["until the next end step, whoever's it is", { untilNext: "endStep", of: "each" }, [bobsTurn], 2],
    ["until the end of it: not any longer", { untilEndOfNext: "turn", of: "opponent" }, [bobsTurn, annsTurn], 2],
    ["no duration: for the rest of the game (611.2a)", undefined, [bobsTurn, annsTurn, away], 3],
    ["while the source is there", "whileSourceOnBattlefield", [bobsTurn], 3],
    ["while the source is there: not after it left", "whileSourceOnBattlefield", [away], 2],
    ["while the source is there: not again when it comes back (611.2b)", "whileSourceOnBattlefield", [away, back], 2],
    [
      "while the source is there: phasing out ends it (702.26f)",
      "whileSourceOnBattlefield",
      [
        { kind: "phaseOut", objects: ["Engine"] },
        { kind: "phaseIn", objects: ["Engine"] },
      ],
      2,
    ],
    ["while the source is tapped", "whileSourceTapped", [bobsTurn], 3],
    ["while the source is tapped: not after untapping", "whileSourceTapped", [{ kind: "untap", object: "Engine" }], 2],
    [
      "while the source is tapped: not again (611.2b)",
      "whileSourceTapped",
      [
        { kind: "untap", object: "Engine" },
        { kind: "tap", object: "Engine" },
      ],
      2,
    ],
    ["while you control the source", "whileYouControlSource", [bobsTurn], 3],
    ["while you control the source: not after losing it", "whileYouControlSource", [take], 2],
    ["while you control the source: not again (611.2b)", "whileYouControlSource", [take, giveBack], 2],
    ["while you control the source: not after it left", "whileYouControlSource", [away], 2],
  ];
  for (const [what, duration, events, power] of cases) {
    it(what, () => expect(powerAfter(duration, ...events)).to.equal(power));
  }

  it("an effect that has ended before it would begin does nothing (CR 611.2b)", () => {
    const engine = artifact("Engine", {
      abilities: [
        {
          kind: "activated",
          id: "pump",
          effects: [{ affects: { target: true }, does: [gets(1, 0)], duration: "whileSourceTapped" }],
        },
      ],
    });
    const events: Step[] = [
      BEAR,
      [engine, { tapped: true }],
      { kind: "untap", object: "Engine" },
      { kind: "resolves", source: "Engine", ability: "pump", controller: "Ann", targets: ["Bear"] },
      { kind: "tap", object: "Engine" },
    ];
    expect(play(...events).object("Bear").power).to.equal(2);
  });

  it("an effect ends for each of its objects as the turn of its controller begins", () => {
    const effect: CreatedEffect = {
      affects: CREATURES,
      does: [gets(1, 0)],
      duration: { untilNext: "turn", of: "controller" },
    };
    const steps: Step[] = [BEAR, [creature("Ox", 1, 1), { controller: "Bob" }], resolving("Roar", [effect])];
    const powers = (...events: Step[]): (number | null)[] => {
      const { object } = play(...steps, ...events);
      return [object("Bear").power, object("Ox").power];
    };
    expect(powers(bobsTurn)).to.deep.equal([3, 1]);
    expect(powers(bobsTurn, annsTurn)).to.deep.equal([2, 1]);
  });

  it("the step names the clause by which an effect has ended or goes on", () => {
    const effect: CreatedEffect = {
      affects: CREATURES,
      does: [gets(1, 0)],
      duration: { untilNext: "untapStep", of: "opponent" },
    };
    const clauses = (turn: Step): readonly string[] =>
      play(BEAR, resolving("Roar", [effect]), turn)
        .steps("starts")
        .flatMap((step) => step.clauses);
    expect(clauses(bobsTurn)).to.include("500.4");
    expect(clauses(skipped)).to.include("614.10a").and.not.to.include("500.4");
  });

  it("combat ends with the turn", () => {
    const horn = enchantment("Horn", affecting("boost", { ...CREATURES, designation: "attacking" }, gets(2, 0)));
    const attack: ScenarioEvent = { kind: "designate", object: "Bear", designation: "attacking" };
    expect(play(horn, BEAR, attack).object("Bear").power).to.equal(4);
    expect(
      play(horn, BEAR, attack, { kind: "designate", object: "Bear", designation: "attacking", on: false }).object(
        "Bear",
      ).power,
    ).to.equal(2);
    expect(play(horn, BEAR, attack, bobsTurn).object("Bear").power).to.equal(2);
  });

  it("other designations stay", () => {
    const horn = enchantment("Horn", affecting("boost", { ...CREATURES, designation: "monstrous" }, gets(2, 0)));
    expect(
      play(horn, BEAR, { kind: "designate", object: "Bear", designation: "monstrous" }, bobsTurn).object("Bear").power,
    ).to.equal(4);
  });
});

describe("effects that linger", () => {
  const song: Card = enchantment("Song", { ...affecting("sing", CREATURES, gets(2, 2)), lingers: "endOfTurn" });
  const leaves: ScenarioEvent = { kind: "moves", object: "Song", to: "graveyard" };

  it("go on until end of turn when their object leaves, also for what comes later", () => {
    const { object } = play(song, BEAR, leaves, creature("Late", 1, 1));
    expect([object("Bear").power, object("Late").power]).to.deep.equal([4, 3]);
  });

  it("end with the turn", () => expect(play(song, BEAR, leaves, bobsTurn).object("Bear").power).to.equal(2));

  it("keep their timestamp", () => {
    const set = (power: number): Card =>
      enchantment(`Set ${power}`, {
        ...affecting("set", CREATURES, { kind: "setPowerToughness", power }),
        lingers: "endOfTurn",
      });
    expect(
      play(BEAR, set(5), set(6), { kind: "moves", object: "Set 5", to: "graveyard" }).object("Bear").power,
    ).to.equal(6);
  });

  it("do not begin to go on if they were not in force", () => {
    const dryads = onTarget(
      "Dryads",
      "Song",
      { kind: "setTypes", types: ["Land"] },
      { kind: "setBasicLandTypes", subtypes: ["Forest"] },
    );
    expect(play(song, BEAR, dryads, leaves).object("Bear").power).to.equal(2);
  });

  it("go on if they had begun before their ability was lost (CR 613.6)", () => {
    const wake: Card = enchantment("Song", {
      ...affecting("wake", { type: "Artifact" }, { kind: "addTypes", types: ["Creature"] }),
      lingers: "endOfTurn",
    });
    const blank = enchantment("Blank", affecting("blank", { type: "Enchantment" }, { kind: "loseAllAbilities" }));
    expect(play(wake, artifact("Relic"), blank, leaves).object("Relic").types).to.deep.equal(["Artifact", "Creature"]);
  });

  it("do not go on without a word of it", () => {
    const plain = enchantment("Song", affecting("sing", CREATURES, gets(2, 2)));
    expect(play(plain, BEAR, leaves).object("Bear").power).to.equal(2);
  });
});

describe("what a resolution fixes", () => {
  it("the objects it affects (CR 611.2c)", () => {
    const { object } = play(BEAR, resolving("Charge", [{ affects: CREATURES, does: [gets(1, 1)] }]), [
      BEAR,
      { id: "Late" },
    ]);
    expect([object("Bear").power, object("Late").power]).to.deep.equal([3, 2]);
  });

  it("also those that stop fitting", () => {
    const charge = resolving("Charge", [{ affects: { ...CREATURES, color: "green" }, does: [gets(1, 1)] }]);
    expect(
      play(BEAR, charge, onTarget("Paint", "Bear", { kind: "setColors", colors: ["red"] })).object("Bear").power,
    ).to.equal(3);
  });

  it("its numbers (CR 611.2d), but not those in an ability it grants", () => {
    const count = { count: CREATURES };
    const now = resolving("Now", [{ affects: { target: true }, does: [gets(count, 0)] }], { targets: ["Bear"] });
    const grant = resolving(
      "Grant",
      [
        {
          affects: { target: true },
          does: [{ kind: "gainAbilities", abilities: [affecting("swarm", { self: true }, gets(count, 0))] }],
        },
      ],
      { targets: ["Bear"] },
    );
    expect(play(BEAR, now, creature("Late", 1, 1)).object("Bear").power).to.equal(3);
    expect(play(BEAR, grant, creature("Late", 1, 1)).object("Bear").power).to.equal(4);
  });

  it("the abilities it finds among others (CR 611.2d)", () => {
    const learn = resolving(
      "Learn",
      [
        {
          affects: { target: true },
          does: [{ kind: "gainAbilitiesOf", of: { ...CREATURES, not: { name: "Bear" } }, abilityKinds: ["keyword"] }],
        },
      ],
      { targets: ["Bear"] },
    );
    const { object } = play(
      BEAR,
      creature("Teacher", 1, 1, { abilities: ["haste"] }),
      learn,
      creature("Late", 1, 1, { abilities: ["reach"] }),
      onTarget("Blank", "Teacher", { kind: "loseAllAbilities" }),
    );
    expect(object("Bear").abilities).to.deep.equal(["haste"]);
  });

  it("not what has phased out (CR 702.26e)", () => {
    const { object } = play(
      BEAR,
      { kind: "phaseOut", objects: ["Bear"] },
      resolving("Charge", [{ affects: CREATURES, does: [gets(1, 1)] }]),
      { kind: "phaseIn", objects: ["Bear"] },
    );
    expect(object("Bear").power).to.equal(2);
  });

  it("who 'you' is, whatever becomes of the source", () => {
    const { object } = play(
      BEAR,
      resolving("Theft", [{ affects: { target: true }, does: [{ kind: "gainControl", player: "you" }] }], {
        targets: ["Bear"],
        controller: "Bob",
      }),
    );
    expect(object("Bear").controller).to.equal("Bob");
  });
});

describe("for as long as a condition holds (CR 611.2b)", () => {
  const grow = (duration: Duration): ScenarioEvent => ({
    kind: "resolves",
    id: "growth",
    controller: "Ann",
    source: "Keeper",
    targets: ["Bear"],
    ability: { effects: [{ affects: { target: true }, does: [gets(2, 2)], duration }] },
  });
  const untapped = { while: { object: "target", is: { tapped: false } } } as const;
  const keeper = creature("Keeper", 1, 1);
  const tap: ScenarioEvent = { kind: "tap", object: "Bear" };
  const untap: ScenarioEvent = { kind: "untap", object: "Bear" };

  it("ends for good when it does not", () => {
    expect(play(keeper, BEAR, grow(untapped)).object("Bear").power).to.equal(4);
    expect(play(keeper, BEAR, grow(untapped), tap).object("Bear").power).to.equal(2);
    expect(play(keeper, BEAR, grow(untapped), tap, untap).object("Bear").power).to.equal(2);
  });

  it("never begins when it does not hold at once", () => {
    expect(play(keeper, BEAR, tap, grow(untapped), untap).object("Bear").power).to.equal(2);
  });

  it("ends as what it watches leaves (CR 400.7) or phases out (CR 702.26f)", () => {
    const out: ScenarioEvent = { kind: "phaseOut", objects: ["Bear"] };
    const back: ScenarioEvent = { kind: "phaseIn", objects: ["Bear"] };
    expect(play(keeper, BEAR, grow(untapped), out, back).object("Bear").power).to.equal(2);
    const whileItIsUntapped: ScenarioEvent = {
      kind: "resolves",
      controller: "Ann",
      targets: ["Bear", "Keeper"],
      ability: {
        effects: [
          {
            affects: { target: 1 },
            does: [gets(2, 2)],
            duration: { while: { object: { target: 2 }, is: { tapped: false } } },
          },
        ],
      },
    };
    const gone: ScenarioEvent = { kind: "moves", object: "Keeper", to: "graveyard" };
    expect(play(keeper, BEAR, whileItIsUntapped).object("Bear").power).to.equal(4);
    expect(play(keeper, BEAR, whileItIsUntapped, gone).object("Bear").power).to.equal(2);
  });

  it("until the source leaves is not ended by phasing out (CR 702.26d, 702.26f)", () => {
    const out: ScenarioEvent = { kind: "phaseOut", objects: ["Keeper"] };
    expect(play(keeper, BEAR, grow("untilSourceLeaves"), out).object("Bear").power).to.equal(4);
    expect(play(keeper, BEAR, grow("whileSourceOnBattlefield"), out).object("Bear").power).to.equal(2);
    const gone: ScenarioEvent = { kind: "moves", object: "Keeper", to: "exile" };
    expect(play(keeper, BEAR, grow("untilSourceLeaves"), gone).object("Bear").power).to.equal(2);
  });
});

describe("during the next turn of a player alone", () => {
  const TOUGH: Duration = { duringNext: "turn", of: "you" };
  const made = (effect: CreatedEffect): ScenarioEvent => ({
    kind: "resolves",
    id: "plan",
    controller: "Ann",
    ability: { effects: [effect] },
  });
  const attack = (...steps: Step[]): string | undefined => play(...steps).object("Wall").attacks;
  const WALL: Step = [creature("Wall", 0, 4), { controller: "Bob" }];
  const barred: CreatedEffect = {
    affects: { name: "Wall" },
    does: [{ kind: "changeGameRule", rule: "cant-attack" }],
    duration: { duringNext: "turn", of: "controller" },
  };

  it("does nothing before that, in the turn in which it is made either, and is over with it", () => {
    expect(powerAfter(TOUGH)).to.equal(2);
    expect(powerAfter(TOUGH, bobsTurn)).to.equal(2);
    expect(powerAfter(TOUGH, bobsTurn, annsTurn)).to.equal(3);
    expect(powerAfter(TOUGH, annsTurn)).to.equal(3);
    expect(powerAfter(TOUGH, bobsTurn, annsTurn, bobsTurn)).to.equal(2);
    expect(powerAfter(TOUGH, bobsTurn, annsTurn, bobsTurn, annsTurn)).to.equal(2);
  });

  it("fixes whom it affects as it begins, and its numbers as it is made (CR 611.2c-d)", () => {
    const grows: CreatedEffect = { affects: CREATURES, does: [gets({ count: CREATURES }, 0)], duration: TOUGH };
    const { object } = play(BEAR, made(grows), bobsTurn, creature("Elf", 1, 1), annsTurn, creature("Late", 1, 1));
    expect(["Bear", "Elf", "Late"].map((id) => object(id).power)).to.deep.equal([3, 2, 1]);
  });

  it("does not reach what has left and come back (CR 400.7)", () => {
    const back: ScenarioEvent = { kind: "moves", object: "Bear", to: "battlefield" };
    expect(powerAfter(TOUGH, bobsTurn, back, annsTurn)).to.equal(2);
  });

  it("goes by whose turn it is of each, and bars in that turn alone", () => {
    expect(attack(WALL, made(barred))).to.equal(undefined);
    expect(attack(WALL, made(barred), annsTurn)).to.equal(undefined);
    expect(attack(WALL, made(barred), bobsTurn)).to.equal("can't");
    expect(attack(WALL, made(barred), bobsTurn, annsTurn)).to.equal(undefined);
    expect(attack(WALL, made(barred), bobsTurn, annsTurn, bobsTurn)).to.equal(undefined);
  });

  it("can be ended before it has begun", () => {
    const ends: ScenarioEvent = { kind: "ends", effect: "plan" };
    const grows: CreatedEffect = { affects: CREATURES, does: [gets(1, 0)], duration: TOUGH };
    expect(play(BEAR, made(grows), ends, annsTurn).object("Bear").power).to.equal(2);
  });
});
