import { expect } from "chai";
import type { Card, MergesEvent, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { BEAR, creature, FLYER, gets, onTarget } from "../support/cards.js";
import { faultOf, play, type Step } from "../support/play.js";

const TURNER: Card = creature("Turner", 1, 1, {
  layout: "transform",
  abilities: ["haste"],
  back: { name: "Turned", types: ["Creature"], power: 3, toughness: 3, abilities: ["menace"] },
});
const KNOWN: Step[] = [FLYER, { kind: "moves", object: "Flyer", to: "exile" }, TURNER];

function merges(card: string, onto: string, position: "top" | "under", over: Partial<MergesEvent> = {}): ScenarioEvent {
  return { kind: "merges", card, onto, position, id: `${card} part`, ...over };
}

function dies(object: string): ScenarioEvent {
  return { kind: "moves", object, to: "graveyard" };
}

describe("merged permanents (CR 730)", () => {
  it("become one object for each card as they leave (CR 730.3)", () => {
    const { object } = play(
      ...KNOWN,
      BEAR,
      merges("Flyer", "Bear", "top"),
      merges("Turner", "Bear", "under"),
      dies("Bear"),
    );
    expect(object("Bear")).to.deep.include({ zone: "graveyard", name: "Bear", power: 2 });
    expect(object("Flyer part")).to.deep.include({ zone: "graveyard", name: "Flyer", abilities: ["flying"] });
    expect(object("Turner part")).to.deep.include({ zone: "graveyard", name: "Turner" });
  });

  it("lose their tokens (CR 111.7), and are one by their top (CR 730.2d)", () => {
    const { resolution } = play(...KNOWN, [BEAR, { token: true }], merges("Flyer", "Bear", "top"), dies("Bear"));
    expect(Object.keys(resolution.objects)).to.have.members(["Flyer", "Turner", "Flyer part"]);
    const copied = play(...KNOWN, BEAR, merges("Flyer", "Bear", "top", { token: true }), dies("Bear"));
    expect(Object.keys(copied.resolution.objects)).to.have.members(["Flyer", "Turner", "Bear"]);
    const token = (...steps: Step[]): true | undefined => play(...KNOWN, ...steps).object("Bear").token;
    expect(token(BEAR)).to.equal(undefined);
    expect(token([BEAR, { token: true }])).to.equal(true);
    expect(token([BEAR, { token: true }], merges("Flyer", "Bear", "top"))).to.equal(undefined);
    expect(token([BEAR, { token: true }], merges("Flyer", "Bear", "under"))).to.equal(true);
    expect(token(BEAR, merges("Flyer", "Bear", "top", { token: true }))).to.equal(true);
  });

  it("turn what can turn, without a timestamp (CR 730.2i)", () => {
    const turn: ScenarioEvent = { kind: "transform", object: "Bear" };
    const steps = [...KNOWN, BEAR, merges("Turner", "Bear", "under"), turn];
    expect(play(...steps).object("Bear")).to.deep.include({ name: "Bear", abilities: ["menace"] });
    expect(play(...steps, turn).object("Bear").abilities).to.deep.equal(["haste"]);
    expect(faultOf(...KNOWN, BEAR, merges("Flyer", "Bear", "under"), turn).message).to.contain("another face");
  });

  it("stay face up with a double-faced part (CR 730.2j)", () => {
    const down: ScenarioEvent = { kind: "turnFaceDown", object: "Bear" };
    expect(play(...KNOWN, BEAR, merges("Turner", "Bear", "under"), down).object("Bear").faceDown).to.equal(false);
    expect(play(...KNOWN, BEAR, merges("Flyer", "Bear", "under"), down).object("Bear").faceDown).to.equal(true);
  });

  it("are affected by what affected the spell (CR 702.140f)", () => {
    const fly: ScenarioEvent = onTarget("fly", "Flyer part", gets(2, 0));
    const spell: Step = [FLYER, { zone: "stack", id: "Flyer part" }];
    const merged = play(BEAR, spell, fly, merges("Flyer", "Bear", "under"));
    expect(merged.object("Bear")).to.deep.include({ name: "Bear", power: 4, abilities: ["flying"] });
    expect(Object.keys(merged.resolution.objects)).to.deep.equal(["Bear"]);
    expect(play(BEAR, spell, fly, merges("Flyer", "Bear", "top"), dies("Bear")).object("Flyer part")).to.deep.include({
      zone: "graveyard",
      power: 1,
    });
  });

  it("come of a creature that is no Human and has the same owner (CR 702.140a-b)", () => {
    const onto = (...steps: Step[]): string => faultOf(...KNOWN, ...steps, merges("Flyer", "Host", "top")).message;
    const host = creature("Host", 2, 2);
    const human = onTarget("School", "Host", { kind: "addTypes", subtypes: ["Human"] });
    const sleep = onTarget("Sleep", "Host", { kind: "removeTypes", types: ["Creature"] });
    expect(onto(creature("Host", 2, 2, { subtypes: ["Human"] }))).to.contain("Host is a Human");
    expect(onto(host, human)).to.contain("Host is a Human");
    expect(onto(host, sleep)).to.contain("Host is no creature");
    expect(onto([host, { zone: "graveyard" }])).to.contain("Host is not on the battlefield");
    expect(onto(host, { kind: "phaseOut", objects: ["Host"] })).to.contain("Host is not on the battlefield");
    expect(onto([host, { controller: "Bob" }], [FLYER, { zone: "stack", id: "Flyer part" }])).to.contain(
      "another owner",
    );
    const stolen: Step = [host, { controller: "Bob", owner: "Ann" }];
    const cast: Step = [FLYER, { zone: "stack", id: "Flyer part" }];
    expect(play(...KNOWN, stolen, cast, merges("Flyer", "Host", "top")).object("Host").name).to.equal("Flyer");
  });

  it("want names for their parts", () => {
    expect(
      faultOf(FLYER, BEAR, { kind: "merges", card: "Flyer", onto: "Bear", position: "top" }, dies("Bear")),
    ).to.include({
      message: 'there is an object "Flyer" already',
    });
  });
});
