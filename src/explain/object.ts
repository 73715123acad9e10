import type { ResolvedObject, ResolvedPlayer } from "../rules/formats.gen.js";
import { objectNowPhrase, playerNowPhrase } from "../wording/objects-now.js";
import { english, type Teller } from "./teller.js";

/**
 * What an object is now, in one or two sentences. `asked` names characteristics that are told even where they are
 * nothing out of the ordinary, such as `manaValue`.
 */
export function describeObject(
  id: string,
  object: ResolvedObject,
  asked: Iterable<string> = [],
  { speaker, names }: Teller = english(),
): string {
  return speaker.sentence(objectNowPhrase(id, object, names, asked));
}

/** What a player has now, in one sentence. */
export function describePlayer(name: string, player: ResolvedPlayer, { speaker }: Teller = english()): string {
  return speaker.sentence(playerNowPhrase(name, player));
}
