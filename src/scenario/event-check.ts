import { abilityOf, label } from "../rules/ability.js";
import type {
  CastsEvent,
  Card,
  EntersEvent,
  Half,
  MergesEvent,
  MovesEvent,
  ResolvesEvent,
  ScenarioEvent,
  SimultaneousEvent,
} from "../rules/formats.gen.js";
import { isDoubleFaced } from "../table/printed.js";
import { choiceFaults } from "./choice-check.js";
import { isObject } from "../rules/json-object.js";
import { checkEventFaults } from "./expectation-check.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { type Names, objectIdOf, type Reading } from "./names.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { missingTargetFaults } from "./target-check.js";

/** Names in one event that lead nowhere. What the event adds is known from then on. */
export function eventFaults(event: ScenarioEvent, path: Path, reading: Reading): Fault[] {
  const { names } = reading;
  switch (event.kind) {
    case "enters":
      return [...entranceFaults(event, path, names), ...entersFaults(event, path, names)];
    case "moves":
      return movesFaults(event, path, names);
    case "casts":
      return castsFaults(event, path, names);
    case "resolves":
      return resolvesFaults(event, path, names);
    case "attach":
      return [
        ...names.objectFaults(event.object, [...path, "object"]),
        ...attachFaults(event.object, event.to, [...path, "to"], names),
      ];
    case "merges":
      return mergesFaults(event, path, names);
    case "phaseOut":
    case "phaseIn":
      return objectsFaults(event.objects, [...path, "objects"], names);
    case "link":
      return [
        ...names.objectFaults(event.object, [...path, "object"]),
        ...objectsFaults(event.objects, [...path, "objects"], names),
      ];
    case "sticker":
    case "unattach":
    case "counters":
    case "turnFaceDown":
    case "transform":
    case "tap":
    case "untap":
    case "designate":
      return names.objectFaults(event.object, [...path, "object"]);
    case "choose":
    case "turnFaceUp":
      return [
        ...names.objectFaults(event.object, [...path, "object"]),
        ...choiceFaults(event.choices, [...path, "choices"], names),
      ];
    case "player":
      return names.playerFaults(event.player, [...path, "player"]);
    case "damage":
      return [
        ...names.targetFaults(event.to, [...path, "to"]),
        ...names.objectFaults(event.source, [...path, "source"]),
      ];
    case "turn":
      return names.playerFaults(event.active, [...path, "active"]);
    case "ends":
      return []; // which effects last is for the timeline to say
    case "stateBased":
      return objectsFaults(event.keep ?? [], [...path, "keep"], names);
    case "simultaneous":
      return simultaneousFaults(event, path, reading);
    case "check":
      return checkEventFaults(event, path, reading);
  }
}

/** Objects that enter together can name each other. */
function simultaneousFaults(event: SimultaneousEvent, path: Path, reading: Reading): Fault[] {
  const paths = event.events.map((_, i): Path => [...path, "events", i]);
  const entrances = event.events.flatMap((inner, i) =>
    inner.kind === "enters" ? entranceFaults(inner, paths[i] ?? path, reading.names) : [],
  );
  const others = event.events.flatMap((inner, i) => {
    const at = paths[i] ?? path;
    if (inner.kind === "enters") return entersFaults(inner, at, reading.names);
    if (inner.kind === "check")
      return [faultAt(at, "a check can not stand among simultaneous events", "a check after them")];
    return eventFaults(inner, at, reading);
  });
  return [...entrances, ...others];
}

function entranceFaults(event: EntersEvent, path: Path, names: Names): Fault[] {
  const id = objectIdOf(event);
  const known = names.objects.has(id);
  names.objects.set(id, names.card(event.card));
  const at = event.id === undefined ? path : [...path, "id"];
  // What is attached to it, targets it or damages it would have two meanings.
  if (names.players.has(id)) return [faultAt(at, `an object called like the player ${quote(id)}`, "an id of its own")];
  if (!known) return [];
  return [faultAt(at, `a second object called ${quote(id)}`, "an id of its own", `"id": ${JSON.stringify(`${id} 2`)}`)];
}

function entersFaults(event: EntersEvent, path: Path, names: Names): Fault[] {
  const { card, controller, owner, back, meldedWith } = event;
  const known = names.card(card);
  const faceless = back === true && known !== undefined && !isDoubleFaced(known);
  return [
    ...names.cardFaults(card, [...path, "card"]),
    ...names.playerFaults(controller, [...path, "controller"]),
    ...names.playerFaults(owner, [...path, "owner"]),
    ...(faceless ? [faultAt([...path, "back"], `the card ${quote(card)} has no back face`)] : []),
    ...(meldedWith === undefined ? [] : meldFaults(meldedWith, path, names)),
    ...(meldedWith !== undefined && known !== undefined && known.layout !== "meld"
      ? [faultAt([...path, "meldedWith"], `the card ${quote(card)} has no combined face`, "a card of the layout meld")]
      : []),
    ...partFaults(event, known, path),
    ...enteringFaults(objectIdOf(event), event, path, names),
  ];
}

const LAYOUTS_OF_HALF: Readonly<Record<Half, readonly Card["layout"][]>> = {
  left: ["split", "room"],
  right: ["split", "room"],
  fused: ["split"],
  inset: ["adventure"],
};

/** A part of a card that is said to be cast must be there. */
function partFaults(
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

function meldFaults(card: string, path: Path, names: Names): Fault[] {
  if (!names.objects.has(card)) names.objects.set(card, names.card(card));
  return names.cardFaults(card, [...path, "meldedWith"]);
}

/** A component is an object of its own once the permanent has left the battlefield. */
function mergesFaults(event: MergesEvent, path: Path, names: Names): Fault[] {
  const faults = [
    ...names.cardFaults(event.card, [...path, "card"]),
    ...names.objectFaults(event.onto, [...path, "onto"]),
  ];
  const id = objectIdOf(event);
  if (event.token !== true && !names.objects.has(id)) names.objects.set(id, names.card(event.card));
  return faults;
}

function movesFaults(event: MovesEvent, path: Path, names: Names): Fault[] {
  return [
    ...names.objectFaults(event.object, [...path, "object"]),
    ...names.playerFaults(event.controller, [...path, "controller"]),
    ...partFaults(event, names.objects.get(event.object), path),
    ...enteringFaults(event.object, event, path, names),
  ];
}

/** What is said of an object as it enters, in the words of both events that say it. */
function enteringFaults(
  id: string,
  event: Pick<EntersEvent, "attachedTo" | "copyOf" | "textBoxOf" | "links" | "choices">,
  path: Path,
  names: Names,
): Fault[] {
  const { attachedTo, copyOf, links = {}, choices } = event;
  const itself =
    copyOf === id ? [faultAt([...path, "copyOf"], `${quote(id)} can not be a copy of itself`, "another object")] : [];
  return [
    ...(attachedTo === undefined ? [] : attachFaults(id, attachedTo, [...path, "attachedTo"], names)),
    ...(itself.length > 0 ? itself : names.objectFaults(copyOf, [...path, "copyOf"])),
    ...names.objectFaults(event.textBoxOf, [...path, "textBoxOf"]),
    ...Object.entries(links).flatMap(([name, ids]) => objectsFaults(ids, [...path, "links", name], names)),
    ...choiceFaults(choices, [...path, "choices"], names),
  ];
}

/** Nothing can be attached to itself (CR 301.5c, 303.4d); in a circle with others it can. */
function attachFaults(id: string, to: string, path: Path, names: Names): Fault[] {
  if (to === id) return [faultAt(path, `${quote(id)} can not be attached to itself`, "another object, or a player")];
  return names.targetFaults(to, path);
}

/** A card that no event has brought becomes an object as it is cast. */
function castsFaults(event: CastsEvent, path: Path, names: Names): Fault[] {
  const { card, id, object, player } = event;
  const more = names.playerFaults(player, [...path, "player"]);
  if (card === undefined) {
    const called = id === undefined ? [] : [faultAt([...path, "id"], "an object that is cast keeps its name", "no id")];
    const itsCard = names.objects.get(object ?? "");
    return [
      ...called,
      ...names.objectFaults(object, [...path, "object"]),
      ...partFaults(event, itsCard, path),
      ...more,
    ];
  }
  return [
    ...entranceFaults({ kind: "enters", card, controller: player, ...(id === undefined ? {} : { id }) }, path, names),
    ...names.cardFaults(card, [...path, "card"]),
    ...partFaults(event, names.card(card), path),
    ...more,
  ];
}

function resolvesFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  const { card, source, ability, controller, targets = [], choices } = event;
  const faults = [
    ...sourceFaults(event, path, names),
    ...(card === undefined ? [] : names.cardFaults(card, [...path, "card"])),
    ...names.objectFaults(source, [...path, "source"]),
    ...names.playerFaults(controller, [...path, "controller"]),
    ...targets.flatMap((target, i) => names.targetFaults(target, [...path, "targets", i])),
    ...missingTargetFaults(event, path, names),
    ...choiceFaults(choices, [...path, "choices"], names),
    ...(isObject(ability) ? namedObjectFaults(ability, [...path, "ability"], names) : []),
  ];
  const own = typeof ability === "string" && source !== undefined ? `${source}/${ability}` : (source ?? "effect");
  if (event.id !== undefined && names.effects.has(event.id)) {
    faults.push(faultAt([...path, "id"], `a second effect called ${quote(event.id)}`, "an id of its own"));
  }
  names.effects.add(event.id ?? card ?? own);
  return faults;
}

/** What resolves: a card, an ability of an object, or an ability written out. */
function sourceFaults({ card, source, ability }: ResolvesEvent, path: Path, names: Names): Fault[] {
  if (card !== undefined && source !== undefined) {
    return [faultAt(path, '"card" and "source" exclude each other', "card for a spell, source for an ability")];
  }
  if (ability === undefined) {
    if (card !== undefined) return [];
    const message =
      source === undefined ? "what resolves is missing" : `which ability of ${quote(source)} resolves is missing`;
    return [
      faultAt(
        path,
        message,
        source === undefined ? "card, or source + ability, or ability written out" : "ability: its id",
      ),
    ];
  }
  if (typeof ability !== "string") return [];
  if (card === undefined && source === undefined) {
    return [
      faultAt([...path, "ability"], `whose ability ${quote(ability)} is, is missing`, "source: an object, or card"),
    ];
  }
  const own = abilityIdsOf(card === undefined ? names.objects.get(source ?? "") : names.card(card));
  // An object can have been given abilities by others.
  if (own.includes(ability) || (source !== undefined && names.abilityIds.has(ability))) return [];
  if (own.length === 0 && source === undefined && names.card(card ?? "") === undefined) return []; // the card itself is unknown
  const whose = card === undefined ? `the object ${quote(source ?? "")}` : `the card ${quote(card)}`;
  const expected = own.length === 0 ? undefined : own.join(", ");
  return [faultAt([...path, "ability"], `${whose} has no ability ${quote(ability)}`, expected, nearest(ability, own))];
}

function abilityIdsOf(card: ReturnType<Names["card"]>): string[] {
  const abilities = [...(card?.abilities ?? []), ...(card?.back?.abilities ?? [])];
  return abilities.map((ability) => label(abilityOf(ability)));
}

/** In place of an object's id these mean one by its part in the effect. */
const REFERENCES: ReadonlySet<string> = new Set(["self", "affected", "host", "target"]);

/** Objects that selectors and references name by their id. */
function namedObjectFaults(value: unknown, path: Path, names: Names): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => namedObjectFaults(item, [...path, i], names));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "object" && typeof member === "string" && !REFERENCES.has(member)
      ? names.objectFaults(member, [...path, key])
      : namedObjectFaults(member, [...path, key], names),
  );
}

function objectsFaults(ids: readonly string[], path: Path, names: Names): Fault[] {
  return ids.flatMap((id, i) => names.objectFaults(id, [...path, i]));
}
