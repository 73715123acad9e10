import { expect } from "chai";
import { runTimeline } from "../../src/timeline/run.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import type { RulesetId, ScenarioEvent } from "../../src/rules/formats.gen.js";
import type { Fault } from "../../src/faults/fault.js";
import { playTimeline, timelineOf, type Step } from "../support/play.js";
import { BEAR, creature, gets, resolving } from "../support/cards.js";

const THREE = ["Ann", "Bob", "Cyd"];
const BOB_LEAVES: readonly ScenarioEvent[] = [{ kind: "player", player: "Bob", life: 0 }, { kind: "stateBased" }];

function faultsAfter(event: ScenarioEvent): Fault | undefined {
  const timeline = timelineOf([BEAR, ...BOB_LEAVES, event], THREE);
  const run = runTimeline(timeline, new Map([[BEAR.name, BEAR]]), rulesetOf("current"));
  return run.ok ? undefined : run.faults[0];
}

describe("an event that names who has left the game (CR 800.4)", () => {
  const events: readonly (readonly [what: string, key: string, event: ScenarioEvent])[] = [
    ["what enters under their control", "controller", { kind: "enters", card: "Bear", id: "b", controller: "Bob" }],
    ["what they own", "owner", { kind: "enters", card: "Bear", id: "b", controller: "Ann", owner: "Bob" }],
    ["their turn", "active", { kind: "turn", active: "Bob" }],
    ["their life", "player", { kind: "player", player: "Bob", life: 3 }],
    [
      "one of several that happen at once",
      "events/0/controller",
      {
        kind: "simultaneous",
        events: [
          { kind: "enters", card: "Bear", id: "b", controller: "Bob" },
          { kind: "enters", card: "Bear", id: "c", controller: "Ann" },
        ],
      },
    ],
  ];
  for (const [what, key, event] of events)
    it(`can't happen, and the fault says what made them leave: ${what}`, () => {
      const found = faultsAfter(event);
      expect(found?.pointer).to.equal(`/timeline/3/${key}`);
      expect(found?.message).to.equal("Bob has left the game (CR 800.4) by event 3 of the timeline");
    });

  it("can happen for those who are still in it", () => {
    expect(faultsAfter({ kind: "turn", active: "Cyd" })).to.equal(undefined);
  });
});

describe("what follows an event by itself", () => {
  it("can be impossible too, and the fault is that event's (CR 800.4c)", () => {
    const mutant = creature("Mutant", 1, 1);
    const steals: ScenarioEvent = {
      ...resolving(
        "theft",
        [{ affects: { target: true }, does: [{ kind: "gainControl", player: "you" }], duration: "endOfTurn" }],
        { targets: ["Bear"] },
      ),
      controller: "Cyd",
    };
    // The Bear goes back to Bob, who has left, and its parts can't both be called M.
    const steps: readonly Step[] = [
      [BEAR, { controller: "Bob", owner: "Ann" }],
      [mutant, { id: "first", zone: "exile" }],
      { kind: "merges", card: "Mutant", id: "M", onto: "Bear", position: "top" },
      { kind: "enters", card: "Mutant", id: "M", controller: "Ann" },
      steals,
      ...BOB_LEAVES,
      { kind: "turn", active: "Cyd" },
    ];
    const run = runTimeline(timelineOf(steps, THREE), new Map(), rulesetOf("current"));
    expect(run.ok ? [] : run.faults.map(({ pointer, message }) => [pointer, message])).to.deep.equal([
      ["/timeline/7", 'there is an object "M" already'],
    ]);
  });
});

describe("what lasts until the next turn of who has left", () => {
  const boost: ScenarioEvent = {
    ...resolving("boost", [{ affects: { target: true }, does: [gets(1, 1)], duration: "yourNextTurn" }], {
      targets: ["Bear"],
    }),
    controller: "Bob",
  };
  const powerUnder = (ruleset: RulesetId): unknown =>
    playTimeline(
      timelineOf([BEAR, boost, ...BOB_LEAVES, { kind: "turn", active: "Cyd" }], THREE),
      [],
      rulesetOf(ruleset),
    )
      .at(-1)
      ?.object("Bear").power;

  it("is over as that turn would begin, since the rules say so (CR 800.4m)", () => {
    expect([powerUnder("m14"), powerUnder("current")]).to.deep.equal([2, 2]);
  });

  it("was ended by no turn before", () => {
    expect([powerUnder("pre-m10"), powerUnder("m10")]).to.deep.equal([3, 3]);
  });
});
