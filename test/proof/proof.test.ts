import { expect } from "chai";
import { answer, type ProvenObject } from "../../proof/answer.js";
import { prove } from "../../proof/resolve.js";
import { MISCONCEPTIONS, misled } from "../../src/misconceptions/misconceptions.js";
import { PRACTICE } from "../../src/rules/practice.js";
import type { Board } from "../../src/rules/board.js";
import { boardsOf } from "../../src/timeline/run.js";
import { affecting, BEAR, enchantment, LOSES_ALL, SWAMP } from "../support/cards.js";
import { current, timelineOf, type Step } from "../support/play.js";

function boardOf(steps: readonly Step[]): Board {
  const run = boardsOf(timelineOf(steps), new Map(), current());
  const board = run.ok ? run.value.at(-1)?.board : undefined;
  if (board === undefined) throw new Error("these steps can happen");
  return board;
}

function proven(steps: readonly Step[]): (id: string) => ProvenObject | undefined {
  const proof = prove(boardOf(steps), current());
  if (!proof.ok) throw new Error(proof.unknown.join(", "));
  const objects = answer(proof);
  return (id) => objects[id];
}

describe("the second resolver", () => {
  // CR 613.6: begun in layer 4 with the bear, the effect goes on in 7b though layer 6 has taken its ability.
  it("goes on with what has begun", () => {
    const raise = enchantment(
      "Raise",
      affecting(
        "raise",
        { type: "Enchantment" },
        { kind: "addTypes", types: ["Creature"] },
        { kind: "setPowerToughness", power: 4, toughness: 4 },
      ),
    );
    const humble = enchantment("Humble", affecting("humble", { type: "Creature" }, LOSES_ALL));
    const of = proven([raise, humble]);
    expect(of("Raise")).to.include({ power: 4, toughness: 4 });
    expect(of("Raise")?.abilities).to.deep.equal([]);
  });

  // CR 208.3: what is no creature and not on the battlefield has only power and toughness that are printed on it.
  it("gives a noncreature card in a graveyard no power", () => {
    const of = proven([
      [SWAMP, { zone: "graveyard" }],
      {
        kind: "resolves",
        id: "Swell",
        controller: "Ann",
        targets: ["Swamp"],
        ability: {
          effects: [{ affects: { target: 1 }, does: [{ kind: "setPowerToughness", power: 0, toughness: 1 }] }],
        },
      },
    ]);
    expect(of("Swamp")).to.include({ power: null, toughness: null });
  });

  it("says nothing by rules that are none", () => {
    const wrong = MISCONCEPTIONS.map((each) => misled(current(), each)).filter(
      (rules) => rules !== undefined && rules.practice !== PRACTICE,
    );
    expect(wrong).not.to.deep.equal([]);
    for (const rules of wrong) if (rules !== undefined) expect(prove(boardOf([BEAR]), rules).ok).to.equal(false);
  });
});
