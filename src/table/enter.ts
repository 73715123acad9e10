import { turnsAfter, type BoardFact, type Choice } from "../rules/board.js";
import type { AsEntersAbility, Choices, Links } from "../rules/formats.gen.js";
import { instances } from "../rules/ability.js";
import { typeSet } from "../rules/card-types.js";
import { evaluateQuantity, selected } from "../resolver/query/queries.js";
import type { Outcome } from "../resolver/resolve.js";
import { LEFT_UNLOCKED, RIGHT_UNLOCKED } from "./base.js";
import { arrivalClauses, asEntersAbilities, asksOnArrival, type When } from "./as-enters-abilities.js";
import { cardSays } from "./card-says.js";
import { isCopy } from "./copied-values.js";
import { byKind, intrinsicCounters, putCounters } from "./counters.js";
import { enterByKeyword } from "./enters-by-keyword.js";
import { turnedOver } from "./turned-over.js";
import { exchangeOnArrival } from "./text-box.js";
import { fault, type Fallible, type Fault } from "../faults/fault.js";
import { choose, chooseOnArrival, remember } from "./linked.js";
import { faceOf } from "./printed.js";
import { loreOnEntering } from "./sagas.js";
import { startsWith } from "./start-facts.js";
import type { Arrival, TableObject } from "./table-object.js";
import type { Table } from "./table.js";
import { countDeed } from "./history.js";
import type { Entering } from "./entering.js";
import { attachedCorrectly, attachedLegally, attachOnEntering } from "./attachment.js";
import { becomeCopyOnArrival } from "./copy-on-arrival.js";
import { addEventEffect, hasPart } from "./event-effect.js";
import { lookAhead } from "./look-ahead.js";
import { sayWhatAffectsIt } from "./affected-on-arrival.js";

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
    countDeed(table, { what: "permanents entered", player: arrival.controller, object: place, amount: 1 });
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

/** CR 709.5d: the half that was cast is unlocked as the Room enters. */
function unlockCast(object: TableObject): void {
  if (object.zone !== "battlefield" || object.card.layout !== "room") return;
  // One that was not cast enters with both halves locked, which is all that its values go by (CR 709.5).
  if (object.half === undefined) return;
  object.startClauses.push("709.5d");
  if (object.half === "left") object.designations.set(LEFT_UNLOCKED, object.timestamp);
  if (object.half === "right") object.designations.set(RIGHT_UNLOCKED, object.timestamp);
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

/** What its "as this enters" and "as this is turned face up" abilities do, if it has them then (CR 614.12, 613.2a). */
export function asEnters(table: Table, place: number, when: When, choices: Choices, pointer: string): Fallible {
  const object = table.at(place);
  const anyChoice = Object.keys(choices).length > 0;
  if (!anyChoice && !isCopy(table, place) && !cardSays(object.card, '"kind":"asEnters"')) return undefined;
  const outcome = lookAhead(table, place);
  const asking = asEntersAbilities(table, place, when);
  const isSaid = cardSays(object.card, '"kind":"asEnters"');
  if (when === "enters" && (asking.length > 0 || isSaid)) sayWhatIsFound(table, object, asking);
  const isItsOwn = outcome.board.objects[place]?.base.abilities.some(({ ability }) => asksOnArrival(ability, when));
  if (when === "enters" && asking.length > 0 !== isItsOwn && !hasBecomeAnother(table, place))
    sayWhatAffectsIt(object, outcome, when);
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

/** What changes how it enters, as it is looked at before; anew once another replacement has been applied (CR 614.12, 616.1). */
function sayWhatIsFound(table: Table, object: TableObject, asking: ReturnType<typeof asEntersAbilities>): void {
  const found: Found[] = asking.length === 0 ? ["nothing"] : asking.map(({ ability }) => matterOf(ability));
  if (!hasBecomeAnother(table, object.place)) {
    startsWith(object, { clause: "614.12", found });
    return;
  }
  object.startClauses.push("614.12");
  if (asking.length > 0) startsWith(object, { clause: object.token ? "614.12" : "616.1", found });
}

type Found = NonNullable<BoardFact["found"]>[number];

function matterOf({ choose, counters, exchangesTextBox }: AsEntersAbility): Found {
  if (choose !== undefined) return "asChosen";
  if (counters !== undefined) return "withCounters";
  return exchangesTextBox === undefined ? "own" : "withTextBox";
}

/** Whether another replacement has been applied as it enters: it is looked at anew which apply (CR 616.1). */
function hasBecomeAnother(table: Table, place: number): boolean {
  return hasPart(table, place, ({ kind }) => kind === "copiedValues" || kind === "textBox");
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
  addEventEffect(
    table,
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
