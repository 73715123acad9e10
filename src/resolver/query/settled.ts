import type { PlayerReference } from "../../rules/formats.gen.js";
import { isObject, written } from "../../rules/json-object.js";
import { keyOfPlayer, type Scene } from "./scene.js";

/** Words for players whom something that happens later could change. */
const CHANGING: ReadonlySet<unknown> = new Set([
  "hostController",
  "enchantedPlayer",
  "activePlayer",
  "defendingPlayer",
]);

/** Whom the words of an effect mean by its players as it begins, once and for all (CR 608.2h). */
export function settledPlayers(words: unknown, scene: Scene): ReadonlyMap<string, readonly number[]> {
  return new Map(
    playersSaid(words).map((reference) => [keyOfPlayer(reference), scene.playersMeant(reference)] as const),
  );
}

/** Abilities that it gives speak for themselves, and of each affected object it is asked by itself. */
function playersSaid(words: unknown): PlayerReference[] {
  if (CHANGING.has(words)) return [words as PlayerReference];
  if (isPlayerOfObject(words)) return Object.values(words).includes("affected") ? [] : [words];
  return written(words).flatMap(([key, inner]) => (key === "abilities" ? [] : playersSaid(inner)));
}

function isPlayerOfObject(words: unknown): words is Exclude<PlayerReference, string> {
  return isObject(words) && ("controllerOf" in words || "ownerOf" in words);
}
