import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { creature, enchantment, land } from "../support/cards.js";
import { messageAbout } from "../../src/wording/known-message.js";
import { play, type Step } from "../support/play.js";

const CUB = creature("Bear Cub", 2, 2, { manaCost: "{1}{G}" });
const MOTH: Card = creature("Moth", 1, 1, { layout: "transform", back: creature("Lunar Moth", 3, 3) });

/** The clauses that what an object starts from goes by. */
function starts(id: string, ...steps: Step[]): string[] {
  return play(...steps)
    .steps("starts")
    .flatMap((step) => (step.object === id ? step.clauses : []));
}

function on(object: string, kind: "transform" | "turnFaceDown" | "turnFaceUp"): ScenarioEvent {
  return { kind, object };
}

describe("what an object starts from, by its clauses", () => {
  it("is told of no object that is as it is printed", () => {
    expect(starts("Bear Cub", CUB)).to.deep.equal([]);
  });

  it("is the face that is up, or the front alone (CR 712.8)", () => {
    expect(starts("Moth", MOTH)).to.deep.equal(["712.8d"]);
    expect(starts("Moth", [MOTH, { zone: "hand" }])).to.deep.equal(["712.8a"]);
    expect(starts("Moth", MOTH, on("Moth", "transform"))).to.deep.equal(["712.8e", "202.3b"]);
    expect(starts("Moth", [{ ...MOTH, layout: "modal" }, { back: true }])).to.deep.equal(["712.8f"]);
  });

  it("is for a token that is a copy the face that was up on the original (CR 707.8a)", () => {
    const copy: Step = [MOTH, { id: "Copy", token: true, copyOf: "Moth" }];
    const up = (...steps: Step[]): string[] => starts("Copy", ...steps).filter((clause) => clause.startsWith("712.8"));
    expect(up(MOTH, copy)).to.deep.equal(["712.8d"]);
    expect(up(MOTH, copy, on("Copy", "transform"))).to.deep.equal(["712.8e"]);
    expect(up(MOTH, on("Moth", "transform"), copy)).to.deep.equal(["712.8e"]);
    expect(up(MOTH, on("Moth", "transform"), copy, on("Copy", "transform"))).to.deep.equal(["712.8d"]);
    // A copy of the copy goes by the face that the first copy has up.
    const second: Step = [MOTH, { id: "Second", token: true, copyOf: "Copy" }];
    expect(starts("Second", MOTH, on("Moth", "transform"), copy, second)).to.include("712.8e");
  });

  it("is nothing of the card while it is face down (CR 708.2)", () => {
    expect(starts("Moth", [MOTH, { faceDown: "manifest" }])).to.deep.equal([]);
  });

  it("is as it was when nothing can happen to it (CR 708.2b, 712.4c, 712.10, 712.15a, 712.16)", () => {
    const spell: Card = { ...MOTH, back: { name: "Flutter", types: ["Sorcery"] } };
    expect(starts("Bear Cub", [CUB, { faceDown: "morph" }], on("Bear Cub", "turnFaceDown"))).to.include("708.2b");
    expect(starts("Moth", { kind: "check", id: "x" }, MOTH, on("Moth", "turnFaceDown"))).to.include("712.16");
    expect(starts("Moth", [MOTH, { faceDown: "manifest" }], on("Moth", "transform"))).to.include("712.15a");
    expect(starts("Moth", spell, on("Moth", "transform"))).to.include("712.10");
    expect(play(spell, on("Moth", "transform")).object("Moth").name).to.equal("Moth");
    expect(play([MOTH, { faceDown: "manifest" }], on("Moth", "transform"), on("Moth", "turnFaceUp")).object("Moth"))
      .to.have.property("name")
      .that.equals("Moth");
    expect(starts("Moth", { ...MOTH, layout: "meld" }, on("Moth", "transform"))).to.include("712.4c");
  });

  it("has symbols that count in a way of their own (CR 202.3e, 202.3f)", () => {
    const costing = (manaCost: string): string[] => starts("Bear Cub", { ...CUB, manaCost });
    expect(costing("{X}{G}")).to.deep.equal(["202.3e"]);
    expect(costing("{2/G}")).to.deep.equal(["202.3f"]);
    expect(costing("{G/U}")).to.deep.equal([]);
  });

  it("goes on under what was on it when it turns over (CR 708.2a, 708.8, 712.18)", () => {
    const counter: ScenarioEvent = { kind: "counters", object: "Bear Cub", add: { "+1/+1": 1 } };
    expect(starts("Bear Cub", CUB, on("Bear Cub", "turnFaceDown"))).to.deep.equal([]);
    expect(starts("Bear Cub", CUB, counter, on("Bear Cub", "turnFaceDown"))).to.deep.equal(["708.2a"]);
    const both = [counter, on("Bear Cub", "turnFaceDown"), on("Bear Cub", "turnFaceUp")];
    expect(starts("Bear Cub", CUB, ...both)).to.deep.equal(["708.2a", "708.8"]);
    const moths: ScenarioEvent = { kind: "counters", object: "Moth", add: { "+1/+1": 1 } };
    expect(starts("Moth", MOTH, moths, on("Moth", "transform"))).to.include("712.18");
  });

  it("is nothing for a token that has left, which is told once more (CR 111.7)", () => {
    const gone: ScenarioEvent = { kind: "moves", object: "Bear Cub", to: "hand" };
    expect(starts("Bear Cub", [CUB, { token: true }], gone)).to.deep.equal(["111.7"]);
    expect(starts("Bear Cub", CUB, gone)).to.deep.equal(["400.7"]);
  });
});

describe("what is phased out", () => {
  const away: ScenarioEvent = { kind: "phaseOut", objects: ["Bear Cub"] };
  const back: ScenarioEvent = { kind: "phaseIn", objects: ["Bear Cub"] };
  const pump = (type: "Creature" | "Land"): ScenarioEvent => ({
    kind: "resolves",
    controller: "Ann",
    ability: {
      effects: [
        { affects: { type }, does: [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }], duration: "endOfTurn" },
      ],
    },
  });

  it("is no object of an effect that begins, and says so only if it would be one (CR 702.26e)", () => {
    expect(starts("Bear Cub", CUB, away, pump("Creature"), back)).to.deep.equal(["702.26e"]);
    expect(starts("Bear Cub", CUB, land("Grove"), away, pump("Land"), back)).to.deep.equal([]);
    expect(play(CUB, away, pump("Creature"), back).object("Bear Cub").power).to.equal(2);
  });

  it("can be under an effect no more when it is back (CR 702.26f)", () => {
    const turn: ScenarioEvent = { kind: "turn", active: "Bob" };
    expect(starts("Bear Cub", CUB, pump("Creature"), away, turn, back)).to.deep.equal(["514.2", "702.26f"]);
    expect(starts("Bear Cub", CUB, enchantment("Veil"), pump("Creature"), turn)).to.deep.equal(["514.2"]);
  });
});

describe("the words for facts about objects", () => {
  const SOURCE = join(import.meta.dirname, "../../../src");
  const sources = ["table", "events"].flatMap((room) =>
    readdirSync(join(SOURCE, room))
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(SOURCE, room, file), "utf8")),
  );

  it("are there for each clause that an event writes down", () => {
    const written = sources.flatMap((source) => [...source.matchAll(/startClauses\.push\(([^;]*)\);/g)]);
    const clauses = written.flatMap(([, list = ""]) =>
      [...list.matchAll(/"(\d{3}\.\d+[a-z]?)"/g)].map(([, one]) => one),
    );
    expect(clauses).to.have.length.above(30);
    expect(
      clauses.filter((clause) => clause !== undefined && messageAbout("fact", clause) === undefined),
    ).to.deep.equal([]);
  });
});
