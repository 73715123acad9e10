import { expect } from "chai";
import type { CheckEvent, Resolution, Scenario } from "../../src/rules/formats.gen.js";
import type { Engine } from "../../src/engines/engine.js";
import { underReading } from "../../src/verifier/expected.js";
import { verifyEntry } from "../../src/verifier/verify.js";
import { CARDS, check, resolution, resolvedObject, scenario } from "./boards.js";

const GOES_AT_ONCE = "freed-goes-at-once";

function under(over: Partial<CheckEvent>, others: NonNullable<CheckEvent["readings"]>[string]): CheckEvent {
  return underReading(check({ ...over, readings: { [GOES_AT_ONCE]: others } }), GOES_AT_ONCE);
}

describe("what a check expects under another reading", () => {
  it("is what it expects anyway where nothing else is said", () => {
    const plain = check({ expect: { Bear: { power: 2 } } });
    expect(underReading(plain, GOES_AT_ONCE)).to.equal(plain);
    expect(underReading(plain, "constructor")).to.equal(plain);
  });

  it("differs in single characteristics of objects and players, also of some that the check does not name", () => {
    const merged = under(
      { expect: { Bear: { power: 2, toughness: 2 } }, players: { Ann: { life: 20, hand: 0 } } },
      { expect: { Bear: { power: 5 }, constructor: { power: 1 } }, players: { Ann: { hand: 3 } } },
    );
    expect(merged.expect).to.deep.equal({ Bear: { power: 5, toughness: 2 }, constructor: { power: 1 } });
    expect(merged.players).to.deep.equal({ Ann: { life: 20, hand: 3 } });
  });

  it("says anew which abilities there are, and of what is gone nothing else", () => {
    const abilities = under(
      { expect: { Bear: { has: ["flying"], power: 2 } } },
      { expect: { Bear: { lacks: ["flying"] } } },
    );
    expect(abilities.expect).to.deep.equal({ Bear: { power: 2, lacks: ["flying"] } });
    const gone = under({ expect: { Bear: { power: 2 } } }, { expect: { Bear: { exists: false } } });
    expect(gone.expect).to.deep.equal({ Bear: { exists: false } });
    const there = under({ expect: { Bear: { exists: false } } }, { expect: { Bear: { power: 2 } } });
    expect(there.expect).to.deep.equal({ Bear: { power: 2 } });
  });

  it("has other lists as a whole, orders by layer, dependencies one by one", () => {
    const order = [
      { layer: "4", effects: ["A", "B"] },
      { layer: "5", effects: ["A"] },
    ] as const;
    const [a, b] = [
      { layer: "4", effect: "A", on: "B" },
      { layer: "4", effect: "B", on: "A" },
    ] as const;
    const merged = under(
      {
        order: order.map(({ layer, effects }) => ({ layer, effects: [...effects] })),
        dependencies: [a, b],
        stateBased: [],
      },
      {
        order: [{ layer: "4", effects: ["B", "A"] }],
        dependencies: [{ ...a, holds: false }],
        stateBased: [{ clause: "704.5f", object: "Bear" }],
      },
    );
    expect(merged.order).to.have.deep.members([order[1], { layer: "4", effects: ["B", "A"] }]);
    expect(merged.dependencies).to.have.deep.members([b, { ...a, holds: false }]);
    expect(merged.stateBased).to.deep.equal([{ clause: "704.5f", object: "Bear" }]);
  });
});

/** Finds these powers, one a check. */
function finding(...powers: number[]): Engine {
  const of = (power: number): Resolution => resolution({ objects: { Bear: resolvedObject({ power }) } });
  return {
    name: "powers",
    version: "1",
    run: ({ timeline }) => ({
      kind: "result",
      checkPoints: timeline
        .filter((event) => event.kind === "check")
        .map(({ id }, place) => ({ check: id, after: place, resolution: of(powers[place] ?? 0) })),
    }),
  };
}

function alternative(id: string, recommended = false): NonNullable<Scenario["alternatives"]>[number] {
  return { id, reading: "So.", answer: "That.", ...(recommended ? { recommended } : {}) };
}

/** 2 and 3 as recommended; 4 and 3 by one other reading, 4 and 5 by another. */
const CONTESTED: Scenario = scenario("contested", {
  level: "interpretation",
  timeline: [
    { kind: "enters", card: "Bear", controller: "Ann" },
    check({
      id: "first",
      expect: { Bear: { power: 2 } },
      readings: {
        "loop-members-last": { expect: { Bear: { power: 4 } } },
        "loop-members-in-one-go": { expect: { Bear: { power: 4 } } },
      },
    }),
    check({
      expect: { Bear: { power: 3 } },
      readings: { "loop-members-in-one-go": { expect: { Bear: { power: 5 } } } },
    }),
  ],
  alternatives: [
    alternative("loop-members-in-place", true),
    alternative("loop-members-last"),
    alternative("loop-members-in-one-go"),
  ],
});

describe("an answer by another reading", () => {
  const verdict = async (
    powers: number[],
    readings: string[] = [],
    of = CONTESTED,
  ): Promise<(string | undefined)[]> => {
    const result = await verifyEntry(of, CARDS, "current", finding(...powers), { readings });
    return [result.verdict, result.reading];
  };

  it("is told from a pass and from a failure, with the reading that gives all values", async () => {
    expect(await verdict([2, 3])).to.deep.equal(["pass", undefined]);
    expect(await verdict([4, 3])).to.deep.equal(["alternative", "loop-members-last"]);
    expect(await verdict([4, 5])).to.deep.equal(["alternative", "loop-members-in-one-go"]);
    expect(await verdict([7, 3])).to.deep.equal(["fail", undefined]);
  });

  it("is a failure if it mixes readings: 2 by the one and 5 by the other", async () => {
    expect(await verdict([2, 5])).to.deep.equal(["fail", undefined]);
  });

  it("shows the values beside what is recommended, and keeps the resolutions", async () => {
    const result = await verifyEntry(CONTESTED, CARDS, "current", finding(4, 3), { keep: "failed" });
    expect(result.values.map(({ expected, actual, ok }) => [expected, actual, ok])).to.deep.equal([
      [2, 4, false],
      [3, 3, true],
    ]);
    expect(result.checkPoints).to.have.length(2);
  });

  it("is what is expected if that reading is asked for, and nothing else is", async () => {
    expect(await verdict([4, 5], ["loop-members-in-one-go"])).to.deep.equal(["pass", "loop-members-in-one-go"]);
    expect(await verdict([2, 3], ["loop-members-in-one-go"])).to.deep.equal(["fail", "loop-members-in-one-go"]);
    expect(await verdict([4, 3], ["loop-members-in-one-go"])).to.deep.equal(["fail", "loop-members-in-one-go"]);
  });

  it("is put together where several that the scenario lists are asked for", async () => {
    const timeline = CONTESTED.timeline.map((event) =>
      event.kind === "check" && event.id === "first"
        ? { ...event, readings: { "loop-members-last": { expect: { Bear: { power: 4 } } } } }
        : event,
    );
    const both = ["loop-members-last", "loop-members-in-one-go"];
    expect(await verdict([4, 5], both, { ...CONTESTED, timeline })).to.deep.equal(["pass", "loop-members-last"]);
    expect(await verdict([4, 3], both, { ...CONTESTED, timeline })).to.deep.equal(["fail", "loop-members-last"]);
  });

  it("is none where the scenario does not list it, or there is no occasion for it", async () => {
    expect(await verdict([2, 3], [GOES_AT_ONCE])).to.deep.equal(["pass", undefined]);
    const timeline = [
      { kind: "enters", card: "Bear", controller: "Ann" } as const,
      check({
        expect: { Bear: { power: 2 } },
        readings: { "copiable-effects-meant": { expect: { Bear: { power: 4 } } } },
      }),
    ];
    const alternatives = [alternative("copy-effects-only", true), alternative("copiable-effects-meant")];
    expect(await verdict([4], [], { ...CONTESTED, timeline, alternatives })).to.deep.equal(["fail", undefined]);
  });

  it("is asked of the engine by the ids of the readings", async () => {
    const asked: unknown[] = [];
    const engine: Engine = {
      ...finding(2, 3),
      run: (request) => (asked.push(request.readings), finding(2, 3).run(request)),
    };
    await verifyEntry(CONTESTED, CARDS, "current", engine);
    await verifyEntry(CONTESTED, CARDS, "current", engine, { readings: [GOES_AT_ONCE] });
    expect(asked).to.deep.equal([undefined, [GOES_AT_ONCE]]);
  });
});
