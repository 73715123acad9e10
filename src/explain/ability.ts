import type {
  AbilityEntry,
  Card,
  Condition,
  EffectPart,
  Face,
  Quantity,
  ScenarioEvent,
  Selector,
} from "../rules/formats.gen.js";
import { abilityInside, abilitySentences, resolvingSentences } from "./ability-words.js";
import { conditionWords } from "./condition.js";
import { nounOf, predicateWords } from "./noun.js";
import { partWords } from "./part.js";
import { quantityWords } from "./quantity.js";
import { NO_HOST } from "./reference.js";
import { Voice, type Describers, type Subject } from "./voice.js";

/** The card on which the words stand: it tells "enchanted creature" from "equipped creature". */
export type Speaker = Pick<Card | Face, "abilities">;

const DESCRIBERS: Describers = {
  objects: nounOf,
  predicate: predicateWords,
  quantity: quantityWords,
  condition: conditionWords,
  ability: abilityInside,
};

const NOWHERE = new Voice(DESCRIBERS, NO_HOST);

/** What a card calls the object it is attached to, by its enchant, equip or fortify ability. */
function hostOf(speaker: Speaker): string | undefined {
  for (const ability of speaker.abilities ?? []) {
    if (typeof ability === "string" || ability.kind !== "keyword") continue;
    switch (ability.keyword) {
      case "enchant":
        return `enchanted ${ability.quality === undefined ? "permanent" : NOWHERE.objects(ability.quality).one}`;
      case "equip":
      case "reconfigure":
        return "equipped creature";
      case "fortify":
        return "fortified land";
      default:
    }
  }
  return undefined;
}

function voiceOf(speaker: Speaker | undefined): Voice {
  const host = speaker === undefined ? undefined : hostOf(speaker);
  return host === undefined ? NOWHERE : new Voice(DESCRIBERS, host);
}

/** An ability in our own words, as whole sentences. With the card, what it is attached to is called by its name. */
export function describeAbility(ability: AbilityEntry, speaker?: Speaker): string {
  return abilitySentences(ability, voiceOf(speaker));
}

/** All abilities of a card, one string each. */
export function describeAbilities(speaker: Speaker): string[] {
  return (speaker.abilities ?? []).map((ability) => describeAbility(ability, speaker));
}

/** The objects that fit a description, in the plural: "creatures you control other than this". */
export function describeSelector(selector: Selector, speaker?: Speaker): string {
  return voiceOf(speaker).objects(selector).many;
}

/** "the number of creatures you control", "2 plus its power". */
export function describeQuantity(quantity: Quantity, speaker?: Speaker): string {
  return voiceOf(speaker).quantity(quantity);
}

/** What must hold, to stand after "as long as": "it's your turn". */
export function describeCondition(condition: Condition, speaker?: Speaker): string {
  return voiceOf(speaker).condition(condition);
}

/** What a part does to the objects it applies to ("get +1/+1"), or what it says of players or the game. */
export function describePart(
  part: EffectPart,
  subject: Subject = { who: "others", number: "many" },
  speaker?: Speaker,
): string {
  return partWords(part, undefined, voiceOf(speaker).speakingOf(subject)).text;
}

type WrittenOut = Exclude<Extract<ScenarioEvent, { kind: "resolves" }>["ability"], string | undefined>;

/** What an ability that only a scenario writes out does when it resolves. */
export function describeWrittenOut(ability: WrittenOut): string {
  return resolvingSentences(ability, NOWHERE);
}
