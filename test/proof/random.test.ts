import { expect } from "chai";
import { compare } from "./compare.js";
import { deal, EDITIONS, OTHER_READINGS, type Dealt } from "./boards.js";
import { foundBefore } from "./known.js";

/** What is new among the differences of the two resolvers, told with what it takes to see it again. */
function newDifferences(boards: Iterable<Dealt>): { boards: number; told: string[] } {
  const told: string[] = [];
  let count = 0;
  for (const { board, rules } of boards) {
    count++;
    for (const difference of compare(board, rules)) {
      if (foundBefore(difference, board, rules) !== undefined) continue;
      told.push(
        `board ${count} under ${[rules.id, ...(rules.readings ?? [])].join(", ")}: ${JSON.stringify(difference)}`,
      );
    }
  }
  return { boards: count, told };
}

describe("the two resolvers on random boards", () => {
  it("agree under every edition", () => {
    expect(newDifferences(deal(700, 613, EDITIONS))).to.deep.equal({ boards: 700, told: [] });
  });

  it("agree under every reading", () => {
    expect(newDifferences(deal(300, 8, OTHER_READINGS))).to.deep.equal({ boards: 300, told: [] });
  });
});
