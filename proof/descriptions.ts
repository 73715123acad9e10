import { namesOf } from "../src/rules/object-view.js";
import { countedFor } from "../src/rules/deeds.js";
import { ALONE } from "../src/rules/designations.js";
import { SUBTYPES } from "../src/rules/subtypes.js";
import type { BoardObject } from "../src/rules/board.js";
import type { CardType, Comparison, Measure, Selector } from "../src/rules/formats.gen.js";
import { measureOf } from "./measures.js";
import type { Reader, Scene } from "./scene.js";
import { controllerOf, isThere, objectAt, type State } from "./state.js";
import type { Thing } from "./thing.js";
import { chosen, colorWord, isVariant, linkedObjects, spelledOut, subtypeWord } from "./words.js";

const PERMANENT_TYPES: readonly CardType[] = ["Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"];

function list<T>(one: T | readonly T[]): readonly T[] {
  return Array.isArray(one) ? (one as readonly T[]) : [one as T];
}

/** Whether a description names its object, so that it says by that where it is. */
function pointsAtIt({
  self,
  host,
  affected,
  target,
  chosenObject,
  triggering,
  object,
  linked,
  topOf,
}: Selector): boolean {
  return [self, host, affected, target, chosenObject, triggering, object, linked, topOf].some(
    (key) => key !== undefined,
  );
}

function saysWhere(selector: Selector): boolean {
  return selector.zone !== undefined || pointsAtIt(selector) || (selector.allOf ?? []).some(saysWhere);
}

/** Of these zones texts speak of cards, and a token is none (CR 108.2b). */
const CARD_ZONES: readonly string[] = ["graveyard", "hand", "library", "exile"];

function meansCards({ zone }: Selector): boolean {
  return zone !== undefined && list(zone).every((one) => CARD_ZONES.includes(one));
}

/** Whether an object fits a description; one that says no zone means the battlefield (CR 109.2). */
export function fitsDescription(read: Reader, scene: Scene, place: number, selector: Selector): boolean {
  return isThere(scene.state, place) && fits(read, scene, place, selector, true);
}

/** The same of an object wherever it is: inside "not", of what something is attached to, and where a reference names it. */
export function fitsAnywhere(read: Reader, scene: Scene, place: number, selector: Selector): boolean {
  return fits(read, scene, place, selector, false);
}

function fits(read: Reader, scene: Scene, place: number, selector: Selector, onBattlefield: boolean): boolean {
  const meansBattlefield = onBattlefield && !saysWhere(selector);
  const { zone } = objectAt(scene.state, place);
  if (meansBattlefield && selector.anyOf === undefined && zone !== "battlefield") return false;
  if (selector.zone !== undefined && selector.zone !== "any" && !list(selector.zone).includes(zone)) return false;
  if (meansCards(selector) && objectAt(scene.state, place).token) return false;
  return (
    isMeantObject(read, scene, place, selector) &&
    hasCharacteristics(read, scene, place, selector) &&
    hasNumbers(read, scene, place, selector) &&
    hasStatus(read, scene, place, selector) &&
    isRelated(read, scene, place, selector) &&
    (selector.allOf ?? []).every((each) => fits(read, scene, place, each, false)) &&
    (selector.anyOf === undefined || selector.anyOf.some((each) => fits(read, scene, place, each, meansBattlefield))) &&
    (selector.not === undefined || list(selector.not).every((each) => !fits(read, scene, place, each, false)))
  );
}

function isMeantObject(read: Reader, scene: Scene, place: number, s: Selector): boolean {
  const { source } = scene.speaker;
  if (s.self === true && place !== source) return false;
  if (s.other === true && place === source) return false;
  if (s.host === true && !read.refer(scene, "host").includes(place)) return false;
  if (s.affected === true && place !== scene.affected) return false;
  if (s.target !== undefined) {
    const targets = scene.speaker.context?.targets ?? [];
    if (!(s.target === true ? targets.includes(place) : targets[s.target - 1] === place)) return false;
  }
  if (s.chosenObject !== undefined) {
    const objects = scene.speaker.context?.chosenObjects ?? [];
    if (!(s.chosenObject === true ? objects.includes(place) : objects[s.chosenObject - 1] === place)) return false;
  }
  if (s.triggering === true && scene.speaker.context?.triggering !== place) return false;
  if (s.object !== undefined && objectAt(scene.state, place).id !== s.object) return false;
  if (s.linked !== undefined && !linkedObjects(scene, s.linked).includes(place)) return false;
  return s.topOf === undefined || read.refer(scene, { topOf: s.topOf }).includes(place);
}

function hasCharacteristics(read: Reader, scene: Scene, place: number, s: Selector): boolean {
  const thing = read.thing(scene, place);
  if (s.type !== undefined && !list(s.type).some((type) => thing.types.has(type))) return false;
  if (s.supertype !== undefined && !list(s.supertype).some((word) => thing.supertypes.has(word))) return false;
  if (s.subtype !== undefined) {
    const words = list(s.subtype).map((word) => subtypeWord(scene, word));
    if (!words.some((word) => word !== undefined && thing.subtypes.has(word))) return false;
  }
  if (s.color !== undefined) {
    const colors = list(s.color).map((word) => colorWord(scene, word));
    if (!colors.some((color) => color !== undefined && thing.colors.has(color))) return false;
  }
  if (s.name !== undefined) {
    const name = typeof s.name === "string" ? s.name : chosen(scene, s.name.chosen);
    if (!namesOf(thing).some((each) => each === name)) return false;
  }
  if (s.permanent === true && !PERMANENT_TYPES.some((type) => thing.types.has(type))) return false;
  if (s.historic === true) {
    const isHistoric = thing.supertypes.has("Legendary") || thing.types.has("Artifact") || thing.subtypes.has("Saga");
    if (!isHistoric) return false; // CR 700.6
  }
  return s.keyword === undefined || hasKeyword(scene, thing, s.keyword);
}

function hasKeyword(scene: Scene, thing: Thing, wanted: NonNullable<Selector["keyword"]>): boolean {
  const variant = spelledOut(scene, typeof wanted === "string" ? { keyword: wanted } : wanted);
  return (
    variant !== undefined &&
    thing.abilities.some(({ ability }) => ability.kind === "keyword" && isVariant(ability, variant))
  );
}

/** Whether a number is within bounds; what has no such number fulfils none (CR 208.3). */
export function isWithin(read: Reader, scene: Scene, value: number | null, bounds: Comparison): boolean {
  if (value === null) return false;
  const { equals, atLeast, atMost } = bounds;
  return (
    (equals === undefined || value === read.number(scene, equals)) &&
    (atLeast === undefined || value >= read.number(scene, atLeast)) &&
    (atMost === undefined || value <= read.number(scene, atMost))
  );
}

const MEASURES: readonly (Measure & keyof Selector)[] = [
  "power",
  "toughness",
  "basePower",
  "baseToughness",
  "manaValue",
];

function hasNumbers(read: Reader, scene: Scene, place: number, s: Selector): boolean {
  const bare = { ...scene, held: undefined };
  const thing = read.thing(bare, place);
  for (const measure of MEASURES) {
    const bounds = s[measure];
    if (bounds !== undefined && !isWithin(read, scene, measureOf(bare, place, thing, measure), bounds)) return false;
  }
  if (s.colorCount !== undefined && !isWithin(read, scene, thing.colors.size, s.colorCount)) return false;
  if (s.abilityCount !== undefined && !isWithin(read, scene, thing.abilities.length, s.abilityCount)) return false;
  return Object.entries(s.counters ?? {}).every(([kind, bounds]) =>
    isWithin(read, scene, countersOn(scene, place, kind), bounds),
  );
}

export function countersOn({ state }: Scene, place: number, kind: string): number {
  const { counters } = objectAt(state, place);
  if (kind !== "any") return counters.get(kind)?.count ?? 0;
  let all = 0;
  for (const { count } of counters.values()) all += count;
  return all;
}

function hasStatus(read: Reader, scene: Scene, place: number, s: Selector): boolean {
  const object = objectAt(scene.state, place);
  if (s.controller !== undefined) {
    const players = read.players({ ...scene, affected: scene.affected ?? place }, s.controller);
    if (!players.includes(controllerOf(scene.state, place))) return false;
  }
  if (s.owner !== undefined && !read.players(scene, s.owner).includes(object.owner)) return false;
  if (s.token !== undefined && object.token !== s.token) return false;
  if (s.faceDown !== undefined && object.faceDown !== s.faceDown) return false;
  if (s.tapped !== undefined && object.tapped !== s.tapped) return false;
  if (s.transformed !== undefined && (object.transformed === true) !== s.transformed) return false;
  if (s.designation !== undefined && !isDesignated(scene, place, s.designation)) return false;
  if (s.counter !== undefined && countersOn(scene, place, s.counter) === 0) return false;
  return wasCastSo(read, scene, place, s);
}

/** CR 506.5: attacking, or blocking, while nothing else is. */
function isOnlyOne(state: State, place: number, status: string): boolean {
  const isIt = ({ designations, zone, gone, phasedOut }: BoardObject): boolean =>
    zone === "battlefield" && !gone && !phasedOut && designations.has(status);
  const all = state.board.objects.flatMap((object, n) => (isIt(object) ? [n] : []));
  return all.length === 1 && all[0] === place;
}

/** Designations and combat status, and what has happened to it this turn. */
function isDesignated({ state }: Scene, place: number, designation: string): boolean {
  const object = objectAt(state, place);
  if (object.designations.has(designation)) return true;
  const status = ALONE.get(designation);
  if (status !== undefined) return isOnlyOne(state, place, status);
  if (designation === "paired") return object.pairedWith !== undefined;
  const what = countedFor(designation);
  return what !== undefined && state.board.history.some((deed) => deed.what === what && deed.object === place);
}

/** CR 400.7d: how it was cast, or the spell that it was before. */
function wasCastSo(read: Reader, scene: Scene, place: number, s: Selector): boolean {
  const object = objectAt(scene.state, place);
  const cast = object.casting ?? object.wasCastAs;
  if (s.wasCast !== undefined && (cast !== undefined) !== s.wasCast) return false;
  if (s.castFrom !== undefined && (cast === undefined || !list(s.castFrom).includes(cast.from))) return false;
  if (s.castBy !== undefined && (cast === undefined || !read.players(scene, s.castBy).includes(cast.caster)))
    return false;
  if (s.paid === undefined) return true;
  const paid = [...(cast?.additional ?? []), ...(cast?.alternative === undefined ? [] : [cast.alternative])];
  return paid.some(({ by }) => by === s.paid);
}

function isRelated(read: Reader, scene: Scene, place: number, s: Selector): boolean {
  const { state } = scene;
  const object = objectAt(state, place);
  const { attachedTo, attacks } = object;
  const isSome = (other: number, which: Selector): boolean =>
    isThere(state, other) && fits(read, scene, other, which, false);
  if (s.attached !== undefined && (attachedTo !== null) !== s.attached) return false;
  if (s.attachedTo !== undefined && !(attachedTo?.kind === "object" && isSome(attachedTo.object, s.attachedTo)))
    return false;
  if (s.pairedWith !== undefined && !(object.pairedWith !== undefined && isSome(object.pairedWith, s.pairedWith)))
    return false;
  if (s.attackingPlayer !== undefined) {
    if (attacks?.kind !== "player" || !read.players(scene, s.attackingPlayer).includes(attacks.player)) return false;
  }
  if (s.attackingPermanent !== undefined) {
    if (attacks?.kind !== "object" || !isSome(attacks.object, s.attackingPermanent)) return false;
  }
  const everything = state.board.objects;
  const { blocking, blockedBy, hasAttached } = s;
  if (blocking !== undefined && !(object.blocks ?? []).some((other) => isSome(other, blocking))) return false;
  if (blockedBy !== undefined) {
    const isBlocked = everything.some((other, at) => (other.blocks ?? []).includes(place) && isSome(at, blockedBy));
    if (!isBlocked) return false;
  }
  if (hasAttached !== undefined) {
    const has = everything.some(
      ({ attachedTo: to }, at) => to?.kind === "object" && to.object === place && isSome(at, hasAttached),
    );
    if (!has) return false;
  }
  return s.shares === undefined || shares(read, scene, place, s.shares);
}

function shares(
  read: Reader,
  scene: Scene,
  place: number,
  { characteristic, with: other }: NonNullable<Selector["shares"]>,
): boolean {
  const wordsOf = (at: number): readonly string[] => {
    const thing = read.thing(scene, at);
    switch (characteristic) {
      case "name":
        return namesOf(thing);
      case "color":
        return [...thing.colors];
      case "type":
        return [...thing.types];
      case "creatureType":
        return [...thing.subtypes].filter((word) => SUBTYPES.creature.includes(word));
      case "landType":
        return [...thing.subtypes].filter((word) => SUBTYPES.land.includes(word));
    }
  };
  const own = wordsOf(place);
  return read.refer(scene, other).some((at) => wordsOf(at).some((word) => own.includes(word)));
}
