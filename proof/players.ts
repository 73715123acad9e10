import type { Condition, PlayerReference, PlayerSelector, PlayersWho } from "../src/rules/formats.gen.js";
import { orderedText } from "../src/rules/ordered-text.js";
import type { Reader, Scene } from "./scene.js";
import { chosen } from "./words.js";
import { controllerOf, isThere, objectAt } from "./state.js";

/** CR 109.5: "you" is the controller of the object that speaks, now; of what has resolved, who controlled it then. */
export function you({ state, speaker }: Scene): number | undefined {
  if (speaker.you !== undefined) return speaker.you;
  if (speaker.context !== undefined) return speaker.context.controller;
  return speaker.source === undefined ? undefined : controllerOf(state, speaker.source);
}

/** Who plays on (CR 800.4a). */
function everyone({ state }: Scene): number[] {
  return state.board.players.flatMap((player, place) => (player.left === true ? [] : [place]));
}

function some(player: number | undefined): number[] {
  return player === undefined ? [] : [player];
}

/** The players that a description means. */
export function playersMeant(read: Reader, scene: Scene, selector: PlayerSelector): number[] {
  if (typeof selector === "object" && "among" in selector) {
    return playersByReference(read, scene, selector.among).filter((player) => isSuch(read, scene, player, selector));
  }
  return playersByReference(read, scene, selector);
}

/** CR 613.10: what players have is settled after the layers, so that in a layer no player has anything yet. */
function isSuch(read: Reader, scene: Scene, player: number, who: PlayersWho): boolean {
  const asked = { ...scene, thatPlayer: player };
  if (who.has !== undefined || who.noMaximumHandSize === true) return false;
  const life = scene.state.board.players[player]?.life ?? 0;
  const where: Condition[] = who.where === undefined ? [] : [who.where];
  if (who.life !== undefined) where.push({ compare: life, ...who.life });
  return where.every((condition) => read.holds(asked, condition));
}

function playersByReference(read: Reader, scene: Scene, reference: PlayerReference): number[] {
  const { state, speaker, affected } = scene;
  const settled = speaker.context?.settled?.get(typeof reference === "string" ? reference : orderedText(reference));
  if (settled !== undefined) return [...settled];
  if (typeof reference === "object") {
    if (reference.player !== undefined) {
      return some(state.board.players.findIndex(({ name }) => name === reference.player)).filter((found) => found >= 0);
    }
    if (reference.controllerOf !== undefined)
      return read.refer(scene, reference.controllerOf).map((place) => controllerOf(state, place));
    if (reference.ownerOf !== undefined)
      return read.refer(scene, reference.ownerOf).map((place) => objectAt(state, place).owner);
    return [];
  }
  switch (reference) {
    case "you":
      return some(you(scene));
    case "opponent": {
      const me = you(scene);
      return me === undefined ? [] : everyone(scene).filter((player) => player !== me);
    }
    case "each":
      return everyone(scene);
    case "activePlayer":
      return [state.board.activePlayer];
    case "enchantedPlayer": {
      const host = speaker.source === undefined ? null : objectAt(state, speaker.source).attachedTo;
      return host?.kind === "player" ? [host.player] : [];
    }
    case "hostController":
      return read.refer(scene, "host").map((place) => controllerOf(state, place));
    case "chosenPlayer": {
      const name = chosen(scene, "player");
      return state.board.players.flatMap((player, place) => (player.name === name ? [place] : []));
    }
    case "targetPlayer":
      return [...(speaker.context?.targetPlayers ?? [])];
    case "triggeringPlayer":
      return some(speaker.context?.triggeringPlayer);
    case "owner":
      return affected === undefined ? [] : [objectAt(state, affected).owner];
    case "controller":
      return affected === undefined ? [] : [controllerOf(state, affected)];
    case "thatPlayer":
      return some(scene.thatPlayer);
    case "defendingPlayer":
      return defendingPlayer(scene);
  }
}

/** CR 508.5: whom the attacking creature attacks, or who controls what it attacks; CR 506.2: of two players the nonactive one. */
function defendingPlayer({ state, speaker }: Scene): number[] {
  const attacks = speaker.source === undefined ? undefined : objectAt(state, speaker.source).attacks;
  if (attacks?.kind === "player") return [attacks.player];
  if (attacks?.kind === "object") return isThere(state, attacks.object) ? [controllerOf(state, attacks.object)] : [];
  const { players, activePlayer } = state.board;
  return players.length === 2 ? [1 - activePlayer] : [];
}
