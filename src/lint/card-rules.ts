import { targetsAsked } from "../events/target-words.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { isOfAbilityKind, label } from "../rules/ability.js";
import { isObject } from "../rules/json-object.js";
import { quote } from "../faults/quote.js";
import { AMONG_CARDS } from "./corpus-rules.js";
import { type LintRule, unless } from "./finding.js";
import { type CardFile, stemOf } from "./lint-file.js";
import { costFault, ofEachFace, PRINTED_FACTS } from "./printed-facts.js";
import { slugOf } from "./slug.js";
import { textRules } from "./text-rules.js";

/** Abilities that speak of a target and name none (CR 115.1), also those that others are given. */
function targetFaults(value: unknown, path: Path): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, place) => targetFaults(item, [...path, place]));
  if (!isObject(value)) return [];
  return [
    ...(isAimless(value)
      ? [
          faultAt(
            path,
            `${isOfAbilityKind(value) ? quote(label(value)) : "it"} speaks of a target and says nothing of what it targets`,
            "targets, or what is meant: triggering, chosenObject, linked",
          ),
        ]
      : []),
    ...Object.entries(value).flatMap(([key, member]) => targetFaults(member, [...path, key])),
  ];
}

function isAimless(value: object): boolean {
  if (!isOfAbilityKind(value)) return false;
  if (value.kind !== "spell" && value.kind !== "activated" && value.kind !== "triggered") return false;
  return value.targets === undefined && targetsAsked(value).length > 0;
}

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
  {
    name: "card-targets",
    asks: "says what each ability targets that speaks of a target",
    fix: "say it under targets; what no word target stands before is none, as what has triggered the ability",
    faults: ({ data }) => targetFaults(data, []),
  },
  ...PRINTED_FACTS.map(({ faults, ...rule }): LintRule<CardFile> => ({
    ...rule,
    faults: ({ data }) => faults(data, []),
  })),
  ...AMONG_CARDS,
];
