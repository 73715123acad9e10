import { v5 } from "uuid";
import { canonicalText } from "../verifier/canonical-text.js";
import type { Language } from "../wording/language.js";
import type { Item } from "./item.js";

/** Our own namespace, drawn once; changing it changes the id of every item. */
const NAMESPACE = "5f6c1f0a-6d5b-4d0e-9c77-8a2f613613a8";

/** The same text always gives the same id, and different texts different ones (RFC 9562, version 5). */
export function idOf(text: string): string {
  return v5(text, NAMESPACE);
}

/** The identity of an item, independent of its words: scenario, check, question, rules and readings. */
export function itemKey({ entry, check, question, ruleset }: Item): string {
  return canonicalText([entry.scenario.id, check.id, question, ruleset.id, ruleset.readings ?? []]);
}

export function guidOf(item: Item, language: Language): string {
  return idOf(`${itemKey(item)} ${language}`);
}
