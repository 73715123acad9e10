import { CREATURE } from "../rules/card-types.js";
import { hasSubtype, HUMAN } from "../rules/subtype-set.js";
import type { MergesEvent } from "../rules/formats.gen.js";
import type { MergedPart } from "../rules/part.js";
import { type Fault, fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { carryOver } from "../table/carry-over.js";
import { isDoubleFaced, printedView } from "../table/printed.js";
import { restamped } from "../table/stickers.js";
import type { Table } from "../table/table.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import type { Names } from "./names.js";
import type { Component } from "../table/table-object.js";
import { wordsIn } from "./spoken.js";
import { comes, ifThere } from "./example.js";
import { addEventEffect } from "../table/event-effect.js";

/** CR 730.2a: the timestamp of the layer-1 effect is that of merging. */
export const merges: EventDeclaration<"merges"> = {
  ...OF_NO_OBJECT,
  brings: ({ card, id, token }) => [{ id: id ?? card, card, as: token === true ? "tokenComponent" : "component" }],
  faults: (event, path, { names }) => {
    const faults = [
      ...names.cardFaults(event.card, [...path, "card"]),
      ...names.objectFaults(event.onto, [...path, "onto"]),
      ...mutateFaults(event, path, names),
    ];
    // A component is an object of its own once the permanent has left the battlefield.
    const id = event.id ?? event.card;
    if (event.token !== true && !names.objects.has(id)) names.objects.set(id, names.card(event.card));
    return faults;
  },
  needs: { kind: ["merge"], card: [], id: [], token: ["tokens"], onto: [], position: [] },
  looks: () => true,
  example: ({ creatures, mutating, plain, free }) => {
    const [card = plain[0]] = mutating;
    // CR 702.140a: not onto a Human.
    const host = creatures.findLast((each) => each.card?.subtypes?.includes("Human") !== true);
    return ifThere(host, (onto) => card && { kind: "merges", ...comes(card, free), onto, position: "top" });
  },
  does: (event, { table, cards, pointer }) => {
    const card = cards(event.card);
    if (card === undefined) return fault(`${pointer}/card`, `there is no card "${event.card}"`);
    const place = table.find(event.onto);
    if (place === undefined) return fault(`${pointer}/onto`, `there is no object "${event.onto}" at this point`);
    const object = table.at(place);
    const unfit = unfitHost(table, place, event.id ?? event.card);
    if (unfit !== undefined)
      return fault(
        `${pointer}/onto`,
        `${event.onto} ${unfit}, so nothing merges with it (CR 702.140b)`,
        "a creature that is no Human and has the same owner",
      );
    const onTop = event.position === "top";
    const component = { id: event.id ?? event.card, card, token: event.token === true, onTop };
    table.meet(card);
    object.components = [...object.components, component];
    object.startClauses.push(
      "730.2c",
      ...(object.faceDown === null ? [] : ["730.2e"]),
      ...(object.stickers.length === 0 ? [] : ["123.5b"]),
    );
    // The top component decides the face status (CR 730.2e).
    if (onTop) object.faceDown = null;
    mergingSpell(table, component.id, place);
    const name = table.effectName({ kind: "event", object: event.onto, event: "merged" });
    addEventEffect(table, name, [place], { parts: [mergedPart(component, object.controller)] }, table.mint(), []);
    object.stickers = restamped(object.stickers, () => table.mint());
    return undefined;
  },
};

/** Only what mutates merges with a permanent (CR 702.140c, 730.1). */
function mutateFaults({ card: name, token }: MergesEvent, path: Path, names: Names): Fault[] {
  const card = names.card(name);
  const { words, given } = names.known.spoken;
  // The copy of a spell mutates as its original does (CR 707.10f).
  const others = token === true ? words : given;
  if (card === undefined || wordsIn(card).keywords.has("mutate") || others.keywords.has("mutate")) return [];
  return [faultAt([...path, "card"], `${quote(name)} does not mutate, so it does not merge`, "a card with mutate")];
}

/**
 * Why a permanent is no legal target of a mutating spell (CR 702.140a), judged by what it is as that resolves. A spell that
 * nothing says more of has the same owner as what it merges with.
 */
function unfitHost(table: Table, place: number, spell: string): string | undefined {
  const { zone, phasedOut, owner } = table.at(place);
  if (zone !== "battlefield" || phasedOut) return "is not on the battlefield";
  const view = table.resolve().final[place];
  if (view === undefined || (view.types & CREATURE) === 0) return "is no creature";
  if (hasSubtype(view.subtypes, HUMAN)) return "is a Human";
  const cast = table.find(spell);
  const isAnothers = cast !== undefined && table.at(cast).zone === "stack" && table.at(cast).owner !== owner;
  return isAnothers ? `has another owner than ${spell}` : undefined;
}

/** CR 702.140c, 702.140f: a mutating spell leaves the stack for the permanent it merges with, and what affects it goes along. */
function mergingSpell(table: Table, id: string, permanent: number): void {
  const spell = table.find(id);
  if (spell === undefined || table.at(spell).zone !== "stack") return;
  const object = table.at(spell);
  object.gone = true;
  object.startClauses.length = 0;
  object.startFacts.length = 0;
  carryOver(table, spell, permanent, "702.140f");
}

function mergedPart({ card, onTop }: Component, controller: number): MergedPart {
  const turns = isDoubleFaced(card) || card.layout === "flip";
  return {
    kind: "merged",
    component: printedView(card, "front", controller),
    ...(turns ? { other: printedView(card, "back", controller) } : {}),
    onTop,
  };
}
