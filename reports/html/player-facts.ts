import type { ResolvedPlayer } from "../../src/rules/formats.gen.js";
import { count } from "../count.js";
import { USUAL_HAND_SIZE, USUAL_LAND_PLAYS } from "./board-groups.js";

/** The values of a player that effects have changed, in words. */
export function playerFacts(player: ResolvedPlayer | undefined): string[] {
  if (player === undefined) return [];
  const { abilities, maximumHandSize, landPlays } = player;
  return [
    ...(maximumHandSize === USUAL_HAND_SIZE
      ? []
      : [maximumHandSize === null ? "no maximum hand size" : `maximum hand size ${maximumHandSize}`]),
    ...(landPlays === USUAL_LAND_PLAYS
      ? []
      : [landPlays === null ? "any number of land plays" : count(landPlays, "land play")]),
    ...abilities,
  ];
}
