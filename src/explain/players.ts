import type { PlayerSelector, PlayersWho } from "../rules/formats.gen.js";
import { inNumber, list } from "./grammar.js";
import { onePlayer, playerWords, type PlayerWords } from "./reference.js";
import type { Voice } from "./voice.js";

/** What is asked of a player: "hexproof", "no shroud", "no maximum hand size". */
function possessions({ has, lacks, noMaximumHandSize }: PlayersWho): string[] {
  return [
    ...(has === undefined ? [] : [has]),
    ...(lacks === undefined ? [] : [`no ${lacks}`]),
    ...(noMaximumHandSize === undefined ? [] : [`${noMaximumHandSize ? "no" : "a"} maximum hand size`]),
  ];
}

/** Players as the subject of a sentence, also those among others who have something. */
export function playersWords(selector: PlayerSelector, voice: Voice): PlayerWords {
  if (typeof selector === "string") return playerWords(selector, voice);
  const what = list(possessions(selector));
  if (selector.among === "you")
    return { name: `you (only if you have ${what})`, number: "many", possessive: `your (only if you have ${what})` };
  const among = selector.among === "opponent" ? "each opponent" : playerWords(selector.among, voice).name;
  return { name: `${among} with ${what}`, number: "one", possessive: `the ${among.replace(/^(?:each|the) /, "")}'s` };
}

/** "you have hexproof", "no player has shroud". */
export function playerClaim(who: PlayersWho, voice: Voice): { readonly holds: string; readonly fails: string } {
  const what = list(possessions(who));
  if (who.among === "each") return { holds: `a player has ${what}`, fails: `no player has ${what}` };
  const { name, number } = onePlayer(who.among, voice);
  return {
    holds: `${name} ${inNumber(number, "has", "have")} ${what}`,
    fails:
      who.among === "opponent"
        ? `no opponent has ${what}`
        : `${name} ${inNumber(number, "doesn't", "don't")} have ${what}`,
  };
}
