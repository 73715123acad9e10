import { expect } from "chai";
import { abilityOf, instances, label, type Origin } from "../../src/rules/ability.js";
import { definingParts, isDefining } from "../../src/rules/defining.js";
import type { AbilityEntry, KeywordAbility } from "../../src/rules/formats.gen.js";
import { KEYWORD_COUNTERS, KEYWORDS } from "../../src/rules/keywords.js";

function keyword(name: string, over: Partial<KeywordAbility> = {}): KeywordAbility {
  return { kind: "keyword", keyword: name, ...over };
}

describe("how abilities are called", () => {
  const cases: readonly (readonly [entry: AbilityEntry, label: string])[] = [
    ["flying", "flying"],
    ["first strike", "first strike"],
    [keyword("protection", { from: "black" }), "protection from black"],
    [keyword("protection", { from: { chosen: "color" } }), "protection from the chosen color"],
    [keyword("hexproof", { from: "red" }), "hexproof from red"],
    [keyword("protection", { fromQuality: { subtype: "Dragon" } }), "protection from dragon"],
    [keyword("protection", { fromQuality: {} }), "protection from everything"],
    [keyword("landwalk", { landType: "Island" }), "islandwalk"],
    [keyword("ward", { cost: "{2}" }), "ward {2}"],
    [keyword("bushido", { n: 2 }), "bushido 2"],
    [{ kind: "mana", produces: ["G"] }, "{T}: Add {G}"],
    [{ kind: "mana", produces: ["W", "U"] }, "{T}: Add {W}/{U}"],
    [{ kind: "mana", cost: "{1}, {T}", produces: ["C"] }, "{1}, {T}: Add {C}"],
    [{ kind: "mana", id: "any-color", produces: ["W", "U", "B", "R", "G"] }, "any-color"],
    [{ kind: "activated", id: "pump" }, "pump"],
    [{ kind: "static", id: "anthem", does: [{ kind: "switchPowerToughness" }] }, "anthem"],
  ];
  for (const [entry, expected] of cases) {
    it(expected, () => expect(label(abilityOf(entry))).to.equal(expected));
  }
});

describe("instances of abilities", () => {
  it("are as many as are written, the same word twice included (CR 113.2c)", () => {
    const two = instances(["flying", "flying"], "printed", "p");
    expect(two.map(({ ability }) => label(ability))).to.deep.equal(["flying", "flying"]);
    expect(new Set(two.map(({ key }) => key)).size).to.equal(2);
  });

  it("remember when they were granted", () => {
    expect(instances(["haste"], "granted", "g", 7)).to.deep.include.members([
      { key: "g0", ability: { kind: "keyword", keyword: "haste" }, origin: "granted", grantedAt: 7, generation: 0 },
    ]);
  });
});

describe("characteristic-defining abilities", () => {
  const [changeling] = instances(["changeling"], "printed", "p");
  const of = (origin: Origin): boolean =>
    changeling !== undefined && isDefining({ ...changeling, origin }, { textDefines: true });

  it("are changeling, devoid and those written so", () => {
    expect(definingParts(abilityOf("changeling"))).to.deep.equal([{ kind: "addEverySubtype", family: "creature" }]);
    expect(definingParts(abilityOf("devoid"))).to.deep.equal([{ kind: "setColors", colors: [] }]);
    const star = { kind: "setPowerToughness", power: 1 } as const;
    expect(definingParts({ kind: "characteristicDefining", id: "size", does: [star] })).to.deep.equal([star]);
  });

  it("are not static abilities, nor other keywords, nor words every object knows", () => {
    expect(definingParts({ kind: "static", id: "size", does: [{ kind: "switchPowerToughness" }] })).to.equal(undefined);
    expect(definingParts(abilityOf("flying"))).to.equal(undefined);
    expect(definingParts(abilityOf("constructor"))).to.equal(undefined);
  });

  it("are so when printed, copied or part of a text, but never when granted (CR 604.3a(2))", () => {
    expect((["printed", "copied", "text"] as const).map(of)).to.deep.equal([true, true, true]);
    expect(of("granted")).to.equal(false);
  });
});

describe("the list of keywords", () => {
  it("names each once", () => {
    expect(new Set(KEYWORDS.map(({ name }) => name)).size).to.equal(KEYWORDS.length);
  });

  it("stands in the order of rule 702, from deathtouch on, without a gap", () => {
    const numbers = KEYWORDS.map(({ clause }) => Number(/^702\.(\d+)$/.exec(clause)?.[1]));
    expect([...new Set(numbers)]).to.deep.equal(Array.from({ length: 194 }, (_, place) => place + 2));
  });

  it("holds every keyword that a counter can give (CR 122.1b)", () => {
    expect(KEYWORDS.map(({ name }) => name)).to.include.members([...KEYWORD_COUNTERS]);
  });
});
