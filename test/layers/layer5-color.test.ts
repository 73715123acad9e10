import { expect } from "chai";
import type { Color, EffectPart } from "../../src/rules/formats.gen.js";
import { play, type Step } from "../support/play.js";
import {
  affecting,
  BEAR,
  creature,
  CREATURES,
  enchantment,
  gets,
  land,
  onTarget,
  resolving,
} from "../support/cards.js";

function paint(id: string, ...colors: Color[]): Step {
  return onTarget(id, "Bear", { kind: "setColors", colors });
}

function tint(id: string, ...colors: Color[]): Step {
  return onTarget(id, "Bear", { kind: "addColors", colors });
}

function colorsAfter(...steps: Step[]): string[] {
  return play(BEAR, ...steps).object("Bear").colors;
}

describe("layer 5: colors (CR 105.3)", () => {
  it("that are set replace those of the mana cost", () =>
    expect(colorsAfter(paint("A", "red"))).to.deep.equal(["red"]));

  it("that are added join them", () => expect(colorsAfter(tint("A", "red"))).to.deep.equal(["red", "green"]));

  it("none at all is colorless", () => expect(colorsAfter(paint("A"))).to.deep.equal([]));

  it("go by timestamp", () => {
    expect(colorsAfter(paint("A", "red"), paint("B", "blue"))).to.deep.equal(["blue"]);
    expect(colorsAfter(tint("A", "red"), paint("B", "blue"))).to.deep.equal(["blue"]);
    expect(colorsAfter(paint("A", "blue"), tint("B", "red"))).to.deep.equal(["blue", "red"]);
  });

  it("come from the mana cost and the indicator to begin with (CR 202.2, 204.2)", () => {
    const { object } = play(
      creature("Both", 1, 1, { manaCost: "{W}", colorIndicator: ["red"] }),
      creature("Indicated", 1, 1, { colorIndicator: ["black"] }),
      land("Plain"),
    );
    expect(["Both", "Indicated", "Plain"].map((id) => object(id).colors)).to.deep.equal([
      ["white", "red"],
      ["black"],
      [],
    ]);
  });

  it("can be chosen; what was never chosen does nothing (CR 607.5a)", () => {
    const part: EffectPart = { kind: "addColors", colors: [{ chosen: "color" }] };
    const servant = enchantment("Servant", affecting("paint", CREATURES, part));
    expect(play(BEAR, [servant, { choices: { color: "blue" } }]).object("Bear").colors).to.deep.equal([
      "blue",
      "green",
    ]);
    expect(play(BEAR, servant).object("Bear").colors).to.deep.equal(["green"]);
    const setting = enchantment(
      "Set",
      affecting("paint", CREATURES, { kind: "setColors", colors: [{ chosen: "color" }] }),
    );
    expect(play(BEAR, setting).object("Bear").colors).to.deep.equal(["green"]);
  });

  it("devoid makes colorless first, so that other effects still color (CR 613.3)", () => {
    const drone = creature("Drone", 1, 1, { manaCost: "{B}", abilities: ["devoid"] });
    const reds = enchantment("Reds", affecting("paint", CREATURES, { kind: "addColors", colors: ["red"] }));
    expect(play(drone).object("Drone").colors).to.deep.equal([]);
    expect(play(reds, drone).object("Drone").colors).to.deep.equal(["red"]);
  });

  it("are settled before anything that asks for them later", () => {
    const honor = enchantment("Honor", affecting("boost", { ...CREATURES, color: "white" }, gets(1, 1)));
    expect(play(honor, BEAR, paint("A", "white")).object("Bear").power).to.equal(3);
    expect(play(honor, BEAR, paint("A", "white"), paint("B", "red")).object("Bear").power).to.equal(2);
  });

  it("are asked for within the layer in the order of dependency", () => {
    const blueToRed = enchantment(
      "Blue to red",
      affecting("paint", { ...CREATURES, color: "blue" }, { kind: "setColors", colors: ["red"] }),
    );
    const greenToBlue = enchantment(
      "Green to blue",
      affecting("paint", { ...CREATURES, color: "green" }, { kind: "setColors", colors: ["blue"] }),
    );
    const { object, order } = play(BEAR, blueToRed, greenToBlue);
    expect(order("5")).to.deep.equal(["Green to blue/paint", "Blue to red/paint"]);
    expect(object("Bear").colors).to.deep.equal(["red"]);
  });

  it("of a resolved effect reach only what was there", () => {
    const { object } = play(
      BEAR,
      resolving("Dye", [{ affects: CREATURES, does: [{ kind: "setColors", colors: ["black"] }] }]),
      [BEAR, { id: "Later" }],
    );
    expect([object("Bear").colors, object("Later").colors]).to.deep.equal([["black"], ["green"]]);
  });
});
