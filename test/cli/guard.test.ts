import { expect } from "chai";
import { GUARDED, limitIn } from "../../src/cli/guarded.js";
import { scenario, STACK, Workplace } from "./program.js";

/** Creatures of two kinds, each of which silences the other kind: every effect depends on half of the others. */
function silencers(count: number): Record<string, unknown> {
  const kinds = ["Bear", "Elf"];
  const cards = kinds.map((kind, n) => ({
    name: `Silencer ${n}`,
    madeUp: true,
    types: ["Creature"],
    subtypes: [kinds[1 - n]],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: "static",
        id: "silence",
        affects: { type: "Creature", subtype: kind },
        does: [{ kind: "loseAllAbilities" }],
      },
    ],
  }));
  const timeline = Array.from({ length: count }, (_, n) => ({
    kind: "enters",
    card: `Silencer ${n % 2}`,
    id: `s${n}`,
    controller: "Ann",
  }));
  return scenario({ cards, timeline: [...timeline, { kind: "check", id: "end", expect: { s0: { power: 1 } } }] });
}

describe("a command that computes boards of files", () => {
  const place = new Workplace();
  before(() => {
    place.file("board.json", scenario());
    place.file("hostile.json", silencers(300));
  });
  after(() => place.clear());

  for (const [name, args] of [
    ["resolve", ["hostile.json", "--json"]],
    ["explain", ["hostile.json"]],
  ] as const) {
    it(`${name} ends with a sentence and status 2 where its memory is full`, async () => {
      const { code, err } = await place.start(name, ...args, "--memory", "48", "--timeout", "600000").ended;
      expect(err).to.contain("this needs more than 48 MB of memory and was ended; --memory <MB> allows more");
      expect(err).not.to.match(STACK);
      expect(code).to.equal(2);
    });
  }

  it("writes where the process does, in its colors, and gives its status", async () => {
    const there = await place.start("resolve", "board.json").ended;
    expect(there).to.deep.equal(await place.run("resolve", "board.json"));
    expect(await place.start("resolve", "nowhere.json").ended).to.have.property("code", 2);
    expect(await place.start("lint", "board.json").ended).to.have.property("code", 1);
  });

  it("is told its limits before it is loaded, as its command line has them", () => {
    expect(limitIn(["resolve", "--memory", "64"], "--memory", 1)).to.equal(64);
    expect(limitIn(["resolve", "--memory=64", "x"], "--memory", 1)).to.equal(64);
    expect(limitIn(["resolve", "--memory", "much"], "--memory", 1)).to.equal(1);
    expect(limitIn(["resolve"], "--timeout", 7)).to.equal(7);
  });

  it("has options for its limits in its help", async () => {
    for (const [name, isGuarded] of Object.entries(GUARDED)) {
      if (!isGuarded) continue;
      const { out } = await place.run("help", name);
      expect(out, name).to.contain("--timeout <ms>").and.to.contain("--memory <MB>");
    }
  });
});
