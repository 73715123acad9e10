import { sharedName } from "../names/effect.js";
import { readEffect } from "../names/read-effect.js";
import { abilityOf, label } from "../rules/ability.js";
import { subtypesInLine } from "../rules/print-order.js";
import { remembered } from "../rules/remembered.js";
import { familyOf } from "../rules/subtype-set.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { Ability, AbilityEntry, Card, PlayerSetup, Resolution, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy, effectsMadeBy, resolutionNames } from "../events/brought.js";
import { flat } from "../events/together.js";
import { abilityInside } from "./abilities.js";
import { AbilityBook } from "./ability-book.js";
import { askersCounted, askersOf } from "./askers.js";
import { type EditedTexts, editedTexts, NO_TEXTS } from "./edited-texts.js";
import { distinctionPhrase, makesEffects } from "./ability-in-short.js";
import { cardName, type Phrase, type Saying, say, type Word } from "./phrase.js";
import { ResolutionNames } from "./resolution-names.js";
import { typeWord } from "./types.js";

/** What objects, cards and players of a scenario are called. */
export interface ObjectNames {
  /** An object by the id it goes by, or a player by name: "Bear 2" is said with the name the card has in the language. */
  object(id: string): Word;
  /** An object as it is mentioned for the first time: with its card, where the id does not tell. */
  introduced(card: string, id?: string): Word;
  /** The same names, but what shows its back in this result is called by that, and edited text is told as it reads there. */
  showing(resolution: Shown): ObjectNames;
  /** The names where these objects show their backs. */
  withBacks(backs: ReadonlySet<string>): ObjectNames;
  /** What shows its back in a result, and is called by that. */
  backsIn(resolution: Pick<Resolution, "objects">): ReadonlySet<string>;
  /** Whether an object can turn to a back by which it would be called. */
  hasBack(id: string): boolean;
  /** The front of what is called by its back. */
  frontOf(id: string): Word | undefined;
  /** Whether that back is the lower half of a flip card (CR 710.1). */
  isFlipped(id: string): boolean;
  /** The card that an object is, if the scenario tells. */
  cardOf(id: string): string | undefined;
  /** Subtypes in the order in which the card of a name, or else that of an object, prints them; then others, as they are written. */
  asPrinted(subtypes: readonly string[], name: string | null, object?: string): readonly string[];
  /** Whether this is a player's name. */
  isPlayer(name: string): boolean;
  /** The object whose ability has resolved under an id of its own; else what bears the name itself. */
  sourceOf(name: string): string;
  /** Whether what bears a name is called by it, and not by its source or what it does. */
  isCalledSo(name: string): boolean;
  /** A spell that only the scenario writes out under an id that is no name. */
  madeUp(id: string): Saying | undefined;
  /** Which choice of its kind an ability of an object asks for, where it has several: counted from 1. */
  asker(owner: string, id: string): number | undefined;
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

const NO_BACKS: ReadonlySet<string> = new Set();

/** What is to be seen of a result. */
export type Shown = Pick<Resolution, "objects"> & Partial<Pick<Resolution, "trace">>;

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

/** Which of the objects of its card one is, where its id says so in a way that every language can say. */
function placeInId(id: string, card: string): number | undefined {
  const [, ordinal = "", counted = ""] = WITH_ORDINAL.exec(id) ?? [];
  const place = ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
  return place > 0 && isOf(card, counted) ? place : undefined;
}

/** The player of "Ann's Clone" and of "Ann's card". */
function playerInId(id: string, card: string, players: ReadonlySet<string>): string | undefined {
  const [, player = "", owned = ""] = WITH_PLAYER.exec(id) ?? [];
  return players.has(player) && (owned === "card" || isOf(card, owned)) ? player : undefined;
}

/** Whether an id is the name of its card and little else, so that it can be said in every language. */
function isSayable(id: string, card: string, players: ReadonlySet<string>): boolean {
  return (
    id === card ||
    WITH_NUMBER.exec(id)?.[1] === card ||
    placeInId(id, card) !== undefined ||
    playerInId(id, card, players) !== undefined
  );
}

/** The places of objects whose ids are words of one language: those of a card are numbered, past numbers that other ids have. */
function placesOf(cards: ReadonlyMap<string, string>, players: ReadonlySet<string>): ReadonlyMap<string, number> {
  const ofCard = new Map<string, string[]>();
  for (const [id, card] of cards) ofCard.set(card, [...(ofCard.get(card) ?? []), id]);
  return new Map(
    [...ofCard].flatMap(([card, ids]): [string, number][] => {
      const plain = ids.filter((id) => !isSayable(id, card, players));
      if (ids.length === 1) return plain.map((id) => [id, 0]);
      // What goes by the name of the card alone is the first.
      const taken = new Set(ids.map((id) => (id === card ? 1 : placeInId(id, card))));
      let place = 0;
      return plain.map((id) => {
        do place++;
        while (taken.has(place));
        return [id, place];
      });
    }),
  );
}

/** Ids are chosen freely; those made of a card's name and little else are said in the language, others as they are or numbered. */
function idWords(id: string, card: string, players: ReadonlySet<string>, place = 0, isNew = false): Word {
  if (id === card) return cardName(card);
  if (WITH_NUMBER.exec(id)?.[1] === card) return cardName(card, id);
  const name = cardName(card);
  // At the first mention an id that holds only a part of the card's name is followed by the card.
  const mention = isNew && !id.includes(card) ? "object-by-id-of-card" : "object-by-id-alone";
  const written = say(mention, { id, name });
  const told = placeInId(id, card);
  if (told !== undefined) return say("object-by-place", { written, name, place: told });
  const player = playerInId(id, card, players);
  if (player !== undefined) return say("object-by-player", { written, name, player });
  const own = isNew && !id.includes(card) ? say("object-with-card", { id: inQuotes(id), card: name }) : inQuotes(id);
  return say("object-in-words", { written: own, name, place });
}

/** Words such as "the copy" are set apart. */
function inQuotes(id: string): Word {
  return /^[a-z]/.test(id) ? say("object-by-id", { id }) : id;
}

const RESOLVING: ReadonlySet<string> = new Set<Ability["kind"]>(["activated", "triggered"]);

/** Without `known` cards, abilities go by their ids. */
export function objectNames(
  { players, timeline }: Named,
  written: readonly Card[] = [],
  backs: ReadonlySet<string> = NO_BACKS,
  edited: EditedTexts = NO_TEXTS,
): ObjectNames {
  const known = written.map(withAskersCounted);
  const book = new AbilityBook(known, timeline);
  const cards = new Map(timeline.flatMap(flat).flatMap(cardsById));
  const resolving = resolutionNames(timeline);
  const names = new Set(players.map((player) => (typeof player === "string" ? player : player.name)));
  const places = placesOf(cards, names);
  const unnamed = new ResolutionNames(timeline);
  const object = (id: string): Word => {
    if (names.has(id)) return id;
    const resolved = unnamed.word(id, { object, ability, isOnlyToAffect });
    if (resolved !== undefined) return resolved;
    const card = cards.get(id);
    if (card === undefined) return inQuotes(id);
    const back = backs.has(id) ? backOf(id) : undefined;
    return back === undefined
      ? idWords(id, card, names, places.get(id))
      : cardName(
          back,
          id.replace(card, () => back),
        );
  };
  /** The back of an object whose id is the name of its card and little else. */
  const backOf = (id: string): string | undefined => {
    const card = cards.get(id) ?? "";
    const isByCard = id === card || WITH_NUMBER.exec(id)?.[1] === card;
    return isByCard ? known.find(({ name }) => name === card)?.back?.name : undefined;
  };
  const backsIn = ({ objects }: Pick<Resolution, "objects">): ReadonlySet<string> =>
    new Set(
      Object.entries(objects).flatMap(([id, { name }]) =>
        name !== null && name !== cards.get(id) && name === backOf(id) ? [id] : [],
      ),
    );
  const turned = new Map<string, ObjectNames>();
  const withBacks = (up: ReadonlySet<string>): ObjectNames => {
    const isSame = edited.size === 0 && up.size === backs.size && [...up].every((id) => backs.has(id));
    // Most events are told with the same faces up as the one before.
    return isSame
      ? self
      : remembered(turned, [...up].sort().join("\n"), () => objectNames({ players, timeline }, written, up));
  };
  const faces = new Map(
    known.flatMap((card) => [card, ...(card.back === undefined ? [] : [card.back])]).map((face) => [face.name, face]),
  );
  let subtypesAll: readonly string[] | undefined;
  const abilitiesOf = (owner: string): readonly Ability[] =>
    (faces.get(cards.get(owner) ?? owner)?.abilities ?? []).map(abilityOf);
  /** Of the face that is up first: the other one may have an ability of the same id. */
  const entryOf = (name: string, object: string): Ability | undefined => {
    const up = faces.get((backs.has(object) ? backOf(object) : undefined) ?? cards.get(object) ?? "");
    const own = (up?.abilities ?? []).map(abilityOf).find((each) => label(each) === name);
    return edited.get(object)?.get(name) ?? own ?? book.find(name, object)?.ability;
  };
  const ability = (owner: string, id: string): Word => {
    const entry = entryOf(id, owner);
    // A keyword is no id: what is renowned has an ability that a rule gives it (CR 702.112a).
    if (entry === undefined) return typeWord(id);
    const short = distinctionPhrase(entry);
    const isSame = (other: Ability): boolean => JSON.stringify(distinctionPhrase(other)) === JSON.stringify(short);
    const alike = abilitiesOf(owner).filter(isSame);
    return alike.length > 1 ? abilityInside(entry) : short;
  };
  const isOnlyToAffect = (owner: string, id: string): boolean => {
    const [only, ...more] = abilitiesOf(owner).filter(makesEffects);
    return only !== undefined && more.length === 0 && label(only) === id;
  };
  const self: ObjectNames = {
    object,
    withBacks,
    backsIn,
    showing: (resolution) => {
      const [up, texts] = [backsIn(resolution), editedTexts(resolution.trace ?? [])];
      return texts.size === 0 ? withBacks(up) : objectNames({ players, timeline }, written, up, texts);
    },
    hasBack: (id) =>
      backOf(id) !== undefined && known.every(({ name, layout }) => name !== cards.get(id) || layout !== "meld"),
    frontOf: (id) => (backs.has(id) && backOf(id) !== undefined ? cardName(cards.get(id) ?? id, id) : undefined),
    isFlipped: (id) => backs.has(id) && known.some(({ name, layout }) => name === cards.get(id) && layout === "flip"),
    ability,
    isOnlyToAffect,
    sourceOf: (name) => unnamed.sourceOf(name) ?? name,
    isCalledSo: (name) => !unnamed.has(name),
    madeUp: (id) => unnamed.madeUp(id),
    asker: (owner, id) => {
      const card = cards.get(owner) ?? owner;
      const face = written.flatMap((each) => [each, each.back ?? []].flat()).find(({ name }) => name === card);
      const place = askersOf(face ?? {}).indexOf(id);
      return place < 0 ? undefined : place + 1;
    },
    effect: (text) =>
      readEffect(text, { isObject: (name) => cards.has(name), isResolution: (name) => resolving.has(name) }),
    entry: entryOf,
    isOnlyToResolve: (owner, id) => {
      const [only, ...more] = abilitiesOf(owner).filter(({ kind }) => RESOLVING.has(kind));
      return only !== undefined && more.length === 0 && label(only) === id;
    },
    asPrinted: (subtypes, name, object = "") => {
      const face =
        faces.get(name ?? "") ??
        faces.get(name?.replace(/ Token$/, "") ?? "") ??
        faces.get(cards.get(object) ?? object);
      return subtypesInLine(subtypes, [
        ...(face?.subtypes ?? []),
        ...(subtypesAll ??= subtypesWritten([known, timeline])),
      ]);
    },
    introduced: (card, id = card) => idWords(id, card, names, places.get(id), true),
    cardOf: (id) => cards.get(id),
    isPlayer: (name) => names.has(name),
  };
  return self;
}

function withAskersCounted(card: Card): Card {
  const { back } = card;
  const front = askersCounted(card);
  return back === undefined ? front : { ...front, back: askersCounted(back) };
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
