import { expect } from "chai";
import { textsIn } from "../../src/lint/text-rules.js";
import { PREDEFINED_TOKENS } from "../../src/rules/predefined-tokens.js";
import { isSymbols } from "../../src/wording/costs.js";
import { messageAbout } from "../../src/wording/known-message.js";
import { cardName } from "../../src/wording/phrase.js";
import { cardNamesOf } from "../../src/wording/card-names.js";
import { Speaker } from "../../src/wording/speaker.js";
import { typeWord } from "../../src/wording/types.js";
import { corpusCards } from "../support/corpus.js";

describe("a token's name in three languages", () => {
  const names = cardNamesOf([
    { name: "Beast", names: { de: "Bestie", fr: "Bête" } },
    { name: "Lord of Tokens Token", names: { de: "Herr der Spielsteine" } },
  ]);

  it("is made of the word for what it is, where nothing gives it one", () => {
    expect(new Speaker("en", names).text(cardName("Beast Token"))).to.equal("Beast Token");
    expect(new Speaker("de", names).text(cardName("Beast Token"))).to.equal("Bestie-Spielstein");
    expect(new Speaker("fr", names).text(cardName("Beast Token"))).to.equal("jeton Bête");
  });

  it("is that of a card, or as it is where no word is known", () => {
    expect(new Speaker("de", names).text(cardName("Lord of Tokens Token"))).to.equal("Herr der Spielsteine");
    expect(new Speaker("de", names).text(cardName("Odd Token"))).to.equal("Odd Token");
  });
});

describe("what cards of the corpus create", () => {
  it("is called in other languages by its subtypes, never by the card that creates it", () => {
    for (const card of corpusCards().values()) {
      for (const { name, names = {}, subtypes = [] } of (card.makes ?? []).filter((made) => typeof made === "object")) {
        for (const language of ["de", "fr"] as const) {
          const called = names[language]?.toLowerCase();
          const words = subtypes.map((word) => new Speaker(language).text(typeWord(word)).toLowerCase());
          if (called !== undefined)
            expect(
              words.every((word) => called.includes(word)),
              `${card.name}: ${name} is called ${called}`,
            ).to.equal(true);
        }
      }
    }
  });
});

describe("the tokens that the rules define", () => {
  it("have names and texts in every language", () => {
    for (const token of Object.values(PREDEFINED_TOKENS)) {
      expect(Object.keys(token.names ?? {}), token.name).to.deep.equal(["de", "fr"]);
      const texts = textsIn(token, []).filter(([, path]) =>
        ["when", "first", "then", "cost"].includes(String(path.at(-1))),
      );
      const unsaid = texts.map(([text]) => text).filter((text) => !isSymbols(text));
      expect(unsaid.filter((text) => messageAbout("text", text) === undefined)).to.deep.equal([]);
    }
  });
});
