import { printEffect } from "../../names/effect.js";
import type { Board, BoardObject } from "../../rules/board.js";
import { broughtBy, subjectOf } from "../../events/brought.js";
import { flat } from "../../events/together.js";
import type { Card, EntersEvent, Scenario, ScenarioEvent } from "../../rules/formats.gen.js";
import { cardsOf } from "../../verifier/request.js";
import { asEntersOf, engineName, entersByKeyword, triggersIn } from "../traits.js";
import { reason, type Reason, reasonsOf, said, type Said, unsaid } from "../reason.js";
import { USUAL_LIFE } from "../../table/table-player.js";
import { isPlainName } from "../gate.js";
import { counterWords } from "../counters.js";

/** The zones of a player that a file can fill, in the order of filling. */
export const FORGE_ZONES = ["battlefield", "hand", "graveyard", "library", "exile"] as const;
export type ForgeZone = (typeof FORGE_ZONES)[number];

/** The format's names for counters. */
export const FORGE_COUNTERS = counterWords(
  `+1/+1, -1/-1, +1/+0, +0/+1, -1/-0, -0/-1, +2/+2, -2/-2, charge, defense, divinity, fade, ice, level, lore, loyalty,
  stun, time, verse`,
);

/** The ways of being face down that a file can state. */
const FACE_DOWN_WAYS = [true, "morph", "manifest", "cloak"] as const;

/** A card in a puzzle file: everything that the file can state of it. */
export interface PlacedCard extends Pick<BoardObject, "id" | "tapped" | "damage"> {
  readonly card: string;
  readonly zone: ForgeZone;
  /** The counters under Forge's names and under ours. */
  readonly counters: readonly { readonly forge: string; readonly kind: string; readonly count: number }[];
  /** The id of the object that it is attached to. */
  readonly attachedTo: string | undefined;
  readonly side: "front" | "Transformed" | "Flipped";
  readonly faceDown: (typeof FACE_DOWN_WAYS)[number] | undefined;
  readonly chosen: { readonly color?: string; readonly creatureType?: string; readonly cardName?: string };
  /** It has abilities about its entering, which have already happened. */
  readonly isQuiet: boolean;
}

export interface PlacedPlayer {
  readonly name: string;
  readonly life: number;
  readonly cards: readonly PlacedCard[];
}

/** A position: the first player of the file, the other one, and who is active. */
export interface Position {
  readonly players: readonly [PlacedPlayer, PlacedPlayer];
  readonly active: string;
}

/** A board as a position, or why it can not be one. Each player's cards are in timestamp order. */
export function positionOf(board: Board, scenario: Scenario, cards: ReadonlyMap<string, Card>): Said<Position> {
  const why: Reason[] = [];
  for (const { name } of [...board.effects, ...board.lingering]) why.push(reason("resolved-effect", printEffect(name)));
  for (const { name, startingLife, hand, library, counters, thisTurn, designations, lost } of board.players) {
    if (
      startingLife !== USUAL_LIFE ||
      hand > 0 ||
      library > 0 ||
      counters.size > 0 ||
      thisTurn.size > 0 ||
      designations.size > 0 ||
      lost === true
    )
      why.push(reason("player-numbers", name));
  }
  const known = new Map(cardsOf(scenario, cards).map((card) => [card.name, card]));
  const events = scenario.timeline.flatMap(flat);
  const there = board.objects.filter(({ gone }) => !gone);
  const placed = there.flatMap((object) => {
    const result = placedCard(object, board, events, known);
    if (result.ok) return { object, placed: result.value };
    why.push(...result.why);
    return [];
  });
  const order = seatOrder(placed.map(({ object }) => object));
  if (order === undefined) why.push(reason("timestamp-order"));
  if (why.length > 0 || order === undefined) return unsaid(...why);
  const of = (seat: number): PlacedPlayer => {
    const { name = "", life = 0 } = board.players[seat] ?? {};
    const own = placed.filter(({ object }) => object.owner === seat);
    return {
      name,
      life,
      cards: own.sort((a, b) => a.object.timestamp - b.object.timestamp).map((each) => each.placed),
    };
  };
  const active = board.players[board.activePlayer]?.name ?? "";
  return said({ players: [of(order[0]), of(order[1])], active });
}

/** Whose permanents Forge is to put onto the battlefield first; attachments follow later. undefined: timestamps fit neither. */
function seatOrder(objects: readonly BoardObject[]): readonly [number, number] | undefined {
  const ordered = objects.filter(({ zone, attachedTo }) => zone === "battlefield" && attachedTo === null);
  const fits = (first: number): boolean => {
    const last = Math.max(...ordered.filter(({ owner }) => owner === first).map(({ timestamp }) => timestamp), 0);
    return ordered.every(({ owner, timestamp }) => owner === first || timestamp > last);
  };
  if (fits(0)) return [0, 1];
  return fits(1) ? [1, 0] : undefined;
}

function placedCard(
  object: BoardObject,
  board: Board,
  events: readonly ScenarioEvent[],
  known: ReadonlyMap<string, Card>,
): Said<PlacedCard> {
  const { id, zone, tapped, damage } = object;
  const own = events.filter((event) => subjectOf(event) === id);
  const [entry, ...others] = own.filter((event) => event.kind === "enters");
  const card = entry === undefined ? undefined : known.get(entry.card);
  if (entry === undefined || card === undefined || others.length > 0) {
    const isCast = entry === undefined && own.flatMap(broughtBy).some((each) => each.id === id && each.as === "object");
    return unsaid(reason(isCast ? "spell" : "card-form", id));
  }
  const why: Reason[] = strangeness(object, entry, card, own);
  if (events.some((event) => "onto" in event && event.onto === id)) why.push(reason("card-form", id));
  if (!isForgeZone(zone)) return unsaid(...why, reason("zone", id));
  const counters = [...object.counters].map(([kind, { count }]) => ({ kind, count, forge: FORGE_COUNTERS.get(kind) }));
  const named = counters.flatMap(({ kind, count, forge }) => (forge === undefined ? [] : { kind, count, forge }));
  if (named.length < counters.length) why.push(reason("counters", id));
  // A permanent that enters with counters would get them again as it is loaded.
  const gives =
    asEntersOf(card).some((ability) => ability.counters !== undefined) ||
    entersByKeyword(card) ||
    card.subtypes?.includes("Saga");
  if (zone === "battlefield" && gives === true) why.push(reason("counters", id));
  const side = sideOf(object, card);
  const faceDown = faceDownOf(object, own);
  const chosen = chosenOf(object);
  why.push(...reasonsOf(side, faceDown, chosen));
  if (why.length > 0 || !side.ok || !faceDown.ok || !chosen.ok) return unsaid(...why);
  const host = object.attachedTo?.kind === "object" ? board.objects[object.attachedTo.object]?.id : undefined;
  return said({
    id,
    card: engineName(card),
    zone,
    tapped,
    damage,
    counters: named,
    attachedTo: host,
    side: side.value,
    faceDown: faceDown.value,
    chosen: chosen.value,
    isQuiet: asEntersOf(card).length > 0 || triggersIn(card.abilities).length > 0,
  });
}

/** What a file can not express about an object, apart from its zone, side, counters and choices. */
function strangeness(object: BoardObject, event: EntersEvent, card: Card, own: readonly ScenarioEvent[]): Reason[] {
  const { id } = object;
  const why: Reason[] = [];
  if (object.token) why.push(reason("token", id));
  if (object.copies.size > 0 || own.some((each) => "copyOf" in each && each.copyOf !== undefined))
    why.push(reason("copy", id));
  if (event.prototype === true || event.half !== undefined || event.meldedWith !== undefined)
    why.push(reason("card-form", id));
  if (card.layout === "meld" || card.layout === "room" || card.layout === "modal") why.push(reason("card-form", id));
  if (object.phasedOut) why.push(reason("phasing", id));
  if (object.links.size > 0) why.push(reason("remembered-objects", id));
  if (object.designations.size > 0 || object.level > 1) why.push(reason("designation", id));
  if (object.waiting.size > 0 || object.deathtouched) why.push(reason("trigger", id));
  if (object.owner !== object.base.controller) why.push(reason("owner", id));
  if (object.attachedTo?.kind === "player") why.push(reason("attached", id));
  if (asEntersOf(card).some((ability) => ability.choose === "body")) why.push(reason("choice", id));
  if (triggersIn(card.abilities).some(({ when = "" }) => STATE_TRIGGER.test(when))) why.push(reason("trigger", id));
  // CR 310.9a: a player is chosen to protect it.
  if (card.types.includes("Battle")) why.push(reason("choice", id));
  return why;
}

/** CR 603.8: state triggers, which trigger as soon as the position is loaded. */
const STATE_TRIGGER = /^(?:you|a player|an opponent|there|it) (?:controls?|has|have|is|are) /;

function isForgeZone(zone: string): zone is ForgeZone {
  return FORGE_ZONES.some((each) => each === zone);
}

function sideOf({ id, base, faceDown }: BoardObject, { name, back, layout }: Card): Said<PlacedCard["side"]> {
  if (faceDown || back === undefined || base.name === name) return said("front");
  if (base.name === back.name && layout === "transform") return said("Transformed");
  if (base.name === back.name && layout === "flip") return said("Flipped");
  // Off the battlefield a split card has both names; as a permanent it is not supported.
  return layout === "split" ? said("front") : unsaid(reason("card-form", id));
}

/** In what way an object is face down: the last event that turned it face down, or put it there face down, says so. */
function faceDownOf({ id, faceDown }: BoardObject, own: readonly ScenarioEvent[]): Said<PlacedCard["faceDown"]> {
  if (!faceDown) return said(undefined);
  const ways = own.flatMap((event) => {
    if (event.kind === "turnFaceDown") return event.as ?? true;
    return "faceDown" in event ? (event.faceDown ?? []) : [];
  });
  const way = FACE_DOWN_WAYS.find((each) => each === ways.at(-1));
  return way === undefined ? unsaid(reason("face-down", id)) : said(way);
}

/** The choices for a permanent by any of its abilities; a file has one place for each kind of choice. */
function chosenOf({ id, choices }: BoardObject): Said<PlacedCard["chosen"]> {
  const chosen: { color?: string; creatureType?: string; cardName?: string } = {};
  for (const [name, value] of [...choices.values()].flatMap((batch) => [...batch])) {
    const kind = name.slice(name.lastIndexOf("/") + 1);
    const isKnown = kind === "color" || kind === "creatureType" || kind === "cardName";
    if (!isKnown || typeof value !== "string" || !isPlainName(value) || (chosen[kind] ?? value) !== value)
      return unsaid(reason("choice", id));
    chosen[kind] = value;
  }
  return said(chosen);
}
