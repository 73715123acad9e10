import { expect } from "chai";
import { type Filters, selectionOf } from "../../src/verifier/filters.js";

const NAMES = { grep: "Title:", rule: "Clause:" };

describe("filters", () => {
  it("select everything where nothing is said", () => {
    const understood = selectionOf({}, [], NAMES);
    expect(understood.ok && Object.values(understood.value).every((value) => value === undefined)).to.equal(true);
  });

  it("are a selection once understood: patterns whatever the case, lists with commas", () => {
    const filters: Filters = {
      grep: "moon",
      topic: ["copy,type", "mine"],
      rule: ["613.8, 707"],
      layer: ["7"],
      ruleset: ["m10"],
      level: ["must"],
    };
    expect(selectionOf(filters, ["mine"], NAMES)).to.deep.equal({
      ok: true,
      value: {
        grep: /moon/i,
        topics: ["copy", "type", "mine"],
        rules: ["613.8", "707"],
        layers: ["7"],
        rulesets: ["m10"],
        levels: ["must"],
      },
    });
  });

  const faults: readonly (readonly [filters: Filters, message: RegExp])[] = [
    [{ grep: "(" }, /^Title: "\(" is no regular expression$/],
    [{ rule: ["613.8a", "x"] }, /^Clause: "x" is no clause or beginning of one/],
    [{ rule: ["613.8d"] }, /^Clause: 613\.8d is no clause of the rules; did you mean 613\.8c\?$/],
    [{ rule: ["999"] }, /^Clause: 999 is no clause of the rules$/],
    [{ rule: [""] }, /^Clause: "" is no clause/],
    [{ topic: ["coler"] }, /^unknown topic "coler"\. Did you mean color\? Known: /],
    [{ topic: ["mine"] }, /^unknown topic "mine"\./],
    [{ layer: ["8"] }, /^unknown layer "8"\./],
    [{ ruleset: ["m11"] }, /^unknown ruleset "m11"\./],
    [{ level: ["perhaps"] }, /^unknown level "perhaps"\./],
  ];
  for (const [filters, message] of faults) {
    it(`are refused: ${JSON.stringify(filters)}`, () => {
      const understood = selectionOf(filters, [], NAMES);
      expect(understood.ok ? "understood" : understood.message).to.match(message);
    });
  }
});
