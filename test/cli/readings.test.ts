import { expect } from "chai";
import type { Report, Resolution } from "../../src/rules/formats.gen.js";
import { expectGolden } from "../support/golden.js";
import { scenario, STACK, Workplace } from "./program.js";

const CONTESTED = "free-again-takes-its-place-by-timestamp";
const AT_ONCE = "freed-goes-at-once";

function tooWide(text: string): string[] {
  return text.split("\n").filter((line) => line.length > 80);
}

describe("cr613 --reading", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("resolves by another reading, and says by which", async () => {
    const { code, out } = await place.run("resolve", CONTESTED, "--reading", AT_ONCE, "--json");
    const { objects, readings } = JSON.parse(out) as Resolution;
    expect(objects["Forest"]?.subtypes).to.deep.equal(["Elf", "Forest"]);
    expect(readings).to.deep.equal([AT_ONCE]);
    expect(code).to.equal(0);
    const table = await place.run("resolve", CONTESTED, "--reading", AT_ONCE);
    expect(table.out).to.contain("At the check end, ruleset current, read as freed-goes-at-once");
  });

  it("explains by another reading, named in the head", async () => {
    const { code, out } = await place.run("explain", CONTESTED, "--reading", AT_ONCE, "--at", "end");
    expect(code).to.equal(0);
    expect(tooWide(out)).to.deep.equal([]);
    expectGolden("cli", `explain-as-${AT_ONCE}.txt`, out);
  });

  it("verifies by other readings, several at once, and the report says by which", async () => {
    const { code, out } = await place.run(
      "verify",
      "--grep",
      "^(free-again|greatest-power|loop-and)",
      "--reading",
      `${AT_ONCE},numbers-do-not-count`,
      "--json",
      "--reports",
      "none",
    );
    const { header, results } = JSON.parse(out) as Report;
    expect(header.readings).to.deep.equal([AT_ONCE, "numbers-do-not-count"]);
    const followed = new Map(results.map(({ scenario: id, reading }) => [id, reading]));
    expect(followed.get(CONTESTED)).to.equal(AT_ONCE);
    expect(followed.get("greatest-power-waits-for-a-boost")).to.equal("numbers-do-not-count");
    expect(followed.get("loop-and-a-younger-outsider")).to.equal(undefined);
    expect(code).to.equal(0);
  });

  it("refuses what is unknown, not supported, twice the same question or none here", async () => {
    const refused = async (...args: string[]): Promise<string> => {
      const { code, out, err } = await place.run(...args);
      expect(err).not.to.match(STACK);
      expect([code, out], err).to.deep.equal([2, ""]);
      return err;
    };
    expect(await refused("verify", "--reading", "freed-goes-at-onc")).to.contain(
      'unknown reading "freed-goes-at-onc". Did you mean freed-goes-at-once? "npx cr613 readings" lists them all',
    );
    expect(await refused("resolve", CONTESTED, "--reading", "lost-takes-back")).to.contain(
      "the resolver can not read the rules as lost-takes-back does; it follows applied-stays-applied",
    );
    expect(await refused("explain", CONTESTED, "--reading", `${AT_ONCE},freed-takes-its-turn`)).to.contain(
      "freed-goes-at-once and freed-takes-its-turn answer the same question",
    );
    expect(await refused("resolve", CONTESTED, "--reading", "counters-do-not-depend", "--ruleset", "m14")).to.contain(
      "counters-do-not-depend is no question under the ruleset m14, only under ikoria, current",
    );
  });
});

/** A board that takes another reading for the recommended one: our answer is the alternative. */
function otherwise(): object {
  const power = (value: number): object => ({ expect: { Bear: { power: value, toughness: 2 } } });
  const bear = { name: "Bear", madeUp: true, types: ["Creature"], power: 2, toughness: 2 };
  const strong = {
    name: "Strong",
    madeUp: true,
    types: ["Enchantment"],
    abilities: [
      {
        kind: "static",
        id: "bonus",
        affects: { type: "Creature", power: { atLeast: 3 } },
        does: [{ kind: "modifyPowerToughness", power: 1, toughness: 0 }],
      },
    ],
  };
  return scenario({
    id: "strong-or-not",
    title: "Counters and a bonus for the strong",
    level: "interpretation",
    cards: [bear, strong],
    timeline: [
      { kind: "enters", card: "Bear", controller: "Ann" },
      { kind: "enters", card: "Strong", controller: "Ann" },
      { kind: "counters", object: "Bear", add: { "+1/+0": 1 } },
      { kind: "check", id: "end", ...power(3), readings: { "counters-depend": power(4) } },
    ],
    alternatives: [
      { id: "counters-do-not-depend", reading: "No.", answer: "3/2.", recommended: true },
      { id: "counters-depend", reading: "Yes.", answer: "4/2." },
    ],
  });
}

describe("cr613 verify, where an answer is that of another reading", () => {
  const place = new Workplace();
  after(() => place.clear());
  before(() => void place.file("mine/strong-or-not.json", otherwise()));

  it("says so, counts it, and does not fail", async () => {
    const { code, out, err } = await place.run("verify", "mine", "--out", "out");
    expect(err).to.equal("");
    expect(out)
      .to.contain("ALTERNATIVE strong-or-not (current)")
      .and.contain("All values are what the reading counters-depend gives");
    expect(out).to.contain("1 run: 1 alternative. 1 of 2 values as expected.");
    expect(code).to.equal(0);
  });

  it("fails if one is strict", async () => {
    const { code } = await place.run("verify", "mine", "--reports", "none", "--strict");
    expect(code).to.equal(1);
  });

  it("passes if that reading is asked for on both sides", async () => {
    const { code, out } = await place.run("verify", "mine", "--reports", "none", "--reading", "counters-depend");
    expect(out).to.contain("1 run, read as counters-depend: 1 pass.");
    expect(code).to.equal(0);
  });
});

describe("cr613 readings", () => {
  const place = new Workplace();
  after(() => place.clear());

  it("lists questions, readings and the scenarios that show them", async () => {
    const { code, out, err } = await place.run("readings");
    expect(err).to.equal("");
    expect(code).to.equal(0);
    expect(tooWide(out)).to.deep.equal([]);
    expectGolden("cli", "readings.txt", out);
  });

  it("lists those of a ruleset only", async () => {
    const { out } = await place.run("readings", "--ruleset", "m10", "--json");
    const ids = (JSON.parse(out) as { id: string; rulesets: string[] }[]).map(({ id }) => id);
    expect(ids).to.include("freed-effect").and.not.to.include("dependency-loop");
  });

  it("lists some of them, as JSON too", async () => {
    const { out } = await place.run("readings", "numbers", "lost-takes-back", "--json");
    const [lost, numbers] = JSON.parse(out) as {
      id: string;
      readings: { id: string; supported: boolean; scenarios: string[] }[];
    }[];
    expect(lost?.readings.map(({ supported }) => supported)).to.deep.equal([true, false]);
    expect(numbers?.id).to.equal("numbers");
    expect(numbers?.readings[1]?.scenarios).to.include("greatest-power-waits-for-a-boost");
  });

  it("does not know others", async () => {
    const { code, err } = await place.run("readings", "number");
    expect(err).to.contain('no question or reading is called "number". Did you mean numbers?');
    expect(code).to.equal(2);
  });
});
