import { isKeyword } from "../../rules/ability.js";
import type { PlayersWho } from "../../rules/formats.gen.js";
import { USUAL_PLAYER, type PlayerView } from "../../rules/player-view.js";

/** Whether a player has, after the layers, what is asked for (CR 613.10). */
export function playerFits(
  { has, lacks, noMaximumHandSize }: Pick<PlayersWho, "has" | "lacks" | "noMaximumHandSize">,
  view: PlayerView = USUAL_PLAYER,
): boolean {
  const holds = (keyword: string): boolean => view.abilities.some((ability) => isKeyword(ability, keyword));
  return (
    (has === undefined || holds(has)) &&
    (lacks === undefined || !holds(lacks)) &&
    (noMaximumHandSize === undefined || (view.maximumHandSize === null) === noMaximumHandSize)
  );
}
