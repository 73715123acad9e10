import { sharedName } from "../names/effect.js";
import { readEffect } from "../names/read-effect.js";
import { abilityOf, label } from "../rules/ability.js";
import { subtypesInLine } from "../rules/print-order.js";
import { familyOf } from "../rules/subtype-set.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { Ability, AbilityEntry, Card, PlayerSetup, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy, effectsMadeBy, resolutionNames } from "../events/brought.js";
import { flat } from "../events/together.js";
import { abilityInside } from "./abilities.js";
import { AbilityBook } from "./ability-book.js";
import { distinctionPhrase, makesEffects } from "./ability-in-short.js";
import { cardName, type Phrase, say, type Word } from "./phrase.js";

/** What objects, cards and players of a scenario are called. */
export interface ObjectNames {
  /** An object by the id it goes by, or a player by name: "Bear 2" is said with the name the card has in the language. */
  object(id: string): Word;
  /** An object as it is mentioned for the first time: with its card, where the id does not tell. */
  introduced(card: string, id?: string): Word;
  /** The card that an object is, if the scenario tells. */
  cardOf(id: string): string | undefined;
  /** Subtypes in the order in which the card of a name, or else that of an object, prints them; then others, as they are written. */
  asPrinted(subtypes: readonly string[], name: string | null, object?: string): readonly string[];
  /** Whether this is a player's name. */
  isPlayer(name: string): boolean;
  /** The effect that a text names. */
  effect(text: string): EffectReference;
  /** One of several abilities of an object, by what it does in few words; else by its id. */
  ability(owner: string, id: string): Word;
  /** The ability of this name on an object, if the data tell. */
  entry(name: string, object: string): AbilityEntry | undefined;
  /** Whether no other ability of its object's card makes an effect, so that its name need not be said. */
  isOnlyToAffect(owner: string, id: string): boolean;
  /** Whether it is the only activated or triggered ability of its object's card, so that its name need not be said. */
  isOnlyToResolve(owner: string, id: string): boolean;
}

/** A scenario, or its summary. */
export interface Named {
  readonly players: readonly PlayerSetup[];
  readonly timeline: readonly ScenarioEvent[];
}

const ORDINALS: readonly string[] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

const WITH_ORDINAL = /^(\w+) (.+)$/;
const WITH_PLAYER = /^(.+?)(?:'s|’s|'|’) (.+)$/;
const WITH_NUMBER = /^(.+) (?:\d+|[A-Z])$/;

/** Which cards objects and resolutions are, by the ids they go by. */
function cardsById(event: ScenarioEvent): [id: string, card: string][] {
  return [
    ...broughtBy(event).map(({ id, card }): [string, string] => [id, card]),
    ...effectsMadeBy(event).flatMap(({ name, card }): [string, string][] =>
      card === undefined ? [] : [[sharedName(name), card]],
    ),
  ];
}

/** Whether words are the name of a card or whole words of it: "Bears" of "Grey Bears". */
function isOf(card: string, words: string): boolean {
  return ` ${card.replaceAll(",", "")} `.includes(` ${words} `);
}

/** Ids are chosen freely; those made of a card's name and little else are said in the language, the others as they are. */
function idWords(id: string, card: string | undefined, players: ReadonlySet<string>, isNew = false): Word {
  if (card === undefined || id === card) return card === undefined ? plainId(id) : cardName(card);
  if (WITH_NUMBER.exec(id)?.[1] === card) return cardName(card, id);
  const name = cardName(card);
  // At the first mention an id that holds only a part of the card's name is followed by the card.
  const mention = isNew && !id.includes(card) ? "object-by-id-of-card" : "object-by-id-alone";
  const written = say(mention, { id, name });
  const [, ordinal = "", counted = ""] = WITH_ORDINAL.exec(id) ?? [];
  const place = ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
  if (place > 0 && isOf(card, counted)) return say("object-by-place", { written, name, place });
  const [, player = "", owned = ""] = WITH_PLAYER.exec(id) ?? [];
  if (players.has(player) && isOf(card, owned)) return say("object-by-player", { written, name, player });
  return isNew && !id.includes(card) ? say("object-with-card", { id: plainId(id), card: name }) : plainId(id);
}

/** Words such as "the copy" are set apart in languages that they are not of. */
function plainId(id: string): Word {
  return /^[a-z]/.test(id) ? say("object-by-id", { id }) : id;
}

const RESOLVING: ReadonlySet<string> = new Set<Ability["kind"]>(["activated", "triggered"]);

/** Without `known` cards, abilities go by their ids. */
export function objectNames({ players, timeline }: Named, known: readonly Card[] = []): ObjectNames {
  const book = new AbilityBook(known, timeline);
  const cards = new Map(timeline.flatMap(flat).flatMap(cardsById));
  const resolving = resolutionNames(timeline);
  const names = new Set(players.map((player) => (typeof player === "string" ? player : player.name)));
  const object = (id: string): Word => (names.has(id) ? id : idWords(id, cards.get(id), names));
  const faces = new Map(
    known.flatMap((card) => [card, ...(card.back === undefined ? [] : [card.back])]).map((face) => [face.name, face]),
  );
  let written: readonly string[] | undefined;
  const abilitiesOf = (owner: string): readonly Ability[] =>
    (faces.get(cards.get(owner) ?? owner)?.abilities ?? []).map(abilityOf);
  return {
    object,
    effect: (text) =>
      readEffect(text, { isObject: (name) => cards.has(name), isResolution: (name) => resolving.has(name) }),
    ability: (owner, id) => {
      const entry = book.find(id, owner)?.ability;
      if (entry === undefined) return id;
      const short = distinctionPhrase(entry);
      const isSame = (other: Ability): boolean => JSON.stringify(distinctionPhrase(other)) === JSON.stringify(short);
      const alike = abilitiesOf(owner).filter(isSame);
      return alike.length > 1 ? abilityInside(entry) : short;
    },
    entry: (name, object) => book.find(name, object)?.ability,
    isOnlyToAffect: (owner, id) => {
      const [only, ...more] = abilitiesOf(owner).filter(makesEffects);
      return only !== undefined && more.length === 0 && label(only) === id;
    },
    isOnlyToResolve: (owner, id) => {
      const [only, ...more] = abilitiesOf(owner).filter(({ kind }) => RESOLVING.has(kind));
      return only !== undefined && more.length === 0 && label(only) === id;
    },
    asPrinted: (subtypes, name, object = "") => {
      const face =
        faces.get(name ?? "") ??
        faces.get(name?.replace(/ Token$/, "") ?? "") ??
        faces.get(cards.get(object) ?? object);
      return subtypesInLine(subtypes, [...(face?.subtypes ?? []), ...(written ??= subtypesWritten([known, timeline]))]);
    },
    introduced: (card, id = card) => idWords(id, card, names, true),
    cardOf: (id) => cards.get(id),
    isPlayer: (name) => names.has(name),
  };
}

/** Each subtype that cards and events write, in the order in which they do. */
function subtypesWritten(data: unknown): string[] {
  if (typeof data === "string") return familyOf(data) === undefined ? [] : [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(subtypesWritten) : [];
}

/** Some objects or players in a row: "A, B and C". */
export function namesOf(ids: readonly string[], names: ObjectNames): Phrase {
  return { kind: "series", members: ids.map((id) => names.object(id)), join: "and" };
}

/** More than these are counted, not named. */
const NAMED = 24;

/** Some things in a row; of a crowd only the first, and how many more there are. */
export function crowd(words: readonly Word[]): Phrase {
  const hidden = words.length - NAMED;
  if (hidden <= 0) return { kind: "series", members: words, join: "and" };
  return say("crowd", { named: { kind: "series", members: words.slice(0, NAMED), join: "commas" }, more: hidden });
}

/** Some objects or players in a row, of a crowd the first; nobody is "nothing". */
export function someNames(ids: readonly string[], names: ObjectNames): Phrase {
  return ids.length === 0 ? say("names-of-nothing") : crowd(ids.map((id) => names.object(id)));
}
