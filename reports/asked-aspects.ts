import type { ObjectAspect } from "../src/explain/why/question.js";

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
