import { expect } from "chai";
import type { Card } from "../../src/rules/formats.gen.js";
import { corpusCards } from "../support/corpus.js";
import { play } from "../support/play.js";

/** By what is printed on the cards: what is chosen as they come (CR 208.2b), or a condition that defines nothing (CR 604.3a). */
const OTHERS: Readonly<Record<string, string>> = {
  "Aquamorph Entity": "208.2b",
  "Primal Clay": "208.2b",
  "Angry Mob": "208.2",
  "Gaea's Liege": "208.2",
};

const hasStar = ({ power, toughness }: Card): boolean => [power, toughness].some((each) => typeof each === "string");

describe("a star for a number (CR 208.2)", () => {
  for (const card of [...corpusCards().values()].filter(hasStar))
    it(`${card.name}: says by its clause what it stands for`, () => {
      const starts = play([card, { zone: "hand" }])
        .steps("starts")
        .filter(({ object }) => object === card.name)
        .flatMap(({ clauses }) => clauses.filter((clause) => clause.startsWith("208.2")));
      expect(starts).to.deep.equal([OTHERS[card.name] ?? "208.2a"]);
    });
});
