import { expect } from "chai";
import { EVERY_OBSERVES } from "../../src/rules/observed.js";
import type { CheckEvent, Observes } from "../../src/rules/formats.gen.js";
import { checksOf } from "../../src/verifier/checks.js";
import { isSilent, keywordsOnly, observesOf, observablePart } from "../../src/verifier/observable.js";
import { corpusScenarios } from "../support/corpus.js";
import { check } from "./boards.js";

function told(over: Partial<CheckEvent>, ...observes: Observes[]): CheckEvent {
  return observablePart(check(over), new Set(observes));
}

const BEAR = { Bear: { power: 2, toughness: 2, types: ["Creature" as const] } };

describe("a check reduced to what an engine tells", () => {
  it("expects of an object no more than that", () => {
    expect(told({ expect: BEAR }, "power", "types")).to.deep.equal(
      check({ expect: { Bear: { power: 2, types: ["Creature"] } } }),
    );
  });

  it("says nothing of an object of which nothing is left, nor of objects at all", () => {
    expect(told({ expect: { ...BEAR, Elf: { zone: "hand" } } }, "power")).to.deep.equal(
      check({ expect: { Bear: { power: 2 } } }),
    );
    expect(told({ expect: BEAR, note: "sizes" }, "zone")).to.deep.equal(check({ note: "sizes" }));
  });

  it("keeps null, false, zero and empty lists, which are values", () => {
    const expected = { Bear: { power: null, tapped: false, damage: 0, colors: [], counters: {} } };
    expect(told({ expect: expected }, "power", "tapped", "damage", "colors", "counters")).to.deep.equal(
      check({ expect: expected }),
    );
  });

  it("asks whether an object is there of an engine that tells it", () => {
    expect(told({ expect: { Bear: { exists: false } } }, "exists").expect).to.deep.equal({ Bear: { exists: false } });
    expect(told({ expect: { Bear: { exists: false } } }, "power").expect).to.equal(undefined);
  });

  it("holds an engine that tells keywords alone to those", () => {
    const expected = {
      Bear: { abilities: ["flying", "anthem", "ward {2}", "{T}: Add {G}"], has: ["anthem", "reach"], lacks: ["lord"] },
    };
    expect(told({ expect: expected }, "keywords").expect).to.deep.equal({
      Bear: { abilities: ["flying", "ward {2}"], has: ["reach"] },
    });
    expect(told({ expect: expected }, "keywords", "abilities").expect).to.deep.equal(expected);
    expect(told({ expect: expected }, "power").expect).to.equal(undefined);
  });

  it("expects no keywords where it expects only other abilities, or none", () => {
    expect(told({ expect: { Bear: { abilities: ["anthem"] } } }, "keywords").expect).to.deep.equal({
      Bear: { abilities: [] },
    });
    expect(told({ expect: { Bear: { abilities: [] } } }, "keywords").expect).to.deep.equal({ Bear: { abilities: [] } });
  });

  it("takes players' values one by one", () => {
    const players = { Ann: { life: 20, abilities: ["hexproof"] }, Bob: { hand: 1 } };
    expect(told({ players }, "player.abilities").players).to.deep.equal({ Ann: { abilities: ["hexproof"] } });
  });

  it("takes what belongs to the game as a whole", () => {
    const all: Partial<CheckEvent> = {
      gameRules: [],
      costs: { Bear: "{1}{G}" },
      stateBased: [],
      order: [{ layer: "7b", effects: [] }],
      dependencies: [{ layer: "4", effect: "A", on: "B" }],
    };
    for (const observes of ["gameRules", "costs", "stateBased", "order", "dependencies"] as const)
      expect(told(all, observes)).to.deep.equal(check({ [observes]: all[observes] }));
    expect(isSilent(told(all))).to.equal(true);
  });

  it("asks what would be true after state-based actions of an engine that tells that, and the value", () => {
    const after = { keep: ["Bear"], rounds: [], expect: BEAR, players: { Ann: { life: 0 } } };
    const wanted = { afterStateBasedActions: after };
    expect(told(wanted, "power")).to.deep.equal(check());
    expect(told(wanted, "afterStateBasedActions").afterStateBasedActions).to.deep.equal({ keep: ["Bear"], rounds: [] });
    expect(told(wanted, "afterStateBasedActions", "power", "player.life").afterStateBasedActions).to.deep.equal({
      keep: ["Bear"],
      rounds: [],
      expect: { Bear: { power: 2 } },
      players: { Ann: { life: 0 } },
    });
    expect(told({ afterStateBasedActions: { keep: ["Bear"], expect: BEAR } }, "afterStateBasedActions")).to.deep.equal(
      check(),
    );
  });

  it("goes for other readings as well; what is not there there stays so", () => {
    const readings = { wide: { expect: BEAR, gameRules: [] }, narrow: { expect: { Bear: { exists: false } } } };
    expect(told({ readings }, "power").readings).to.deep.equal({
      wide: { expect: { Bear: { power: 2 } } },
      narrow: { expect: { Bear: { exists: false } } },
    });
    expect(told({ readings: { wide: { gameRules: [] } } }, "power")).to.deep.equal(check());
  });

  it("changes nothing of a check whose every value is told", () => {
    const everything = new Set(EVERY_OBSERVES);
    for (const { id, timeline } of corpusScenarios())
      for (const each of checksOf(timeline)) {
        const { expect: objects = {}, ...others } = each;
        const whole = Object.keys(objects).length === 0 ? others : each;
        expect(observablePart(each, everything), `${id} ${each.id}`).to.deep.equal(whole);
      }
  });
});

/** What tells a part of the same. */
function inPlaceOf(observes: Observes): Observes[] {
  return observes === "abilities" ? ["keywords"] : [];
}

describe("what a check expects to be told", () => {
  it("in the order of the vocabulary", () => {
    expect(observesOf(check({ expect: BEAR, stateBased: [], players: { Ann: { life: 1 } } }))).to.deep.equal([
      "types",
      "power",
      "toughness",
      "player.life",
      "stateBased",
    ]);
  });

  it("keywords where they would do for a part", () => {
    expect(observesOf(check({ expect: { Bear: { abilities: ["anthem"] } } }))).to.deep.equal(["abilities", "keywords"]);
    expect(observesOf(check({ expect: { Bear: { has: ["anthem"] } } }))).to.deep.equal(["abilities"]);
    expect(observesOf(check({ expect: { Bear: { lacks: ["flying"] } } }))).to.deep.equal(["abilities", "keywords"]);
  });

  it("both words for a value after state-based actions", () => {
    expect(observesOf(check({ afterStateBasedActions: { expect: BEAR } }))).to.deep.equal([
      "types",
      "power",
      "toughness",
      "afterStateBasedActions",
    ]);
    expect(observesOf(check({ afterStateBasedActions: {} }))).to.deep.equal([]);
  });

  it("each word somewhere in the corpus", () => {
    const asked = new Set(corpusScenarios().flatMap(({ timeline }) => checksOf(timeline).flatMap(observesOf)));
    expect(EVERY_OBSERVES.filter((observes) => !asked.has(observes))).to.deep.equal([]);
  });

  it("enough for all of it, and none too many", () => {
    for (const { id, timeline } of corpusScenarios())
      for (const each of checksOf(timeline)) {
        const asked = observesOf(each);
        const all = observablePart(each, new Set(EVERY_OBSERVES));
        expect(observablePart(each, new Set(asked)), `${id} ${each.id}`).to.deep.equal(all);
        for (const one of asked.filter((observes) => observes !== "keywords")) {
          const others = new Set(asked.filter((observes) => observes !== one && !inPlaceOf(one).includes(observes)));
          expect(observablePart(each, others), `${id} ${each.id} ${one}`).not.to.deep.equal(all);
        }
      }
  });
});

describe("the keywords of a list of abilities", () => {
  it("are those of CR 702, with what is written beside them", () => {
    expect(
      keywordsOnly(["flying", "protection from black", "islandwalk", "ward {2}", "anthem", "{T}: Add {G}", "flying"]),
    ).to.deep.equal(["flying", "protection from black", "islandwalk", "ward {2}", "flying"]);
  });
});
