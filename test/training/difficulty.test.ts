import { expect } from "chai";
import { levelOfClause } from "../../src/training/difficulty.js";
import { KNOWLEDGE_LEVELS } from "../../src/training/knowledge-levels.js";
import { corpusCards } from "../support/corpus.js";
import { SCENARIO_FILES } from "../corpus/files.js";
import { itemsOf } from "../../src/training/items.js";
import type { Item } from "../../src/training/item.js";
import { itemAbout, levelledBear, made } from "./boards.js";

function corpusItem(id: string, object: string, aspect: string, check?: string): Item {
  const file = SCENARIO_FILES.find(({ data }) => data.id === id);
  if (file === undefined) throw new Error(`no scenario ${id}`);
  const items = itemsOf({ file: file.file, topic: file.folder, scenario: file.data }, corpusCards(), "current");
  if (!items.ok) throw new Error(items.message);
  return itemAbout(
    items.items.filter((item) => check === undefined || item.check.id === check),
    object,
    aspect,
  );
}

describe("what has to be known", () => {
  it("is told of a clause by its closest family", () => {
    // Bonuses, the layers, dependency, the order worked out anew.
    expect(["613.4c", "613.1d", "613.8a", "613.8c"].map(levelOfClause)).to.deep.equal([1, 2, 3, 4]);
    // 613.10 is not within 613.1, and 613.7a is harder than 613.7.
    expect(["613.10", "613.7", "613.7a", "613.7m"].map(levelOfClause)).to.deep.equal([2, 2, 3, 4]);
  });

  it("has a reason for every family, and no clause in two", () => {
    const clauses = KNOWLEDGE_LEVELS.flatMap((family) => family.clauses);
    expect(new Set(clauses).size).to.equal(clauses.length);
    for (const { why } of KNOWLEDGE_LEVELS) expect(why).to.not.equal("");
  });

  it("is 2 for a set size with a bonus: one layer after the other", () => {
    const { knowledge } = itemAbout(made(levelledBear()), "Bear", "size");
    expect(knowledge.level).to.equal(2);
    expect(knowledge.clauses).to.include("613.4b");
  });

  it("is 3 where an effect waits for another, whatever their ages", () => {
    const { knowledge } = corpusItem("blood-moon-urborg-urborg-first", "Reliquary Tower", "typeLine", "end");
    expect(knowledge).to.deep.include({ level: 3 });
    expect(knowledge.clauses).to.include("613.8a");
  });

  it("is 4 where effects wait for each other in a circle", () => {
    const { knowledge, complexity } = corpusItem("loop-outsider-waits-limb-first", "Saproling", "typeLine");
    expect(knowledge.level).to.equal(4);
    expect(complexity.loops).to.equal(1);
  });
});

describe("what has to be kept in mind", () => {
  it("is counted in the steps that lead to the answer", () => {
    // Two effects in two layers, which wait for nothing.
    expect(itemAbout(made(levelledBear()), "Bear", "size").complexity).to.deep.equal({
      level: 2,
      effects: 2,
      layers: 2,
      dependencies: 0,
      loops: 0,
    });
    expect(itemAbout(made(levelledBear()), "Bear", "abilities").complexity).to.deep.equal({
      level: 1,
      effects: 1,
      layers: 1,
      dependencies: 0,
      loops: 0,
    });
  });
});
