import { expect } from "chai";
import type { Card, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  aura,
  BEAR,
  becomes,
  creature,
  CREATURES,
  enchantment,
  equipment,
  gains,
  onTarget,
} from "../support/cards.js";

/** An effect that sets every creature's power, so that the latest timestamp is what can be seen. */
function setting(name: string, power: number): Card {
  return enchantment(name, affecting("set", { ...CREATURES, name: "Bear" }, becomes(power, 9)));
}

function powerAfter(...steps: Step[]): number | null {
  return play(BEAR, ...steps).object("Bear").power;
}

function clausesOf(effect: string, ...steps: Step[]): string[] {
  return (
    play(...steps)
      .steps("applied")
      .find((step) => step.effect === effect)?.clauses ?? []
  );
}

describe("timestamps of objects (CR 613.7d)", () => {
  it("come with entering", () => {
    expect(powerAfter(setting("One", 1), setting("Two", 2))).to.equal(2);
    expect(clausesOf("One/set", BEAR, setting("One", 1))).to.include.members(["613.7a", "613.7d"]);
  });

  it("come anew with each change of zones", () => {
    const again: ScenarioEvent[] = [
      { kind: "moves", object: "One", to: "exile" },
      { kind: "moves", object: "One", to: "battlefield" },
    ];
    expect(powerAfter(setting("One", 1), setting("Two", 2), ...again)).to.equal(1);
  });

  it("do not come with tapping, counters, designations, choices, control or becoming a copy", () => {
    const idle: Step[] = [
      { kind: "tap", object: "One" },
      { kind: "untap", object: "One" },
      { kind: "counters", object: "One", add: { charge: 1 } },
      { kind: "designate", object: "One", designation: "solved" },
      { kind: "choose", object: "One", choices: { color: "red" } },
      { kind: "link", object: "One", as: "kept", objects: ["Bear"] },
      onTarget("Take", "One", { kind: "gainControl", player: "opponent" }),
      onTarget("Mirror", "One", { kind: "copy", of: "self" }),
    ];
    expect(powerAfter(setting("One", 1), setting("Two", 2), ...idle)).to.equal(2);
  });

  it("do not come with phasing (D 22.11)", () => {
    const phasing: ScenarioEvent[] = [
      { kind: "phaseOut", objects: ["One"] },
      { kind: "phaseIn", objects: ["One"] },
    ];
    expect(powerAfter(setting("One", 1), setting("Two", 2), ...phasing)).to.equal(2);
  });
});

describe("timestamps of attachments (CR 613.7e)", () => {
  const hammer = equipment("Hammer", affecting("set", { host: true }, becomes(1, 9)));
  const shrink = aura("Shrink", affecting("set", { host: true }, becomes(2, 9)));
  const board: Step[] = [
    BEAR,
    [BEAR, { id: "Other" }],
    [hammer, { attachedTo: "Bear" }],
    [shrink, { attachedTo: "Bear" }],
  ];
  const power = (...events: ScenarioEvent[]): number | null => play(...board, ...events).object("Bear").power;

  it("come with becoming attached to something else", () => {
    const moved: ScenarioEvent[] = [
      { kind: "attach", object: "Hammer", to: "Other" },
      { kind: "attach", object: "Hammer", to: "Bear" },
    ];
    expect(power(...moved)).to.equal(1);
  });

  it("do not come with attaching to what it is attached to already (CR 701.3b)", () => {
    expect(power({ kind: "attach", object: "Hammer", to: "Bear" })).to.equal(2);
  });

  it("do not come with becoming unattached, but with being attached again", () => {
    expect(power({ kind: "unattach", object: "Hammer" })).to.equal(2);
    expect(power({ kind: "unattach", object: "Hammer" }, { kind: "attach", object: "Hammer", to: "Bear" })).to.equal(1);
  });

  it("are cited", () => {
    expect(clausesOf("Hammer/set", ...board)).to.include.members(["613.7a", "613.7d", "613.7e"]);
    expect(clausesOf("Hammer/set", ...board, { kind: "attach", object: "Hammer", to: "Other" }))
      .to.include("613.7e")
      .and.not.include("613.7d");
  });

  it("renew all static effects of the object, which keep their order (CR 613.7a)", () => {
    const heavy = equipment(
      "Heavy",
      affecting("ground", { host: true }, { kind: "loseAbilities", abilities: ["flying"] }),
    );
    const rune = aura(
      "Rune",
      affecting("enchant", { host: true }, gains(affecting("lift", { host: true }, gains("flying")))),
    );
    const steps: Step[] = [
      BEAR,
      heavy,
      [rune, { attachedTo: "Heavy" }],
      { kind: "attach", object: "Heavy", to: "Bear" },
    ];
    const { object, order } = play(...steps);
    expect(order("6")).to.deep.equal(["Rune/enchant", "Heavy/ground", "Heavy/lift"]);
    expect(object("Bear").abilities).to.deep.equal(["flying"]);
  });
});

describe("timestamps of turning over", () => {
  const grounded = enchantment(
    "Weight",
    affecting("ground", CREATURES, { kind: "loseAbilities", abilities: ["flying"] }),
  );
  const loft = creature("Loft", 1, 1, { abilities: [affecting("lift", CREATURES, gains("flying"))] });

  it("come with turning face up (CR 613.7f)", () => {
    const down: Step[] = [BEAR, [loft, { faceDown: true }], grounded];
    expect(play(...down).object("Bear").abilities).to.deep.equal([]);
    expect(play(...down, { kind: "turnFaceUp", object: "Loft" }).object("Bear").abilities).to.deep.equal(["flying"]);
    expect(clausesOf("Loft/lift", ...down, { kind: "turnFaceUp", object: "Loft" })).to.include("613.7f");
  });

  it("come with turning face down, and up again (CR 613.7f)", () => {
    const over: ScenarioEvent[] = [
      { kind: "turnFaceDown", object: "Loft" },
      { kind: "turnFaceUp", object: "Loft" },
    ];
    expect(play(BEAR, loft, grounded).object("Bear").abilities).to.deep.equal([]);
    expect(play(BEAR, loft, grounded, ...over).object("Bear").abilities).to.deep.equal(["flying"]);
  });

  it("come with transforming (CR 613.7g)", () => {
    const delver: Card = {
      ...creature("Delver", 1, 1),
      layout: "transform",
      back: {
        name: "Aberration",
        types: ["Creature"],
        power: 3,
        toughness: 2,
        abilities: [affecting("lift", CREATURES, gains("flying"))],
      },
    };
    const { object } = play(BEAR, delver, grounded, { kind: "transform", object: "Delver" });
    expect(object("Bear").abilities).to.deep.equal(["flying"]);
    expect(clausesOf("Delver/lift", BEAR, delver, grounded, { kind: "transform", object: "Delver" })).to.include(
      "613.7g",
    );
  });

  it("do not come with flipping (CR 710)", () => {
    const flip: Card = {
      ...creature("Kami", 1, 1),
      layout: "flip",
      back: {
        name: "Loftier",
        types: ["Creature"],
        power: 3,
        toughness: 2,
        abilities: [affecting("lift", CREATURES, gains("flying"))],
      },
    };
    expect(play(BEAR, flip, grounded, { kind: "transform", object: "Kami" }).object("Bear").abilities).to.deep.equal(
      [],
    );
  });
});

describe("timestamps of resolved effects and counters", () => {
  it("are those of the resolution (CR 613.7b)", () => {
    expect(powerAfter(setting("One", 1), onTarget("Two", "Bear", becomes(2, 2)), setting("Three", 3))).to.equal(3);
    expect(powerAfter(setting("One", 1), setting("Three", 3), onTarget("Two", "Bear", becomes(2, 2)))).to.equal(2);
  });

  it("make all counters of a kind as new as the newest (CR 613.7c)", () => {
    const counter: ScenarioEvent = { kind: "counters", object: "Bear", add: { flying: 1 } };
    const loses: ScenarioEvent = onTarget("Fall", "Bear", { kind: "loseAbilities", abilities: ["flying"] });
    expect(play(BEAR, counter, loses, counter).object("Bear").abilities).to.deep.equal(["flying", "flying"]);
  });

  it("leave the rest of the counters as they were when one is removed", () => {
    const add: ScenarioEvent = { kind: "counters", object: "Bear", add: { flying: 2 } };
    const loses: ScenarioEvent = onTarget("Fall", "Bear", { kind: "loseAbilities", abilities: ["flying"] });
    expect(
      play(BEAR, add, loses, { kind: "counters", object: "Bear", remove: { flying: 1 } }).object("Bear").abilities,
    ).to.deep.equal([]);
  });

  it("of several kinds put on at once do not depend on how they are listed", () => {
    const order = (add: { [kind: string]: number }): string[] =>
      play(BEAR, { kind: "counters", object: "Bear", add }).order("6");
    expect(order({ reach: 1, flying: 1 })).to.deep.equal(order({ flying: 1, reach: 1 }));
  });

  it("do not mix kinds of counters", () => {
    const fall: ScenarioEvent = onTarget("Fall", "Bear", { kind: "loseAbilities", abilities: ["flying"] });
    const { object } = play(BEAR, { kind: "counters", object: "Bear", add: { flying: 1 } }, fall, {
      kind: "counters",
      object: "Bear",
      add: { reach: 1 },
    });
    expect(object("Bear").abilities).to.deep.equal(["reach"]);
  });
});
