import type { Ability, AbilityEntry, Card, CardType, Face, Selector, Zone } from "../rules/formats.gen.js";
import { conditionPhrase } from "./conditions.js";
import { objectsPhrase, predicatePhrase } from "./objects.js";
import { noun, type Phrase, say } from "./phrase.js";
import { quantityPhrase } from "./quantities.js";
import { typePhrase } from "./types.js";
import { type Describers, Voice } from "./voice.js";

/** The card on which the words stand: it tells "enchanted creature" from "equipped creature", "this creature" from "this land". */
export type CardWords = Pick<Card | Face, "abilities"> & Partial<Pick<Card | Face, "types">>;

const DESCRIBERS: Describers = {
  objects: objectsPhrase,
  predicate: predicatePhrase,
  quantity: quantityPhrase,
  condition: conditionPhrase,
};

/** The voice of an unknown object. */
export const NOWHERE = new Voice(DESCRIBERS);

type KeywordAbility = Extract<Ability, { kind: "keyword" }>;

function isKeyword(ability: AbilityEntry): ability is KeywordAbility {
  return typeof ability === "object" && ability.kind === "keyword";
}

/** CR 301.5f, 303.4m: what a card calls the object it is attached to, by its enchant, equip or fortify ability. */
function hostOf({ abilities = [] }: CardWords): Phrase | undefined {
  for (const ability of [...abilities.filter(isKeyword), ...abilities.flatMap(madeWith).filter(isKeyword)]) {
    switch (ability.keyword) {
      case "enchant":
        return hostPhrase(NOWHERE.objects(kindOf(ability.quality)), say("trait-enchanted"));
      case "bestow":
        return ENCHANTED_CREATURE;
      case "equip":
      case "reconfigure":
        return EQUIPPED_CREATURE;
      case "fortify":
        return hostPhrase(noun(say("noun-land")), say("trait-fortified"));
      default:
    }
  }
  return undefined;
}

/** What its own effects give a card: a Licid has "enchant creature" only as the Aura that it makes of itself. */
function madeWith(ability: AbilityEntry): readonly AbilityEntry[] {
  if (typeof ability === "string" || !("effects" in ability)) return [];
  const own = (ability.effects ?? []).filter(({ affects }) => affects?.self === true);
  return own.flatMap(({ does }) => does).flatMap((part) => (part.kind === "gainAbilities" ? part.abilities : []));
}

/** What an Aura calls its host by: "enchanted creature", whatever else that has to be; of several kinds, "enchanted permanent" (CR 303.4m). */
function kindOf({ type, subtype, permanent }: Selector = {}): Selector {
  return {
    ...(type === undefined ? {} : { type }),
    ...(subtype === undefined ? {} : { subtype }),
    ...(permanent === undefined ? {} : { permanent }),
  };
}

function hostPhrase(what: Phrase, trait: Phrase): Phrase {
  return say("host", { what: what.kind === "noun" ? { ...what, traits: [trait, ...what.traits] } : what });
}

/** CR 702.103a: what is bestowed has "enchant creature". */
const ENCHANTED_CREATURE = hostPhrase(noun(say("noun-creature")), say("trait-enchanted"));
const EQUIPPED_CREATURE = hostPhrase(noun(say("noun-creature")), say("trait-equipped"));
const EQUIPPED_PERMANENT = hostPhrase(noun(say("noun-permanent")), say("trait-equipped"));

/** The voice of what makes its host a creature: it does so to an equipped permanent that is none before (CR 301.5f). */
export function speakingOfAnyHost(voice: Voice): Voice {
  return voice.host === EQUIPPED_CREATURE ? voice.callingItself(voice.self, EQUIPPED_PERMANENT) : voice;
}

/** What a card calls itself: by the last of its types, or what it is on the stack. */
const NAMED_BY: readonly CardType[] = ["Creature", "Land", "Planeswalker", "Battle", "Artifact", "Enchantment"];

/** What an emblem calls itself: it has no types and is no card (CR 114.3, 114.5). */
const THIS_EMBLEM: Phrase = say("this-one", { what: noun(say("noun-emblem")) });

/** What an instant or sorcery calls itself as it resolves. */
const THIS_SPELL: Phrase = say("this-one", { what: noun(say("noun-spell")) });

/** What functions in every zone is said of the card, which is a spell in one of them only (CR 112.1, 604.3). */
export function inEveryZone(voice: Voice): Voice {
  return voice.self === THIS_SPELL ? voice.callingItself(thisNoun(say("noun-card"))) : voice;
}

/** Its abilities function where it is, in the command zone, and nobody has to say so (CR 114.4). */
export function isEmblemsVoice({ self }: Voice): boolean {
  return self === THIS_EMBLEM;
}

/** Where no card is known, what functions in the command zone alone is on an emblem (CR 114.4). */
export function knownBy(zones: readonly Zone[], voice: Voice): Voice {
  const isEmblem = voice.self === NOWHERE.self && zones.every((zone) => zone === "command");
  return isEmblem ? voice.callingItself(THIS_EMBLEM) : voice;
}

/** Whether an ability takes from its own object the type by which that would be called: "this creature isn't a creature". */
function takesOwnType(type: CardType, ability: AbilityEntry): boolean {
  if (typeof ability === "string" || ability.kind !== "static" || ability.affects?.self !== true) return false;
  return (ability.does ?? []).some((part) => part.kind === "removeTypes" && part.types?.includes(type) === true);
}

function selfOf({ types, abilities = [] }: CardWords): Phrase {
  if (types === undefined) return say("this-object");
  if (types.length === 0) return THIS_EMBLEM;
  const type = NAMED_BY.find((name) => types.includes(name));
  if (type !== undefined)
    return thisNoun(
      abilities.some((ability) => takesOwnType(type, ability)) ? say("noun-permanent") : typePhrase(type),
    );
  return types.includes("Instant") || types.includes("Sorcery") ? THIS_SPELL : say("this-object");
}

/** "this creature". */
export function thisNoun(head: Phrase): Phrase {
  return say("this-one", { what: noun(head) });
}

/** The voice of a card; without one, of an unknown object. */
export function voiceOf(card: CardWords | undefined): Voice {
  return card === undefined ? NOWHERE : new Voice(DESCRIBERS, hostOf(card), undefined, selfOf(card));
}
