import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { BEAR, creature, gains, gets, onTarget } from "../support/cards.js";
import { faultOf, play, type Step } from "../support/play.js";

const turn = (active: string): ScenarioEvent => ({ kind: "turn", active });
const ATTACKS: ScenarioEvent = { kind: "attacks", object: "Bear" };
const HASTY: Card = creature("Bear", 2, 2, { abilities: ["haste"] });
const PINGER: Card = creature("Pinger", 1, 1, {
  abilities: [
    { kind: "activated", id: "pings", cost: "{T}", effects: [{ affects: { self: true }, does: [gets(1, 1)] }] },
    { kind: "activated", id: "grows", cost: "{1}", effects: [{ affects: { self: true }, does: [gets(1, 1)] }] },
  ],
});
const activates = (ability: string): ScenarioEvent => ({
  kind: "activates",
  player: "Ann",
  object: "Pinger",
  ability,
});
const taken = (by: string): ScenarioEvent => ({
  kind: "resolves",
  id: "Threat",
  controller: by,
  ability: {
    effects: [{ affects: { target: true }, does: [{ kind: "gainControl", player: "you" }], duration: "endOfTurn" }],
  },
  targets: ["Bear"],
});

/** [what, the steps, what the message says or undefined] */
const ROWS: readonly (readonly [what: string, steps: readonly Step[], message?: RegExp])[] = [
  ["may attack if it was there before the first turn that is told", [BEAR, ATTACKS]],
  ["may attack in the turn after", [BEAR, turn("Ann"), ATTACKS]],
  ["can't attack in the turn in which it came", [turn("Ann"), BEAR, ATTACKS], /Bear has no haste .*302\.6, 508\.1a/],
  ["can attack in that turn with haste", [turn("Ann"), HASTY, ATTACKS]],
  [
    "can attack in that turn with haste that it was given",
    [turn("Ann"), BEAR, onTarget("Rush", "Bear", gains("haste")), ATTACKS],
  ],
  ["may attack in its controller's turn if it came in that of another", [turn("Bob"), BEAR, turn("Ann"), ATTACKS]],
  [
    "can't attack if control of it is new",
    [[BEAR, { controller: "Bob" }], turn("Ann"), taken("Ann"), ATTACKS],
    /302\.6/,
  ],
  ["may attack if it has come back as the turn before ended", [BEAR, turn("Bob"), taken("Bob"), turn("Ann"), ATTACKS]],
  [
    "can't attack if it was away for a part of the turn",
    [BEAR, turn("Ann"), taken("Bob"), { kind: "ends", effect: "Threat" }, ATTACKS],
    /302\.6/,
  ],
  ["can't be tapped for a cost in the turn in which it came", [turn("Ann"), PINGER, activates("pings")], /302\.6/],
  ["can't be tapped for a cost before its controller's next turn", [turn("Bob"), PINGER, activates("pings")], /302\.6/],
  [
    "can be tapped for a cost from its controller's next turn on",
    [turn("Bob"), PINGER, turn("Ann"), turn("Bob"), activates("pings")],
  ],
  ["can use abilities without that symbol at once", [turn("Ann"), PINGER, activates("grows")]],
];

describe("a creature under its controller's control (CR 302.6)", () => {
  for (const [what, steps, message] of ROWS)
    it(what, () => {
      if (message === undefined) expect(play(...steps).resolution).to.include.keys("objects");
      else expect(faultOf(...steps).message).to.match(message);
    });

  it("tells that haste made up for it (CR 702.10b)", () => {
    const clauses = (...steps: Step[]): string[] =>
      play(...steps)
        .steps("starts")
        .flatMap((step) => step.clauses);
    expect(clauses(turn("Ann"), HASTY, ATTACKS)).to.include.members(["302.6", "702.10b"]);
    expect(clauses(HASTY, turn("Ann"), ATTACKS)).not.to.include("302.6");
  });
});
