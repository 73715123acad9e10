import type { Card, CastsEvent, EntersEvent, FaceDown, Half, Links, Zone } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { askersOf, choiceFaults } from "./choice-faults.js";
import { copyFaults } from "./copy-faults.js";
import { counterFaults } from "./counter-faults.js";
import type { EventDeclaration } from "./declaration.js";
import { looksAlike } from "./looks-alike.js";
import { linkFaults } from "./link-faults.js";
import type { Names } from "./names.js";

/* What is said of an object that comes to a zone, by whichever event it comes. */

/** Whether what the object becomes is among what is chosen. */
function choosesBody({ choices = {} }: Pick<EntersEvent, "choices">): boolean {
  return Object.keys(choices).some((name) => name.split("/").at(-1) === "body");
}

/** What an engine needs for what is said of an object as it enters. */
export const NEEDS_OF_ENTERING = {
  tapped: ["tapping"],
  faceDown: ["face-down"],
  back: ["double-faced"],
  prototype: ["prototype"],
  half: ["split"],
  attachedTo: ["attachments"],
  counters: ["counters"],
  choices: ["choices", { needs: "entering-as", when: choosesBody }],
  textBoxOf: ["text", "entering-as"],
  links: ["linked"],
} as const satisfies Partial<EventDeclaration<"enters" | "moves">["needs"]>;

/** An object of a card comes, and is known from then on. */
export function entranceFaults(event: Pick<EntersEvent, "card" | "id">, path: Path, names: Names): Fault[] {
  const id = event.id ?? event.card;
  const known = names.objects.has(id);
  names.objects.set(id, names.card(event.card));
  const at = event.id === undefined ? path : [...path, "id"];
  // What is attached to it, targets it or damages it would have two meanings.
  if (names.known.players.has(id))
    return [faultAt(at, `an object called like the player ${quote(id)}`, "an id of its own")];
  const alike = looksAlike(id, names.looks, at);
  if (!known) return alike === undefined ? [] : [alike];
  return [faultAt(at, `a second object called ${quote(id)}`, "an id of its own", `"id": ${JSON.stringify(`${id} 2`)}`)];
}

const LAYOUTS_OF_HALF: Readonly<Record<Half, readonly Card["layout"][]>> = {
  left: ["split", "room"],
  right: ["split", "room"],
  fused: ["split"],
  inset: ["adventure"],
};

/** A part of a card that is said to be cast must be there. */
export function partFaults(
  { prototype, half }: Pick<CastsEvent, "prototype" | "half">,
  card: Card | undefined,
  path: Path,
): Fault[] {
  if (card === undefined) return [];
  return [
    ...(prototype === true && card.prototype === undefined
      ? [faultAt([...path, "prototype"], `the card ${quote(card.name)} has no prototype values`)]
      : []),
    ...(half === undefined || LAYOUTS_OF_HALF[half].includes(card.layout)
      ? []
      : [
          faultAt(
            [...path, "half"],
            `the card ${quote(card.name)} has no part called ${quote(half)}`,
            `a card of the layout ${LAYOUTS_OF_HALF[half].join(" or ")}`,
          ),
        ]),
  ];
}

/** Where a card can be face down: on the battlefield and the stack (CR 708), in exile and the command zone without characteristics (CR 406.3a). */
export function faceDownFaults(faceDown: FaceDown | undefined, zone: Zone, path: Path): Fault[] {
  const at = [...path, "faceDown"];
  switch (zone) {
    case "battlefield":
    case "stack":
      return [];
    case "exile":
    case "command":
      return faceDown === undefined || faceDown === true
        ? []
        : [faultAt(at, `a card that is face down in the zone ${zone} has no characteristics`, '"faceDown": true')];
    case "hand":
    case "library":
    case "graveyard":
      return faceDown === undefined
        ? []
        : [faultAt(at, `a card in the zone ${zone} is not face down in this sense`, "no `faceDown`")];
  }
}

/** Nothing but a permanent is tapped (CR 110.5d), and elsewhere than on the battlefield and the stack a card has no controller (CR 108.4). */
export function statusFaults(
  { tapped, controller }: { readonly tapped?: boolean; readonly controller?: string },
  zone: Zone,
  path: Path,
): Fault[] {
  return [
    ...(tapped === true && zone !== "battlefield"
      ? [faultAt([...path, "tapped"], `an object in the zone ${zone} is not tapped (CR 110.5d)`, "no `tapped`")]
      : []),
    ...(controller !== undefined && zone !== "battlefield" && zone !== "stack"
      ? [faultAt([...path, "controller"], `a card in the zone ${zone} has no controller (CR 108.4)`, "no `controller`")]
      : []),
  ];
}

/** What is said of an object as it enters, in the words of both events that say it. */
export function enteringFaults(
  id: string,
  event: Pick<EntersEvent, "attachedTo" | "copyOf" | "textBoxOf" | "links" | "choices" | "counters"> &
    Partial<Pick<EntersEvent, "except" | "token">>,
  card: Card | undefined,
  path: Path,
  names: Names,
): Fault[] {
  const { attachedTo, copyOf, links, choices } = event;
  const itself =
    copyOf === id ? [faultAt([...path, "copyOf"], `${quote(id)} can not be a copy of itself`, "another object")] : [];
  return [
    ...(attachedTo === undefined ? [] : attachmentFaults(id, attachedTo, [...path, "attachedTo"], names)),
    ...(itself.length > 0 ? itself : names.objectFaults(copyOf, [...path, "copyOf"])),
    ...names.objectFaults(event.textBoxOf, [...path, "textBoxOf"]),
    ...linksFaults(links, id, path, names, card),
    ...choiceFaults(choices, [...path, "choices"], names, askersOf(id, names, card)),
    ...copyFaults(event, id, path, names, card),
    ...counterFaults(event.counters, [...path, "counters"], names),
  ];
}

/** The objects that are remembered, and under which names. */
export function linksFaults(
  links: Links = {},
  id: string,
  path: Path,
  names: Names,
  card = names.objects.get(id),
): Fault[] {
  return Object.entries(links).flatMap(([name, ids]) => [
    ...linkFaults(name, id, [...path, "links", name], names, card),
    ...names.objectsFaults(ids, [...path, "links", name]),
  ]);
}

/** Nothing can be attached to itself (CR 301.5c, 303.4d); in a circle with others it can. */
export function attachmentFaults(id: string, to: string, path: Path, names: Names): Fault[] {
  if (to === id) return [faultAt(path, `${quote(id)} can not be attached to itself`, "another object, or a player")];
  return names.targetFaults(to, path);
}
