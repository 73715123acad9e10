import { expect } from "chai";
import { type Answer, answerOf, isSameAnswer } from "../../src/training/answer.js";
import { play } from "../support/play.js";
import { ANTHEM, BEAR } from "./boards.js";

describe("an answer", () => {
  const { resolution } = play(BEAR, ANTHEM);
  const point = { resolution };

  it("is what a resolution says of what is asked", () => {
    expect(answerOf({ kind: "object", object: "Bear", aspect: "size" }, point)).to.deep.equal({
      kind: "size",
      power: 3,
      toughness: 3,
    });
    expect(answerOf({ kind: "order", layer: "7c" }, point)).to.deep.equal({
      kind: "order",
      effects: ["Anthem/bonus"],
    });
    expect(answerOf({ kind: "player", player: "Ann", aspect: "maximumHandSize" }, point)).to.deep.equal({
      kind: "number",
      of: "maximumHandSize",
      value: 7,
    });
  });

  it("of what is not there says so, whatever name it has", () => {
    for (const object of ["Ox", "constructor"])
      expect(answerOf({ kind: "object", object, aspect: "size" }, point)).to.deep.equal({ kind: "absent" });
  });

  it("about what comes after state-based actions is there only if they were run for", () => {
    expect(answerOf({ kind: "after", keep: [], then: { kind: "rounds" } }, point)).to.equal(undefined);
  });

  it("is the same whatever the order of what has none, and whatever changes a rule", () => {
    const rules = (first: string, second: string): Answer => ({
      kind: "gameRules",
      rules: [
        { rule: "cant-attack", effect: first, objects: ["A", "B"] },
        { rule: "cant-attack", effect: second, objects: ["A", "B"] },
      ],
    });
    expect(isSameAnswer(rules("X/x", "Y/y"), rules("Z/z", "X/x"))).to.equal(true);
  });

  it("is the same if a keyword is there twice of which one is as good as two (CR 702.9c)", () => {
    const abilities = (...names: string[]): Answer => ({ kind: "abilities", abilities: names });
    for (const name of ["flying", "swampwalk", "protection from red"])
      expect(isSameAnswer(abilities(name), abilities(name, name)), name).to.equal(true);
    expect(isSameAnswer(abilities("flying"), abilities("flying", "trample"))).to.equal(false);
  });

  it("is another one if an ability is there twice, or effects come in another order", () => {
    const abilities = (...names: string[]): Answer => ({ kind: "abilities", abilities: names });
    expect(isSameAnswer(abilities("exalted"), abilities("exalted", "exalted"))).to.equal(false);
    const order = (...effects: string[]): Answer => ({ kind: "order", effects });
    expect(isSameAnswer(order("A/a", "B/b"), order("B/b", "A/a"))).to.equal(false);
  });
});
