import { cardsUsedBy } from "../events/brought.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { quote } from "../faults/quote.js";
import { changedPins } from "../verifier/pin.js";
import type { LintRule } from "./finding.js";
import type { Known } from "./known.js";
import type { ScenarioFile } from "./lint-file.js";
import { Runs } from "./run.js";

/** A better compiler may define a card otherwise; a scenario that plays it must not change its answer unseen. */
export const PINNED: LintRule<ScenarioFile> = {
  name: "pinned",
  asks: "pins the definition of each card of the library that it plays",
  fix: "see whether the values still follow from the rules, then: npx cr613 cards pin <file>",
  faults: pinningFaults,
};

function pinningFaults({ data }: ScenarioFile, { cards, drawn }: Known): Fault[] {
  const { pins = {} } = data;
  const own = new Set((data.cards ?? []).map(({ name }) => name));
  const used = cardsUsedBy(data);
  const missing = [...used].filter((name) => drawn.has(name) && !own.has(name) && !Object.hasOwn(pins, name));
  const idle = Object.keys(pins).filter((name) => !used.has(name) || own.has(name));
  const changed = changedPins(data, cards).filter((name) => cards.has(name) && !idle.includes(name));
  return [
    ...missing.map((name) => faultAt([], `it plays ${quote(name)} of the library and pins no definition of it`)),
    ...idle.map((name) => faultAt(["pins", name], `it pins ${quote(name)} and does not play it`)),
    ...changed.map((name) =>
      faultAt(
        ["pins", name],
        `${quote(name)} is not defined as it was when it was pinned; ${whatChanges(data, cards)}`,
      ),
    ),
  ];
}

/** What comes out otherwise with the cards as they are defined now. */
function whatChanges(scenario: ScenarioFile["data"], cards: Known["cards"]): string {
  const runs = new Runs(scenario, cards);
  const [fault] = runs.faults();
  if (fault !== undefined) return `now it can not happen: ${fault.message}`;
  const differing = runs.rulesets.flatMap((id) => (runs.differing(id) ?? []).map((value) => ({ id, ...value })));
  const [first] = differing;
  if (first === undefined) return "every value is still as expected";
  const { id, check, subject, characteristic, actual } = first;
  const where = [check, subject, characteristic].filter((word) => word !== "").join(", ");
  const more = differing.length === 1 ? "" : `; ${differing.length} values differ`;
  return `under ${id} ${where} is now ${JSON.stringify(actual)}${more}`;
}
