import type { ChangeCostPart, Quantity } from "../rules/formats.gen.js";
import { type Phrase, say, series, type Word } from "./phrase.js";
import { messageAbout } from "./known-message.js";
import { referencePhrase } from "./references.js";
import { freeText, type Voice } from "./voice.js";

/** Mana and tap symbols, loyalty: the same in every language. */
const SYMBOLS = /^(?:\{[^{}]+\}|[\s,]|[+-]?(?:\d+|X))+$/;

/** Whether a cost is said in symbols alone. */
export function isSymbols(cost: string): boolean {
  return SYMBOLS.test(cost);
}

/** What is paid: symbols as they are, words in the language. */
export function costWord(cost: string, voice: Voice): Word {
  return isSymbols(cost) ? cost : freeText(cost, voice);
}

function timesWord(times: Quantity | undefined, voice: Voice): Word {
  if (times === undefined || times === 1) return "";
  if (typeof times === "number") return say("cost-times", { n: String(times) });
  if (times.x === true) return say("cost-times", { n: "X" });
  if (times.count !== undefined) return say("cost-times-each", { what: voice.objects(times.count) });
  const [first, second, ...more] = times.sum ?? [];
  if (typeof first === "object" && first.count !== undefined && second === -1 && more.length === 0)
    return say("cost-times-each-beyond", { what: voice.objects(first.count) });
  return say("cost-times-many", { value: voice.quantity(times) });
}

/** What a part does to the cost of its spells, as a verb phrase: "cost {1} less to cast". */
export function costPartPhrase(part: ChangeCostPart, voice: Voice): Phrase {
  if (part.activating !== undefined) return abilitiesPhrase(part, part.activating, voice);
  if (part.minimum !== undefined) return say("part-cost-least", { mana: `{${part.minimum}}` });
  if (part.reduceByCostOf !== undefined)
    return say("part-cost-less-by-cost", { of: referencePhrase(part.reduceByCostOf, voice) });
  const times = timesWord(part.times, voice);
  if (part.increase !== undefined) return say("part-cost-more", { mana: part.increase, times });
  return say("part-cost-less", { mana: part.reduce ?? "{0}", times, held: heldWord(part) });
}

function heldWord(part: ChangeCostPart): Word {
  const held = [
    ...(part.coloredOnly === true ? [say("cost-colored-only")] : []),
    ...(part.leaves === undefined ? [] : [say("cost-leaves", { mana: `{${part.leaves}}` })]),
  ];
  return held.length === 0 ? "" : say("cost-held", { how: series(held, "commas") });
}

/** Of activated abilities: "have activated abilities (not mana abilities) that cost {2} less to activate". */
function abilitiesPhrase(part: ChangeCostPart, of: Required<ChangeCostPart>["activating"], voice: Voice): Phrase {
  const abilities = activatedPhrase(of);
  if (part.minimum !== undefined) return say("part-cost-abilities-least", { abilities, mana: `{${part.minimum}}` });
  const times = timesWord(part.times, voice);
  if (part.increase !== undefined) return say("part-cost-abilities-more", { abilities, mana: part.increase, times });
  return say("part-cost-abilities-less", { abilities, mana: part.reduce ?? "{0}", times, held: heldWord(part) });
}

function activatedPhrase({ abilities, except }: Required<ChangeCostPart>["activating"]): Phrase {
  if (abilities !== undefined) return say("cost-activated-some", { which: series(abilities.map(abilityWord), "and") });
  return say(except === "mana" ? "cost-activated-but-mana" : "cost-activated");
}

/** A keyword by its name in the language; an ability of a card by its id. */
function abilityWord(ability: string): Word {
  const id = messageAbout("keyword", ability);
  return id === undefined ? ability : say(id);
}
