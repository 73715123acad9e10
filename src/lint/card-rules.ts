import { AMONG_CARDS } from "./corpus-rules.js";
import { type LintRule, unless } from "./finding.js";
import { type CardFile, stemOf } from "./lint-file.js";
import { costFault, ofEachFace, PRINTED_FACTS } from "./printed-facts.js";
import { slugOf } from "./slug.js";
import { textRules } from "./text-rules.js";

const costFaults = ofEachFace(costFault);

/** Rules that every card file must follow. */
export const CARD_RULES: readonly LintRule<CardFile>[] = [
  {
    name: "card-file",
    asks: "lies in a file named after it",
    fix: "rename the file; it is found by its name",
    faults: (file) => {
      const slug = slugOf(file.data.name);
      return unless(stemOf(file) === slug, ["name"], `the file is called ${stemOf(file)}.json`, `${slug}.json`);
    },
  },
  ...textRules("card.schema.json"),
  {
    name: "card-cost",
    asks: "has its mana cost, or null for none, unless it is a land",
    fix: 'give the mana cost as it is printed, such as "{2}{W}", or null for none',
    faults: ({ data }) => costFaults(data, []),
  },
  {
    name: "card-meld",
    asks: "names the other card of its pair, if it is a meld card",
    fix: 'say which card it melds with, and into what: "meld": { "with": ..., "into": ... }',
    faults: ({ data }) =>
      unless(data.layout !== "meld" || data.meld !== undefined, ["layout"], "no card melds with it"),
  },
  ...PRINTED_FACTS.map(({ faults, ...rule }): LintRule<CardFile> => ({
    ...rule,
    faults: ({ data }) => faults(data, []),
  })),
  ...AMONG_CARDS,
];
