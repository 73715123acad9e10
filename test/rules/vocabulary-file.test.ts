import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { CARD_TYPES, SUPERTYPES, typeNames, TYPES_OF_FAMILY } from "../../src/rules/card-types.js";
import { definingParts } from "../../src/rules/defining.js";
import { effectOfDesignation } from "../../src/rules/designations.js";
import { KEYWORD_COUNTERS, KEYWORDS } from "../../src/rules/keywords.js";
import { staticAbilityOf } from "../../src/rules/keyword-statics.js";
import { EVERY_CREATURE_TYPE_WORDS, FAMILIES } from "../../src/rules/subtype-set.js";
import { PREDEFINED_TOKENS } from "../../src/rules/predefined-tokens.js";
import { BASIC_LAND_TYPES, LIST_DATE, SUBTYPES } from "../../src/rules/subtypes.js";
import { corpusCards } from "../support/corpus.js";

const FILE = fileURLToPath(new URL("../../../schema/vocabulary.json", import.meta.url));

/** A keyword as an engine reads it: what may stand with it, and what it makes by itself. */
function keyword({ name, clause, parameter }: (typeof KEYWORDS)[number]): object {
  // What affinity is for stands beside it (CR 702.41a), so it means no one ability.
  const ability = name === "affinity" ? undefined : staticAbilityOf({ kind: "keyword", keyword: name });
  const defines = definingParts({ kind: "keyword", keyword: name });
  return {
    name,
    clause,
    ...(parameter === undefined ? {} : { parameter }),
    ...(ability === undefined ? {} : { ability }),
    ...(defines === undefined ? {} : { ability: { kind: "characteristicDefining", id: name, does: defines } }),
  };
}

const VOCABULARY = {
  date: LIST_DATE,
  supertypes: SUPERTYPES,
  types: CARD_TYPES,
  subtypes: FAMILIES.map((family) => ({ family, of: typeNames(TYPES_OF_FAMILY[family]), words: SUBTYPES[family] })),
  basicLandTypes: BASIC_LAND_TYPES,
  everyCreatureType: EVERY_CREATURE_TYPE_WORDS,
  keywords: KEYWORDS.map(keyword),
  keywordCounters: KEYWORD_COUNTERS,
  tokens: Object.values(PREDEFINED_TOKENS),
  suspected: effectOfDesignation("suspected")?.parts,
  bestowed: effectOfDesignation("bestowed")?.parts,
  reconfigured: effectOfDesignation("reconfigured")?.parts,
};

describe("the vocabulary for engines", () => {
  it("is what the resolver goes by", () => {
    // A word a line, so that a difference can be read.
    const text = `${JSON.stringify(VOCABULARY, null, 2)}\n`;
    if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(FILE, text);
    const written = readFileSync(FILE, "utf8");
    expect(written, "run this test with UPDATE_GOLDEN=1").to.equal(text);
    expect(JSON.parse(written)).to.deep.equal(VOCABULARY);
  });

  it("has every subtype that a card of the corpus has", () => {
    const words = new Set(VOCABULARY.subtypes.flatMap((each) => each.words));
    const used = [...corpusCards().values()].flatMap(({ subtypes = [] }) => subtypes);
    expect(used).to.have.length.above(100);
    expect(used.filter((word) => !words.has(word))).to.deep.equal([]);
  });
});
