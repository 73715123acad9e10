import { turnsAfter, type Attachment, type Choice } from "../rules/board.js";
import type {
  AsEntersAbility,
  Card,
  Choices,
  CopyExceptions,
  EntersEvent,
  Links,
  MovesEvent,
} from "../rules/formats.gen.js";
import { instances, isKeyword } from "../rules/ability.js";
import { BESTOWED, RECONFIGURED } from "../rules/designations.js";
import { CREATURE, typeSet } from "../rules/card-types.js";
import { AURA, EQUIPMENT, FORTIFICATION, hasSubtype } from "../rules/subtype-set.js";
import { unfitByItself } from "../resolver/consequences/attachment.js";
import { evaluateQuantity, selected } from "../resolver/query/queries.js";
import type { Outcome } from "../resolver/resolve.js";
import { LEFT_UNLOCKED, RIGHT_UNLOCKED } from "./base.js";
import { copyPart, keptAbility } from "./bind.js";
import { asEntersAbilities, asksOnArrival, type When } from "./as-enters-abilities.js";
import { cardSays } from "./card-says.js";
import { createdAsCopy, isCopy } from "./copied-values.js";
import { settledExceptions } from "./copy-exceptions.js";
import { byKind, intrinsicCounters, putCounters } from "./counters.js";
import { enterByKeyword } from "./enters-by-keyword.js";
import { turnedOver } from "./turned-over.js";
import { exchangeOnArrival } from "./text-box.js";
import { fault, type Fallible, type Fault } from "../faults/fault.js";
import { choose, chooseOnArrival, remember } from "./linked.js";
import { faceOf } from "./printed.js";
import { loreOnEntering } from "./sagas.js";
import { becomeAsCast, ofCasting, type StatesOfCasting } from "./states-of-casting.js";
import type { Arrival, TableObject } from "./table-object.js";
import type { Table } from "./table.js";

/** What is said of an object as it enters, in the words of both events that say it. */
export type Entering = Partial<Pick<EntersEvent, "except" | Exclude<keyof EntersEvent & keyof MovesEvent, "kind">>> & {
  /** The other card of its meld pair. */
  readonly melded?: Card;
  /** Of a spell that becomes a permanent; undefined if nothing says how it was cast. */
  readonly states?: StatesOfCasting | undefined;
};

/** Puts a new object on the table; `first` may do to it what the look ahead must see. On the battlefield everything that happens as it enters happens now (CR 614.12). */
export function arrive(
  table: Table,
  arrival: Arrival,
  entering: Entering,
  pointer: string,
  first: (place: number) => void = () => undefined,
): Fallible {
  const place = table.objects.length;
  const object = table.place(arrival);
  first(place);
  object.side = entering.back === true || entering.melded !== undefined ? "back" : "front";
  object.meldedWith = entering.melded;
  if (entering.melded !== undefined) table.meet(entering.melded);
  if (entering.melded !== undefined)
    object.components = [{ id: entering.melded.name, card: entering.melded, token: false, onTop: false }];
  object.tapped = entering.tapped === true;
  object.faceDown = entering.faceDown ?? null;
  object.prototyped = entering.prototype === true;
  object.half = entering.half;
  unlockCast(object);
  const here = arrival.zone === "battlefield";
  const barred = here ? staysAway(object, entering, pointer) : undefined;
  if (barred !== undefined) return barred;
  const problem =
    attachOnEntering(table, place, entering, pointer) ??
    table.occasion.uponArrival?.(arrival) ??
    // A token elsewhere is the copy of a spell (CR 707.10).
    (here || arrival.token ? becomeCopyOnArrival(table, place, "enters", entering, pointer) : undefined) ??
    link(table, place, entering.links, pointer) ??
    (here ? exchangeOnArrival(table, place, entering.textBoxOf, pointer) : undefined);
  if (problem !== undefined) return problem;
  const unchosen = here ? asEnters(table, place, "enters", entering.choices ?? {}, pointer) : undefined;
  if (unchosen !== undefined) return unchosen;
  if (here) enterByKeyword(table, place, entering);
  if (!here && entering.choices !== undefined) choose(table, place, entering.choices, table.resolve());
  for (const [counter, count] of byKind(entering.counters ?? {})) putCounters(table, object, counter, count);
  if (here) {
    intrinsicCounters(table, place, entering);
    loreOnEntering(table, place, entering.counters);
    table.count({ what: "permanents entered", player: arrival.controller, object: place, amount: 1 });
  }
  return attachedCorrectly(table, place, pointer) ?? (here ? attachedLegally(table, place, pointer) : undefined);
}

/** CR 304.4, 307.4: an instant or sorcery card stays where it is, unless it comes face down or as something else. */
function staysAway({ card, side, half, faceDown, token }: TableObject, entering: Entering, pointer: string): Fallible {
  if (faceDown !== null || token || entering.copyOf !== undefined) return undefined;
  const { types } = faceOf(card, side, half === "left" || half === "right" ? half : "whole");
  const kept = types.find((type) => type === "Instant" || type === "Sorcery");
  if (kept === undefined) return undefined;
  const clause = kept === "Instant" ? "304.4" : "307.4";
  const kind = kept === "Instant" ? "an instant" : "a sorcery";
  return fault(pointer, `${card.name} is ${kind}, which can't enter the battlefield (CR ${clause})`, "a permanent");
}

/**
 * Nothing enters attached to what is nothing that it could be attached to (CR 303.4i, 301.5e), judged before its own effects
 * reach that. What stands against it there, such as protection, is for state-based actions, as if it had come later.
 */
function attachedLegally(table: Table, place: number, pointer: string): Fallible {
  const object = table.at(place);
  const host = object.attachedTo;
  if (host === null) return hostless(table, place, pointer);
  object.attachedTo = null;
  const unfit = unfitByItself(place, table.resolve(), host);
  object.attachedTo = host;
  if (unfit === undefined) return undefined;
  const to = host.kind === "object" ? table.at(host.object).id : (table.players[host.player]?.name ?? "");
  return fault(
    `${pointer}/attachedTo`,
    `${object.id} can't enter attached to ${to} (${unfit.map((clause) => `CR ${clause}`).join(", ")})`,
    "what its rules and abilities let it be attached to",
  );
}

/** An Aura comes attached to what it enchants, or not at all (CR 303.4f-g); one that is a creature enchants nothing (CR 303.4d). */
function hostless(table: Table, place: number, pointer: string): Fallible {
  if (!table.says('"Aura"')) return undefined;
  const { id } = table.at(place);
  const view = table.resolve().final[place];
  if (view === undefined || !hasSubtype(view.subtypes, AURA) || (view.types & CREATURE) !== 0) return undefined;
  return fault(
    pointer,
    `${id} is an Aura and comes attached to nothing, so it does not enter the battlefield (CR 303.4g)`,
    '"attachedTo": what it enchants',
  );
}

/** CR 709.5d: the half that was cast is unlocked as the Room enters. */
function unlockCast(object: TableObject): void {
  if (object.zone !== "battlefield" || object.card.layout !== "room") return;
  // One that was not cast enters with both halves locked, which is all that its values go by (CR 709.5).
  if (object.half === undefined) return;
  object.startClauses.push("709.5d");
  if (object.half === "left") object.designations.set(LEFT_UNLOCKED, object.timestamp);
  if (object.half === "right") object.designations.set(RIGHT_UNLOCKED, object.timestamp);
}

function attachOnEntering(table: Table, place: number, { attachedTo, states }: Entering, pointer: string): Fallible {
  const object = table.at(place);
  if (attachedTo !== undefined) {
    const host = attachmentTo(table, attachedTo, `${pointer}/attachedTo`, "attached to", place);
    if ("message" in host) return host;
    object.attachedTo = host;
    object.timestampClauses = [...object.timestampClauses, "613.7e"];
  }
  if (object.zone === "battlefield") becomeAsCast(object, states);
  reconfigure(table, place);
  return undefined;
}

/** An Equipment with reconfigure that becomes attached is no creature until it is unattached from that creature (CR 702.151b). */
export function reconfigure(table: Table, place: number): void {
  const object = table.at(place);
  if (object.attachedTo === null || !table.says('"reconfigure"')) return;
  const abilities = table.resolve().final[place]?.abilities ?? [];
  // What moves on from another creature is looked at as it was there.
  object.designations.delete(RECONFIGURED);
  if (abilities.some(({ ability }) => isKeyword(ability, "reconfigure")))
    object.designations.set(RECONFIGURED, object.timestamp);
}

/** A permanent or player by its name, to which something is done; `but` is no object that it can be. */
export function attachmentTo(
  table: Table,
  to: string,
  pointer: string,
  done: "attached to" | "dealt damage",
  but?: number,
): Attachment | Fault {
  const object = table.find(to);
  const host = object === undefined || object === but ? undefined : table.objects[object];
  if (object !== undefined && host !== undefined && isThere(host, done)) return { kind: "object", object };
  const player = object !== undefined && object === but ? undefined : table.player(to);
  return player === undefined
    ? fault(pointer, `there is nothing called "${to}" to be ${done}`, "an object on the battlefield or a player")
    : { kind: "player", player };
}

/** Some Auras enchant a card in a graveyard. */
function isThere({ zone, phasedOut }: TableObject, done: "attached to" | "dealt damage"): boolean {
  return zone === "battlefield" ? !phasedOut : zone === "graveyard" && done === "attached to";
}

const ATTACHABLE = [AURA, EQUIPMENT, FORTIFICATION];

/** Only an Aura, Equipment or Fortification can be attached (CR 701.3a), judged by what it is now. */
export function attachedCorrectly(table: Table, place: number, pointer: string): Fallible {
  const object = table.at(place);
  if (object.attachedTo === null) return undefined;
  if (object.zone !== "battlefield")
    return fault(pointer, `${object.id} can't be attached: it is not on the battlefield`);
  const view = table.resolve().final[place];
  const host = object.attachedTo.kind === "object" ? table.at(object.attachedTo.object) : undefined;
  if (host?.zone === "graveyard" && view !== undefined && !hasSubtype(view.subtypes, AURA))
    return fault(pointer, `${object.id} can't be attached to ${host.id}: that is not on the battlefield`);
  if (view !== undefined && ATTACHABLE.some((subtype) => hasSubtype(view.subtypes, subtype))) return undefined;
  return fault(pointer, `${object.id} can't be attached: it is no Aura, Equipment or Fortification`);
}

function link(table: Table, self: number, links: Links | undefined, pointer: string): Fallible {
  if (links === undefined) return undefined;
  const found: [name: string, places: readonly number[]][] = [];
  for (const [name, ids] of Object.entries(links)) {
    const places = placesNamed(table, ids, `${pointer}/links/${name}`);
    if ("message" in places) return places;
    found.push([name, places]);
  }
  remember(table, self, found, table.resolve());
  return undefined;
}

/** The places of the objects of these names; a fault for the first that is not there. */
export function placesNamed(table: Table, ids: readonly string[], pointer: string): number[] | Fault {
  const places = ids.map((id) => table.find(id));
  const missing = places.indexOf(undefined);
  if (missing >= 0) return fault(`${pointer}/${missing}`, `there is no object "${ids[missing] ?? ""}" at this point`);
  return places.filter((place) => place !== undefined);
}

function arrivalClauses(when: When): string[] {
  return when === "enters" ? ["614.12"] : ["708.11"];
}

/**
 * Becomes a copy as it enters or is turned face up: as a token so created, by its own ability, or by another's; only if
 * that ability is there as it would enter (CR 614.12, 707.5).
 */
export function becomeCopyOnArrival(
  table: Table,
  place: number,
  when: When,
  { copyOf: of, except }: Pick<Entering, "copyOf" | "except">,
  pointer: string,
): Fallible {
  const object = table.at(place);
  // A token that is created as a copy of the card that it is called by, which no object of the game has to be.
  if (of === undefined) return except === undefined ? undefined : becomeCopyOfCard(table, place, except, pointer);
  const original = table.findMeant(of);
  if (original === undefined || original === place)
    return fault(`${pointer}/copyOf`, `there is no object "${of}" to be a copy of`);
  const outcome = table.lookAhead(place);
  if (when === "enters") object.startClauses.push("614.12");
  const entersNow = object.zone === "battlefield";
  const asking = entersNow ? asEntersAbilities(table, place, when) : [];
  const own = asking.find(({ ability }) => ability.copy !== undefined)?.ability;
  if (own === undefined && !object.token && except === undefined && !makesCopies(table, outcome, original, place)) {
    object.voidChoices.push({ choice: "copyOf", value: of });
    return undefined;
  }
  // One that has left at the same time is not looked at again.
  if (own?.copy !== undefined && except === undefined && !table.at(original).gone) {
    const from = asking.find(({ ability }) => ability === own)?.key;
    if (!selected(own.copy.of, table.seenFrom(place, outcome, from)).includes(original))
      return fault(
        `${pointer}/copyOf`,
        `${object.id} does not become a copy of ${of}: that is not among what its ability "${own.id}" lets it copy`,
        "an object that it can copy, `except` of what else makes it a copy, or no `copyOf`",
      );
  }
  const copied = createdAsCopy(table, outcome, original, object.token && own === undefined);
  const exceptions = settledExceptions(table, outcome, place, copied.values, { ...own?.copy?.except, ...except });
  const kept = exceptions.keepAbility === undefined ? undefined : keptAbility(outcome, place, exceptions.keepAbility);
  const name = table.effectName(
    own === undefined
      ? { kind: "event", object: object.id, event: "copy" }
      : { kind: "ability", object: object.id, ability: own.id },
  );
  table.addEventEffect(name, [place], { parts: [copyPart(copied, exceptions, kept)] }, object.timestamp, [
    "707.5",
    ...arrivalClauses(when),
    ...(exceptions.counters === undefined ? [] : ["707.9e"]),
    ...(own?.copy?.except?.ifItIs === undefined ? [] : ["707.9f"]),
  ]);
  if (!entersNow) {
    const { casting, castX } = table.at(original);
    // What was chosen for the spell is copied, X and the way of casting too (CR 702.103c).
    object.castX = casting?.x ?? castX;
    const states = ofCasting(table.at(original).designations);
    for (const state of states.keys()) object.designations.set(state, object.timestamp);
    if (states.has(BESTOWED)) object.startClauses.push("702.103c");
    object.startClauses.push("707.10");
  }
  if (when === "enters")
    for (const [kind, count] of byKind(exceptions.counters ?? {})) putCounters(table, object, kind, count);
  return undefined;
}

/** The exceptions of what creates a token as a copy of a card are part of what it is (CR 707.2, 707.9). */
function becomeCopyOfCard(table: Table, place: number, except: CopyExceptions, pointer: string): Fallible {
  const object = table.at(place);
  if (!object.token)
    return fault(`${pointer}/except`, `${object.id} is no copy, so nothing is excepted`, "`copyOf`, or a `token`");
  const outcome = table.lookAhead(place);
  const copied = createdAsCopy(table, outcome, place, false);
  const exceptions = settledExceptions(table, outcome, place, copied.values, except);
  table.addEventEffect(
    table.effectName({ kind: "event", object: object.id, event: "copy" }),
    [place],
    { parts: [copyPart(copied, exceptions, undefined)] },
    object.timestamp,
    ["707.2", ...(exceptions.counters === undefined ? [] : ["707.9e"])],
  );
  for (const [kind, count] of byKind(exceptions.counters ?? {})) putCounters(table, object, kind, count);
  return undefined;
}

/** Whether an ability of a permanent makes this object enter as a copy of the original, which is that permanent or another one. */
function makesCopies(table: Table, outcome: Outcome, original: number, place: number): boolean {
  return outcome.board.objects.some(
    ({ zone, phasedOut }, maker) =>
      zone === "battlefield" &&
      !phasedOut &&
      maker !== place &&
      (outcome.final[maker]?.abilities ?? []).some(({ ability, key }) => {
        if (ability.kind !== "replacement" || ability.othersEnterAsCopy === undefined) return false;
        const scene = table.seenFrom(maker, outcome, key);
        return (
          scene.refer(ability.copiesOf ?? "self").includes(original) &&
          selected(ability.othersEnterAsCopy, scene).includes(place)
        );
      }),
  );
}

/** What its "as this enters" and "as this is turned face up" abilities do, if it has them then (CR 614.12, 613.2a). */
export function asEnters(table: Table, place: number, when: When, choices: Choices, pointer: string): Fallible {
  const object = table.at(place);
  const anyChoice = Object.keys(choices).length > 0;
  if (!anyChoice && !isCopy(table, place) && !cardSays(object.card, '"kind":"asEnters"')) return undefined;
  const outcome = table.lookAhead(place);
  const asking = asEntersAbilities(table, place, when);
  const isSaid = cardSays(object.card, '"kind":"asEnters"');
  if (when === "enters" && (asking.length > 0 || isSaid)) object.startClauses.push("614.12");
  // CR 611.3c: what is there already gives it the ability, or takes it away, before it is there.
  const isItsOwn = outcome.board.objects[place]?.base.abilities.some(({ ability }) => asksOnArrival(ability, when));
  if (when === "enters" && asking.length > 0 !== isItsOwn && !hasBecomeAnother(table, place))
    object.startClauses.push("611.3c");
  if (when === "enters" && asking.length > 0 && !object.token && hasBecomeAnother(table, place))
    object.startClauses.push("616.1");
  for (const { ability } of asking)
    if (ability.choose !== undefined && chosenBy(ability.id, ability.choose, choices) === undefined)
      return fault(
        pointer,
        `${object.id} asks for the choice "${ability.choose}", and it is not made`,
        `"choices": { "${ability.choose}": … }`,
      );
  chooseOnArrival(table, place, choices, asking, outcome);
  for (const { ability, key } of asking) {
    const situation = table.seenFrom(place, outcome, key, when === "enters" ? object.castX : 0);
    if (situation.speaker.x > 0 && ability.counters !== undefined) object.startClauses.push("107.3m");
    const body = ability.choose === undefined ? undefined : chosenBy(ability.id, ability.choose, choices);
    takeBody(table, place, ability, body, when);
    if (ability.turnsFaceDown !== undefined)
      turnOthersFaceDown(table, selected(ability.turnsFaceDown, situation), place, outcome);
    for (const [counter, amount] of byKind(ability.counters ?? {})) {
      const count = evaluateQuantity(amount, situation);
      if (count < 0) object.startClauses.push("107.1b");
      if (typeof amount === "object" && amount.timesPaid !== undefined) object.startClauses.push("702.33d");
      putCounters(table, object, counter, count);
    }
  }
  return undefined;
}

/** Whether another replacement has been applied as it enters: it is looked at anew which apply (CR 616.1). */
function hasBecomeAnother(table: Table, place: number): boolean {
  return table.hasPart(place, ({ kind }) => kind === "copiedValues" || kind === "textBox");
}

/** What a scenario says was chosen for an ability: under its own name, or under that of the choice alone. */
function chosenBy(asker: string, name: string, choices: Choices): Choice | undefined {
  return choices[`${asker}/${name}`] ?? choices[name];
}

function takeBody(table: Table, place: number, ability: AsEntersAbility, chosen: Choice | undefined, when: When): void {
  const object = table.at(place);
  const body = ability.bodies?.find(({ name }) => name === chosen);
  if (body === undefined) return;
  const key = `b${object.timestamp}-`;
  const part = {
    kind: "body" as const,
    power: body.power ?? null,
    toughness: body.toughness ?? null,
    addTypes: typeSet(body.addTypes ?? []),
    addSubtypes: (body.addSubtypes ?? []).filter((word) => typeof word === "string"),
    abilities: instances(body.abilities, "copied", key),
  };
  table.addEventEffect(
    table.effectName({ kind: "ability", object: object.id, ability: ability.id }),
    [place],
    { parts: [part] },
    object.timestamp,
    arrivalClauses(when),
  );
}

/** All at once, so their timestamps are in APNAP order (CR 613.7f, 613.7m). */
function turnOthersFaceDown(table: Table, places: readonly number[], but: number, outcome: Outcome): void {
  const turned = places.filter((place) => place !== but && table.at(place).faceDown === null);
  const turnOrder = (place: number): number =>
    turnsAfter(table.activePlayer, outcome.final[place]?.controller ?? 0, table.players.length);
  for (const place of [...turned].sort((a, b) => turnOrder(a) - turnOrder(b) || a - b)) {
    const object = table.at(place);
    object.faceDown = true;
    turnedOver(table, object, place);
    const isNew = table.restamp(object, "613.7f");
    if (isNew && turned.length > 1) object.timestampClauses = ["613.7f", "613.7m"];
  }
}
