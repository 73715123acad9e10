import type { Condition, Reference } from "../src/rules/formats.gen.js";
import { fitsAnywhere, fitsDescription, isWithin } from "./descriptions.js";
import { numberOf } from "./numbers.js";
import { playersMeant, you } from "./players.js";
import type { Reader, Scene } from "./scene.js";
import { isThere, objectAt, thingAt } from "./state.js";
import { linkedObjects } from "./words.js";

/** How descriptions, numbers and conditions are read: each of them needs the others. */
export const READ: Reader = {
  fits: (scene, place, selector) => fitsDescription(READ, scene, place, selector),
  select: (scene, selector) =>
    [...scene.state.board.objects.keys()].filter((place) => fitsDescription(READ, scene, place, selector)),
  refer: (scene, reference) => referred(scene, reference),
  players: (scene, selector) => playersMeant(READ, scene, selector),
  number: (scene, quantity) => numberOf(READ, scene, quantity),
  holds: (scene, condition) => holds(scene, condition),
  thing: ({ state }, place) => thingAt(state, place),
};

/** The objects that a reference means, as far as they are there; what has resolved looks back at what is not (CR 608.2h). */
function referred(scene: Scene, reference: Reference): number[] {
  const looksBack = scene.speaker.context !== undefined;
  return found(scene, reference).filter((place) => looksBack || isThere(scene.state, place));
}

function some(place: number | undefined): number[] {
  return place === undefined ? [] : [place];
}

function found(scene: Scene, reference: Reference): number[] {
  const { state, speaker } = scene;
  const { context, source } = speaker;
  switch (reference) {
    case "self":
      return some(source);
    case "affected":
      return some(scene.affected);
    case "host": {
      // CR 301.5f, 303.4m: whatever it is attached to, whatever that is now.
      const host = source === undefined ? null : objectAt(state, source).attachedTo;
      return host?.kind === "object" ? [host.object] : [];
    }
    case "target":
      return some(context?.targets[0]);
    case "chosenObject":
      return some(context?.chosenObjects?.[0]);
    case "triggering":
      return some(context?.triggering);
  }
  if (reference.target !== undefined) return some(context?.targets[reference.target - 1]);
  if (reference.chosenObject !== undefined) return some(context?.chosenObjects?.[reference.chosenObject - 1]);
  if (reference.linked !== undefined) return [...linkedObjects(scene, reference.linked)];
  if (reference.topOf !== undefined) return some(topOf(scene, reference.topOf));
  return state.board.objects.flatMap(({ id }, place) => (id === reference.object ? [place] : []));
}

/** CR 401.2, 404.2: the card that came there last lies on top. */
function topOf(scene: Scene, zone: "graveyard" | "library"): number | undefined {
  const { state } = scene;
  const me = you(scene);
  let top: number | undefined;
  for (const [place, object] of state.board.objects.entries()) {
    if (object.zone !== zone || object.owner !== me || !isThere(state, place)) continue;
    if (top === undefined || object.timestamp > objectAt(state, top).timestamp) top = place;
  }
  return top;
}

/** Whether something is so now ("as long as"). */
function holds(scene: Scene, condition: Condition): boolean {
  const { exists, object, is, player, has, compare, turn, allOf, anyOf, not } = condition;
  if (exists !== undefined) return READ.select(scene, exists).length > 0;
  if (object !== undefined && is !== undefined)
    return referred(scene, object).some((place) => fitsAnywhere(READ, scene, place, is));
  if (compare !== undefined) return isWithin(READ, scene, READ.number(scene, compare), condition);
  if (turn !== undefined) return READ.players(scene, turn).includes(scene.state.board.activePlayer);
  if (player !== undefined) {
    const players = READ.players(scene, player);
    if (has === undefined) return players.length > 0;
    return players.some((place) => scene.state.board.players[place]?.designations.has(has) === true);
  }
  if (allOf !== undefined) return allOf.every((each) => holds(scene, each));
  if (anyOf !== undefined) return anyOf.some((each) => holds(scene, each));
  return not === undefined || !holds(scene, not);
}
