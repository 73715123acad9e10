import { expect } from "chai";
import * as fc from "fast-check";
import type { AfterStateBasedExpectation, Card, ScenarioEvent, StateBasedAction } from "../../src/rules/formats.gen.js";
import { runTimeline } from "../../src/timeline/run.js";
import { current, timelineOf, type Step } from "../support/play.js";
import { affecting, aura, BEAR, creature, CREATURES, enchantment, gets, onTarget } from "../support/cards.js";

function asking(after: AfterStateBasedExpectation = {}, id = "now"): ScenarioEvent {
  return { kind: "check", id, afterStateBasedActions: after };
}

function checkPoints(...steps: Step[]) {
  const run = runTimeline(timelineOf(steps), new Map(), current());
  if (!run.ok) throw new Error(run.faults.map(({ message }) => message).join());
  return run.value.checkPoints;
}

/** What would be after state-based actions at the first check. */
function settled(...steps: Step[]) {
  const found = checkPoints(...steps)[0]?.afterStateBasedActions;
  if (found === undefined) throw new Error("nobody asked");
  return found;
}

function inShort(actions: readonly StateBasedAction[]): string[] {
  return actions.map(({ clause, object, player }) => `${clause} ${object ?? player}`).sort();
}

const LORD = creature("Lord", 2, 2, {
  subtypes: ["Elf"],
  abilities: [affecting("boost", { type: "Creature", subtype: "Elf", other: true }, gets(1, 1))],
});
const ELF = creature("Elf", 1, 1, { subtypes: ["Elf"] });
const HERO = creature("Hero", 2, 2, { supertypes: ["Legendary"] });
const VEIL = aura("Veil", { kind: "keyword", keyword: "enchant", quality: { type: "Creature" } });

describe("what would be after state-based actions (CR 704.3)", () => {
  const hit = (to: string, amount: number): Step => ({ kind: "damage", to, amount });

  it("comes in rounds, each of one snapshot", () => {
    const { rounds, open, resolution } = settled(
      LORD,
      ELF,
      [VEIL, { attachedTo: "Elf" }],
      hit("Lord", 2),
      hit("Elf", 1),
      asking(),
    );
    expect(rounds.map(inShort)).to.deep.equal([["704.5g Lord"], ["704.5g Elf"], ["704.5m Veil"]]);
    expect(open).to.deep.equal([]);
    expect(Object.values(resolution.objects).map(({ zone }) => zone)).to.deep.equal([
      "graveyard",
      "graveyard",
      "graveyard",
    ]);
    expect(resolution.stateBased).to.deep.equal([]);
  });

  it("is one round for those that all qualify at once", () => {
    const { rounds } = settled(LORD, ELF, hit("Lord", 2), hit("Elf", 2), asking());
    expect(rounds.map(inShort)).to.deep.equal([["704.5g Elf", "704.5g Lord"]]);
  });

  it("lets an Aura that is illegal already go together with its host", () => {
    const sleep = onTarget("Sleep", "Hero", { kind: "removeTypes", types: ["Creature"] });
    const board: Step[] = [HERO, [HERO, { id: "Second" }], [VEIL, { attachedTo: "Hero" }], sleep];
    const { rounds } = settled(...board, asking({ keep: ["Second"] }));
    expect(rounds.map(inShort)).to.deep.equal([["704.5j Ann", "704.5m Veil"]]);
  });

  it("changes nothing of the timeline that goes on", () => {
    const points = checkPoints(
      LORD,
      ELF,
      [BEAR, { counters: { "+1/+1": 1, "-1/-1": 1 } }],
      [VEIL, { attachedTo: "Elf" }],
      hit("Lord", 2),
      hit("Elf", 1),
      { kind: "damage", to: "Bear", amount: 1, with: ["deathtouch"] },
      { kind: "player", player: "Bob", life: 0 },
      { kind: "check", id: "before" },
      asking(),
      { kind: "check", id: "behind" },
    );
    expect(points[2]?.resolution).to.deep.equal(points[0]?.resolution);
    expect(points[1]?.resolution).to.deep.equal(points[0]?.resolution);
    expect(points[0]).to.not.have.property("afterStateBasedActions");
  });

  it("gives the same as performing them", () => {
    const board: Step[] = [LORD, ELF, [VEIL, { attachedTo: "Elf" }], hit("Lord", 2), hit("Elf", 1)];
    const performed = checkPoints(...board, { kind: "stateBased" }, { kind: "check", id: "now" })[0];
    expect(settled(...board, asking()).resolution).to.deep.equal(performed?.resolution);
  });

  it("leaves open what nobody has chosen, and does the rest", () => {
    const { rounds, open, resolution } = settled(HERO, [HERO, { id: "Second" }], ELF, hit("Elf", 1), asking());
    expect(rounds.map(inShort)).to.deep.equal([["704.5g Elf"]]);
    expect(open).to.deep.equal([
      { clause: "704.5j", player: "Ann", result: "chooseOne", among: ["Hero", "Second"], also: ["201.2a"] },
    ]);
    expect([resolution.objects["Hero"]?.zone, resolution.objects["Second"]?.zone]).to.deep.equal([
      "battlefield",
      "battlefield",
    ]);
  });

  it("can be asked with several choices", () => {
    const points = checkPoints(
      HERO,
      [HERO, { id: "Second" }],
      asking({ keep: ["Hero"] }, "one"),
      asking({ keep: ["Second"] }, "two"),
    );
    expect(points.map((point) => point.afterStateBasedActions?.resolution.objects["Hero"]?.zone)).to.deep.equal([
      "battlefield",
      "graveyard",
    ]);
  });

  it("says where two are kept of which one can be", () => {
    const run = runTimeline(
      timelineOf([HERO, [HERO, { id: "Second" }], asking({ keep: ["Hero", "Second"] })]),
      new Map(),
      current(),
    );
    expect(run.ok ? undefined : run.faults[0]?.pointer).to.equal("/timeline/2/afterStateBasedActions/keep");
  });

  it("ends between the rounds what lasts as long as something that has gone", () => {
    const guard = creature("Guard", 1, 1, {
      abilities: [
        {
          kind: "activated",
          id: "hold",
          effects: [{ affects: { target: true }, does: [gets(0, 2)], duration: "whileSourceOnBattlefield" }],
        },
      ],
    });
    const { rounds } = settled(
      guard,
      BEAR,
      { kind: "resolves", source: "Guard", ability: "hold", controller: "Ann", targets: ["Bear"] },
      hit("Bear", 3),
      hit("Guard", 1),
      asking(),
    );
    expect(rounds.map(inShort)).to.deep.equal([["704.5g Guard"], ["704.5g Bear"]]);
  });
});

describe("the order of the objects", () => {
  const shrink = enchantment("Shrink", affecting("shrink", CREATURES, gets(0, -1)));
  const cards: readonly Card[] = [LORD, ELF, BEAR, HERO, shrink];

  interface Made {
    readonly card: number;
    readonly damage: number;
    readonly veiled: boolean;
    readonly legend: boolean;
  }

  const arbitrary: fc.Arbitrary<Made[]> = fc.array(
    fc.record({
      card: fc.nat({ max: cards.length - 1 }),
      damage: fc.nat({ max: 3 }),
      veiled: fc.boolean(),
      legend: fc.boolean(),
    }),
    { minLength: 1, maxLength: 7 },
  );

  /** The same permanents with the same damage, come in another order. */
  function board(made: readonly Made[], order: readonly number[]): Step[] {
    const each = order.flatMap((n): { n: number; made: Made; card: Card }[] => {
      const one = made[n];
      const card = cards[one?.card ?? 0];
      return one === undefined || card === undefined ? [] : [{ n, made: one, card }];
    });
    return [
      ...each.map(({ n, made: { legend }, card }): Step => [
        legend && card !== shrink ? HERO : card,
        { id: `${n}`, controller: legend ? `P${n}` : "P0" },
      ]),
      ...each.flatMap(({ n, made: { veiled }, card }): Step[] =>
        veiled && card !== shrink ? [[VEIL, { id: `veil ${n}`, attachedTo: `${n}`, controller: "P0" }]] : [],
      ),
      ...each.flatMap(({ n, made: { damage }, card }): Step[] =>
        damage > 0 && card !== shrink ? [{ kind: "damage", to: `${n}`, amount: damage }] : [],
      ),
    ];
  }

  it("makes no difference to the rounds, nor to what is left", () => {
    fc.assert(
      fc.property(
        arbitrary.chain((made) =>
          fc.tuple(fc.constant(made), fc.shuffledSubarray([...made.keys()], { minLength: made.length })),
        ),
        ([made, shuffled]) => {
          const found = [[...made.keys()], shuffled].map((order) => {
            const players = Array.from({ length: 7 }, (_, n) => `P${n}`);
            const timeline = timelineOf([...board(made, order), asking()], players);
            const run = runTimeline(timeline, new Map(), current());
            const after = run.ok ? run.value.checkPoints[0]?.afterStateBasedActions : undefined;
            if (after === undefined) throw new Error("a board that can be played");
            return {
              rounds: after.rounds.map(inShort),
              open: after.open.map(({ player, among }) => [player, ...(among ?? []).toSorted()]),
              zones: Object.fromEntries(Object.entries(after.resolution.objects).map(([id, { zone }]) => [id, zone])),
            };
          });
          expect(found[1]).to.deep.equal(found[0]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
