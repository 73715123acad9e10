import type {
  AttachEvent,
  Card,
  ChooseEvent,
  CountersEvent,
  DesignateEvent,
  LinkEvent,
  PhaseEvent,
  PlayerEvent,
  TapEvent,
  TransformEvent,
  TurnFaceDownEvent,
  TurnFaceUpEvent,
  UnattachEvent,
} from "../rules/formats.gen.js";
import { LEFT_UNLOCKED, RIGHT_UNLOCKED } from "./base.js";
import { isCopy } from "./copied-values.js";
import { byKind, putCounters, removeCounters } from "./counters.js";
import { endByPhasing } from "./durations.js";
import { asEnters, attachedCorrectly, attachmentTo, becomeCopyOnArrival } from "./enter.js";
import { fault, type Fallible } from "../faults/fault.js";
import { choose, remember } from "./linked.js";
import { transformMerged } from "./merge.js";
import { isDoubleFaced } from "./printed.js";
import type { Table, TableObject, TablePlayer } from "./table.js";
import { isAffected, turnedOver } from "./turned-over.js";

/** Does something to the object an event names, if there is one. */
function withObject(
  table: Table,
  id: string,
  pointer: string,
  act: (object: TableObject, place: number) => Fallible,
): Fallible {
  const place = table.find(id);
  const object = place === undefined ? undefined : table.objects[place];
  if (place === undefined || object === undefined) return fault(pointer, `there is no object "${id}" at this point`);
  return act(object, place);
}

/** The same to a permanent: nothing else is tapped, turned over or phased out, and nothing else becomes attached (CR 110.5d). */
function withPermanent(
  table: Table,
  id: string,
  pointer: string,
  act: (object: TableObject, place: number) => Fallible,
): Fallible {
  return withObject(table, id, pointer, (object, place) =>
    object.zone === "battlefield"
      ? act(object, place)
      : fault(pointer, `${id} is in the zone ${object.zone}`, "an object on the battlefield"),
  );
}

/** CR 613.7e; to what it is attached to already, nothing happens (CR 701.3b). */
export function attachEvent(table: Table, event: AttachEvent, pointer: string): Fallible {
  return withPermanent(table, event.object, `${pointer}/object`, (object, place) => {
    const host = attachmentTo(table, event.to);
    if (host === undefined)
      return fault(
        `${pointer}/to`,
        `there is nothing called "${event.to}" to be attached to`,
        "an object on the battlefield or a player",
      );
    if (host.kind === "object" && host.object === place)
      return fault(`${pointer}/to`, `${event.object} can't be attached to itself`);
    if (JSON.stringify(host) === JSON.stringify(object.attachedTo)) {
      object.timestampClauses = [...object.timestampClauses, "701.3b"];
      return undefined;
    }
    const isMoved = object.attachedTo !== null;
    object.attachedTo = host;
    if (table.ruleset.policy.attachingRestamps) table.stamp(object, "613.7e");
    if (isMoved) object.timestampClauses = [...object.timestampClauses, "701.3c"];
    return attachedCorrectly(table, place, `${pointer}/object`);
  });
}

export function unattachEvent(table: Table, event: UnattachEvent, pointer: string): Fallible {
  return withObject(table, event.object, `${pointer}/object`, (object) => {
    object.attachedTo = null;
    return undefined;
  });
}

export function countersEvent(table: Table, event: CountersEvent, pointer: string): Fallible {
  return withObject(table, event.object, `${pointer}/object`, (object) => {
    for (const [kind, count] of byKind(event.add ?? {})) putCounters(table, object, kind, count);
    for (const [kind, count] of Object.entries(event.remove ?? {})) {
      if (!removeCounters(object, kind, count))
        return fault(
          `${pointer}/remove/${kind.replaceAll("~", "~0").replaceAll("/", "~1")}`,
          `${event.object} has ${object.counters.get(kind)?.count ?? 0} ${kind} counters, not ${count}`,
        );
    }
    return undefined;
  });
}

/** CR 613.7f, 708.11. */
export function turnFaceUpEvent(table: Table, event: TurnFaceUpEvent, pointer: string): Fallible {
  return withPermanent(table, event.object, `${pointer}/object`, (object, place) => {
    if (object.faceDown === null) return fault(`${pointer}/object`, `${event.object} is not face down`);
    object.faceDown = null;
    turnedOver(table, object, place);
    table.restamp(object, "613.7f");
    const copied = becomeCopyOnArrival(table, place, "turnedFaceUp", event, pointer);
    if (copied !== undefined) return copied;
    asEnters(table, place, "turnedFaceUp", event.choices ?? {});
    return undefined;
  });
}

/** Why it can't be turned face down: it has two faces, or a component that has (CR 712.16, 730.2j), or is face down (CR 708.2b). */
function staysAsItIs({ card, components, faceDown, meldedWith }: TableObject): string | undefined {
  if (faceDown !== null) return "708.2b";
  const hasTwoFaces = (one: Card): boolean => isDoubleFaced(one) || one.layout === "meld";
  if (meldedWith === undefined && components.length > 0)
    return [card, ...components.map((component) => component.card)].some(hasTwoFaces) ? "730.2j" : undefined;
  return hasTwoFaces(card) ? "712.16" : undefined;
}

export function turnFaceDownEvent(table: Table, event: TurnFaceDownEvent, pointer: string): Fallible {
  return withPermanent(table, event.object, `${pointer}/object`, (object, place) => {
    const why = staysAsItIs(object);
    if (why !== undefined) {
      object.startClauses.push(why);
      return undefined;
    }
    object.faceDown = event.as ?? true;
    turnedOver(table, object, place);
    table.restamp(object, "613.7f");
    return undefined;
  });
}

/** CR 613.7g; flipping gives no timestamp (CR 710). */
export function transformEvent(table: Table, event: TransformEvent, pointer: string): Fallible {
  return withPermanent(table, event.object, `${pointer}/object`, (object, place) => {
    if (object.components.length > 0 && object.meldedWith === undefined)
      return transformMerged(table, object, place, `${pointer}/object`);
    // CR 707.8a: before that rule a token that is a copy had one face, whatever it was made to copy.
    const isOneFaced = object.token && !table.ruleset.policy.tokensHaveBothFaces && isCopy(table, place);
    const doubleFaced = isDoubleFaced(object.card) && !isOneFaced;
    const why = cantTurn(object);
    if (why !== undefined) {
      object.startClauses.push(why);
      return undefined;
    }
    if (isAffected(table, object, place)) object.startClauses.push("712.18");
    if (turnTokenCopy(table, place)) {
      table.stamp(object, "613.7g");
      return undefined;
    }
    if (!doubleFaced && isCopy(table, place)) return flipCopy(table, place);
    if (!doubleFaced && object.card.layout !== "flip")
      return fault(`${pointer}/object`, `${event.object} has no other face`);
    if (object.card.layout === "flip") {
      object.side = "back";
      return undefined;
    }
    object.side = object.side === "front" ? "back" : "front";
    table.restamp(object, "613.7g");
    return undefined;
  });
}

/** Why it can't transform: it is a meld card (CR 712.4c), face down (CR 712.15a), or would be an instant or sorcery (CR 712.10). */
function cantTurn({ card, side, faceDown }: TableObject): string | undefined {
  if (card.layout === "meld") return "712.4c";
  if (!isDoubleFaced(card)) return undefined;
  if (faceDown !== null) return "712.15a";
  const { types = [] } = (side === "front" ? card.back : card) ?? {};
  return types.includes("Instant") || types.includes("Sorcery") ? "712.10" : undefined;
}

/** Turns a token that was created as a copy of a double-faced permanent (CR 707.8a); false if it is none. */
function turnTokenCopy(table: Table, place: number): boolean {
  let turned = false;
  table.effects = table.effects.map((effect) => {
    if (effect.objects?.includes(place) !== true) return effect;
    const parts = effect.parts.map((part) => {
      if (part.kind !== "copiedValues" || part.otherFace === undefined) return part;
      turned = true;
      return { ...part, values: part.otherFace, otherFace: part.values };
    });
    return { ...effect, parts };
  });
  return turned;
}

/** A copy of a flip card flips by itself (CR 710); a copy of a double-faced card that has only one face itself does nothing (CR 712.9). */
function flipCopy(table: Table, place: number): Fallible {
  const isFlip = table.effects.some(
    ({ objects, parts }) =>
      objects?.includes(place) === true &&
      parts.some((part) => part.kind === "copiedValues" && part.halves !== undefined),
  );
  if (!isFlip) table.objects[place]?.startClauses.push("712.9");
  table.effects = table.effects.map((effect) => {
    if (effect.objects?.includes(place) !== true) return effect;
    return {
      ...effect,
      parts: effect.parts.map((part) =>
        part.kind === "copiedValues" && part.halves !== undefined ? { ...part, values: part.halves.bottom } : part,
      ),
    };
  });
  return undefined;
}

export function phaseEvent(table: Table, event: PhaseEvent, pointer: string): Fallible {
  const out = event.kind === "phaseOut";
  const places: number[] = [];
  for (const [n, id] of event.objects.entries()) {
    const problem = withPermanent(table, id, `${pointer}/objects/${n}`, (object, place) => {
      places.push(place);
      phase(table, object, place, out);
      phaseAttachments(table, place, out, new Set([place]));
      return undefined;
    });
    if (problem !== undefined) return problem;
  }
  for (const place of places) {
    const object = table.objects[place];
    const host = object?.attachedTo?.kind === "object" ? object.attachedTo.object : undefined;
    if (object === undefined || host === undefined) continue;
    // What would phase out both ways does so indirectly (CR 702.26h).
    if (out) object.phasedWithHost = places.includes(host);
    else if (!table.simultaneous && table.objects[host]?.phasedOut === true) phaseInAlone(object);
  }
  return undefined;
}

function phase(table: Table, object: TableObject, place: number, out: boolean): void {
  object.phasedOut = out;
  if (out && table.ruleset.policy.phasingOutEnds) endByPhasing(table, place, object);
}

/** Its host is phased out, and so not there for it to be attached to (CR 702.26b, 702.26i). */
function phaseInAlone(object: TableObject): void {
  object.attachedTo = null;
  object.startClauses.push("702.26i");
}

/** CR 702.26g: what is attached phases out along with its host, and in with it. */
function phaseAttachments(table: Table, host: number, out: boolean, seen: Set<number>): void {
  table.objects.forEach((object, place) => {
    if (object.gone || seen.has(place) || object.attachedTo?.kind !== "object" || object.attachedTo.object !== host)
      return;
    if (out ? object.phasedOut : !object.phasedWithHost) return;
    phase(table, object, place, out);
    object.phasedWithHost = out;
    phaseAttachments(table, place, out, seen.add(place));
  });
}

export function tapEvent(table: Table, event: TapEvent, pointer: string): Fallible {
  return withPermanent(table, event.object, `${pointer}/object`, (object) => {
    object.tapped = event.kind === "tap";
    return undefined;
  });
}

export function designateEvent(table: Table, event: DesignateEvent, pointer: string): Fallible {
  return withObject(table, event.object, `${pointer}/object`, (object) => {
    if (event.on === false) object.designations.delete(event.designation);
    else object.designations.set(event.designation, table.mint());
    if (event.designation === LEFT_UNLOCKED || event.designation === RIGHT_UNLOCKED)
      object.startClauses.push(event.on === false ? "709.5g" : "709.5e");
    if (event.designation === "level") object.level = event.on === false ? 1 : (event.level ?? 1);
    return undefined;
  });
}

export function chooseEvent(table: Table, event: ChooseEvent, pointer: string): Fallible {
  return withObject(table, event.object, `${pointer}/object`, (object, place) => {
    choose(object, place, event.choices, table.resolve());
    return undefined;
  });
}

export function linkEvent(table: Table, event: LinkEvent, pointer: string): Fallible {
  return withObject(table, event.object, `${pointer}/object`, (object, self) => {
    const places: number[] = [];
    for (const [n, id] of event.objects.entries()) {
      const place = table.find(id);
      if (place === undefined) return fault(`${pointer}/objects/${n}`, `there is no object "${id}" at this point`);
      places.push(place);
    }
    remember(object, self, [[event.as, places]], table.resolve());
    return undefined;
  });
}

/** CR 725.3, 726.3: nobody else has it any longer. */
const ONE_AT_A_TIME: readonly string[] = ["monarch", "initiative"];

function designatePlayer(table: Table, player: TablePlayer, designation: string): void {
  if (ONE_AT_A_TIME.includes(designation)) for (const other of table.players) other.designations.delete(designation);
  player.designations.add(designation);
}

export function playerEvent(table: Table, event: PlayerEvent, pointer: string): Fallible {
  const player = table.players[table.player(event.player) ?? -1];
  if (player === undefined) return fault(`${pointer}/player`, `there is no player "${event.player}"`);
  player.life = event.life ?? player.life;
  player.hand = event.hand ?? player.hand;
  player.library = event.library ?? player.library;
  for (const [kind, count] of Object.entries(event.counters ?? {})) player.counters.set(kind, count);
  if (event.designation !== undefined) designatePlayer(table, player, event.designation);
  return undefined;
}
