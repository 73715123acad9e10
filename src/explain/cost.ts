import type { SpellCost } from "../rules/formats.gen.js";
import { totalCost } from "../wording/total-costs.js";
import { english, type Teller } from "./teller.js";

/** A total cost: "{2}{U}, and also: sacrificing a creature". */
export function costWords(cost: SpellCost, { speaker }: Teller = english()): string {
  return speaker.text(totalCost(cost));
}
