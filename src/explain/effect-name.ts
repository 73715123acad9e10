import { effectParts } from "../rules/effect-parts.js";
import { effectPhrase } from "../wording/effect-names.js";
import { english, type Teller } from "./teller.js";

/** "the effect of X (ability)", "the +1/+1 counters on X", "the second effect of the third X". */
export function describeEffect(name: string, { speaker, names }: Teller = english()): string {
  return speaker.text(effectPhrase(name, names));
}

/** Whether verbs after `describeEffect` take the plural: counters do. */
export function effectNumber(name: string): "one" | "many" {
  return effectParts(name).counter === undefined ? "one" : "many";
}
