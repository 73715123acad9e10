import type { CardType, Chosen, ColorWord, SubtypeWord, Supertype, Zone } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import { messageAbout } from "./known-message.js";
import { type Phrase, say, series, type Word } from "./phrase.js";

/** Words of type lines and of mana: each is a noun or an adjective that the catalogues inflect. */

/** "creature", "creatures", as a noun. */
export function typePhrase(type: CardType): Phrase {
  switch (type) {
    case "Artifact":
      return say("noun-artifact");
    case "Battle":
      return say("noun-battle");
    case "Conspiracy":
      return say("noun-conspiracy");
    case "Creature":
      return say("noun-creature");
    case "Dungeon":
      return say("noun-dungeon");
    case "Enchantment":
      return say("noun-enchantment");
    case "Instant":
      return say("noun-instant");
    case "Kindred":
      return say("noun-kindred");
    case "Land":
      return say("noun-land");
    case "Phenomenon":
      return say("noun-phenomenon");
    case "Plane":
      return say("noun-plane");
    case "Planeswalker":
      return say("noun-planeswalker");
    case "Scheme":
      return say("noun-scheme");
    case "Sorcery":
      return say("noun-sorcery");
    case "Vanguard":
      return say("noun-vanguard");
    default:
      return type satisfies never;
  }
}

/** A trait: "legendary creatures", "is legendary". */
export function supertypeTrait(supertype: Supertype): ReturnType<typeof say> {
  switch (supertype) {
    case "Basic":
      return say("trait-basic");
    case "Legendary":
      return say("trait-legendary");
    case "Ongoing":
      return say("trait-ongoing");
    case "Snow":
      return say("trait-snow");
    case "World":
      return say("trait-world");
    default:
      return supertype satisfies never;
  }
}

/** "Elf", "Elves", as a noun; a word that no message knows is said as it is. */
export function subtypePhrase(word: string): Phrase {
  const id = messageAbout("subtype", word);
  return id === undefined ? say("subtype-unknown", { word }) : say(id);
}

/** A subtype, or which choice stands for it. */
export function subtypeWordPhrase(word: SubtypeWord): Phrase {
  return typeof word === "string" ? subtypePhrase(word) : chosenPhrase(word);
}

/** A color, as an adjective that agrees; `as: "name"` is the noun of it ("Weiß", "le blanc"). */
export function colorPhrase(color: Exclude<ColorWord, Chosen>): Phrase {
  switch (color) {
    case "white":
      return say("color-white");
    case "blue":
      return say("color-blue");
    case "black":
      return say("color-black");
    case "red":
      return say("color-red");
    case "green":
      return say("color-green");
    default:
      return color satisfies never;
  }
}

/** A zone as a noun without an article: "graveyard". */
export function zonePhrase(zone: Zone): Phrase {
  switch (zone) {
    case "battlefield":
      return say("noun-battlefield");
    case "graveyard":
      return say("noun-graveyard");
    case "hand":
      return say("noun-hand");
    case "library":
      return say("noun-library");
    case "exile":
      return say("noun-exile");
    case "stack":
      return say("noun-stack");
    case "command":
      return say("noun-command-zone");
    default:
      return zone satisfies never;
  }
}

/** "a +1/+1 counter", "2 charge counters": a noun. `any` is a counter of whatever kind. */
export function counterPhrase(kind: string): Phrase {
  if (kind === "any") return say("noun-counter");
  const id = messageAbout("counter", kind);
  return id === undefined ? say("counter-of-kind", { kind }) : say(id);
}

/** `basicLandType` -> `basic land type`. */
function spacedWords(name: string): string {
  return name
    .replaceAll(/[-_.]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** "the chosen creature type": always definite, with number, gender and cases. */
export function chosenPhrase({ chosen }: Chosen): Phrase {
  const { asker, name } = linkedName(chosen);
  const id = messageAbout("chosen", spacedWords(name));
  const what = id === undefined ? say("chosen-named", { name: spacedWords(name) }) : say(id);
  return asker === undefined ? what : say("chosen-by-ability", { what, ability: asker });
}

/** "A or B" of one, "A and B" of several; the only one stands alone. */
export function kinds(members: readonly Phrase[]): Phrase {
  const [only, ...more] = members;
  return only !== undefined && more.length === 0 ? only : series(members, "kinds");
}

/** "A or B"; the only one stands alone. */
export function either(members: readonly Word[]): Word {
  const [only, ...more] = members;
  return only !== undefined && more.length === 0 ? only : series(members, "or");
}
