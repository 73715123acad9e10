import { expect } from "chai";
import type {
  Card,
  CreatedEffect,
  EndedStep,
  EntersEvent,
  RulesetId,
  ScenarioEvent,
} from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { play, playTimeline, type Played, type Step, timelineOf } from "../support/play.js";
import {
  affecting,
  artifact,
  BEAR,
  creature,
  CREATURES,
  during,
  enchantment,
  FOREST,
  gets,
  LOSES_ALL,
  onTarget,
  resolving,
  gains,
} from "../support/cards.js";

const CHECK: ScenarioEvent = { kind: "check", id: "now" };
const BOBS_TURN: ScenarioEvent = { kind: "turn", active: "Bob" };

function pump(duration: NonNullable<CreatedEffect["duration"]>): ScenarioEvent {
  return resolving("Pump", [{ affects: { target: true }, does: [gets(1, 1)], duration }], {
    targets: ["Bear"],
  });
}

/** Why each effect is over that has ended since the last check. */
function ended(played: Played): readonly (readonly [EndedStep["because"], ...string[]])[] {
  return played.steps("ended").map(({ because, clauses }) => [because, ...clauses] as const);
}

describe("what is over at a check", () => {
  const engine = artifact("Engine", {
    abilities: [
      {
        kind: "activated",
        id: "pump",
        effects: [{ affects: { target: true }, does: [gets(1, 0)], duration: "whileYouControlSource" }],
      },
    ],
  });
  const runs: ScenarioEvent = {
    kind: "resolves",
    source: "Engine",
    ability: "pump",
    controller: "Ann",
    targets: ["Bear"],
  };
  const leaves: ScenarioEvent = { kind: "moves", object: "Engine", to: "graveyard" };
  const phases: ScenarioEvent = { kind: "phaseOut", objects: ["Engine"] };
  const taken = onTarget("Take", "Engine", { kind: "gainControl", player: "opponent" });
  const isGreen: NonNullable<CreatedEffect["duration"]> = { while: { object: "target", is: { color: "green" } } };
  const painted = onTarget("Paint", "Bear", { kind: "setColors", colors: ["red"] });

  const cases: readonly (readonly [what: string, steps: Step[], ended: readonly (readonly string[])[]])[] = [
    ["nothing while all lasts", [pump("endOfTurn")], []],
    ["until end of turn", [pump("endOfTurn"), BOBS_TURN], [["endOfTurn", "514.2", "611.2a"]]],
    ["until end of combat", [pump("endOfCombat"), BOBS_TURN], [["endOfCombat", "500.5a", "611.2a"]]],
    [
      "until your next turn",
      [pump("yourNextTurn"), BOBS_TURN, { kind: "turn", active: "Ann" }],
      [["nextTurn", "611.2a"]],
    ],
    ["an end that an event says", [pump("indefinite"), { kind: "ends", effect: "Pump" }], [["event", "611.2a"]]],
    ["control of the source", [engine, runs, taken], [["controlLost", "611.2a", "611.2b"]]],
    ["a source that leaves", [engine, runs, leaves], [["sourceGone", "611.2a", "611.2b"]]],
    ["a source that phases out", [engine, runs, phases], [["sourceGone", "611.2a", "611.2b", "702.26f"]]],
    ["a condition", [pump(isGreen), painted], [["condition", "611.2a", "611.2b"]]],
    [
      "an object that leaves",
      [pump("indefinite"), { kind: "moves", object: "Bear", to: "hand" }],
      [["objectGone", "400.7"]],
    ],
  ];
  for (const [what, steps, expected] of cases) {
    it(`is told: ${what}`, () =>
      expect(ended(play([{ ...BEAR, colors: ["green"] } as Card, {}], ...steps))).to.deep.equal(expected));
  }

  it("says which objects the effect was on, and the condition", () => {
    const [step] = play(BEAR, pump(isGreen), painted).steps("ended");
    expect(step).to.deep.include({ effect: "Pump", objects: ["Bear"], because: "condition" });
    expect(step?.while).to.deep.equal({ object: "target", is: { color: "green" } });
    expect(step).not.to.have.property("neverBegan");
  });

  it("says of what was over before it began that it never did (CR 611.2b)", () => {
    const [step] = play(BEAR, painted, pump(isGreen)).steps("ended");
    expect(step).to.deep.include({ effect: "Pump", because: "condition", neverBegan: true });
  });

  it("is told once: at the checks of the next moment, and of that only", () => {
    const played = playTimeline(
      timelineOf([BEAR, pump("endOfTurn"), BOBS_TURN, CHECK, { ...CHECK, id: "again" }, FOREST]),
    );
    expect(played.map((one) => one.steps("ended").length)).to.deep.equal([1, 1, 0]);
  });

  it("does not say twice of what has left that it is free of an effect", () => {
    const gone = play(BEAR, pump("endOfTurn"), { kind: "moves", object: "Bear", to: "hand" }, BOBS_TURN);
    expect(ended(gone)).to.deep.equal([["objectGone", "400.7"]]);
  });

  it("changes no value", () => {
    const steps = [BEAR, pump("endOfTurn"), BOBS_TURN];
    const [, looked] = playTimeline(timelineOf([...steps, CHECK, { kind: "tap", object: "Bear" }]));
    const [not] = playTimeline(timelineOf([...steps, { kind: "tap", object: "Bear" }]));
    expect(looked?.resolution.objects).to.deep.equal(not?.resolution.objects);
  });

  it("speaks of phasing as a change of zones in the editions in which it was one", () => {
    const under = (id: RulesetId): Played[] =>
      playTimeline(
        timelineOf([BEAR, pump("endOfTurn"), { kind: "phaseOut", objects: ["Bear"] }, CHECK]),
        [],
        rulesetOf(id),
      );
    expect(under("pre-m10").map(ended)).to.deep.equal([[["phasedOut", "702.26", "611.2a"]]]);
    expect(under("current").map(ended)).to.deep.equal([[]]);
  });
});

describe("an effect whose condition does not hold as it would be created", () => {
  const ifThere = (condition: CreatedEffect["condition"]): ScenarioEvent =>
    resolving(
      "Pump",
      [{ affects: { target: true }, ...(condition === undefined ? {} : { condition }), does: [gets(1, 1)] }],
      { targets: ["Bear"] },
    );
  const blueThere = { exists: { color: "blue" } } as const;

  it("is told, with what it would have done to what (CR 608.2h)", () => {
    const played = play(BEAR, ifThere(blueThere));
    expect(played.steps("failed")).to.deep.equal([
      {
        kind: "failed",
        effect: "Pump",
        parts: ["modifyPowerToughness"],
        objects: ["Bear"],
        condition: blueThere,
        clauses: ["608.2h"],
      },
    ]);
    expect(played.steps("applied")).to.deep.equal([]);
  });

  it("is told with the player of whom its condition speaks as you, as others are that end or do not apply (CR 109.5)", () => {
    const yours = { exists: { color: "blue", controller: "you" } } as const;
    const bobs = { ...ifThere(yours), controller: "Bob" } as ScenarioEvent;
    expect(
      play(BEAR, bobs)
        .steps("failed")
        .map(({ you }) => you),
    ).to.deep.equal(["Bob"]);
    const held = resolving("Hold", [{ affects: { target: true }, does: [gets(1, 1)], duration: { while: yours } }], {
      targets: ["Bear"],
      controller: "Bob",
    });
    expect(
      play(BEAR, held)
        .steps("ended")
        .map(({ you }) => you),
    ).to.deep.equal(["Bob"]);
    const banner = enchantment("Banner", during(yours, affecting("boost", CREATURES, gets(1, 1))));
    const whose = (over: Partial<EntersEvent>): (string | undefined)[] =>
      play(BEAR, [banner, over])
        .steps("unmet")
        .map(({ you }) => you);
    expect(whose({ controller: "Bob" })).to.deep.equal(["Bob"]);
    expect(whose({})).to.deep.equal(["Ann"]);
    const anyones = enchantment("Banner", during(blueThere, affecting("boost", CREATURES, gets(1, 1))));
    expect(
      play(BEAR, anyones)
        .steps("unmet")
        .map(({ you }) => you),
    ).to.deep.equal([undefined]);
  });

  it("is told as nothing of an ability whose intervening if is false then (CR 603.4, 608.2a)", () => {
    const effects: CreatedEffect[] = [
      { affects: { self: true }, does: [gets(1, 1)] },
      { affects: CREATURES, does: [gets(0, 2)] },
    ];
    const puts = [{ on: { self: true as const }, counter: "charge" }];
    const elder = creature("Elder", 1, 1, {
      abilities: [{ kind: "triggered", id: "grows", if: blueThere, effects, puts }],
    });
    const grows: Step = { kind: "resolves", source: "Elder", ability: "grows", controller: "Ann" };
    const played = play(BEAR, elder, grows);
    expect(
      played
        .steps("failed")
        .map(({ effect, objects, intervening, clauses }) => [effect, objects, intervening, clauses]),
    ).to.deep.equal([
      ["Elder/grows", ["Elder"], true, ["603.4", "608.2a"]],
      ["Elder/grows/2", ["Bear", "Elder"], true, ["603.4", "608.2a"]],
    ]);
    expect(played.object("Elder")).to.deep.include({ power: 1, toughness: 1, counters: {} });
    const wizard = creature("Wizard", 1, 1, { manaCost: "{U}" });
    expect(play(BEAR, elder, wizard, grows).object("Elder")).to.deep.include({ power: 2, toughness: 4 });
    // It is asked then and never again: the blue creature may leave.
    const left = play(BEAR, elder, wizard, grows, { kind: "moves", object: "Wizard", to: "graveyard" });
    expect(left.object("Elder")).to.deep.include({ power: 2, toughness: 4, counters: { charge: 1 } });
  });

  it("is told by its source where the ability makes no effect", () => {
    const counts = creature("Counter", 1, 1, {
      abilities: [
        { kind: "triggered", id: "counts", if: blueThere, puts: [{ on: { self: true }, counter: "charge" }] },
      ],
    });
    const played = play(counts, { kind: "resolves", source: "Counter", ability: "counts", controller: "Ann" });
    expect(played.object("Counter").counters).to.deep.equal({});
    expect(played.steps("starts").map(({ object, clauses }) => [object, clauses])).to.deep.equal([
      ["Counter", ["603.4", "608.2a"]],
    ]);
  });

  it("is not told of one that is created", () => {
    expect(play(BEAR, ifThere({ not: blueThere })).steps("failed")).to.deep.equal([]);
    expect(play(BEAR, ifThere(undefined)).steps("failed")).to.deep.equal([]);
  });

  it("is not told of a mode that was not chosen", () => {
    const modal = resolving(
      "Modes",
      [1, 2].map((mode) => ({
        affects: { target: true as const },
        condition: { compare: { chosen: "mode" }, equals: mode },
        does: [gets(mode, mode)],
      })),
      { targets: ["Bear"], choices: { mode: 2 } },
    );
    const played = play(BEAR, modal);
    expect(played.steps("failed")).to.deep.equal([]);
    expect(played.resolution.objects["Bear"]?.power).to.equal(4);
  });
});

describe("state-based actions that have been performed", () => {
  const hero = creature("Hero", 2, 2, { supertypes: ["Legendary"] });
  const other: Step = [hero, { id: "Hero 2" }];
  const hit: Step = { kind: "damage", to: "Bear", amount: 3 };

  function performed(...steps: Step[]): (readonly [clause: string | undefined, ...on: string[]])[] {
    return play(...steps)
      .steps("performed")
      .map(({ clauses, on }) => [clauses[0], ...on] as const);
  }

  it("are told with their clauses and whom they hit", () => {
    expect(performed(BEAR, hit, { kind: "stateBased" })).to.deep.equal([["704.5g", "Bear"]]);
    expect(performed(BEAR, hit)).to.deep.equal([]);
    expect(performed({ kind: "player", player: "Bob", life: 0 }, { kind: "stateBased" })).to.deep.equal([
      ["704.5a", "Bob"],
    ]);
  });

  it("hit of several of which one is kept the others", () => {
    expect(performed(hero, other, { kind: "stateBased", keep: ["Hero 2"] })).to.deep.equal([["704.5j", "Hero"]]);
    expect(performed(hero, other, { kind: "stateBased" })).to.deep.equal([]);
  });

  it("are told round by round, with what ends in between", () => {
    const source = creature("Source", 1, 1, {
      abilities: [
        {
          kind: "activated",
          id: "grows",
          effects: [{ affects: { target: true }, does: [gets(0, 2)], duration: "whileSourceOnBattlefield" }],
        },
      ],
    });
    const grows: Step = { kind: "resolves", source: "Source", ability: "grows", controller: "Ann", targets: ["Bear"] };
    const { resolution } = play(
      BEAR,
      source,
      grows,
      hit,
      { kind: "damage", to: "Source", amount: 1 },
      {
        kind: "stateBased",
      },
    );
    const told = resolution.trace.flatMap((step) =>
      step.kind === "performed" ? step.on : step.kind === "ended" ? `${step.effect} ends` : [],
    );
    expect(told).to.deep.equal(["Source", "Source/grows ends", "Bear"]);
  });
});

describe("choices that nothing asks for (CR 614.12, 614.12a)", () => {
  const chooser = creature("Chooser", 2, 2, {
    abilities: [
      { kind: "asEnters", id: "as-enters", choose: "color" },
      affecting("paint", { self: true }, { kind: "setColors", colors: [{ chosen: "color" }] }),
    ],
  });
  const silence = enchantment("Silence", affecting("silence", CREATURES, LOSES_ALL));
  const red: Step = [chooser, { choices: { color: "red" } }];

  it("are void, and it is told which", () => {
    expect(play(silence, red).steps("void")).to.deep.equal([
      { kind: "void", object: "Chooser", choice: "color", value: "red", clauses: ["614.12", "614.12a"] },
    ]);
    expect(play(red, silence).steps("void")).to.deep.equal([]);
  });

  it("stay void for as long as the object is there", () => {
    const later: Step[] = [silence, red, { kind: "moves", object: "Silence", to: "graveyard" }];
    expect(play(...later).steps("void")).to.have.length(1);
    expect(play(...later, { kind: "moves", object: "Chooser", to: "hand" }).steps("void")).to.deep.equal([]);
  });

  it("are of a copy too", () => {
    const clone = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "copies", copy: { of: CREATURES } }] });
    expect(play(BEAR, silence, [clone, { copyOf: "Bear" }]).steps("void")).to.deep.include.members([
      { kind: "void", object: "Clone", choice: "copyOf", value: "Bear", clauses: ["614.12", "614.12a"] },
    ]);
  });

  it("are those of what it would have become too", () => {
    const clone = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "copies", copy: { of: CREATURES } }] });
    const played = play(red, silence, [clone, { copyOf: "Chooser", choices: { color: "blue" } }]);
    expect(played.steps("void").map(({ choice, value }) => [choice, value])).to.deep.equal([
      ["copyOf", "Chooser"],
      ["color", "blue"],
    ]);
  });

  it("are those of what others would have given it too", () => {
    const asks = gains({ kind: "asEnters", id: "asks", choose: "color" });
    const warden = enchantment("Warden", affecting("teaches", CREATURES, asks));
    const bear: Step = [BEAR, { choices: { color: "blue" } }];
    expect(
      play(warden, silence, bear)
        .steps("void")
        .map(({ object, choice }) => [object, choice]),
    ).to.deep.equal([["Bear", "color"]]);
    expect(play(warden, bear, silence).steps("void")).to.deep.equal([]);
  });

  it("are not those for an ability that nothing would have given it", () => {
    const clone = creature("Clone", 0, 0, { abilities: [{ kind: "asEnters", id: "copies", copy: { of: CREATURES } }] });
    const choices = { color: "blue", "as-enters/color": "blue", "nobody/color": "green" };
    expect(
      play(red, silence, [clone, { copyOf: "Chooser", choices }])
        .steps("void")
        .map(({ choice }) => choice),
    ).to.deep.equal(["copyOf", "color", "as-enters/color"]);
  });
});

describe("conditions that fail", () => {
  const inForest = { exists: { subtype: "Forest", controller: "you" as const } };
  const unmet = (played: Played): readonly string[] =>
    played.steps("unmet").map(({ effect, layers }) => `${effect} in ${layers.join(", ")}`);

  it("are told once for an effect, with the layers in which they were asked", () => {
    const grove = enchantment(
      "Grove",
      during(inForest, affecting("grows", CREATURES, { kind: "setColors", colors: ["green"] }, gets(1, 1))),
    );
    expect(unmet(play(BEAR, grove))).to.deep.equal(["Grove/grows in 5, 7c"]);
    expect(unmet(play(BEAR, grove, FOREST))).to.deep.equal([]);
    const [step] = play(BEAR, grove).steps("unmet");
    expect(step).to.deep.include({ layer: "5", condition: inForest, clauses: ["611.3a"] });
  });

  it("are not told of what a later layer makes true in time", () => {
    const isElf = { object: "self" as const, is: { subtype: "Elf" } };
    const late = creature("Late", 1, 1, {
      abilities: [during(isElf, affecting("late", { self: true }, gets(1, 1)))],
    });
    const elves = enchantment("Elves", affecting("elves", CREATURES, { kind: "addTypes", subtypes: ["Elf"] }));
    expect(unmet(play(late, elves))).to.deep.equal([]);
    expect(unmet(play(late))).to.deep.equal(["Late/late in 7c"]);
  });

  it("go by no clause that the text of their edition does not have", () => {
    const solved = { object: "self" as const, is: { designation: "solved" } };
    const clue = enchantment("Clue", during(solved, affecting("pays-off", CREATURES, gets(1, 1))));
    const clauses = (id: RulesetId): readonly string[][] =>
      playTimeline(timelineOf([BEAR, clue, CHECK]), [], rulesetOf(id)).flatMap((played) =>
        played.steps("unmet").map((step) => step.clauses),
      );
    expect(clauses("current")).to.deep.equal([["611.3a", "719.3c", "702.169a"]]);
    expect(clauses("ikoria")).to.deep.equal([["611.3a"]]);
  });

  it("are told of rules of the game and of costs as well", () => {
    const rule = during(inForest, { kind: "static", id: "rule", does: [{ kind: "changeGameRule", rule: "seen" }] });
    expect(unmet(play(enchantment("Law", rule)))).to.deep.equal(["Law/rule in gameRules"]);
    const tax = during(inForest, affecting("tax", { zone: "stack" }, { kind: "changeCost", increase: "{1}" }));
    expect(unmet(play([BEAR, { zone: "stack" }], enchantment("Tax", tax)))).to.deep.equal(["Tax/tax in gameRules"]);
  });
});
