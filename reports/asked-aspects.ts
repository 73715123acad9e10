import { narrowedTo } from "../src/explain/questions.js";
import type { ObjectAspect, WhyQuestion } from "../src/explain/why/question.js";
import type { CheckEvent, ScenarioSummary } from "../src/rules/formats.gen.js";
import { canonicalText } from "../src/verifier/canonical-text.js";
import { checkedNames } from "../src/verifier/checked-names.js";

/** What of an object a changed characteristic belongs to. */
export const ASPECTS: Readonly<Record<string, ObjectAspect>> = {
  power: "size",
  toughness: "size",
  types: "typeLine",
  subtypes: "typeLine",
  supertypes: "typeLine",
  colors: "colors",
  abilities: "abilities",
  controller: "controller",
  name: "name",
};

/** Whether a question of a check is about a value that the scenario names as asked. */
export function isNamed(
  { asks = [] }: ScenarioSummary,
  { check, question }: { readonly check: CheckEvent; readonly question: WhyQuestion },
): boolean {
  if (asks.length === 0) return false;
  const names = new Set(checkedNames(narrowedTo(check, question)).map(canonicalText));
  return asks.some((asked) => names.has(canonicalText(asked)));
}
