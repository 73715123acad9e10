import type { PlayerSetup } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import { type Phrase, say, series, type Word } from "./phrase.js";
import type { TimelineFacts } from "./timeline-facts.js";

/** When something is asked: `step` events have happened, of `steps` in all, checks left out. */
export interface MomentPlace {
  readonly step: number;
  readonly steps: number;
}

/** "at the end", "after step 3", "before anything happens". */
export function momentPhrase({ step, steps }: MomentPlace): Phrase {
  if (step === steps) return say("moment-end");
  return step === 0 ? say("moment-start") : say("moment-after-step", { step });
}

/** "Ann (3 life, 2 more cards in hand)". */
export function playerWords(player: PlayerSetup, facts: TimelineFacts): Word {
  if (typeof player === "string") return player;
  const { name } = player;
  const numbers = playerNumbers(name, player, facts);
  return numbers.length === 0 ? name : say("player-with-numbers", { name, numbers: series(numbers, "commas") });
}

/** "3 life", "2 more cards in hand": those numbers that are given. Cards are "more" where others are named there. */
export function playerNumbers(player: string, { life, hand, library }: PlayerNumbers, facts: TimelineFacts): Phrase[] {
  const inAll = (zone: "hand" | "library"): "-in-all" | "" => (facts.namesCardsIn(player, zone) ? "" : "-in-all");
  return [
    ...(life === undefined ? [] : [say("player-life", { life })]),
    ...(hand === undefined ? [] : [say(`player-hand${inAll("hand")}`, { hand })]),
    ...(library === undefined ? [] : [say(`player-library${inAll("library")}`, { library })]),
  ];
}

type PlayerNumbers = Partial<Record<"life" | "hand" | "library", number>>;

/** A sentence: "Players in turn order: Ann (3 life) and Bob". */
export function playersPhrase(players: readonly PlayerSetup[], facts: TimelineFacts): Phrase {
  const words = players.map((player) => playerWords(player, facts));
  return say("players-in-turn-order", { players: series(words, "and") });
}

/** A reading of the rules that is followed because it was asked for; `words` is a text or a phrase of its own. */
export function readingPhrase(id: string, words: Word): Phrase {
  return say("reading-followed", { id, words });
}

/** "Ann is now the monarch". */
export function playerDesignatedPhrase(player: string, designation: string): Phrase {
  const known = messageAbout("player-designated", designation);
  return known === undefined ? say("player-designated-as", { player, designation }) : say(known, { player });
}
