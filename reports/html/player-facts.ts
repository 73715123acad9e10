import type { ResolvedPlayer } from "../../src/rules/formats.gen.js";
import { pageWords } from "./spoken.js";
import { USUAL_HAND_SIZE, USUAL_LAND_PLAYS, USUAL_LIFE } from "./board-groups.js";

/** The values of a player that effects have changed, in words. */
export function playerFacts(
  player: ResolvedPlayer | undefined,
  words = pageWords("en"),
  life: "with life" | "without life" = "without life",
): string[] {
  if (player === undefined) return [];
  const { abilities, maximumHandSize, landPlays } = player;
  return [
    ...(life === "without life" || player.life === USUAL_LIFE
      ? []
      : [words.text("report-life", { count: player.life })]),
    ...(maximumHandSize === USUAL_HAND_SIZE
      ? []
      : [
          maximumHandSize === null
            ? words.text("report-no-maximum-hand")
            : words.text("report-maximum-hand", { count: maximumHandSize }),
        ]),
    ...(landPlays === USUAL_LAND_PLAYS
      ? []
      : [
          landPlays === null
            ? words.text("report-any-land-plays")
            : words.text("report-land-plays", { count: landPlays }),
        ]),
    ...abilities,
  ];
}
