import type { Card, EntersEvent } from "../rules/formats.gen.js";
import { type Fault, fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { arrive } from "../table/enter.js";
import { isDoubleFaced } from "../table/printed.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { enteringFaults, entranceFaults, faceDownFaults, NEEDS_OF_ENTERING, partFaults } from "./entering.js";
import { madeFaults } from "./made-faults.js";
import type { Names } from "./names.js";
import { comes } from "./example.js";

export const enters: EventDeclaration<"enters"> = {
  ...OF_NO_OBJECT,
  brings: ({ card, id, meldedWith }) => [
    { id: id ?? card, card, as: "object" },
    ...(meldedWith === undefined ? [] : [{ id: meldedWith, card: meldedWith, as: "component" as const }]),
  ],
  arrives: ({ card, id, zone = "battlefield" }) => (zone === "battlefield" ? [id ?? card] : []),
  announces: entranceFaults,
  faults: (event, path, { names }) => {
    const { card, controller, owner, back, meldedWith } = event;
    const known = names.card(card);
    const faceless = back === true && known !== undefined && !isDoubleFaced(known);
    return [
      ...(event.madeBy === undefined ? names.cardFaults(card, [...path, "card"]) : madeFaults(event, path, names)),
      ...names.playerFaults(controller, [...path, "controller"]),
      ...names.playerFaults(owner, [...path, "owner"]),
      ...(faceless ? [faultAt([...path, "back"], `the card ${quote(card)} has no back face`)] : []),
      ...(meldedWith === undefined ? [] : meldFaults(event, meldedWith, path, names)),
      ...(meldedWith !== undefined && known !== undefined && known.layout !== "meld"
        ? [
            faultAt(
              [...path, "meldedWith"],
              `the card ${quote(card)} has no combined face`,
              "a card of the layout meld",
            ),
          ]
        : []),
      ...partFaults(event, known, path),
      ...faceDownFaults(event.faceDown, event.zone ?? "battlefield", path),
      ...enteringFaults(event.id ?? event.card, event, known, path, names),
    ];
  },
  needs: {
    ...NEEDS_OF_ENTERING,
    kind: [],
    card: [],
    // What is made is written out as a token or in the command zone, which says what it needs.
    madeBy: [],
    id: [],
    controller: [],
    owner: [],
    zone: [{ needs: "other-zones", when: ({ zone }) => zone !== "battlefield" }],
    token: ["tokens"],
    meldedWith: ["double-faced"],
    copyOf: ["copy", { needs: "entering-as", when: ({ token }) => token !== true }],
    except: [],
  },
  looks: ({ copyOf }) => copyOf !== undefined,
  timestampOf: ({ controller }, table) => table.player(controller),
  example: ({ active, plain: [card], free }) => card && { kind: "enters", ...comes(card, free), controller: active },
  does: (event, { table, cards, pointer }) => {
    const card = cards(event.card);
    if (card === undefined) return fault(`${pointer}/card`, `there is no card "${event.card}"`);
    const controller = table.player(event.controller);
    if (controller === undefined) return fault(`${pointer}/controller`, `there is no player "${event.controller}"`);
    const owner = event.owner === undefined ? controller : table.player(event.owner);
    if (owner === undefined) return fault(`${pointer}/owner`, `there is no player "${event.owner}"`);
    const id = event.id ?? event.card;
    if (table.find(id) !== undefined) return fault(pointer, `there is an object "${id}" already`, "an `id` of its own");
    const meldedWith = event.meldedWith === undefined ? undefined : cards(event.meldedWith);
    if (event.meldedWith !== undefined && meldedWith === undefined)
      return fault(`${pointer}/meldedWith`, `there is no card "${event.meldedWith}"`);
    return arrive(
      table,
      { id, card, owner, controller, zone: event.zone ?? "battlefield", token: event.token === true },
      { ...event, ...(meldedWith === undefined ? {} : { melded: meldedWith }) },
      pointer,
    );
  },
};

function meldFaults({ card, token }: EntersEvent, partner: string, path: Path, names: Names): Fault[] {
  const other = names.card(partner);
  if (!names.objects.has(partner)) names.objects.set(partner, other);
  const at = [...path, "meldedWith"];
  const missing = names.cardFaults(partner, at);
  if (missing.length > 0) return missing;
  const why = token === true ? "a token does not meld" : noPair(names.card(card), other);
  return why === undefined ? [] : [faultAt(at, `${why} (CR 701.42b)`, "the other card of its meld pair")];
}

/**
 * Why two cards are no meld pair, as far as their data say. The combined face may stand on one of them only: then the other
 * is a card with one face here.
 */
function noPair(card: Card | undefined, other: Card | undefined): string | undefined {
  if (card === undefined || other === undefined) return undefined;
  if (card.name === other.name) return `two cards called ${quote(card.name)} are no meld pair`;
  if (other.back !== undefined && (other.layout !== "meld" || other.back.name !== card.back?.name))
    return `${quote(card.name)} and ${quote(other.name)} have no combined face in common`;
  return undefined;
}
