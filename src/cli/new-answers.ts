import { slugOf, isDeviceName } from "../lint/slug.js";
import { quote } from "../faults/quote.js";
import { TOPICS, unknownWord } from "../verifier/filters.js";
import type { Ground } from "./new-ground.js";
import { didYouMean, findCard, findInLibrary, namesOf, nearestNames } from "./card-find.js";
import { refusalWords } from "../library/refusal.js";
import type { Prompter } from "./ask.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

/** A card by its name as in its file, or by that of a new one, and whose it is; undefined: the first player's. */
export interface NamedCard {
  readonly name: string;
  readonly player?: string | undefined;
}

/** What must be known to begin a scenario. */
export interface Answers {
  readonly topic: string;
  readonly id: string;
  readonly cards: readonly NamedCard[];
  readonly title: string | undefined;
  readonly question: string | undefined;
}

export type Given = { readonly [key in keyof Answers]?: Answers[key] | undefined };

const LONGEST_ID = 120;

export function understoodTopic(answer: string): Understood<string> {
  return TOPICS.includes(answer) ? understood(answer) : refused(unknownWord("topic", answer, TOPICS));
}

export function understoodId(answer: string, { ids }: Ground): Understood<string> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(answer) || answer.length > LONGEST_ID || isDeviceName(answer)) {
    const better = slugOf(answer)
      .replace(/^[0-9-]+/, "")
      .slice(0, LONGEST_ID);
    const such = better === "" || better === answer ? "such as two-lords" : `such as ${better}`;
    return refused(`${quote(answer)} can not be an id: small letters, digits and hyphens, ${such}`);
  }
  const other = ids.get(answer);
  return other === undefined
    ? understood(answer)
    : refused(`the scenario in ${other} has the id ${answer}; ids are never used again`);
}

/** "Bob: A Card" is Bob's; without a player before it a card is the first one's. Names of cards have colons too. */
export function understoodCard(answer: string, players: readonly string[], ground: Ground): Understood<NamedCard> {
  const [, before = "", after = ""] = /^([^:]*):\s*(.+)$/.exec(answer) ?? [];
  const player = after === "" ? undefined : players.find((name) => name.toLowerCase() === before.trim().toLowerCase());
  const name = understoodName(player === undefined ? answer : after, ground, ground.newCards);
  if (name.ok) return understood(player === undefined ? { name: name.value } : { name: name.value, player });
  if (player === undefined && after !== "" && understoodName(after, ground, false).ok)
    return refused(`there is no player ${quote(before.trim())}, but ${players.join(" and ")}: --players names them`);
  return name;
}

/** The card's own name for any of its names. An unknown name is kept where new cards are allowed. */
function understoodName(
  answer: string,
  { cards, brokenCards, library }: Ground,
  newCards: boolean,
): Understood<string> {
  const broken = brokenCards.get(answer);
  if (broken !== undefined) {
    const { file, line, column, message } = broken;
    return refused(`the card ${quote(answer)} is broken: ${file}:${line}:${column} ${message}`);
  }
  const card = findCard(answer, cards.values());
  if (card !== undefined) return understood(card.name);
  const entry = findInLibrary(answer, library);
  // One that is not understood is begun with what is printed on it.
  if (entry !== undefined && (entry.state !== "refused" || newCards)) return understood(entry.card.name);
  if (entry !== undefined) {
    const begun = "With --new-cards a file for it is begun, to be gone on with by hand.";
    return refused(`the card ${quote(entry.card.name)} can not be played: ${refusalWords(entry)}. ${begun}`);
  }
  if (newCards && slugOf(answer) !== "") return understood(answer);
  const names = [...[...cards.values()].flatMap(namesOf), ...library.names().keys()];
  const meant = didYouMean(nearestNames(answer, names));
  const hint = slugOf(answer) === "" ? " A card's name has letters." : " With --new-cards a file for it is begun.";
  return refused(`neither the corpus nor the library has a card ${quote(answer)}.${meant}${newCards ? "" : hint}`);
}

/** Asks for what is missing; undefined once the input ends. */
export async function askedAnswers(
  given: Given,
  ground: Ground,
  players: readonly string[],
  prompter: Prompter,
): Promise<Answers | undefined> {
  const cards = given.cards ?? (await askedCards(ground, players, prompter));
  if (cards === undefined) return undefined;
  const topic = given.topic ?? (await prompter.ask("Topic, such as type or dependency: ", understoodTopic));
  if (topic === undefined) return undefined;
  const usual = freeId(cards, ground);
  const id =
    given.id ??
    (await prompter.ask(`Id [${usual}]: `, (answer) => understoodId(answer === "" ? usual : answer, ground)));
  if (id === undefined) return undefined;
  const title = given.title ?? (await prompter.ask("Title, what is the case (empty: later): ", anything));
  if (title === undefined) return undefined;
  const question = given.question ?? (await prompter.ask("Question to work out (empty: later): ", anything));
  if (question === undefined) return undefined;
  return {
    topic,
    id,
    cards,
    title: title === "" ? undefined : title,
    question: question === "" ? undefined : question,
  };
}

function anything(answer: string): Understood<string> {
  return understood(answer);
}

async function askedCards(
  ground: Ground,
  players: readonly string[],
  prompter: Prompter,
): Promise<NamedCard[] | undefined> {
  const cards: NamedCard[] = [];
  for (;;) {
    const whose = players.slice(1, 2).map((other) => `, such as "${other}: Forest"`);
    const question = cards.length === 0 ? `First card${whose.join("")}: ` : "Next card (empty: that is all): ";
    const card = await prompter.ask(question, (answer): Understood<NamedCard | "done"> => {
      if (answer !== "") return understoodCard(answer, players, ground);
      return cards.length === 0 ? refused("a scenario has a card or more") : understood("done");
    });
    if (card === undefined) return undefined;
    if (card === "done") return cards;
    cards.push(card);
  }
}

/** An id from the cards' names, with a number if it is taken. */
function freeId(cards: readonly NamedCard[], { ids }: Ground): string {
  const words = [...new Set(cards.map(({ name }) => slugOf(name)))].join("-").replace(/^[0-9-]+/, "");
  const short = words.length > 60 ? words.slice(0, 60).replace(/-[^-]*$/, "") : words;
  const plain = short === "" ? "board" : short;
  for (let n = 1; ; n++) {
    const id = n === 1 ? plain : `${plain}-${n}`;
    if (!ids.has(id)) return id;
  }
}
