import { effectParts } from "../rules/effect-parts.js";
import { ordinal, type GrammaticalNumber } from "./grammar.js";

/** "the effect of X (ability)", "the +1/+1 counters on X", "the second effect of the third X". */
export function describeEffect(name: string): string {
  const { owner, ability, counter, place, time } = effectParts(name);
  if (counter !== undefined) return `the ${counter} counters on ${owner}`;
  const source = time === undefined ? owner : `the ${ordinal(time)} ${owner}`;
  const effect = place === undefined ? "the effect" : `the ${ordinal(place)} effect`;
  return `${effect} of ${source}${ability === undefined ? "" : ` (${ability})`}`;
}

/** Whether verbs after `describeEffect` take the plural: counters do. */
export function effectNumber(name: string): GrammaticalNumber {
  return effectParts(name).counter === undefined ? "one" : "many";
}

/** With an effect in short, next to a longer mention of it: "X's", "the +1/+1 counters on X". */
export function effectInShort(name: string): string {
  const { owner, counter } = effectParts(name);
  return counter === undefined ? `${owner}'s` : `the ${counter} counters on ${owner}`;
}
