import { expect } from "chai";
import type { ScenarioEvent, StickerEvent } from "../../src/rules/formats.gen.js";
import { affecting, creature, CREATURES, enchantment, equipment } from "../support/cards.js";
import { faultOf, play } from "../support/play.js";

const CUB = creature("Bear Cub", 2, 2);
const HUMILITY = enchantment("Humility", affecting("none", CREATURES, { kind: "loseAllAbilities" }));

function sticker(what: Omit<StickerEvent, "kind" | "object">, object = "Bear Cub"): ScenarioEvent {
  return { kind: "sticker", object, ...what };
}

function moves(to: "graveyard" | "hand" | "battlefield"): ScenarioEvent {
  return { kind: "moves", object: "Bear Cub", to };
}

describe("stickers (CR 123)", () => {
  it("add a word to a name where they are put", () => {
    const name = (...steps: ScenarioEvent[]): string | null => play(CUB, ...steps).object("Bear Cub").name;
    expect(name(sticker({ word: "Dark", after: 0 }))).to.equal("Dark Bear Cub");
    expect(name(sticker({ word: "Dark", after: 1 }))).to.equal("Bear Dark Cub");
    expect(name(sticker({ word: "Dark" }))).to.equal("Bear Cub Dark");
    expect(name(sticker({ word: "Dark" }), sticker({ word: "Big" }))).to.equal("Bear Cub Dark Big");
    expect(name(sticker({ word: "Dark" }), { kind: "turnFaceDown", object: "Bear Cub" })).to.equal("Dark");
  });

  it("give abilities in layer 6 by their own timestamp", () => {
    const flying = sticker({ abilities: ["flying"] });
    expect(play(CUB, flying, HUMILITY).object("Bear Cub").abilities).to.deep.equal([]);
    expect(play(CUB, HUMILITY, flying).object("Bear Cub").abilities).to.deep.equal(["flying"]);
  });

  it("take a new timestamp after their object's (CR 613.7k)", () => {
    const blade = equipment(
      "Blade",
      affecting("edge", { host: true }, { kind: "gainAbilities", abilities: ["trample"] }),
    );
    const grant = sticker(
      { abilities: [affecting("swift", { host: true }, { kind: "gainAbilities", abilities: ["haste"] })] },
      "Blade",
    );
    const attach: ScenarioEvent = { kind: "attach", object: "Blade", to: "Bear Cub" };
    const played = play(CUB, blade, grant, HUMILITY, attach);
    expect(played.object("Bear Cub").abilities).to.deep.equal(["haste", "trample"]);
    expect(played.order("6")).to.deep.equal(["Humility/none", "Blade/edge", "Blade/sticker", "Blade/swift"]);
  });

  it("stay in public zones only (CR 123.5)", () => {
    const big = sticker({ power: 4, toughness: 4 });
    expect(play(CUB, big, moves("graveyard"), moves("battlefield")).object("Bear Cub").power).to.equal(4);
    expect(play(CUB, big, moves("hand"), moves("battlefield")).object("Bear Cub").power).to.equal(2);
  });

  it("are put on objects that are there", () => {
    expect(faultOf(sticker({ word: "Dark" }))).to.include({ pointer: "/timeline/0/object" });
  });
});
