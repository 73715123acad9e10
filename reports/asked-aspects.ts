import type { ObjectAspect, WhyQuestion } from "../src/explain/why/question.js";

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

/** Words by which a question of a scenario asks for a value. */
export const ASKED_BY: Readonly<Partial<Record<ObjectAspect | WhyQuestion["kind"], RegExp>>> = {
  size: /\bhow (?:big|large|small|strong)\b|\bpower\b|\btoughness\b|\bsizes?\b|\d\/\d/i,
  typeLine: /\btypes?\b|\ban? (?:creature|land|artifact|enchantment)\?|\bwhat (?:is|are) (?!.*\b(?:color|cost|name))/i,
  abilities: /\babilit|\bfl(?:y|ies|ying)\b|\bprotect|\bhas?ve?\b.*\?/i,
  colors: /\bcolou?rs?\b/i,
  controller: /\bcontrols?\b|\bwhose\b/i,
  name: /\bnames?\b|\bcalled\b/i,
  cost: /\bcosts?\b/i,
  abilityCost: /\bcosts?\b/i,
};
