import { sharedName } from "../names/effect.js";
import { readEffect } from "../names/read-effect.js";
import { abilityOf, label } from "../rules/ability.js";
import { subtypesInLine } from "../rules/print-order.js";
import { remembered } from "../rules/remembered.js";
import { familyOf } from "../rules/subtype-set.js";
import type { EffectReference } from "../rules/effect-reference.js";
import type { Ability, Card, Face, PlayerSetup, Resolution, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy, effectsMadeBy, resolutionNames } from "../events/brought.js";
import { flat } from "../events/together.js";
import { spokenInside } from "./abilities.js";
import { AbilityBook } from "./ability-book.js";
import { askersCounted, askersOf } from "./askers.js";
import { type EditedTexts, editedTexts, NO_TEXTS } from "./edited-texts.js";
import { conditionInShort, distinctionPhrase, isResolving, makesEffects } from "./ability-in-short.js";
import { idWords, inQuotes, placesOf, WITH_NUMBER } from "./id-words.js";
import { cardName, type Phrase, type Saying, say, type Word } from "./phrase.js";
import { ResolutionNames } from "./resolution-names.js";
import { TimelineFacts } from "./timeline-facts.js";
import { typeWord } from "./types.js";
import type { SpokenAbility } from "./voice.js";

/** What objects, cards and players of a scenario are called. */
export interface ObjectNames {
  /** An object by the id it goes by, or a player by name: "Bear 2" is said with the name the card has in the language. */
  object(id: string): Word;
  /** Whether it was melded and is a card of its own again, called by the name of that (CR 712.21). */
  isParted(id: string): boolean;
  /** The same as what makes an effect: what was melded makes it still (CR 712.21). */
  maker(id: string): Word;
  /** An object as it is mentioned for the first time: with its card, where the id does not tell. */
  introduced(card: string, id?: string, isBack?: boolean): Word;
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
  /** What that other side is: the lower half of a flip card (710.1), the right half of a split card or Room (709.1), an Adventure (715.2). */
  otherSide(id: string): OtherSide;
  /** The face of an object that is up, as far as it is known: how its abilities speak of it. */
  printed(object: string): Card | Face | undefined;
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
  /** Whether there is just one counter of a kind on an object, as far as a result tells. */
  hasOne(object: string, counter: string): boolean;
  /** The effect that a text names. */
  effect(text: string): EffectReference;
  /** One of several abilities of an object, by what it does in few words; else by its id. */
  ability(owner: string, id: string): Word;
  /** The ability of this name on an object, if the data tell. */
  entry(name: string, object: string): SpokenAbility | undefined;
  /** What the events of the scenario tell together. */
  readonly facts: TimelineFacts;
  /** Whether no other ability of its object's card makes an effect, so that its name need not be said. */
  isOnlyToAffect(owner: string, id: string): boolean;
  /** Whether it is the only activated or triggered ability of its object's card, or the only triggered one, so that its name need not be said. */
  isOnlyToResolve(owner: string, id: string, isTriggered: boolean): boolean;
  /** What a spell is called that resolves by an ability of its card: a half, or an Adventure, by its own name (CR 709.3b, 715.3b). */
  spell(card: string, ability: unknown): Spell;
}

export type OtherSide = "back" | "lower half" | "right half" | "adventure";

const OTHER_SIDES: Readonly<Partial<Record<NonNullable<Card["layout"]>, OtherSide>>> = {
  flip: "lower half",
  split: "right half",
  room: "right half",
  adventure: "adventure",
};

/** A spell by the name it has on the stack. */
export interface Spell {
  readonly name: string;
  readonly face: Card | Face | undefined;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** What is to be seen of a result. */
export type Shown = Pick<Resolution, "objects"> & Partial<Pick<Resolution, "trace">>;

/** A scenario, or its summary. */
export interface Named {
  readonly players: readonly PlayerSetup[];
  readonly timeline: readonly ScenarioEvent[];
}

/** Which cards objects and resolutions are, by the ids they go by. */
function cardsById(event: ScenarioEvent): [id: string, card: string][] {
  return [
    ...broughtBy(event).map(({ id, card }): [string, string] => [id, card]),
    ...effectsMadeBy(event).flatMap(({ name, card }): [string, string][] =>
      card === undefined ? [] : [[sharedName(name), card]],
    ),
  ];
}

/** Without `known` cards, abilities go by their ids. */
export function objectNames(
  { players, timeline }: Named,
  written: readonly Card[] = [],
  backs: ReadonlySet<string> = NO_NAMES,
  edited: EditedTexts = NO_TEXTS,
  lone: ReadonlySet<string> = NO_NAMES,
): ObjectNames {
  const known = written.map(withAskersCounted);
  const book = new AbilityBook(known, timeline);
  const cards = new Map(timeline.flatMap(flat).flatMap(cardsById));
  const [first] = players;
  const facts = new TimelineFacts(timeline, known, typeof first === "object" ? first.name : first);
  const resolving = resolutionNames(timeline);
  const names = new Set(players.map((player) => (typeof player === "string" ? player : player.name)));
  const places = placesOf(cards, names);
  const spell = (name: string, ability: unknown): Spell => {
    const card = known.find((each) => each.name === name);
    const isIts = (each: Ability): boolean => each.kind === "spell" && each.id === ability;
    const face = [card, card?.back].find((each) => each?.abilities?.map(abilityOf).some(isIts)) ?? card;
    return { name: face?.name ?? name, face };
  };
  const unnamed = new ResolutionNames(timeline, (card, id) => spell(card, id).name);
  const object = (id: string): Word => {
    if (names.has(id)) return id;
    const resolved = unnamed.word(id, { object, ability, isOnlyToAffect });
    if (resolved !== undefined) return resolved;
    const card = cards.get(id);
    if (card === undefined) return inQuotes(id);
    const back = backs.has(id) ? backOf(id) : undefined;
    const melded = isByMeld(id) ? meldOf(card) : undefined;
    if (back === undefined && melded !== undefined) return idWords(id, melded, names);
    return back === undefined
      ? idWords(id, card, names, places.get(id))
      : cardName(
          back,
          id.replace(melded ?? card, () => back),
        );
  };
  /** The other name of an object whose id is that of a face and little else: of what is melded, that of the card it is alone. */
  const backOf = (id: string): string | undefined => {
    const card = cards.get(id) ?? "";
    if (isByMeld(id)) return card;
    const isByCard = id === card || WITH_NUMBER.exec(id)?.[1] === card;
    return isByCard ? known.find(({ name }) => name === card)?.back?.name : undefined;
  };
  const meldOf = (card: string): string | undefined => known.find(({ name }) => name === card)?.meld?.into;
  /** Whether it is called by what its card melds into (CR 712.4). */
  const isByMeld = (id: string): boolean => {
    const into = meldOf(cards.get(id) ?? "");
    return into !== undefined && (id === into || WITH_NUMBER.exec(id)?.[1] === into);
  };
  const isParted = (id: string): boolean => backs.has(id) && isByMeld(id);
  const backsIn = ({ objects }: Pick<Resolution, "objects">): ReadonlySet<string> =>
    new Set(
      Object.entries(objects).flatMap(([id, { name }]) =>
        name !== null && (name !== cards.get(id) || isByMeld(id)) && name === backOf(id) ? [id] : [],
      ),
    );
  const turned = new Map<string, ObjectNames>();
  const withBacks = (up: ReadonlySet<string>): ObjectNames => {
    const isSame =
      edited.size === 0 && lone.size === 0 && up.size === backs.size && [...up].every((id) => backs.has(id));
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
  const printed = (object: string): Card | Face | undefined =>
    faces.get((backs.has(object) ? backOf(object) : undefined) ?? cards.get(object) ?? "");
  /** Of the face that is up first: the other one may have an ability of the same id. */
  const entryOf = (name: string, object: string): SpokenAbility | undefined => {
    const back = backs.has(object) ? backOf(object) : undefined;
    const spoken = book.spoken(name, object, back === undefined ? [] : [back]);
    const ability = edited.get(object)?.get(name);
    return ability === undefined ? spoken : { ...spoken, ability };
  };
  const ability = (owner: string, id: string): Word => {
    const entry = entryOf(id, owner) ?? book.ofKeyword(id, owner);
    // A keyword is no id: what is renowned has an ability that a rule gives it (CR 702.112a).
    if (entry === undefined) return typeWord(id);
    const short = distinctionPhrase(entry);
    const isSame = (other: Ability): boolean =>
      JSON.stringify(distinctionPhrase({ ability: other })) === JSON.stringify(short);
    const alike = abilitiesOf(owner).filter(isSame);
    if (alike.length <= 1) return short;
    const conditions = new Set(
      alike.map((each) => (each.kind === "static" ? JSON.stringify(each.condition) : undefined)),
    );
    const condition = conditions.size === alike.length ? conditionInShort(entry) : undefined;
    return condition ?? spokenInside(entry);
  };
  const isOnlyToAffect = (owner: string, id: string): boolean => {
    // What never resolves makes no effect that could be taken for another.
    const isMade = (each: Ability): boolean =>
      makesEffects(each) && (!isResolving(each) || label(each) === id || facts.isUsed(owner, label(each)));
    const [only, ...more] = abilitiesOf(owner).filter(isMade);
    return only !== undefined && more.length === 0 && label(only) === id;
  };
  const self: ObjectNames = {
    object,
    isParted,
    maker: (id) => (isParted(id) ? withBacks(NO_NAMES).object(id) : object(id)),
    facts,
    withBacks,
    backsIn,
    showing: (resolution) => {
      const [up, texts] = [backsIn(resolution), editedTexts(resolution.trace ?? [])];
      const single = loneCounters(resolution);
      if (texts.size === 0 && single.size === 0) return withBacks(up);
      return objectNames({ players, timeline }, written, up, texts, single);
    },
    hasBack: (id) =>
      backOf(id) !== undefined && known.every(({ name, layout }) => name !== cards.get(id) || layout !== "meld"),
    frontOf: (id) =>
      backs.has(id) && !isParted(id) && backOf(id) !== undefined ? cardName(cards.get(id) ?? id, id) : undefined,
    otherSide: (id) => OTHER_SIDES[known.find(({ name }) => name === cards.get(id))?.layout ?? "normal"] ?? "back",
    ability,
    isOnlyToAffect,
    sourceOf: (name) => unnamed.sourceOf(name) ?? name,
    isCalledSo: (name) => !unnamed.has(name),
    madeUp: (id) => unnamed.madeUp(id),
    hasOne: (id, counter) => lone.has(onObject(id, counter)),
    asker: (owner, id) => {
      const card = cards.get(owner) ?? owner;
      const face = written.flatMap((each) => [each, each.back ?? []].flat()).find(({ name }) => name === card);
      const place = askersOf(face ?? {}).indexOf(id);
      return place < 0 ? undefined : place + 1;
    },
    effect: (text) =>
      readEffect(text, { isObject: (name) => cards.has(name), isResolution: (name) => resolving.has(name) }),
    entry: entryOf,
    isOnlyToResolve: (owner, id, isTriggered) => {
      const isSuch = ({ kind }: Ability): boolean => kind === "triggered" || (kind === "activated" && !isTriggered);
      const [only, ...more] = abilitiesOf(owner).filter(isSuch);
      return only !== undefined && more.length === 0 && label(only) === id;
    },
    asPrinted: (subtypes, name, object = "") => {
      const face =
        faces.get(name ?? "") ??
        faces.get(name?.replace(/ Token$/, "") ?? "") ??
        faces.get(cards.get(object) ?? object);
      return subtypesInLine(subtypes, face?.subtypes, (subtypesAll ??= subtypesWritten([known, timeline])));
    },
    introduced: (card, id = card, isBack = false) => {
      const melded = isByMeld(id) ? meldOf(card) : undefined;
      if (melded !== undefined)
        return say("object-with-card", { id: idWords(id, melded, names), card: cardName(card) });
      const back = isBack ? known.find(({ name }) => name === card)?.back?.name : undefined;
      return idWords(id === card ? (back ?? id) : id, back ?? card, names, places.get(id), true);
    },
    printed,
    cardOf: (id) => cards.get(id),
    spell,
    isPlayer: (name) => names.has(name),
  };
  return self;
}

function onObject(object: string, counter: string): string {
  return `${object}\n${counter}`;
}

/** The counters that are the only one of their kind on an object. */
function loneCounters({ objects }: Pick<Resolution, "objects">): ReadonlySet<string> {
  const all = Object.entries(objects).flatMap(([id, { counters }]) =>
    Object.entries(counters).flatMap(([kind, n]) => (n === 1 ? [onObject(id, kind)] : [])),
  );
  return new Set(all);
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
