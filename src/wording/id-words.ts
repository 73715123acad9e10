import { cardName, say, type Word } from "./phrase.js";

/** Ids of objects in words. */

const ORDINALS: readonly string[] = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

const WITH_ORDINAL = /^(\w+) (.+)$/;
const WITH_PLAYER = /^(.+?)(?:'s|’s|'|’) (.+)$/;
export const WITH_NUMBER = /^(.+) (?:\d+|[A-Z])$/;

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

/** Words that tell where or how something is, which is in no name: "in hand", "At Ann", "another". */
const OF_NO_NAME: ReadonlySet<string> = new Set(
  "at in on from to as under with without for above below beside alone also again another more some".split(" "),
);

/** Words of names and of descriptions that are written small. */
const SMALL: ReadonlySet<string> = new Set(["the", "of", "and", "other", "token", "tokens", "card", ...ORDINALS]);

/** Whether an id is a name such as somebody would give, "Old Decree", or a description, "the copy"; others are nothing to a reader. */
function isNameOrDescription(id: string, card: string): boolean {
  if (/^\p{Ll}/u.test(id) && !/^the .*\p{L}/u.test(id)) return false;
  const known = card.toLowerCase().split(/[ ,]+/);
  const isDescription = id.startsWith("the ");
  // The card is told, and what apart from it.
  if (id.startsWith(`${card} `)) return true;
  return id.split(" ").every((word) => {
    const low = word.toLowerCase();
    if (known.includes(low)) return true;
    return !OF_NO_NAME.has(low) && (isDescription || SMALL.has(low) || !/^\p{Ll}/u.test(word));
  });
}

/** The places of objects whose ids are words of one language: those of a card are numbered, past numbers that other ids have. */
export function placesOf(
  cards: ReadonlyMap<string, string>,
  players: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const ofCard = new Map<string, string[]>();
  for (const [id, card] of cards) ofCard.set(card, [...(ofCard.get(card) ?? []), id]);
  return new Map(
    [...ofCard].flatMap(([card, ids]): [string, number][] => {
      const plain = ids.filter((id) => !isSayable(id, card, players));
      // "First Bear" is no first one where there is no other.
      if (ids.length === 1)
        return ids.filter((id) => plain.includes(id) || placeInId(id, card) !== undefined).map((id) => [id, 0]);
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

/**
 * Ids are chosen freely; those made of a card's name and little else are said in the language. Others that are names or
 * descriptions are said as they are in the language in which they are written; all others are numbered.
 */
export function idWords(id: string, card: string, players: ReadonlySet<string>, place?: number, isNew = false): Word {
  if (id === card) return cardName(card);
  if (WITH_NUMBER.exec(id)?.[1] === card) return cardName(card, id);
  const name = cardName(card);
  // At the first mention an id that holds only a part of the card's name is followed by the card.
  const isTold = id.includes(card) || card.startsWith(`${id},`);
  const mention = isNew && !isTold ? "object-by-id-of-card" : "object-by-id-alone";
  const written = say(mention, { id, name });
  const told = placeInId(id, card);
  if (told !== undefined && place === undefined) return say("object-by-place", { written, name, place: told });
  const player = playerInId(id, card, players);
  if (player !== undefined) return say("object-by-player", { written, name, player });
  const own = isNew && !isTold ? say("object-with-card", { id: inQuotes(id), card: name }) : inQuotes(id);
  const isNamed = isNameOrDescription(id, card) ? "yes" : "no";
  return say("object-in-words", { written: own, name, place: place ?? 0, named: isNamed });
}

/** Words such as "the copy" are set apart. */
export function inQuotes(id: string): Word {
  return /^[a-z]/.test(id) ? say("object-by-id", { id }) : id;
}
