import type { PlayerView } from "../rules/player-view.js";

type Change = (player: PlayerView, amount: number) => PlayerView;

function handSize(change: (size: number, amount: number) => number): Change {
  return (player, amount) =>
    player.maximumHandSize === null ? player : { ...player, maximumHandSize: change(player.maximumHandSize, amount) };
}

/** The rules of the game that change a number of a player, by their slugs (CR 402.2, 305.2). */
const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ["maximum-hand-size", (player, amount) => ({ ...player, maximumHandSize: amount })],
  ["no-maximum-hand-size", (player) => ({ ...player, maximumHandSize: null })],
  ["maximum-hand-size-reduced", handSize((size, amount) => size - amount)],
  ["maximum-hand-size-increased", handSize((size, amount) => size + amount)],
  [
    "additional-land-play",
    (player, amount) => (player.landPlays === null ? player : { ...player, landPlays: player.landPlays + amount }),
  ],
  ["any-number-of-lands", (player) => ({ ...player, landPlays: null })],
  ["cant-play-lands", (player) => ({ ...player, cantPlayLands: true })],
]);

/** Rules whose amount is one where none is given. */
const USUALLY_ONE: ReadonlySet<string> = new Set([
  "additional-land-play",
  "maximum-hand-size-reduced",
  "maximum-hand-size-increased",
]);

/** A player after a rule of the game has changed for them; the same view if the rule is not about their numbers. */
export function ruledPlayer(rule: string, amount: number | undefined, player: PlayerView): PlayerView {
  const change = CHANGES.get(rule);
  const number = amount ?? (USUALLY_ONE.has(rule) ? 1 : undefined);
  if (change === undefined) return player;
  // A hand size set to no number says nothing.
  if (number === undefined) return rule === "maximum-hand-size" ? player : change(player, 0);
  return change(player, number);
}
