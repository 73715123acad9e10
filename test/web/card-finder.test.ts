import { expect } from "chai";
import { CardFinder } from "../../web/board/card-finder.js";
import { LAB_CORPUS } from "./support.js";

describe("the search for cards", () => {
  const library = new Map([
    ["Humble Budoka", "Humble Budoka"],
    ["Grizzly Bears", "Grizzly Bears"],
    ["Bring Back", "Oakhame Ranger"],
    ["Opal Champion", "Opal Champion"],
    ["Oakhame Ranger", "Oakhame Ranger"],
  ]);
  const finder = new CardFinder(LAB_CORPUS.printed, library);
  const first = (typed: string): string | undefined => finder.find(typed)[0]?.card;

  for (const [typed, card] of [
    ["humility", "Humility"],
    ["OPALESC", "Opalescence"],
    ["dryad ar", "Dryad Arbor"],
    ["arbor", "Dryad Arbor"],
    ["bloodmoon", "Blood Moon"],
    ["painters serv", "Painter's Servant"],
    ["opal ch", "Opal Champion"],
  ] as const)
    it(`finds ${card} by its beginning, by parts of it, without case, spaces and signs: ${typed}`, () => {
      expect(first(typed)).to.equal(card);
    });

  for (const [typed, card] of [
    ["humiltiy", "Humility"],
    ["opalesence", "Opalescence"],
    ["drayd abror", "Dryad Arbor"],
    ["grizly beers", "Grizzly Bears"],
  ] as const)
    it(`forgives slips: ${typed}`, () => {
      expect(first(typed)).to.equal(card);
    });

  it("finds a card by its name in another language, and by its other face, and says which card that is", () => {
    expect(finder.find("klon")[0]).to.deep.equal({ card: "Clone", name: "Klon" });
    expect(finder.find("bring back")[0]).to.deep.equal({ card: "Oakhame Ranger", name: "Bring Back" });
  });

  it("names each card once, and none for what no card is called like", () => {
    const cards = finder.find("a", 50).map(({ card }) => card);
    expect(new Set(cards).size).to.equal(cards.length);
    expect(finder.find("xyzzyqwkj")).to.deep.equal([]);
    expect(finder.find("  ")).to.deep.equal([]);
  });
});
