import { expect } from "chai";
import { CARD_FILES, SCENARIO_FILES } from "./files.js";
import { listener, vocabulary } from "./vocabulary.js";

/*
 * What the formats can say and no card or scenario of the corpus says, by the reason why. A word that is here and used
 * fails as much as one that is neither: the lists only get shorter.
 */
// oxfmt-ignore
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  "kinds of cards and zones of formats that no scenario plays": [
    "Face.loyalty", "Face.defense",
    'CardType "Conspiracy"', 'CardType "Dungeon"', 'CardType "Phenomenon"', 'CardType "Plane"',
    'CardType "Scheme"', 'CardType "Vanguard"', 'Supertype "Ongoing"',
  ],
  "for cards that can only nearly be said; no card of the corpus is one any more": ["StaticAbility.note"],
  "no card sets subtypes of that family; all families go the same way": [
    'SubtypeFamily "artifact"', 'SubtypeFamily "battle"', 'SubtypeFamily "enchantment"',
    'SubtypeFamily "planeswalker"', 'SubtypeFamily "spell"', 'SubtypeFamily "dungeon"', "RemoveTypesPart.subtypes",
  ],
  "arithmetic without a rule of its own, for cards to come; held by the tests of quantities": [
    "QuantityExpression.least",
    'QuantityExpression.round "down"', "QuantityExpression.atMostOf", "QuantityExpression.atLeastOf",
    'QuantityExpression.distinct "creatureTypes"', 'QuantityExpression.distinct "names"',
    'QuantityExpression.distinct "manaValues"', 'Measure "loyalty"',

  ],
  "ways to point that no card here needs; held by the tests of selectors": [
    "Reference.object", "Reference.chosenObject", "PlayerOfObject.ownerOf", "PlayerOfObject.player",
    'Selector.topOf "graveyard"', "Selector.attached",
  ],
  "what triggered and replacement abilities ask of combat and casting; held by the tests of combat": [
    "Selector.castBy", "Selector.attackingPermanent", "Selector.blockedBy",
  ],
  "another word for what is used: morph for true, a card's own layout for none": [
    'Card.layout "normal"',
  ],
  "what nothing in the corpus is put face down with": [
    "FaceDownValues.abilities",
  ],
  "whether creature types come back when such a copy becomes a creature is contested; colors are only ever set": [
    "CopyExceptions.setTypes", "CopyExceptions.addColors",
  ],
  "said of cards by other words so far; no layer reads it": [
    "CharacteristicDefiningAbility.note", "WrittenOut.puts",
    "PlayerSetup.library", "PlayerEvent.library",
  ],
  "given to what a card makes where it is written out, never by hand": ["Card.printedName"],
  "no token of the corpus has another name than what calls it; held by the tests of tokens": ["Made.printedName"],
  "events that say so apart, or at entering; held by the tests of the timeline": [
    "MovesEvent.links",
  ],
  "overload shows how it is read; no cleaved spell of the corpus makes a lasting effect": ['SpellAbility.by "cleave"'],
  "what the keyword offering means, which cards say by its name": ["ChangeCostPart.reduceByCostOf"],
  "in the corpus the folder says it": ["Scenario.topic"],
  "the rules leave nothing in the corpus open": ['Scenario.level "undefined"'],
};

function isUsed(heard: ReadonlySet<string>): (entry: string) => boolean {
  return (entry) => heard.has(entry);
}

describe("the vocabulary of the formats", () => {
  const { heard, listen } = listener();
  const invalid = [
    ...CARD_FILES.filter(({ data }) => !listen("card", data)),
    ...SCENARIO_FILES.filter(({ data }) => !listen("scenario", data)),
  ];
  // Words below one that is not used at all are not asked for one by one.
  // Each token that the rules define has a board among the tests of tokens.
  const words = [...vocabulary()].filter((entry) => !/^(?:Scenario\.topic|PredefinedToken) "/.test(entry));
  const excused = Object.values(UNUSED).flat();

  it("is heard: the corpus is valid, and says much", () => {
    expect(invalid.map(({ file }) => file)).to.deep.equal([]);
    expect(words).to.have.length.above(400);
    expect(heard).to.include.members(["Selector.type", "AddTypesPart.kind", 'Duration "endOfTurn"']);
  });

  it("is used by a card or a scenario, word for word", () => {
    expect(words.filter((entry) => !heard.has(entry) && !excused.includes(entry))).to.deep.equal([]);
  });

  it("has no word that is excused though it is used, or that is no word", () => {
    expect(excused.filter(isUsed(heard))).to.deep.equal([]);
    expect(excused.filter((entry) => !words.includes(entry))).to.deep.equal([]);
  });

  it("tells a word that nobody uses", () => {
    const { heard: little, listen: hear } = listener();
    expect(hear("card", { name: "Cub", types: ["Creature"], power: 2, toughness: 2, abilities: ["flying"] })).to.equal(
      true,
    );
    expect([...little]).to.include.members(["Card.power", 'CardType "Creature"']);
    expect(little).to.not.include("Card.loyalty");
    expect(hear("card", { name: "Cub", types: ["Creatur"] })).to.equal(false);
  });
});
