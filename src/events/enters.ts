import type { Card, EntersEvent } from "../rules/formats.gen.js";
import { type Fault, fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { arrive } from "../table/enter.js";
import { isDoubleFaced } from "../table/printed.js";
import { OF_NO_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import {
  enteringFaults,
  entranceFaults,
  faceDownFaults,
  NEEDS_OF_ENTERING,
  partFaults,
  statusFaults,
} from "./entering.js";
import { madeFaults } from "./made-faults.js";
import { meldFaults } from "./meld-faults.js";
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
      ...spellFaults(event, known, path),
      ...(event.madeBy === undefined ? names.cardFaults(card, [...path, "card"]) : madeFaults(event, path, names)),
      ...names.playerFaults(controller, [...path, "controller"]),
      ...names.playerFaults(owner, [...path, "owner"]),
      ...(faceless ? [faultAt([...path, "back"], `the card ${quote(card)} has no back face`)] : []),
      ...(meldedWith === undefined ? [] : meldFaults(event, meldedWith, path, names)),
      ...partFaults(event, known, path),
      ...faceDownFaults(event.faceDown, event.zone ?? "battlefield", path),
      ...tokenFaults(event, path),
      ...statusFaults({ tapped: event.tapped === true }, event.zone ?? "battlefield", path),
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
    except: [{ needs: "copy", when: ({ copyOf }) => copyOf === undefined }],
  },
  looks: ({ copyOf, except }) => (copyOf ?? except) !== undefined,
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

/** Tokens are put onto the battlefield (CR 111.1); elsewhere are copies of spells, and of cards that are then cast (CR 707.10, 707.12). */
function tokenFaults({ token, zone = "battlefield" }: EntersEvent, path: Path): Fault[] {
  if (token !== true || (zone !== "hand" && zone !== "library")) return [];
  return [
    faultAt(
      [...path, "zone"],
      `no token is created in the zone ${zone} (CR 111.1, 111.8)`,
      'the battlefield, and "kind": "moves" for a token that is put elsewhere and ceases to exist',
    ),
  ];
}

const NO_PERMANENT: ReadonlySet<string> = new Set(["Instant", "Sorcery"]);

/** CR 304.4, 307.4: it stays where it is, unless it comes as something else. */
function spellFaults(event: EntersEvent, card: Card | undefined, path: Path): Fault[] {
  const { zone = "battlefield", faceDown, back, copyOf } = event;
  if (card === undefined || zone !== "battlefield") return [];
  if (faceDown !== undefined || back === true || copyOf !== undefined) return [];
  if (card.types.some((type) => !NO_PERMANENT.has(type) && type !== "Kindred")) return [];
  if (!card.types.some((type) => NO_PERMANENT.has(type))) return [];
  return [
    faultAt(
      [...path, "card"],
      `${quote(card.name)} does not enter the battlefield (CR 304.4, 307.4)`,
      '"kind": "resolves" for what it does, or another `zone`',
    ),
  ];
}
