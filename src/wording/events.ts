import type {
  CastsEvent,
  DamageEvent,
  EntersEvent,
  MovesEvent,
  ResolvesEvent,
  ScenarioEvent,
  Zone,
} from "../rules/formats.gen.js";
import { abilityInside, resolvingPhrase } from "./abilities.js";
import { choicePhrases } from "./choices.js";
import { FREE, paidCost } from "./total-costs.js";
import { counterCounts } from "./counters.js";
import { designatedPhrase, playerDesignatedPhrase } from "./designations.js";
import { effectPhrase } from "./effect-names.js";
import { enteringPhrases } from "./entering.js";
import { faceDownPhrase } from "./face-down.js";
import { linkName } from "./links.js";
import { namesOf, type ObjectNames } from "./object-names.js";
import { type Phrase, say, type Saying, series, type Word } from "./phrase.js";
import { typeWord } from "./type-words.js";

type EventOf<K extends ScenarioEvent["kind"]> = Extract<ScenarioEvent, { kind: K }>;

/** "Bear enters, tapped, with a counter": what happens, and how. */
function happening(what: Saying, how: readonly Phrase[]): Phrase {
  return how.length === 0 ? what : series([what, ...how], "commas");
}

function isIn(zone: Zone, what: Word, player: string): Saying {
  switch (zone) {
    case "graveyard":
      return say("event-is-in-graveyard", { what, player });
    case "hand":
      return say("event-is-in-hand", { what, player });
    case "library":
      return say("event-is-in-library", { what, player });
    case "exile":
      return say("event-is-in-exile", { what, player });
    case "command":
      return say("event-is-in-command-zone", { what, player });
    case "stack":
      return say("event-is-on-stack", { what, player });
    case "battlefield":
      return say("event-is-on-battlefield", { what, player });
    default:
      return zone satisfies never;
  }
}

function enters(event: EntersEvent, names: ObjectNames): Phrase {
  const { card, id, controller, owner, zone = "battlefield", token } = event;
  const what = names.introduced(card, id);
  const main =
    zone !== "battlefield"
      ? isIn(zone, what, controller)
      : say(token === true ? "event-enters-as-token" : "event-enters", { what, player: controller });
  const owned = owner === undefined || owner === controller ? [] : [say("entering-owned", { player: owner })];
  return happening(main, [...owned, ...enteringPhrases(event, names)]);
}

function goes(zone: Zone, what: Word): Saying {
  switch (zone) {
    case "battlefield":
      return say("event-goes-to-battlefield", { what });
    case "graveyard":
      return say("event-goes-to-graveyard", { what });
    case "hand":
      return say("event-goes-to-hand", { what });
    case "library":
      return say("event-goes-to-library", { what });
    case "exile":
      return say("event-goes-to-exile", { what });
    case "stack":
      return say("event-goes-to-stack", { what });
    case "command":
      return say("event-goes-to-command-zone", { what });
    default:
      return zone satisfies never;
  }
}

function moves(event: MovesEvent, names: ObjectNames): Phrase {
  const { object, to, controller } = event;
  const what = names.object(object);
  const main =
    controller === undefined ? goes(to, what) : say("event-goes-to-battlefield-under", { what, player: controller });
  return happening(main, enteringPhrases(event, names));
}

function paying(event: CastsEvent): readonly Phrase[] {
  const { x, alternative, additional = [] } = event;
  return [
    ...(x === undefined ? [] : [say("casting-with-x", { x })]),
    ...(alternative === undefined
      ? []
      : [alternative === FREE ? say("casting-free") : say("casting-alternative", { cost: paidCost(alternative) })]),
    ...(additional.length === 0 ? [] : [say("casting-additional", { costs: series(additional.map(paidCost), "and") })]),
  ];
}

function casts(event: CastsEvent, names: ObjectNames): Phrase {
  const { player, card, id, object, faceDown, half, prototype } = event;
  const what =
    card !== undefined
      ? names.introduced(card, id)
      : object === undefined
        ? say("event-a-spell")
        : names.object(object);
  return happening(say("event-casts", { player, what }), [
    ...(faceDown === true ? [say("face-down")] : []),
    ...(prototype === true ? [say("casting-prototype")] : []),
    ...(half === undefined ? [] : [castingHalf(half)]),
    ...paying(event),
  ]);
}

function castingHalf(half: NonNullable<CastsEvent["half"]>): Phrase {
  switch (half) {
    case "left":
      return say("casting-left-half");
    case "right":
      return say("casting-right-half");
    case "fused":
      return say("casting-fused");
    case "inset":
      return say("casting-inset");
    default:
      return half satisfies never;
  }
}

function called(id: string | undefined, names: ObjectNames): readonly Phrase[] {
  return id === undefined ? [] : [say("resolving-called", { id: names.object(id) })];
}

function resolves(event: ResolvesEvent, names: ObjectNames): Phrase {
  const { id, card, source, ability, controller, targets = [], x, choices = {} } = event;
  const how = [
    ...(targets.length === 0 ? [] : [say("resolving-targets", { targets: namesOf(targets, names) })]),
    ...(x === undefined ? [] : [say("casting-with-x", { x })]),
    ...choicePhrases(choices),
  ];
  const player = controller;
  if (source !== undefined) {
    const object = names.object(source);
    const main =
      typeof ability === "string"
        ? say("event-resolves-ability", { player, source: object, ability })
        : say("event-resolves-an-ability", { player, source: object });
    return happening(main, [...called(id, names), ...how]);
  }
  if (card !== undefined) {
    const spell = names.introduced(card);
    const main =
      typeof ability === "string"
        ? say("event-resolves-part", { player, spell, ability })
        : say("event-resolves", { player, spell });
    return happening(main, [...(id === card ? [] : called(id, names)), ...how]);
  }
  const made =
    id === undefined
      ? say("event-resolves-made-up", { player })
      : say("event-resolves-made-up-called", { player, id: names.object(id) });
  const main = happening(made, how);
  return typeof ability === "object" ? say("event-that-says", { main, words: resolvingPhrase(ability) }) : main;
}

function counters({ object, add, remove }: EventOf<"counters">, names: ObjectNames): Phrase {
  const what = names.object(object);
  const added = add === undefined ? [] : [say("event-counters-put", { object: what, counters: counterCounts(add) })];
  const removed =
    remove === undefined ? [] : [say("event-counters-removed", { object: what, counters: counterCounts(remove) })];
  return series([...added, ...removed], "and");
}

function sticker(event: EventOf<"sticker">, names: ObjectNames): Phrase {
  const object = names.object(event.object);
  const { word, after, abilities, power = 0, toughness = 0 } = event;
  if (word !== undefined) {
    if (after === undefined) return say("event-sticker-name-at-end", { object, word });
    return say("event-sticker-name", { object, word, after });
  }
  if (abilities !== undefined)
    return say("event-sticker-abilities", {
      object,
      abilities: series(
        abilities.map((ability) => abilityInside(ability)),
        "and",
      ),
    });
  return say("event-sticker-size", { object, size: `${power}/${toughness}` });
}

function player(event: EventOf<"player">): Phrase {
  const { player, life, hand, library, counters, designation } = event;
  const numbers = [
    ...(life === undefined ? [] : [say("player-life", { life })]),
    ...(hand === undefined ? [] : [say("player-hand", { hand })]),
    ...(library === undefined ? [] : [say("player-library", { library })]),
    ...(counters === undefined ? [] : [counterCounts(counters)]),
  ];
  const said = [
    ...(numbers.length === 0 ? [] : [say("event-player-has", { player, what: series(numbers, "and") })]),
    ...(designation === undefined ? [] : [playerDesignatedPhrase(player, designation)]),
  ];
  return said.length === 0 ? say("event-player-unchanged", { player }) : series(said, "semicolons");
}

function damage({ to, amount, source, with: qualities = [] }: DamageEvent, names: ObjectNames): Phrase {
  const what = { to: names.object(to), amount };
  const how = series(
    qualities.map((quality) => typeWord(quality)),
    "and",
  );
  if (source !== undefined) {
    const dealt = say("event-deals-damage", { ...what, source: names.object(source) });
    return happening(dealt, qualities.length === 0 ? [] : [say("damage-with", { qualities: how })]);
  }
  return qualities.length === 0
    ? say("event-is-dealt-damage", what)
    : say("event-is-dealt-damage-by", { ...what, qualities: how });
}

function merges(event: EventOf<"merges">, names: ObjectNames): Phrase {
  const card = names.introduced(event.card);
  const what = event.token === true ? say("event-a-copy", { card }) : card;
  const args = { what, onto: names.object(event.onto) };
  return event.position === "top" ? say("event-merges-on-top", args) : say("event-merges-underneath", args);
}

function phases({ kind, objects }: EventOf<"phaseOut" | "phaseIn">, names: ObjectNames): Phrase {
  return say(kind === "phaseOut" ? "event-phases-out" : "event-phases-in", { objects: namesOf(objects, names) });
}

function check({ id, note }: EventOf<"check">): Phrase {
  return note === undefined ? say("event-check", { id }) : say("event-check-noted", { id, note });
}

/** What happens in an event: a whole sentence, to be said with a capital and a full stop. */
export function eventPhrase(event: ScenarioEvent, names: ObjectNames): Phrase {
  switch (event.kind) {
    case "enters":
      return enters(event, names);
    case "moves":
      return moves(event, names);
    case "casts":
      return casts(event, names);
    case "resolves":
      return resolves(event, names);
    case "attach":
      return say("event-attaches", { object: names.object(event.object), to: names.object(event.to) });
    case "unattach":
      return say("event-unattaches", { object: names.object(event.object) });
    case "counters":
      return counters(event, names);
    case "turnFaceUp": {
      const up = say("event-turns-face-up", { object: names.object(event.object) });
      return happening(up, enteringPhrases(event, names));
    }
    case "turnFaceDown": {
      const down = say("event-turns-face-down", { object: names.object(event.object) });
      return happening(down, event.as === undefined || event.as === true ? [] : [faceDownPhrase(event.as)]);
    }
    case "transform":
      return say("event-transforms", { object: names.object(event.object) });
    case "merges":
      return merges(event, names);
    case "sticker":
      return sticker(event, names);
    case "phaseOut":
    case "phaseIn":
      return phases(event, names);
    case "tap":
      return say("event-taps", { object: names.object(event.object) });
    case "untap":
      return say("event-untaps", { object: names.object(event.object) });
    case "designate":
      return designatedPhrase(event, names);
    case "choose":
      return happening(say("event-chooses", { object: names.object(event.object) }), choicePhrases(event.choices));
    case "link":
      return say("event-links", {
        object: names.object(event.object),
        objects: namesOf(event.objects, names),
        name: linkName(event.as),
      });
    case "player":
      return player(event);
    case "damage":
      return damage(event, names);
    case "turn":
      return say("event-turn", { player: event.active });
    case "ends":
      return say("event-ends", { effect: effectPhrase(event.effect, names) });
    case "stateBased":
      return happening(
        say("event-state-based"),
        event.keep === undefined ? [] : [say("keeping", { objects: namesOf(event.keep, names) })],
      );
    case "simultaneous":
      return say("event-simultaneous", {
        events: series(
          event.events.map((each) => eventPhrase(each, names)),
          "semicolons",
        ),
      });
    case "check":
      return check(event);
    default:
      return event satisfies never;
  }
}
