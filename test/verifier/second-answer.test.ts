import { expect } from "chai";
import type { CheckedValue, Result } from "../../src/rules/formats.gen.js";
import { verdictOf } from "../../src/verifier/verdict.js";
import { changedAnswer } from "../../src/verifier/second-answer.js";

function value(characteristic: string, actual: CheckedValue["actual"], over: Partial<CheckedValue> = {}): CheckedValue {
  return { check: "end", subject: "Bear", characteristic, expected: actual, actual, ok: true, ...over };
}

function result(values: CheckedValue[], over: Partial<Result> = {}): Result {
  return {
    scenario: "bears",
    ruleset: "current",
    verdict: verdictOf(values) ?? "error",
    values,
    clauses: [],
    layers: [],
    pairs: [],
    checkPoints: [],
    ...over,
  };
}

/** A disguise in which Ann is called y, Bear x and Cub w. */
function originalOf(text: string): string {
  const names: Readonly<Record<string, string>> = { w: "Cub", x: "Bear", y: "Ann" };
  return text.replaceAll(/\b[wxy]\b/g, (name) => names[name] ?? name);
}

function changed(first: CheckedValue[], second: CheckedValue[]): string | undefined {
  return changedAnswer(result(first), result(second), originalOf);
}

const GAME = { subject: "game" };

describe("a second answer beside the first", () => {
  it("is the same with the names of the disguise in it", () => {
    const first = [
      value("power", 2),
      value("attachedTo", "Cub"),
      value("controller", "Ann"),
      value("afterStateBasedActions owner", "Ann"),
      value("order 7b", ["Bear/a", "Cub/b#2", "Bear/a#2"], GAME),
      value("depends 4 Bear/a on Cub/b", true, GAME),
      value("stateBased", ["704.5j Ann among [Bear, Cub]", "704.5g Bear"], GAME),
      value("afterStateBasedActions round 1", ["704.5g Bear"], GAME),
    ];
    const x = { subject: "x" };
    const second = [
      value("power", 2, x),
      value("attachedTo", "w", x),
      value("controller", "y", x),
      value("afterStateBasedActions owner", "y", x),
      value("order 7b", ["x/a", "w/b#2", "x/a#2"], GAME),
      value("depends 4 x/a on w/b", true, GAME),
      value("stateBased", ["704.5g x", "704.5j y among [w, x]"], GAME),
      value("afterStateBasedActions round 1", ["704.5g x"], GAME),
    ];
    expect(changed(first, second)).to.equal(undefined);
  });

  const changes: Readonly<Record<string, [CheckedValue[], CheckedValue[], string]>> = {
    "a value": [[value("power", 2)], [value("power", 3, { subject: "x" })], "power of Bear: 2, asked again 3"],
    "an object that is not there": [
      [value("power", 2)],
      [value("exists", false, { subject: "x" }), value("power", null, { subject: "x" })],
      "power of Bear: 2, asked again null; and 1 more",
    ],
    "a null that was a text": [
      [value("attachedTo", "Cub")],
      [value("attachedTo", null, { subject: "x" })],
      "attachedTo of Bear: Cub, asked again null",
    ],
    "a number that is now a text": [
      [value("power", 2)],
      [value("power", "2", { subject: "x" })],
      "power of Bear: 2, asked again 2",
    ],
    "the order of effects": [
      [value("order 7b", ["Bear/a", "Cub/b"], GAME)],
      [value("order 7b", ["w/b", "x/a"], GAME)],
      "order 7b: [Bear/a, Cub/b], asked again [Cub/b, Bear/a]",
    ],
    "a name made of an id": [
      [value("name", "Bear")],
      [value("name", "x", { subject: "x" })],
      "name of Bear: Bear, asked again x",
    ],
    "the object of a state-based action": [
      [value("stateBased", ["704.5g Bear"], { ...GAME, ok: false, expected: ["704.5f Bear"] })],
      [value("stateBased", ["704.5g w"], { ...GAME, ok: false, expected: ["704.5f x"] })],
      "stateBased: [704.5g Bear], asked again [704.5g Cub]",
    ],
  };
  for (const [what, [first, second, words]] of Object.entries(changes))
    it(`tells of ${what}`, () => expect(changed(first, second)).to.equal(words));

  it("says at which check, if there are several", () => {
    const both = (power: number, subject: string): CheckedValue[] => [
      value("power", 2, { check: "early", subject }),
      value("power", power, { subject }),
    ];
    expect(changed(both(2, "Bear"), both(4, "x"))).to.equal("check end: power of Bear: 2, asked again 4");
  });

  it("is the same where lists stand in another order", () => {
    const wrong = { ok: false, expected: ["x"] };
    expect(
      changed([value("types", ["A", "B"], wrong)], [value("types", ["B", "A"], { ...wrong, subject: "x" })]),
    ).to.equal(undefined);
    const reasons = { ...GAME, ok: false, expected: "text" };
    const depends = "depends 4 Bear/a on Cub/b by text";
    expect(
      changed(
        [value(depends, "existence, whatItDoes", reasons)],
        [value("depends 4 x/a on w/b by text", "whatItDoes, existence", reasons)],
      ),
    ).to.equal(undefined);
  });

  it("is the same whichever of several things an expectation took", () => {
    const expected = ["cant-block"];
    const one = value("gameRules", ["cant-block", "cant-block [Cub] from Cub/b"], { ...GAME, ok: false, expected });
    const other = value("gameRules", ["cant-block", "cant-block [x] from x/a"], { ...GAME, ok: false, expected });
    expect(changed([one], [other])).to.equal(undefined);
    const fewer = value("gameRules", ["cant-block"], { ...GAME, ok: true, expected });
    expect(changed([one], [fewer])).to.match(/^gameRules: /);
  });

  it("tells two rows of one name apart", () => {
    const rows = (...powers: number[]): CheckedValue[] => powers.map((power) => value("order 7b", [`${power}`], GAME));
    expect(changed(rows(1, 2), rows(1, 2))).to.equal(undefined);
    expect(changed(rows(1, 2), rows(2, 1))).to.equal("order 7b: [1], asked again [2]; and 1 more");
  });

  it("is another where the verdict or its reading is", () => {
    const values = [value("power", 2)];
    const second = [value("power", 2, { subject: "x" })];
    const alternative = result(values, { verdict: "alternative", reading: "one" });
    const again = (over: Partial<Result>): string | undefined =>
      changedAnswer(alternative, result(second, over), originalOf);
    expect(again({ verdict: "alternative", reading: "one" })).to.equal(undefined);
    expect(again({ verdict: "alternative", reading: "two" })).to.equal(
      "alternative by one, asked again alternative by two",
    );
    expect(again({ verdict: "pass" })).to.equal("alternative by one, asked again pass");
    expect(again({ verdict: "timeout", values: [] })).to.equal("alternative, asked again timeout");
    expect(again({ verdict: "error", values: [], message: "x?" })).to.equal("alternative, asked again error: Bear?");
  });
});
