import { isAboutValue } from "../src/explain/asked-value.js";
import type { ObjectAspect, WhyQuestion } from "../src/explain/why/question.js";
import { readValue } from "../src/names/read-value.js";
import type { CheckPoint, Resolution, ScenarioSummary } from "../src/rules/formats.gen.js";

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

/** Whether a question is about a value that the scenario names as asked. */
export function isNamed({ asks = [] }: ScenarioSummary, question: WhyQuestion): boolean {
  return asks.some(({ subject, characteristic }) => isAboutValue(question, subject, readValue(characteristic)));
}

/** Whether it asks about an object that is not there. */
export function isUnknown(question: WhyQuestion, { resolution: { objects } }: CheckPoint): boolean {
  return question.kind === "object" && objects[question.object] === undefined;
}

/** What belongs to no object: where no value of one is another than before, it is what is new. */
export function ofTheGame({ stateBased, gameRules }: Resolution): WhyQuestion[] {
  if (stateBased.length > 0) return [{ kind: "stateBased" }];
  return gameRules.length > 0 ? [{ kind: "gameRules" }] : [];
}
