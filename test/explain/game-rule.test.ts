import { expect } from "chai";
import { ruleWords, type RuleSubject } from "../../src/explain/game-rule.js";

const ANN: RuleSubject = { kind: "player", name: "Ann", number: "one", possessive: "Ann's" };
const BEARS: RuleSubject = { kind: "objects", name: "Bears", number: "many", possessive: "their" };

const TOLD: readonly (readonly [string, RuleSubject | undefined, string | undefined, string])[] = [
  ["cant-be-blocked", BEARS, undefined, "Bears can't be blocked"],
  ["cant-be-cast", BEARS, undefined, "Bears can't be cast"],
  ["maximum-hand-size-reduced", ANN, "2", "Ann's maximum hand size is reduced by 2"],
  ["maximum-hand-size-increased", ANN, undefined, "Ann's maximum hand size is increased by 1"],
  ["additional-land-play", ANN, "1", "Ann may play an additional land in each turn of their own"],
  ["additional-land-play", ANN, "2", "Ann may play 2 additional lands in each turn of their own"],
  ["any-number-of-lands", ANN, undefined, "Ann may play any number of lands in a turn"],
  ["maximum-hand-size", ANN, "2", "Ann's maximum hand size is set to 2"],
  ["no-maximum-hand-size", ANN, undefined, "there is no maximum to Ann's hand size"],
  ["maximum-spells-each-turn", undefined, "1", "each player may cast only 1 spell each turn"],
  ["no-legend-rule", undefined, undefined, "the legend rule is switched off"],
  ["must-attack-if-able", BEARS, undefined, "Bears must attack if able"],
  ["skip-draw-step", ANN, undefined, "for Ann: skip draw step"],
  ["at-most-dream-counters", BEARS, "7", "Bears can't have more than 7 dream counters"],
  ["odd-rule", undefined, "2", "a rule of the game changes: odd rule (2)"],
  ["constructor", undefined, undefined, "a rule of the game changes: constructor"],
];

describe("changed rules of the game", () => {
  for (const [rule, subject, amount, words] of TOLD) {
    it(words, () => expect(ruleWords(rule, subject, amount)).to.equal(words));
  }
});
