import type { ChangeCostPart, CostStep, SpellCost } from "../rules/formats.gen.js";
import { describeEffect } from "./effect-name.js";
import { inNumber, list, possessive, type GrammaticalNumber } from "./grammar.js";
import type { Voice } from "./voice.js";

function timesWords({ times }: ChangeCostPart, voice: Voice): string {
  if (times === undefined || times === 1) return "";
  if (typeof times === "number") return `, ${times} times`;
  if (times.x === true) return ", X times";
  if (times.count !== undefined) return ` for each ${voice.objects(times.count).one}`;
  return `, as many times as ${voice.quantity(times)}`;
}

/** What a part does to the cost of its spells, with the verb in their number: "cost {1} less to cast". */
export function costPartWords(part: ChangeCostPart, number: GrammaticalNumber, voice: Voice): string {
  const verb = inNumber(number, "costs", "cost");
  if (part.minimum !== undefined) return `${verb} no less than {${part.minimum}} in all`;
  if (part.increase !== undefined) return `${verb} ${part.increase} more to cast${timesWords(part, voice)}`;
  const held = [
    ...(part.coloredOnly === true ? ["of colored mana only"] : []),
    ...(part.leaves === undefined ? [] : [`down to {${part.leaves}} at the least`]),
  ];
  const how = held.length === 0 ? "" : ` (${list(held)})`;
  return `${verb} ${part.reduce ?? "{0}"} less to cast${timesWords(part, voice)}${how}`;
}

/** A total cost: "{2}{U}, and sacrifice a creature". */
export function costWords({ total, also = [] }: SpellCost): string {
  const mana = total ?? "a cost that can't be paid";
  return also.length === 0 ? mana : `${mana}, and also: ${list(also)}`;
}

/** A step on the way to a total cost (CR 601.2f), without a full stop. */
export function costStepWords({ object, step, by = "", mana = "{0}", total }: CostStep): string {
  const now = total ?? "not to be paid";
  switch (step) {
    case "base":
      return total === null
        ? `${object} has no mana cost, and a cost that is not there can't be paid`
        : `${possessive(object)} cost is first its mana cost: ${total}`;
    case "alternative":
      return `in place of ${possessive(object)} mana cost its alternative cost is paid (${by}): ${now}`;
    case "additional":
      return mana === "{0}"
        ? `casting ${object} also costs something besides mana: ${by}`
        : `an additional cost of ${mana} is paid for ${object}${by === mana ? "" : ` (${by})`}: ${now}`;
    case "increase":
      return `${object} costs ${mana} more by ${describeEffect(by)}: ${now}`;
    case "reduction":
      return `${object} costs ${mana} less by ${describeEffect(by)}: ${now}`;
    case "total":
      return `${describeEffect(by)} looks at what ${object} costs in all, which is ${mana} at the least: ${now}`;
    case "locked":
      return `the total cost of ${object} is locked in: ${now}`;
    default:
      return step satisfies never;
  }
}
