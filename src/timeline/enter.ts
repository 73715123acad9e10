import type { Attachment, Choice } from "../rules/board.js";
import type { Ability, AsEntersAbility, Card, Choices, EntersEvent, Links, MovesEvent } from "../rules/formats.gen.js";
import { instances } from "../rules/ability.js";
import { BATTLE, PLANESWALKER, typeSet } from "../rules/card-types.js";
import type { CopiedValuesPart } from "../rules/part.js";
import { hasSubtype, subtypePlace } from "../rules/subtype-set.js";
import { selected } from "../resolver/applies-to.js";
import { evaluateQuantity } from "../resolver/quantity.js";
import type { Outcome } from "../resolver/resolve.js";
import { LEFT_UNLOCKED, RIGHT_UNLOCKED } from "./base.js";
import { keptAbility } from "./bind.js";
import { cardSays } from "./card-says.js";
import { createdAsCopy, isCopy } from "./copied-values.js";
import { settledExceptions } from "./copy-exceptions.js";
import { byKind, putCounters } from "./counters.js";
import { exchangeOnArrival } from "./exchange.js";
import { fault, type Fallible } from "./fault.js";
import type { Arrival, Table, TableObject } from "./table.js";

/** What is said about an object as it enters the battlefield, in the words of both events that say it. */
export type Entering = Pick<
  EntersEvent,
  | "tapped"
  | "faceDown"
  | "back"
  | "prototype"
  | "half"
  | "attachedTo"
  | "counters"
  | "choices"
  | "copyOf"
  | "textBoxOf"
  | "except"
  | "links"
> &
  Pick<MovesEvent, "controller"> & {
    /** The other card of its meld pair. */
    readonly melded?: Card;
  };

/** Puts a new object on the table. On the battlefield everything that happens as it enters happens now (CR 614.12). */
export function arrive(table: Table, arrival: Arrival, entering: Entering, pointer: string): Fallible {
  const place = table.objects.length;
  const object = table.place(arrival);
  object.side = entering.back === true || entering.melded !== undefined ? "back" : "front";
  object.meldedWith = entering.melded;
  if (entering.melded !== undefined)
    object.components = [{ id: entering.melded.name, card: entering.melded, token: false, onTop: false }];
  object.tapped = entering.tapped === true;
  object.faceDown = entering.faceDown ?? null;
  object.prototyped = entering.prototype === true;
  object.half = entering.half;
  unlockCast(object);
  const problem =
    attachOnEntering(table, place, entering.attachedTo, pointer) ?? link(table, object, entering.links, pointer);
  if (problem !== undefined) return problem;
  if (arrival.zone === "battlefield") {
    const copied = becomeCopyOnArrival(table, place, "enters", entering, pointer);
    if (copied !== undefined) return copied;
    const exchanged = exchangeOnArrival(table, place, entering.textBoxOf, pointer);
    if (exchanged !== undefined) return exchanged;
    asEnters(table, place, "enters", entering.choices ?? {});
  } else {
    choose(object, entering.choices ?? {});
    // The copy of a spell (CR 707.10).
    if (arrival.token) {
      const copied = becomeCopyOnArrival(table, place, "enters", entering, pointer);
      if (copied !== undefined) return copied;
    }
  }
  for (const [counter, count] of byKind(entering.counters ?? {})) putCounters(table, object, counter, count);
  if (arrival.zone === "battlefield") intrinsicCounters(table, place, entering);
  return attachedCorrectly(table, place, pointer);
}

/** CR 709.5d: the half that was cast is unlocked as the Room enters. */
function unlockCast(object: TableObject): void {
  if (object.zone !== "battlefield" || object.card.layout !== "room") return;
  if (object.half === "left") object.designations.set(LEFT_UNLOCKED, object.timestamp);
  if (object.half === "right") object.designations.set(RIGHT_UNLOCKED, object.timestamp);
}

/** A planeswalker enters with its loyalty, a battle with its defense, in counters (CR 306.5b, 310.4b), unless the event says how many. */
function intrinsicCounters(table: Table, place: number, { counters }: Entering): void {
  const object = table.objects[place];
  if (
    object === undefined ||
    !(isCopy(table, place) || cardSays(object.card, '"loyalty":') || cardSays(object.card, '"defense":'))
  )
    return;
  const view = table.resolve().final[place];
  if (view === undefined) return;
  for (const [kind, type] of [
    ["loyalty", PLANESWALKER],
    ["defense", BATTLE],
  ] as const) {
    const printed = view[kind];
    if ((view.types & type) !== 0 && printed !== null && counters?.[kind] === undefined)
      putCounters(table, object, kind, printed);
  }
}

function attachOnEntering(table: Table, place: number, to: string | undefined, pointer: string): Fallible {
  const object = table.objects[place];
  if (to === undefined || object === undefined) return undefined;
  const host = attachmentTo(table, to);
  if (host === undefined || (host.kind === "object" && host.object === place))
    return fault(
      `${pointer}/attachedTo`,
      `there is nothing called "${to}" to be attached to`,
      "an object on the battlefield or a player",
    );
  object.attachedTo = host;
  object.timestampClauses = [...object.timestampClauses, "613.7e"];
  return undefined;
}

export function attachmentTo(table: Table, to: string): Attachment | undefined {
  const object = table.find(to);
  const host = object === undefined ? undefined : table.objects[object];
  if (object !== undefined && host?.zone === "battlefield" && !host.phasedOut) return { kind: "object", object };
  const player = table.player(to);
  return player === undefined ? undefined : { kind: "player", player };
}

const ATTACHABLE = ["Aura", "Equipment", "Fortification"].map((word) => subtypePlace(word) ?? -1);

/** Only an Aura, Equipment or Fortification can be attached (CR 701.3a), judged by what it is now. */
export function attachedCorrectly(table: Table, place: number, pointer: string): Fallible {
  const object = table.objects[place];
  if (object === undefined || object.attachedTo === null) return undefined;
  if (object.zone !== "battlefield")
    return fault(pointer, `${object.id} can't be attached: it is not on the battlefield`);
  const view = table.resolve().final[place];
  if (view !== undefined && ATTACHABLE.some((subtype) => hasSubtype(view.subtypes, subtype))) return undefined;
  return fault(pointer, `${object.id} can't be attached: it is no Aura, Equipment or Fortification`);
}

function link(table: Table, object: TableObject, links: Links | undefined, pointer: string): Fallible {
  for (const [name, ids] of Object.entries(links ?? {})) {
    const places: number[] = [];
    for (const [n, id] of ids.entries()) {
      const place = table.find(id);
      if (place === undefined)
        return fault(`${pointer}/links/${name}/${n}`, `there is no object "${id}" at this point`);
      places.push(place);
    }
    object.links.set(name, places);
  }
  return undefined;
}

function choose(object: TableObject, choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) object.choices.set(name, value);
}

type When = "enters" | "turnedFaceUp";

export function asEntersAbilities(outcome: Outcome, place: number, when: When): AsEntersAbility[] {
  const abilities = (outcome.final[place]?.abilities ?? []).map(({ ability }) => ability);
  return abilities
    .filter((ability: Ability) => ability.kind === "asEnters")
    .filter((ability) => (ability.when ?? ["enters"]).includes(when));
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
  const object = table.objects[place];
  if (of === undefined || object === undefined) return undefined;
  const original = table.find(of);
  if (original === undefined || original === place)
    return fault(`${pointer}/copyOf`, `there is no object "${of}" to be a copy of`);
  const outcome = table.lookAhead(place);
  const entersNow = object.zone === "battlefield";
  const own = entersNow ? asEntersAbilities(outcome, place, when).find(({ copy }) => copy !== undefined) : undefined;
  if (own === undefined && !object.token && except === undefined && !makesCopies(table, outcome, original, place))
    return undefined;
  const copied = createdAsCopy(table, outcome, original, object.token && own === undefined);
  const exceptions = settledExceptions(table, outcome, place, copied.values, { ...own?.copy?.except, ...except });
  const kept = exceptions.keepAbility === undefined ? undefined : keptAbility(outcome, place, exceptions.keepAbility);
  const part: CopiedValuesPart = {
    kind: "copiedValues",
    ...copied,
    ...(Object.keys(exceptions).length === 0 ? {} : { except: exceptions }),
    ...(kept === undefined ? {} : { kept }),
  };
  table.addEventEffect(table.effectName(`${object.id}/${own?.id ?? "copy"}`), place, part, object.timestamp, ["707.5"]);
  if (when === "enters")
    for (const [kind, count] of byKind(exceptions.counters ?? {})) putCounters(table, object, kind, count);
  return undefined;
}

/** Whether an ability of the original makes this object enter as a copy of it. */
function makesCopies(table: Table, outcome: Outcome, original: number, place: number): boolean {
  const situation = table.seenFrom(original, outcome);
  return situation
    .view(original)
    .abilities.some(
      ({ ability }) =>
        ability.kind === "replacement" &&
        ability.othersEnterAsCopy !== undefined &&
        selected(ability.othersEnterAsCopy, situation).includes(place),
    );
}

/** What its "as this enters" and "as this is turned face up" abilities do, if it has them then (CR 614.12, 613.2a). */
export function asEnters(table: Table, place: number, when: When, choices: Choices): void {
  const object = table.objects[place];
  if (object === undefined) return;
  if (!isCopy(table, place) && !cardSays(object.card, '"kind":"asEnters"')) return choose(object, choices);
  const outcome = table.lookAhead(place);
  const abilities = asEntersAbilities(outcome, place, when);
  const offered = new Set(abilities.map((ability) => ability.choose));
  const ownChoices = new Set(
    (object.card.abilities ?? []).flatMap((entry) =>
      typeof entry === "object" && entry.kind === "asEnters" ? [entry.choose] : [],
    ),
  );
  for (const [name, value] of Object.entries(choices)) {
    // A choice that an ability would ask for is not made when the ability is not there.
    if (offered.has(name) || !ownChoices.has(name)) object.choices.set(name, value);
  }
  for (const ability of abilities) {
    takeBody(table, place, ability, choices[ability.choose ?? ""]);
    if (ability.turnsFaceDown !== undefined)
      turnOthersFaceDown(table, selected(ability.turnsFaceDown, table.seenFrom(place, outcome)), place, outcome);
    for (const [counter, amount] of byKind(ability.counters ?? {}))
      putCounters(table, object, counter, evaluateQuantity(amount, table.seenFrom(place, outcome)));
  }
}

function takeBody(table: Table, place: number, ability: AsEntersAbility, chosen: Choice | undefined): void {
  const object = table.objects[place];
  const body = ability.bodies?.find(({ name }) => name === chosen);
  if (object === undefined || body === undefined) return;
  const key = `b${object.timestamp}:`;
  const part = {
    kind: "body" as const,
    power: body.power ?? null,
    toughness: body.toughness ?? null,
    addTypes: typeSet(body.addTypes ?? []),
    addSubtypes: (body.addSubtypes ?? []).filter((word) => typeof word === "string"),
    abilities: instances(body.abilities, "copied", key),
  };
  table.addEventEffect(table.effectName(`${object.id}/${ability.id}`), place, part, object.timestamp, ["614.12"]);
}

/** All at once, so their timestamps are in APNAP order (CR 613.7f, 613.7m). */
function turnOthersFaceDown(table: Table, places: readonly number[], but: number, outcome: Outcome): void {
  const turned = places.filter((place) => place !== but && table.objects[place]?.faceDown === null);
  const turnOrder = (place: number): number =>
    ((outcome.final[place]?.controller ?? 0) - table.activePlayer + table.players.length) % table.players.length;
  for (const place of [...turned].sort((a, b) => turnOrder(a) - turnOrder(b) || a - b)) {
    const object = table.objects[place];
    if (object === undefined) continue;
    object.faceDown = true;
    table.stamp(object, "613.7f");
    if (turned.length > 1) object.timestampClauses = ["613.7f", "613.7m"];
  }
}
