import { expect } from "chai";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { parseCard } from "../../src/scenario/parse.js";
import { affecting, becomes, creature, CREATURES, defining, enchantment, FLYER, gets } from "../support/cards.js";
import { play } from "../support/play.js";

const LORD = creature("Lord", 2, 2, {
  abilities: [affecting("lead", { ...CREATURES, other: true }, gets(1, 1)), "haste"],
});
const OUTSIDER = creature("Outsider", 5, 5);

function exchange(...targets: string[]): ScenarioEvent {
  return {
    kind: "resolves",
    id: "swap",
    controller: "Ann",
    targets,
    ability: { effects: [{ affects: { target: true }, does: [{ kind: "exchangeTextBoxes" }] }] },
  };
}

describe("exchanging text boxes (CR 612.5)", () => {
  it("swaps all rules text and nothing else", () => {
    const { object } = play(LORD, FLYER, OUTSIDER, exchange("Lord", "Flyer"));
    expect(object("Lord")).to.deep.include({ name: "Lord", power: 3, toughness: 3, abilities: ["flying"] });
    expect(object("Flyer")).to.deep.include({ name: "Flyer", power: 1, toughness: 1, abilities: ["haste", "lead"] });
    expect(object("Outsider").power).to.equal(6);
    expect(object("Flyer").copiable.abilities).to.deep.equal(["flying"]);
  });

  it("back again gives each its own", () => {
    const { object } = play(LORD, FLYER, exchange("Lord", "Flyer"), {
      ...exchange("Flyer", "Lord"),
      id: "again",
    } as ScenarioEvent);
    expect(object("Flyer").abilities).to.deep.equal(["flying"]);
    expect(object("Lord").abilities).to.deep.equal(["haste", "lead"]);
  });

  it("moves a characteristic-defining ability as one (CR 604.3a)", () => {
    const star = creature("Star", "*", "*", { abilities: [defining("size", becomes(7, 7))] });
    const { object, order } = play(star, FLYER, exchange("Star", "Flyer"));
    expect(object("Flyer")).to.deep.include({ power: 7, toughness: 7 });
    expect(object("Star")).to.deep.include({ power: 0, toughness: 0, abilities: ["flying"] });
    expect(order("7a")).to.deep.equal(["Flyer/size"]);
  });

  it("takes text as layer 3 leaves it, not abilities lost or gained after", () => {
    const humility = enchantment("Humility", affecting("none", CREATURES, { kind: "loseAllAbilities" }));
    const gone: ScenarioEvent = { kind: "moves", object: "Humility", to: "graveyard" };
    const { object } = play(LORD, [FLYER, { counters: { trample: 1 } }], humility, exchange("Lord", "Flyer"), gone);
    expect(object("Flyer").abilities).to.deep.equal(["haste", "lead", "trample"]);
    expect(object("Lord").abilities).to.deep.equal(["flying"]);
  });

  it("needs two objects", () => {
    expect(play(LORD, FLYER, exchange("Flyer")).object("Flyer").abilities).to.deep.equal(["flying"]);
  });

  it("is nothing a static ability does", () => {
    const card = creature("Odd", 1, 1, { abilities: [affecting("odd", CREATURES, { kind: "exchangeTextBoxes" })] });
    const parsed = parseCard(JSON.stringify(card, null, 2), "odd.json");
    expect(parsed.ok ? [] : parsed.problems.map(({ message }) => message)).to.deep.equal([
      "a static ability can't exchange text boxes",
    ]);
  });
});
